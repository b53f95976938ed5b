import SpecParser
import Testing

/// The example of every syntax rule breaks the rule, and the fixed example does not.
@Suite struct RuleCatalogueTests {
  /// Rules whose example is prose, because no short text can break them.
  static let inProse: Set<String> = ["input/encoding", "input/limit"]

  @Test func idsAreDistinctAndComplete() {
    let ids = SyntaxRules.all.map(\.id)
    #expect(Set(ids).count == ids.count)
    for rule in SyntaxRules.all {
      #expect(!rule.summary.isEmpty && !rule.summary.hasSuffix("."))
      #expect(rule.reason.hasSuffix("."))
      #expect(!rule.example.isEmpty && !rule.corrected.isEmpty)
    }
  }

  @Test(arguments: SyntaxRules.all.filter { !inProse.contains($0.id) })
  func exampleBreaksTheRule(_ rule: RuleInfo) {
    let found = parse(BaseSpec.with(rule.example)).findings.map(\.rule)
    #expect(found.contains(rule.id), "\(found)")
    #expect(Set(found).count == 1, "the example breaks other rules, too: \(found)")
  }

  @Test(arguments: SyntaxRules.all.filter { !inProse.contains($0.id) })
  func fixKeepsIt(_ rule: RuleInfo) {
    let result = parse(BaseSpec.with(rule.corrected))
    #expect(places(result) == [])
    #expect(result.spec != nil)
  }

  @Test("No example ends in a full stop; code that prints prose as a sentence adds one")
  func samplesInProse() {
    for rule in RuleCatalogue.all {
      for sample in [rule.example, rule.corrected] {
        #expect(!sample.hasSuffix("."), "\(rule.id): \(sample)")
      }
      #expect(!RulePage.markdown(of: rule).contains("..\n"), "\(rule.id)")
    }
  }

  @Test func baseSpecIsClean() {
    #expect(places(parse(BaseSpec.with(""))) == [])
  }
}
