import GestureRuntime

/// How a trace is replayed.
struct ReplaySettings: Sendable, Hashable {
  /// The element of touches that name none.
  var target: String?
  /// The state at the start.
  var state: [StateSetting] = []
  /// Every candidate runs alone.
  var showsRivals = false
  /// Used where the trace does not know its screen.
  var screen: Point?
  /// Which way the layout reads; `nil` is what the trace says, or left to right.
  var layout: ReadingDirection?

  /// The layout in which a trace is replayed.
  func layout(of trace: TraceHeader) -> ReadingDirection { layout ?? trace.layout ?? .leftToRight }
}

/// What came of a trace.
struct Replay: Sendable {
  var outcomes: [Outcome] = []
  /// The things that its touches name by their keys.
  var instances = InstanceNames()
  /// Empty unless reasons were asked for.
  var reasons: [CandidateEvent] = []
  /// Both in the order in which they came; empty unless asked for.
  var timeline: [ReplayMoment] = []
  var refusals: [RefusedEvent] = []
  /// Presses that were taken in, and that no activity is there for.
  var untaken: [UntakenPress] = []
  /// Fingers that are still down when the trace ends.
  var fingersDown = 0

  /// The outcomes with their names.
  func named(by table: Table) -> [NamedOutcome] {
    outcomes.map { NamedOutcome($0, table: table, instances: instances) }
  }

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
    var player = try ReplayPlayer(table, settings)
    try player.prepare(for: trace.header)
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
