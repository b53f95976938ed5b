import SpecParser
import Testing

/// Every rule's own example breaks it, and its fix does not.
@Suite struct RuleCatalogueTests {
  /// Rules whose example is prose: no text in a catalogue can show them.
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

  @Test("Prose has no full stop at its end: who prints it as a sentence adds one")
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
