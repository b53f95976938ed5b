import SpecParser

/// What an analysis found out about shapes: true of every spec with the same metrics, and so kept for the next one.
package struct AnalysisMemory {
  var pool = ShapePool()
  var decisions: [AnalyzeConflicts.DecisionKey: PairDecision] = [:]
  var beaten: [AnalyzeConflicts.BeatenKey: Bool] = [:]

  package init() {}
}

extension AnalyzeConflicts {
  /// A search for a trace on which an activity claims and a rival has not, by number of shape.
  struct BeatenKey: Hashable {
    var rival: Int
    var activity: Int
    var isOnOneTarget: Bool
    var winsTies: Bool
  }

  var memory: AnalysisMemory {
    var memory = AnalysisMemory()
    memory.pool = pool
    memory.decisions = decisions
    memory.beaten = beaten
    return memory
  }

  func isInFocus(_ a: Int, _ b: Int) -> Bool {
    focus.map { $0.contains(a) || $0.contains(b) } ?? true
  }

  /// Whether one in focus could beat it, or is it.
  func isNearFocus(_ activity: Int) -> Bool {
    guard let focus else { return true }
    let around = Set(ReplayTrace.chain(machine, machine.activities[activity].target))
    return focus.contains { $0 == activity || around.contains(machine.activities[$0].target) }
  }
}
