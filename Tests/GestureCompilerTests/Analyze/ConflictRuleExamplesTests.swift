import SpecParser
import Testing

@testable import GestureCompiler

/// The analysis confirms the examples that `gspec rules` and the rules' pages show.
@Suite("Examples of the conflict rules") struct ConflictRuleExamplesTests {
  /// All rules but `conflict/undecided`, whose example is prose: the analysis decides every short spec.
  static let shown = ConflictRules.all.filter { $0.id != "conflict/undecided" }

  private func findings(_ text: String) throws -> [Finding] {
    LintSpec().findings(of: try AnalyzeSupport.spec(text))
      .filter { !$0.rule.hasPrefix("accessibility/") }
  }

  @Test(
    "the example is reported under the rule, at its severity; other rules report notes at most",
    arguments: shown)
  func example(_ rule: RuleInfo) throws {
    let found = try findings(rule.example)
    #expect(found.contains { $0.rule == rule.id && $0.severity == rule.defaultSeverity }, "\(rule.id)")
    #expect(found.allSatisfy { $0.rule == rule.id || $0.severity == .note }, "\(found.map(\.rule))")
  }

  @Test(
    "the fixed example has notes at most, and none of the rule if that is itself a note", arguments: shown)
  func fix(_ rule: RuleInfo) throws {
    let found = try findings(rule.corrected)
    #expect(found.allSatisfy { $0.severity == .note }, "\(found.map(\.message))")
    #expect(rule.defaultSeverity > .note || !found.contains { $0.rule == rule.id })
  }
}
