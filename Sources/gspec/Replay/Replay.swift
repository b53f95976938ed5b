import GestureRuntime

/// How a trace is replayed.
struct ReplaySettings: Sendable, Hashable {
  /// The element of touches that name none.
  var target: String?
  /// The state at the start.
  var state: [StateAssignment] = []
  /// Every candidate runs alone.
  var showsRivals = false
  /// Used where the trace does not know its screen.
  var screen: Point?
}

/// What came of a trace.
struct Replay: Sendable {
  var outcomes: [Outcome] = []
  /// Empty unless reasons were asked for.
  var reasons: [CandidateEvent] = []
  /// Both in the order in which they came; empty unless asked for.
  var timeline: [ReplayMoment] = []
  var refusals: [RefusedEvent] = []
  /// Presses that were taken in, and that no activity is there for.
  var untaken: [UntakenPress] = []
  /// Fingers that are still down when the trace ends.
  var fingersDown = 0

  struct RefusedEvent: Sendable, Hashable {
    var line: Int
    var refusal: Refusal
  }

  /// Replays a trace through a recognizer of the table.
  ///
  /// Once the last finger has lifted and the trace has ended, time goes on until nothing waits any more.
  ///
  /// - Throws: when the trace or the settings name an element or a state that the table does not have.
  static func run(
    _ trace: Trace, table: Table, settings: ReplaySettings, withReasons: Bool = false,
    withTimeline: Bool = false
  ) throws(TraceError) -> Replay {
    let names = TableNames(table)
    let target = try settings.target.map { name throws(TraceError) in
      try located(nil) { () throws(NameError) in try names.element(name) }
    }
    var player = Player(table, target: target, showsRivals: settings.showsRivals)
    try player.prepare(trace, settings)
    if withTimeline {
      var sink = TimelineSink()
      return try player.play(trace, into: &sink)
    }
    if withReasons {
      var sink = ReasonSink()
      return try player.play(trace, into: &sink)
    }
    var sink = OutcomeSink()
    return try player.play(trace, into: &sink)
  }
}

/// Keeps what a recognizer reports.
protocol ReplaySink: GestureSink {
  var replay: Replay { get set }
}

struct OutcomeSink: ReplaySink {
  var replay = Replay()
  mutating func receive(_ outcome: Outcome) { replay.outcomes.append(outcome) }
}

struct ReasonSink: ReplaySink {
  static var wantsReasons: Bool { true }
  var replay = Replay()
  mutating func receive(_ outcome: Outcome) { replay.outcomes.append(outcome) }
  mutating func explain(_ event: CandidateEvent) { replay.reasons.append(event) }
}

/// What a recognizer said.
enum ReplayMoment: Sendable {
  case outcome(Outcome)
  case reason(CandidateEvent)
}

struct TimelineSink: ReplaySink {
  static var wantsReasons: Bool { true }
  var replay = Replay()
  mutating func receive(_ outcome: Outcome) {
    replay.outcomes.append(outcome)
    replay.timeline.append(.outcome(outcome))
  }
  mutating func explain(_ event: CandidateEvent) { replay.timeline.append(.reason(event)) }
}

/// Feeds one recognizer.
private struct Player: ~Copyable {
  private var recognizer: Recognizer
  private let names: TableNames
  private let target: ElementID?
  private let taking: TakingElements
  private var down: Set<Int> = []

  /// More timers than any table sets without a sample between them.
  private static let timerLimit = 100_000

  init(_ table: Table, target: ElementID?, showsRivals: Bool) {
    recognizer = Recognizer(table, showsRivals: showsRivals)
    names = TableNames(table)
    taking = TakingElements(table)
    self.target = target
  }

  /// Screen and state at the start.
  mutating func prepare(_ trace: Trace, _ settings: ReplaySettings) throws(TraceError) {
    recognizer.setScreen(trace.header.screen ?? settings.screen)
    for assignment in settings.state { try set(assignment, line: nil) }
  }

  mutating func play<Sink: ReplaySink>(_ trace: Trace, into sink: inout Sink) throws(TraceError) -> Replay {
    for event in trace.events {
      if let refusal = try feed(event, into: &sink) {
        sink.replay.refusals.append(.init(line: event.line, refusal: refusal))
      }
    }
    recognizer.flush(into: &sink)
    sink.replay.fingersDown = down.count
    if down.isEmpty { letTimePass(into: &sink) }
    return sink.replay
  }

  private mutating func feed<Sink: ReplaySink>(
    _ event: TraceEvent, into sink: inout Sink
  ) throws(TraceError) -> Refusal? {
    switch event.action {
    case .tick(let time): return recognizer.advance(to: time, into: &sink)
    case .set(let time, let assignments):
      let refusal = recognizer.advance(to: time, into: &sink)
      for assignment in assignments { try set(assignment, line: event.line) }
      return refusal
    case .touch(let touch):
      let sample = try sample(touch, line: event.line)
      for known in touch.sizes {
        let element = try located(event.line) { () throws(NameError) in try names.element(known.element) }
        recognizer.setSize(known.size, of: element)
      }
      let refusal = recognizer.feed(sample, into: &sink)
      if refusal == nil { follow(sample, into: &sink) }
      return refusal
    }
  }

  private mutating func follow<Sink: ReplaySink>(_ touch: TouchSample, into sink: inout Sink) {
    switch touch.phase {
    case .down:
      down.insert(touch.finger)
      if !taking.contains(touch.element) {
        sink.replay.untaken.append(
          UntakenPress(time: touch.time, location: touch.location, element: touch.element.map(names.path)))
      }
    case .move: break
    case .up, .cancel: down.remove(touch.finger)
    }
  }

  private func sample(_ touch: TraceTouch, line: Int) throws(TraceError) -> TouchSample {
    var sample = TouchSample(
      time: touch.time, phase: touch.phase, finger: touch.finger, location: touch.location, size: touch.size)
    if touch.phase == .down { sample.element = target }
    if let name = touch.element {
      sample.element =
        name.isEmpty ? .nothing : try located(line) { () throws(NameError) in try names.element(name) }
    }
    return sample
  }

  private mutating func set(_ assignment: StateAssignment, line: Int?) throws(TraceError) {
    let (state, value) = try located(line) { () throws(NameError) in try names.assignment(assignment) }
    recognizer.setState(state, to: value)
  }

  private mutating func letTimePass<Sink: GestureSink>(into sink: inout Sink) {
    for _ in 0..<Self.timerLimit {
      guard let deadline = recognizer.nextDeadline else { return }
      recognizer.advance(to: deadline, into: &sink)
    }
  }
}

/// A wrong name as an error of the trace's line; 0 is a made event without one.
private func located<T>(_ line: Int?, _ body: () throws(NameError) -> T) throws(TraceError) -> T {
  do {
    return try body()
  } catch {
    throw TraceError(line: line == 0 ? nil : line, error.message, help: error.help)
  }
}

extension Refusal {
  /// Why, for people.
  var sentence: String {
    switch self {
    case .timeWentBack: "its time lies before that of an earlier event"
    case .fingerIsDown: "the finger is down already"
    case .fingerIsNotDown: "the finger is not down"
    case .tooManyFingers: "more than \(Recognizer.fingerLimit) fingers are down"
    case .placeIsNotFinite: "its place is further out than any screen"
    case .duplicate: "it repeats the finger's time and place"
    case .outOfRange: "its time is too far out, or its element unknown"
    }
  }
}
