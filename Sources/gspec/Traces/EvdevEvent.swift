import GestureRuntime

/// One event of the Linux kernel's input layer.
struct EvdevEvent: Sendable, Hashable {
  /// Time on the recorder's clock.
  var time: Microseconds
  var type: Int
  var code: Int
  var value: Int
  /// The line of the recording, from 1.
  var line: Int
}

/// Event types and codes of linux/input-event-codes.h.
enum Evdev {
  static let syn = 0
  static let key = 1
  static let abs = 3

  static let synReport = 0
  static let synMTReport = 2
  static let synDropped = 3

  static let btnTouch = 0x14A

  static let absX = 0x00
  static let absY = 0x01
  static let slot = 0x2F
  static let touchMajor = 0x30
  static let positionX = 0x35
  static let positionY = 0x36
  static let toolType = 0x37
  static let trackingID = 0x39
  static let pressure = 0x3A
  static let distance = 0x3B
  /// Values of ABS_MT_TOOL_TYPE: MT_TOOL_PEN, MT_TOOL_PALM.
  static let pen = 1
  static let palm = 2

  /// The buttons that report a tool near the surface: BTN_TOOL_PEN, BTN_TOOL_RUBBER, BTN_TOOL_MOUSE. Other tool buttons count fingers.
  static let toolButtons: [Int: TouchTool] = [0x140: .pen, 0x141: .eraser, 0x146: .mouse]

  /// Whether an event concerns touches. Other events are counted and not used.
  static func concernsTouch(_ event: EvdevEvent) -> Bool {
    switch event.type {
    case syn: true
    case key: event.code == btnTouch || (0x140...0x14F).contains(event.code)
    case abs: true
    default: false
    }
  }

  static let types: [String: Int] = [
    "EV_SYN": 0, "EV_KEY": 1, "EV_REL": 2, "EV_ABS": 3, "EV_MSC": 4, "EV_SW": 5, "EV_LED": 0x11,
    "EV_SND": 0x12, "EV_REP": 0x14, "EV_FF": 0x15,
  ]

  /// The codes of the labels of `getevent -l` that concern touches, by type.
  static let codes: [Int: [String: Int]] = [
    0: ["SYN_REPORT": 0, "SYN_CONFIG": 1, "SYN_MT_REPORT": 2, "SYN_DROPPED": 3],
    1: [
      "BTN_TOUCH": 0x14A, "BTN_TOOL_FINGER": 0x145, "BTN_TOOL_PEN": 0x140, "BTN_TOOL_RUBBER": 0x141,
      "BTN_TOOL_MOUSE": 0x146, "BTN_TOOL_DOUBLETAP": 0x14D,
      "BTN_TOOL_TRIPLETAP": 0x14E, "BTN_TOOL_QUADTAP": 0x14F, "BTN_TOOL_QUINTTAP": 0x148,
    ],
    3: [
      "ABS_X": 0, "ABS_Y": 1, "ABS_Z": 2, "ABS_PRESSURE": 0x18, "ABS_DISTANCE": 0x19, "ABS_MT_SLOT": 0x2F,
      "ABS_MT_TOUCH_MAJOR": 0x30, "ABS_MT_TOUCH_MINOR": 0x31, "ABS_MT_WIDTH_MAJOR": 0x32,
      "ABS_MT_WIDTH_MINOR": 0x33, "ABS_MT_ORIENTATION": 0x34, "ABS_MT_POSITION_X": 0x35,
      "ABS_MT_POSITION_Y": 0x36, "ABS_MT_TOOL_TYPE": 0x37, "ABS_MT_BLOB_ID": 0x38,
      "ABS_MT_TRACKING_ID": 0x39, "ABS_MT_PRESSURE": 0x3A, "ABS_MT_DISTANCE": 0x3B,
      "ABS_MT_TOOL_X": 0x3C, "ABS_MT_TOOL_Y": 0x3D,
    ],
  ]
}

/// The description of a device in a recording.
struct EvdevDevice: Sendable, Hashable {
  var name = ""
  /// The axes by code. The last description of a code counts.
  var axes: [Int: Axis] = [:]
  /// Width and height in millimetres.
  var size: Point?
  /// `INPUT_PROP_POINTER`: a touchpad, whose places are not places on a screen.
  var isPointer = false
  /// The value that ABS_MT_SLOT had when the recording began.
  var startingSlot: Int?

  struct Axis: Sendable, Hashable {
    var low: Int
    var high: Int
    /// Units per millimetre; 0 is unknown.
    var resolution: Int
  }

  /// The multi-touch axis, else the single-touch one.
  var xAxis: Axis? { axes[Evdev.positionX] ?? axes[Evdev.absX] }
  var yAxis: Axis? { axes[Evdev.positionY] ?? axes[Evdev.absY] }
}

/// A recording with its events in device units.
struct EvdevRecording: Sendable, Hashable {
  var device = EvdevDevice()
  var events: [EvdevEvent] = []
  var notes = TraceNotes()
}
