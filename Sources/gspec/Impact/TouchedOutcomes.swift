import GestureRuntime

/// The outcomes of a replay, with the presses at which a touch begins that no earlier outcome belongs to.
struct TouchedOutcomes {
  private let outcomes: [Outcome]
  private let instances: InstanceNames
  private let table: Table
  /// The number of outcomes before each press that found no finger down and no timer left, by the index of its event.
  private let starts: [Int: Int]

  /// Replays a trace.
  ///
  /// - Throws: if the trace or the settings name an element or a state that the table does not have.
  init(_ trace: Trace, names: TableNames, settings: ReplaySettings) throws(TraceError) {
    var player = try ReplayPlayer(names, settings)
    try player.prepare(for: trace.header)
    var sink = OutcomeSink()
    var starts: [Int: Int] = [:]
    for (index, event) in trace.events.enumerated() {
      if let touch = event.action.touch, touch.phase == .down,
        player.isAtRest(at: touch.time, into: &sink)
      {
        starts[index] = sink.replay.outcomes.count
      }
      try player.take(event, into: &sink)
    }
    player.end(into: &sink)
    outcomes = sink.replay.outcomes
    instances = sink.replay.instances
    table = names.table
    self.starts = starts
  }

  /// The outcomes of each touch. A touch begins where it does so in both replays, since a timer of either may still decide an earlier one.
  func touches(alsoIn other: TouchedOutcomes) -> [ArraySlice<Outcome>] {
    let common = starts.filter { other.starts[$0.key] != nil }.values.sorted()
    return zip([0] + common, common + [outcomes.count]).map { outcomes[$0..<$1] }
  }

  /// The outcomes of a touch with their names, one after the other.
  func named(_ touch: ArraySlice<Outcome>) -> some Sequence<NamedOutcome> {
    touch.named(by: table, instances)
  }

  /// The outcomes of a touch that show a press before its claim, with their names.
  func shown(_ touch: ArraySlice<Outcome>) -> some Sequence<NamedOutcome> {
    touch.filter { !$0.phase.isRecognized }.named(by: table, instances)
  }
}
