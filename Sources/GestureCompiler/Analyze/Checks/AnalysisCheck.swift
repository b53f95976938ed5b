package import SpecParser

/// A check that needs the results of the conflict analysis. It enforces one sentence, and its file is named after that sentence.
///
/// A check that needs only the spec is a `SpecCheck`, which also sees what `AnalyzedPart` leaves out.
///
/// `AnalysisRules` has the entry of its rule, unless a `SpecCheck` enforces that, too.
package protocol AnalysisCheck: RuleCheck {
  /// Every violation, in any order.
  func findings(in context: AnalysisContext) -> [Finding]
}

/// The part of a spec that can be analyzed, with the results of the conflict analysis.
package struct AnalysisContext: Sendable {
  package let checks: CheckContext
  /// The machine of the spec of `checks`.
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
