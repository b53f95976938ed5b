import GestureRuntime

/// What touched the screen when, in points and microseconds, whatever it was recorded with.
struct Trace: Sendable, Hashable {
  var header = TraceHeader()
  /// In the order of the file.
  var events: [TraceEvent] = []
}

/// What a trace says about itself.
struct TraceHeader: Sendable, Hashable {
  /// Size of the screen in points; `nil` if the trace does not know.
  var screen: Point?
  /// Which way the layout read; `nil` if the trace does not say.
  var layout: ReadingDirection?
  /// The recording device's name for people; may be empty.
  var device = ""
}

extension ReadingDirection {
  /// As traces, cases and options write it.
  var word: String { self == .leftToRight ? "ltr" : "rtl" }

  /// - Returns: `nil` for any other word than `ltr` and `rtl`.
  init?(word: String) {
    switch word {
    case "ltr": self = .leftToRight
    case "rtl": self = .rightToLeft
    default: return nil
    }
  }
}

/// One event of a trace.
struct TraceEvent: Sendable, Hashable {
  /// The line that it was read from, counted from 1; 0 for one that was made.
  var line: Int
  var action: TraceAction

  init(line: Int = 0, _ action: TraceAction) {
    self.line = line
    self.action = action
  }
}

enum TraceAction: Sendable, Hashable {
  case touch(TraceTouch)
  /// Time has passed.
  case tick(Microseconds)
  /// State changes: names in the order of the file.
  case set(Microseconds, [StateSetting])
  /// Content stands elsewhere: elements in the order of the file.
  case at(Microseconds, [ContentSetting])

  var time: Microseconds {
    switch self {
    case .touch(let touch): touch.time
    case .tick(let time), .set(let time, _), .at(let time, _): time
    }
  }
}

/// A finger's sample, with the element still a name.
struct TraceTouch: Sendable, Hashable {
  var time: Microseconds
  var phase: TouchPhase
  var finger: Int
  /// Points.
  var location: Point
  /// Path or short name of the element under the finger; on `move` and `up` `nil` leaves it as it was, and empty is no
  /// element.
  var element: String?
  /// On `down`: that element's size in points.
  var size: Point?
  /// On `down`: what touches.
  var tool = TouchTool.finger
  /// On `down`: sizes of elements around it, in points, in the order of the file.
  var sizes: [ElementSize] = []
  /// On `down`: where that element lies, and elements around it, in the order of the file.
  var frame: Rectangle?
  var frames: [ElementFrame] = []

  init(
    time: Microseconds, phase: TouchPhase, finger: Int, location: Point, element: String? = nil,
    size: Point? = nil
  ) {
    self.time = time
    self.phase = phase
    self.finger = finger
    self.location = location
    self.element = element
    self.size = size
  }
}

extension TouchTool {
  /// As traces, cases and outcomes write it.
  var word: String { "\(self)" }

  /// - Returns: `nil` for a word that is no tool.
  init?(word: String) {
    guard let tool = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = tool
  }
}

/// How large an element is.
struct ElementSize: Sendable, Hashable {
  /// Path or short name.
  var element: String
  /// Points.
  var size: Point
}

/// Where an element lies.
struct ElementFrame: Sendable, Hashable {
  /// Path or short name.
  var element: String
  /// Points.
  var frame: Rectangle
}

/// `selection = some`: a state variable by name and a value as written.
struct StateSetting: Sendable, Hashable {
  var name: String
  var value: StateValue
}

/// A value of state as a trace, a case or an option writes it; the table's types decide what it means.
enum StateValue: Sendable, Hashable {
  case word(String)
  case number(Double)
  case bool(Bool)
}
