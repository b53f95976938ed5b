import GestureCompiler
import SpecParser
import Testing

@testable import gspec

/// Lints and fixes the text of specs in the way of `gspec lint --fix`.
enum FixSupport {
  static func lint(_ text: String) -> LintReport {
    let result = LoadSpec.parse(Array(text.utf8), path: "test.gspec.yaml")
    let findings = LoadSpec.findingsWithFixes(of: result)
    let spec = LintReport.Spec(
      path: "test.gspec.yaml", sources: result.sources, findings: findings, checked: result.spec)
    return LintReport(specs: [spec])
  }

  /// `rule activities: fix fix …` for every error and warning.
  static func told(_ text: String) -> [String] {
    lint(text).specs[0].findings.filter { $0.severity > .note }.map { finding in
      "\(finding.rule) \(finding.activities.joined(separator: " ")): "
        + finding.fixes.map(\.name).joined(separator: " ")
    }
  }

  static func fix(_ name: String, of text: String) throws -> Fix {
    let fixes = lint(text).specs[0].findings.flatMap(\.fixes)
    return try #require(fixes.first { $0.name == name }, "offered: \(fixes.map(\.name))")
  }

  /// The text after several fixes, which are applied together.
  static func fixed(_ text: String, _ names: String...) throws -> String {
    let fixed = try FixSpecs(lint(text), with: names).fixed()
    return String(decoding: try #require(fixed.first).after, as: UTF8.self)
  }

  /// The rule and the sorted activities of every error and warning, and of each that one joins.
  static func problems(_ findings: [Finding]) -> Set<String> {
    Set(
      findings.filter { $0.severity > .note }.flatMap { finding in
        (finding.joined.isEmpty ? [finding.activities] : finding.joined).map { activities in
          ([finding.rule] + activities.sorted() + (activities.isEmpty ? [finding.message] : [])).joined(
            separator: " ")
        }
      })
  }

  static func problems(_ text: String) -> Set<String> { problems(lint(text).specs[0].findings) }

  /// A spec with two activities, on a page with a card and a list.
  static func pair(_ a: String, _ b: String, _ more: String = "", head: String = "") -> String {
    """
    gspec: 1
    product: Test
    uses: [material]
    platforms: [android]
    state: {mode: [calm, busy, wild], unread: bool, zoom: 1.0..8.0}
    elements:
      page:
        children:
          card: {}
          list: {children: {row: {}}}
    \(head)activities:
      a: {does: custom, \(a)}
      b: {does: custom, \(b)}
    \(more)
    """
  }
}
