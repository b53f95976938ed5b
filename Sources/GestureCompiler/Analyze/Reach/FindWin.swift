package import GestureRuntime
package import SpecParser

/// Touches by which an activity may win: those that were played in the search for its victory. Who wins them is for the recognizer to say.
package struct FindWin {
  package struct Attempt: Sendable {
    package var samples: [TouchSample]
    package var end: Int64
    /// By slot of the state.
    package var state: [Int: Double]
  }

  private let analysis: AnalyzeConflicts
  private let finder: FindRivals
  private let relations: RelationIndex

  /// - Parameter machine: made of the context's spec, which can be analyzed whole.
  package init(_ context: CheckContext, _ machine: Machine) {
    var analysis = AnalyzeConflicts(context, machine)
    _ = analysis.run()
    self.analysis = analysis
    relations = RelationIndex(machine)
    finder = FindRivals(analysis, relations)
  }

  /// - Parameter activity: by the machine's index.
  /// - Returns: the latest first, which are those with the fewest rivals left; a bounded number.
  package func attempts(by activity: Int) -> [Attempt] {
    guard !analysis.dead.contains(activity) else { return [] }
    let target = analysis.machine.activities[activity].target
    return states(of: activity).flatMap { model -> [Attempt] in
      let log = PlayedTraces()
      let cover = CoverActivity(
        activity: activity, target: target, allShapes: analysis.allShapes, relations: relations,
        rivals: finder,
        players: { [analysis] in [analysis.players.player(on: target)] },
        hand: analysis.hand, reach: analysis.reach, played: log)
      _ = cover.rivals(in: model, exists: { analysis.guards.set(of: $0).contains(model) })
      return log.traces.reversed().map { trace in
        Attempt(samples: trace.samples(inner: target, outer: target), end: trace.end, state: model)
      }
    }
  }

  /// A state in which it exists, and one in which as few rivals as possible do.
  private func states(of activity: Int) -> [[Int: Double]] {
    let own = analysis.guards.set(of: activity)
    var fewest = own
    for rival in finder.around(activity) where rival != activity {
      let without = fewest.intersection(analysis.guards.set(of: rival).complement)
      if without.model != nil { fewest = without }
    }
    return [fewest.model, own.model].compactMap { $0 }
  }
}

/// Collects the traces that were played.
final class PlayedTraces {
  private(set) var traces: [PlainTrace] = []

  func add(_ trace: PlainTrace) { traces.append(trace) }
}
