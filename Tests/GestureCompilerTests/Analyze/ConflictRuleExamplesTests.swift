import SpecParser
import Testing

@testable import GestureCompiler

/// What `gspec rules` and the rules' pages show is what the analysis says.
@Suite("Examples of the conflict rules") struct ConflictRuleExamplesTests {
  /// Its example is prose: no short text can show what the analysis gives up on.
  static let shown = ConflictRules.all.filter { $0.id != "conflict/undecided" }

  private func findings(_ text: String) throws -> [Finding] {
    CheckSpec.run(try AnalyzeSupport.spec(text)) { AnalyzeSpec.findings($0) }
      .filter { !$0.rule.hasPrefix("accessibility/") }
  }

  @Test("the example is reported under the rule, at its severity, and under no other", arguments: shown)
  func example(_ rule: RuleInfo) throws {
    let found = try findings(rule.example)
    #expect(found.contains { $0.rule == rule.id && $0.severity == rule.defaultSeverity }, "\(rule.id)")
    #expect(found.allSatisfy { $0.rule == rule.id || $0.severity == .note }, "\(found.map(\.rule))")
  }

  @Test("the fix has nothing above note, and nothing of the rule at its severity", arguments: shown)
  func fix(_ rule: RuleInfo) throws {
    let found = try findings(rule.corrected)
    #expect(found.allSatisfy { $0.severity == .note }, "\(found.map(\.message))")
    #expect(rule.defaultSeverity > .note || !found.contains { $0.rule == rule.id })
  }
}
