package import SpecParser

/// What lint keeps for its next runs. Findings do not depend on it.
package struct LintCaches: Sendable {
  /// The findings of whole specs, between runs of the program.
  package var findings: (any FindingStore)?
  /// Decisions about pairs of activities, between runs of the program.
  package var decisions: (any DecisionStore)?
  /// The analysis of an earlier version of the spec, in this process.
  package var analysis: KeptAnalysis

  package init(
    findings: (any FindingStore)? = nil, decisions: (any DecisionStore)? = nil,
    analysis: KeptAnalysis = KeptAnalysis()
  ) {
    self.findings = findings
    self.decisions = decisions
    self.analysis = analysis
  }
}

/// A store of the findings of whole specs.
package protocol FindingStore: Sendable {
  /// The kept findings, or those that `make` computes.
  func findings(_ answer: LintAnswer, of result: ParseResult, make: () -> [Finding]) -> [Finding]
}

/// The result of lint that a `FindingStore` keeps.
package enum LintAnswer: Sendable {
  /// The findings of a spec.
  case found
  /// These findings with their fixes.
  case fixed([Finding])
}
