import GestureRuntime

/// The settings of a replay.
struct ReplaySettings: Sendable, Hashable {
  /// The element of touches that name none.
  var target: String?
  /// The state at the start.
  var state: [StateSetting] = []
  /// Whether every candidate runs alone.
  var showsRivals = false
  /// The size of the screen, used if the trace does not give it.
  var screen: Point?
  /// The reading direction of the layout; `nil` for that of the trace, or left to right.
  var layout: ReadingDirection?

  /// The layout in which a trace is replayed.
  func layout(of trace: TraceHeader) -> ReadingDirection { layout ?? trace.layout ?? .leftToRight }
}

/// The result of a replay.
struct Replay: Sendable {
  var outcomes: [Outcome] = []
  /// The instances that the trace names by keys.
  var instances = InstanceNames()
  /// The events of candidates; empty unless requested.
  var reasons: [CandidateEvent] = []
  /// For every event of a candidate, the number of outcomes before it.
  fileprivate var outcomesBefore: [Int] = []
  var refusals: [RefusedEvent] = []
  /// Accepted presses on places without an activity.
  var untaken: [UntakenPress] = []
  /// The number of fingers that are still down at the end of the trace.
  var fingersDown = 0

  /// The outcomes with their names.
  func named(by table: Table) -> [NamedOutcome] { Array(eachNamed(by: table)) }

  /// The outcomes with their names, one after the other.
  func eachNamed(by table: Table) -> some Sequence<NamedOutcome> { outcomes.named(by: table, instances) }

  /// Outcomes and events of candidates by time, and at one time in the order in which they were reported.
  ///
  /// One call reports the events of candidates first, also those that come after the outcomes of an earlier time.
  var timeline: some Sequence<ReplayMoment> {
    sequence(state: (outcome: 0, reason: 0)) { next -> ReplayMoment? in
      let outcome = next.outcome < outcomes.count ? outcomes[next.outcome] : nil
      if next.reason < reasons.count, outcomesBefore[next.reason] <= next.outcome {
        let reason = reasons[next.reason]
        if outcome.map({ reason.time <= $0.time }) ?? true {
          next.reason += 1
          return .reason(reason)
        }
      }
      guard let outcome else { return nil }
      next.outcome += 1
      return .outcome(outcome)
    }
  }

  struct RefusedEvent: Sendable, Hashable {
    var line: Int
    var refusal: Refusal
  }

  /// Replays a trace through a recognizer of a table.
  ///
  /// If no finger is down at the end of the trace, time advances until no timer is left.
  ///
  /// - Parameter names: those of the table.
  /// - Throws: if the trace or the settings name an element or a state that the table does not have.
  static func run(
    _ trace: Trace, names: TableNames, settings: ReplaySettings, withReasons: Bool = false
  ) throws(TraceError) -> Replay {
    var player = try ReplayPlayer(names, settings)
    try player.prepare(for: trace.header)
    if withReasons {
      var sink = ReasonSink()
      return try player.play(trace, into: &sink)
    }
    var sink = OutcomeSink()
    return try player.play(trace, into: &sink)
  }
}

/// A sink that keeps the reports of a recognizer.
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
  mutating func explain(_ event: CandidateEvent) {
    replay.reasons.append(event)
    replay.outcomesBefore.append(replay.outcomes.count)
  }
}

/// One report of a recognizer.
enum ReplayMoment: Sendable {
  case outcome(Outcome)
  case reason(CandidateEvent)
}

extension Refusal {
  /// The reason for the refusal, as a clause for messages. The module for the web has the same words (`refusals` in gestures.js).
  var sentence: String {
    switch self {
    case .timeWentBack: "its time lies before that of an earlier event"
    case .fingerIsDown: "the finger is down already"
    case .fingerIsNotDown: "the finger is not down"
    case .tooManyFingers:
      "more than \(Recognizer.fingerLimit) fingers are down, or too many touches are undecided"
    case .placeIsNotFinite: "its place is on no screen"
    case .duplicate: "it repeats the finger's time and place"
    case .outOfRange: "its time is too far out, or its element, phase or tool unknown"
    }
  }
}
