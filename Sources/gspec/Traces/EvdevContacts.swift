import GestureRuntime

/// A finger's sample in device units.
struct EvdevTouch: Sendable, Hashable {
  var time: Microseconds
  var phase: TouchPhase
  /// 0, 1, 2 … in the order of first contact; never used again.
  var finger: Int
  var x: Int
  var y: Int
  /// On `down`: what touches.
  var tool = TouchTool.finger
  /// The line of the frame's end.
  var line: Int
}

/// What a contact reports: a change of any of these is a `move`.
struct ContactValues: Sendable, Hashable {
  var x: Int
  var y: Int
  var pressure: Int?
  var major: Int?
}

/// The contacts of one frame, as the protocols' trackers find them.
struct ContactFrame: Sendable {
  /// By a number that a contact keeps from its down to its up and that is never used again.
  var contacts: [(key: Int, values: ContactValues)] = []
  /// What touches, for contacts of anything but fingers.
  var tools: [Int: TouchTool] = [:]
  /// Contacts that ended without a lift: palms, and all of them when events were lost.
  var cancelled: Set<Int> = []
}

/// Follows the contacts of one multi-touch protocol.
protocol ContactTracker {
  /// An event inside a frame.
  mutating func take(_ event: EvdevEvent)
  /// SYN_REPORT: the contacts now down.
  mutating func frame(notes: inout TraceNotes) -> ContactFrame
  /// SYN_DROPPED: nothing known of the contacts is true any more.
  mutating func forget() -> ContactFrame
}

/// Turns a recording's events into downs, moves and ups.
///
///     events ─ up to SYN_REPORT ─► ContactTracker ─ ContactFrame ─► ContactJournal ─► EvdevTouch
enum EvdevContacts {
  /// The touches of a recording, times counted from its first frame; what is left down at its end is cancelled.
  static func touches(of recording: EvdevRecording, notes: inout TraceNotes) -> [EvdevTouch] {
    var tracker = tracker(for: recording)
    var journal = ContactJournal()
    var isDropping = false
    var pending = 0
    for event in recording.events {
      if !Evdev.concernsTouch(event) { notes.count(.notTouch) }
      guard event.type == Evdev.syn, event.code != Evdev.synMTReport else {
        isDropping ? notes.count(.dropped) : tracker.take(event)
        pending += 1
        continue
      }
      if event.code == Evdev.synDropped {
        isDropping = true
      } else if event.code == Evdev.synReport {
        let frame = isDropping ? tracker.forget() : tracker.frame(notes: &notes)
        journal.record(frame, time: event.time, line: event.line, notes: &notes)
        isDropping = false
        pending = 0
      }
    }
    notes.count(.incompleteFrame, pending)
    journal.cancelAll()
    return journal.touches
  }

  /// Which protocol the device speaks: shown by the events themselves.
  private static func tracker(for recording: EvdevRecording) -> any ContactTracker {
    let events = recording.events
    if events.contains(where: { $0.type == Evdev.syn && $0.code == Evdev.synMTReport }) {
      return ListedContacts(device: recording.device, events: events)
    }
    let positions = [Evdev.positionX, Evdev.positionY]
    if events.contains(where: { $0.type == Evdev.abs && positions.contains($0.code) }) {
      return SlotContacts(startingSlot: recording.device.startingSlot)
    }
    return SingleContact()
  }
}

/// Compares frames and writes down what changed: in a frame first the ups, then downs and moves by finger.
struct ContactJournal {
  private(set) var touches: [EvdevTouch] = []
  private var down: [Int: (finger: Int, values: ContactValues)] = [:]
  private var fingers = 0
  private var origin: Microseconds?
  private var last: Microseconds = 0
  private var line = 0

  mutating func record(_ frame: ContactFrame, time: Microseconds, line: Int, notes: inout TraceNotes) {
    let begin = origin ?? time
    origin = begin
    if time - begin < last { notes.count(.timeWentBack) }
    last = max(last, time - begin)
    self.line = line
    lift(keeping: Set(frame.contacts.map(\.key)), cancelled: frame.cancelled)
    for (key, values) in frame.contacts where down[key] == nil {
      down[key] = (fingers, values)
      fingers += 1
      append(.down, key, frame.tools[key] ?? .finger)
    }
    moves(frame)
  }

  /// Fingers that are still down when the recording ends.
  mutating func cancelAll() {
    lift(keeping: [], cancelled: Set(down.keys))
  }

  private mutating func lift(keeping: Set<Int>, cancelled: Set<Int>) {
    for key in keysByFinger where !keeping.contains(key) {
      append(cancelled.contains(key) ? .cancel : .up, key)
      down[key] = nil
    }
  }

  private mutating func moves(_ frame: ContactFrame) {
    for (key, values) in frame.contacts {
      guard let known = down[key], known.values != values else { continue }
      down[key]?.values = values
      append(.move, key)
    }
    sortFrame()
  }

  /// Downs and moves of the newest instant by finger; ups and cancels stay in front.
  private mutating func sortFrame() {
    var start = touches.endIndex
    while start > 0, touches[start - 1].line == line, isPlaced(touches[start - 1].phase) { start -= 1 }
    touches[start...].sort { $0.finger < $1.finger }
  }

  private func isPlaced(_ phase: TouchPhase) -> Bool { phase == .down || phase == .move }

  private var keysByFinger: [Int] {
    down.sorted { $0.value.finger < $1.value.finger }.map(\.key)
  }

  private mutating func append(_ phase: TouchPhase, _ key: Int, _ tool: TouchTool = .finger) {
    guard let known = down[key] else { return }
    touches.append(
      EvdevTouch(
        time: last, phase: phase, finger: known.finger, x: known.values.x, y: known.values.y, tool: tool,
        line: line))
  }
}
