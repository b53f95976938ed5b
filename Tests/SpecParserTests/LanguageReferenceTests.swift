import Foundation
import SpecParser
import Testing

/// `Docs/SpecLanguage.md` names every metric, refers to every rule, and its examples are right.
@Suite struct LanguageReferenceTests {
  private static let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Docs/SpecLanguage.md")

  private let text: String

  init() throws {
    text = try String(contentsOf: Self.page.resolvingSymlinksInPath(), encoding: .utf8)
  }

  /// The page refers to the index of rules, which lists every rule of the syntax.
  @Test func everyRuleIsListed() throws {
    #expect(text.contains("](Rules/README.md)"))
    let index = Self.page.deletingLastPathComponent().appending(path: "Rules/README.md")
    let rows = try String(contentsOf: index, encoding: .utf8).split(separator: "\n").filter {
      $0.hasPrefix("| [")
    }
    let listed = rows.compactMap { $0.split { "[]".contains($0) }.dropFirst().first.map(String.init) }
    let ids = SyntaxRules.all.map(\.id)
    #expect(listed.filter(ids.contains) == ids)
  }

  @Test func everyMetricIsListed() {
    for metric in Metric.allCases {
      #expect(text.contains("| `\(metric.rawValue)` |"), "\(metric.rawValue)")
    }
  }

  @Test func wholeFilesAreWellFormed() {
    let blocks = text.components(separatedBy: "```yaml\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let files = blocks.filter { $0.hasPrefix("gspec: 1") }
    #expect(files.count == 2)
    for file in files { #expect(places(parse(file)) == []) }
    // The other blocks are sections. They may use names that the base spec does not declare, and nothing else may be wrong.
    for block in blocks where !block.hasPrefix("gspec: 1") {
      let rules = parse(BaseSpec.with(block)).findings.map(\.rule)
      #expect(rules.allSatisfy { $0 == "name/undeclared" }, "\(rules)\n\(block)")
    }
  }
}
