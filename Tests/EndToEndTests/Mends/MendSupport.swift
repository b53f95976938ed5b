import GestureCompiler
import SpecParser
import Testing

@testable import gspec

/// Specs as text, linted and mended by the road that the command takes.
enum MendSupport {
  static func lint(_ text: String) -> LintReport {
    let result = LoadSpec.parse(Array(text.utf8), path: "test.gspec.yaml")
    let findings = LoadSpec.findingsWithMends(of: result)
    let spec = LintReport.Spec(
      path: "test.gspec.yaml", sources: result.sources, findings: findings, checked: result.spec)
    return LintReport(specs: [spec])
  }

  /// `rule activities: mend mend …` of every finding above note.
  static func told(_ text: String) -> [String] {
    lint(text).specs[0].findings.filter { $0.severity > .note }.map { finding in
      "\(finding.rule) \(finding.activities.joined(separator: " ")): "
        + finding.mends.map(\.name).joined(separator: " ")
    }
  }

  static func mend(_ name: String, of text: String) throws -> Mend {
    let mends = lint(text).specs[0].findings.flatMap(\.mends)
    return try #require(mends.first { $0.name == name }, "offered: \(mends.map(\.name))")
  }

  /// The text after the mends, which are applied together.
  static func fixed(_ text: String, _ names: String...) throws -> String {
    let fixed = try FixSpecs(lint(text), with: names).fixed()
    return String(decoding: try #require(fixed.first).after, as: UTF8.self)
  }

  /// What is above note: rule and activities, whatever their order.
  static func problems(_ findings: [Finding]) -> Set<String> {
    Set(
      findings.filter { $0.severity > .note }.map {
        ([$0.rule] + $0.activities.sorted() + ($0.activities.isEmpty ? [$0.message] : [])).joined(
          separator: " ")
      })
  }

  static func problems(_ text: String) -> Set<String> { problems(lint(text).specs[0].findings) }

  /// Two activities in a page with a card.
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
