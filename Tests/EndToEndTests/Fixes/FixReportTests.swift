import Foundation
import Testing

@testable import gspec

/// Tests of fixes in JSON and SARIF.
@Suite("Fixes in reports")
struct FixReportTests {
  static let report = FixSupport.lint(LintFixTests.drags)

  @Test("JSON has each fix with its cost and its edits, and no key without fixes")
  func json() {
    let text = RenderJSON.render(Self.report)
    #expect(
      text.contains(
        """
        "fixes":[{"cost":["adds no latency","`a` is no longer received toward 170deg..225deg"],\
        "edits":[{"column":53,"endColumn":57,"endLine":12,"file":"test.gspec.yaml","line":12,\
        "text":"135deg..170deg"}],"name":"narrow:a","title":"write `toward: 135deg..170deg` in `a`"},
        """.trimmingCharacters(in: .newlines)), "\(text)")
    #expect(!RenderJSON.render(SampleReport.report).contains("fixes"))
  }

  @Test("SARIF has each fix with its replacements")
  func sarif() throws {
    let text = RenderSARIF.render(Self.report, version: "1")
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    let fixes = results.compactMap { $0["fixes"] as? [[String: Any]] }
    #expect(fixes.map(\.count) == [5, 2])
    #expect(
      text.contains(
        """
        {"artifactChanges":[{"artifactLocation":{"uri":"test.gspec.yaml"},"replacements":[{"deletedRegion":\
        {"endColumn":57,"endLine":12,"startColumn":53,"startLine":12},"insertedContent":\
        {"text":"135deg..170deg"}}]}],"description":{"text":"`narrow:a`: write
        """.trimmingCharacters(in: .newlines)))
    #expect(
      text.contains("\"insertedContent\":{\"text\":\"\\n\\nresolve:\\n  - {prefer: a, over: b}\"}"))
  }
}
