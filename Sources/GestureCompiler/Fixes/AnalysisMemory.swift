import GestureRuntime
import SpecParser

/// What an analysis found out about guards, and of pairs of the shapes in its `KeptAnalysis`: true of every spec with the same metrics
/// and state, and so kept for the next one.
package struct AnalysisMemory {
  /// Over the machine's variables.
  var guards = GuardMemo()
  var plainValues = PlainValuesMemo()
  var decisions: [AnalyzeConflicts.DecisionKey: PairDecision] = [:]

  package init() {}
}

extension AnalyzeConflicts {
  var memory: AnalysisMemory {
    var memory = AnalysisMemory()
    memory.guards = subject.guards.memo
    memory.plainValues = subject.guards.plain
    memory.decisions = decisions
    return memory
  }

  func isInFocus(_ a: Int, _ b: Int) -> Bool {
    focus?.has(a, b) ?? true
  }

  /// Whether one in focus could beat it, or is it.
  func isNearFocus(_ activity: Int) -> Bool {
    guard let focus else { return true }
    if focus.pairs.contains(where: { $0.first == activity || $0.second == activity }) { return true }
    if focus.activities.isEmpty { return false }
    let around = Set(ReplayTrace.chain(subject.machine, subject.machine.activities[activity].target))
    return focus.activities.contains {
      $0 == activity || around.contains(subject.machine.activities[$0].target)
    }
  }
}

/// What an analysis looks at when something has changed, and the rest is known: indices into `Machine.activities`.
struct AnalysisFocus {
  /// Activities that have changed: all their pairs are looked at.
  var activities: Set<Int>
  /// Pairs between which something else is declared.
  var pairs: Set<UnorderedActivityPair>

  func has(_ a: Int, _ b: Int) -> Bool {
    activities.contains(a) || activities.contains(b) || pairs.contains(UnorderedActivityPair(a, b))
  }
}
