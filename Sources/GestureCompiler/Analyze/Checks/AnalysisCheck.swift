package import SpecParser

/// One check that needs what the conflict analysis found: it enforces one sentence, after which its file is named.
///
/// A check that needs the spec alone is a `SpecCheck`, which also sees what `AnalyzedPart` leaves out.
///
/// Its rule's entry stands in `AnalysisRules`.
package protocol AnalysisCheck: RuleCheck {
  /// Every breach, in any order.
  func findings(in context: AnalysisContext) -> [Finding]
}

/// A spec, as far as it can be analyzed, and what the conflict analysis found out about it.
package struct AnalysisContext: Sendable {
  package let checks: CheckContext
  /// Made of the spec of `checks`.
  package let machine: Machine
  package let report: ConflictReport
  package let slowHand: SlowHand

  package init(
    _ checks: CheckContext, _ machine: Machine, _ report: ConflictReport, slowHand: SlowHand = SlowHand()
  ) {
    self.slowHand = slowHand
    self.checks = checks
    self.machine = machine
    self.report = report
  }

  package var spec: CheckedSpec { checks.spec }
}
