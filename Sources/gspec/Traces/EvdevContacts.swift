import GestureRuntime

/// A sample of a finger in device units.
struct EvdevTouch: Sendable, Hashable {
  var time: Microseconds
  var phase: TouchPhase
  /// The contact's number: 0, 1, 2 … in the order of the downs; never reused.
  var finger: Int
  var x: Int
  var y: Int
  /// The tool; only set on `down`.
  var tool = TouchTool.finger
  /// The line that ends the frame.
  var line: Int
}

/// The values of a contact. A change of any of them is a `move`.
struct ContactValues: Sendable, Hashable {
  var x: Int
  var y: Int
  var pressure: Int?
  var major: Int?
}

/// The contacts of one frame, as a tracker finds them.
struct ContactFrame: Sendable {
  /// The contacts that are down. A contact keeps its key from its down to its up; keys are never reused.
  var contacts: [(key: Int, values: ContactValues)] = []
  /// The tools of contacts. A contact without an entry is a finger.
  var tools: [Int: TouchTool] = [:]
  /// Contacts that ended without a lift: palms, or all contacts if events were lost.
  var cancelled: Set<Int> = []
}

/// Tracks contacts by the rules of one touch protocol.
protocol ContactTracker {
  /// Processes an event inside a frame.
  mutating func take(_ event: EvdevEvent)
  /// Ends a frame at SYN_REPORT; returns the contacts that are down.
  mutating func frame(notes: inout TraceNotes) -> ContactFrame
  /// Drops all contacts after SYN_DROPPED; returns them as cancelled.
  mutating func forget() -> ContactFrame
}

/// Converts the events of a recording to samples.
///
///     events ─ up to SYN_REPORT ─► ContactTracker ─ ContactFrame ─► ContactJournal ─► EvdevTouch
enum EvdevContacts {
  /// The most contacts at one time, more than any hand or panel has. The trackers compare contacts with each other, so a hostile recording
  /// with thousands would take hours.
  static let limit = 64

  /// The samples of a recording, with times from its first frame. Contacts that are still down at its end are cancelled.
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

  /// The tracker for the protocol of the device, which its events show.
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

/// Compares frames and appends samples for the changes: in each frame first ups and cancels, then downs and moves by finger.
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
    let start = touches.endIndex
    for (key, values) in frame.contacts where down[key] == nil {
      down[key] = (fingers, values)
      fingers += 1
      append(.down, key, frame.tools[key] ?? .finger)
    }
    for (key, values) in frame.contacts {
      guard let known = down[key], known.values != values else { continue }
      down[key]?.values = values
      append(.move, key)
    }
    touches[start...].sort { $0.finger < $1.finger }
  }

  /// Cancels the fingers that are still down when the recording ends.
  mutating func cancelAll() {
    lift(keeping: [], cancelled: Set(down.keys))
  }

  private mutating func lift(keeping: Set<Int>, cancelled: Set<Int>) {
    for key in keysByFinger where !keeping.contains(key) {
      append(cancelled.contains(key) ? .cancel : .up, key)
      down[key] = nil
    }
  }

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
