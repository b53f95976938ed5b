import Foundation
import Testing

@testable import SpecParser
@testable import gspec

@Suite("lint --format junit")
struct RenderJUnitTests {
  private let path = "Specs/my mail.gspec.yaml"

  @Test("An error is a failed case, other findings are a case with output, and all other rules are one case")
  func golden() {
    let lines = RenderJUnit.render(SampleReport.report).split(
      separator: "\n", omittingEmptySubsequences: false)
    let counts = "tests=\"4\" failures=\"1\" errors=\"0\" skipped=\"0\" time=\"0\""
    #expect(lines[0] == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    #expect(lines[1] == "<testsuites \(counts)>")
    #expect(lines[2] == "<testsuite name=\"gspec\" \(counts)>")
    #expect(
      lines[3...8].joined(separator: "\n") == """
        <testcase classname="\(path)" name="conflict/cycle open, archive" \
        file="\(path)" time="0"><failure message="`open` &amp; &lt;others&gt;: a [circle], 100%" type="error">\
        \(path):4:3: error: `open` &amp; &lt;others&gt;: a [circle], 100% [conflict/cycle]
        \(path):1:1: see [here]
        why
        it is so
        help: drop a line
        id: \(SampleReport.report.placed[0].id)</failure></testcase>
        """)
    #expect(lines[9].contains("<system-out>\(path):1:1: warning: nothing is silenced"))
    #expect(
      lines[lines.count - 4]
        == "<testcase classname=\"\(path)\" name=\"other rules\" file=\"\(path)\" time=\"0\"/>")
  }

  @Test("With a stricter level warnings fail too")
  func strict() {
    #expect(RenderJUnit.render(SampleReport.report, failing: .warning).contains("failures=\"2\""))
  }

  @Test("All cases of a spec have different names, and characters that are illegal in XML are left out")
  func namesAndCharacters() {
    let finding = Finding(rule: "a/b", severity: .error, message: "bell \u{7} rings", span: nil, file: 0)
    let text = RenderJUnit.render(LintReport([finding, finding], SampleReport.sources))
    #expect(text.contains("name=\"a/b bell  rings\""))
    #expect(text.contains("name=\"a/b bell  rings (2)\""))
    let names = ["a", "a", "a (2)", "a"]
    let cases = names.map { JUnit.Case(className: "c", name: $0, file: "f", result: .passed) }
    let all = JUnit.text([JUnit.Suite(name: "s", cases: cases)])
    for name in ["a", "a (2)", "a (3)", "a (4)"] {
      #expect(all.components(separatedBy: "name=\"\(name)\" file").count == 2, "\(name)")
    }
  }
}
