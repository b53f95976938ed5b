import GestureRuntime
import SpecParser

/// Results of an analysis about guards and about pairs of the shapes in its `KeptAnalysis`. They are true for every spec with the same
/// metrics and states, and so are kept for the next one.
package struct AnalysisMemory {
  /// Guards over the machine's variables.
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
}
