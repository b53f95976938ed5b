import GestureCompiler
import SpecParser
import TestSupport
import Testing

@testable import gspec

/// Lints the examples that `gspec rules` shows as if they were files, with all checks and the conflict analysis.
@Suite("Examples of every rule")
struct RuleExamplesTests {
  /// The rules with an example. `conflict/undecided` has only a description, because a short spec is never too much for the analysis.
  static let shown = RuleCatalogue.all.map(\.id).filter {
    !RuleExample.described.contains($0) && $0 != "conflict/undecided"
  }

  private static func lint(_ piece: String, of id: String) -> [Finding] {
    let text = RuleExample.whole(piece)
    let result = LoadSpec.parse(Array(text.utf8), path: "example.gspec.yaml")
    return LintSpec(.conflicts, AnalysisRequest(coverage: id.hasPrefix("coverage/"))).findings(of: result)
  }

  @Test("the example is reported by its rule, with the rule's severity", arguments: shown)
  func example(id: String) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    let found = Self.lint(rule.example, of: id)
    #expect(
      found.contains { $0.rule == id && $0.severity == rule.defaultSeverity },
      "\(found.map { "\($0.rule): \($0.message)" })")
  }

  @Test(
    "the fixed example is not reported by its rule, and has no errors or warnings of other rules",
    arguments: shown)
  func fixed(id: String) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    let found = Self.lint(rule.corrected, of: id)
    let wrong = found.filter { $0.severity > .note || $0.rule == id && $0.severity >= rule.defaultSeverity }
    #expect(wrong.isEmpty, "\(wrong.map { "\($0.rule): \($0.message)" })")
  }
}
