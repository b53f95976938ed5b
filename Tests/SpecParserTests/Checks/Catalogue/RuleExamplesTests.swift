import TestSupport
import Testing

@testable import SpecParser

@Suite("Every rule's example breaks the rule, and its fix does not")
struct RuleExamplesTests {
  /// Rules whose example is a spec. The analysis checks the examples of its own rules in its own tests.
  static let shown = RuleCatalogue.all.filter { rule in
    !RuleExample.described.contains(rule.id) && !AnalysisRules.all.contains { $0.id == rule.id }
  }

  /// Lints an example. Notes that nearly every short spec gets count only in the examples of their own rules.
  private static func lint(_ piece: String, of id: String) -> [Finding] {
    let found = SpecText.lint(RuleExample.whole(piece), all: SpecText.common.contains(id))
    return found.filter { !SpecText.common.contains($0.rule) || $0.rule == id }
  }

  @Test("The example breaks its rule and no other", arguments: shown.map(\.id))
  func example(id: String) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    let found = Self.lint(rule.example, of: id)
    #expect(Set(found.map(\.rule)) == [id], "\(found.map { "\($0.rule): \($0.message)" })")
    #expect(found.contains { $0.rule == id && $0.severity == rule.defaultSeverity })
    // Two backticks mean that a name was quoted twice.
    #expect(found.allSatisfy { !$0.message.contains("``") }, "\(found.map(\.message))")
  }

  @Test("The fixed example is clean", arguments: shown.map(\.id))
  func fix(id: String) throws {
    let rule = try #require(RuleCatalogue.rule(id))
    let found = Self.lint(rule.corrected, of: id)
    #expect(found.isEmpty, "\(found.map { "\($0.rule): \($0.message)" })")
  }

  @Test("Ids are unique, and nothing in the catalogue is empty")
  func catalogue() {
    #expect(Set(RuleCatalogue.all.map(\.id)).count == RuleCatalogue.all.count)
    for rule in RuleCatalogue.all {
      #expect(rule.id.split(separator: "/").count == 2)
      for text in [rule.summary, rule.reason, rule.example, rule.corrected] {
        #expect(!text.isEmpty, "\(rule.id)")
      }
      #expect(!rule.summary.hasSuffix("."), "\(rule.id)")
    }
  }
}
