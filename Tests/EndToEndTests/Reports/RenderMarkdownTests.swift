import Testing

@testable import SpecParser
@testable import gspec

@Suite("lint --format markdown")
struct RenderMarkdownTests {
  @Test("counts, and a table whose cells escape HTML, mentions and the signs of Markdown")
  func golden() {
    let finding = Finding(
      rule: "guard/never", severity: .warning, message: "`a | <b>` is <no> _tag_ | @here\nnext", span: nil,
      file: 0)
    #expect(
      RenderMarkdown.render(LintReport([finding], SampleReport.sources)) == """
        ### gspec: 1 warning in 1 spec

        | | where | what | rule |
        |---|---|---|---|
        | warning | `Specs/my mail.gspec.yaml:1` | `a \\| <b>` is &lt;no&gt; \\_tag\\_ \\| &#64;here next | `guard/never` |

        """)
  }

  @Test("several backticks in a row begin no code, in which HTML would stay")
  func backticks() {
    #expect(MarkdownText.escape("`a``<b>`") == "'a''&lt;b&gt;'")
    #expect(MarkdownText.escape("`<a>` and `<b>`") == "`<a>` and `<b>`")
  }

  @Test("a backslash before a pipe ends no cell, whether a reader escapes a pipe or the backslash before it")
  func backslashes() {
    #expect(MarkdownText.code("a|b") == "`a\\|b`" && MarkdownText.code("a\\b") == "`a\\b`")
    let code = "<code>a&#92;&#124;&#95;&#60;b</code>"
    #expect(MarkdownText.code("a\\|_<b") == code)
    #expect(MarkdownText.escape("in `a\\|_<b`: \\|") == "in \(code): \\\\\\|")
    #expect(MarkdownText.escape("ends with \\") == "ends with \\\\")
  }

  @Test("a drawing of a finding without activities is called by its message")
  func drawings() {
    var finding = SampleConflict.finding
    finding.activities = []
    finding.message = "nothing claims <it>"
    let text = RenderMarkdown.render(LintReport([finding], SampleReport.sources))
    #expect(text.contains("<summary>conflict/ambiguous: nothing claims &lt;it&gt; ("), "\(text)")
  }

  @Test("a report without findings is one line; a conflict is drawn")
  func others() {
    #expect(RenderMarkdown.render(SampleReport.empty) == "### gspec: nothing found in 1 spec\n")
    var hidden = SampleReport.empty
    hidden.leftOut = ["latency/delays": 2]
    #expect(RenderMarkdown.render(hidden) == "### gspec: nothing to show in 1 spec, 2 not shown\n")
    let text = RenderMarkdown.render(SampleConflict.report)
    #expect(text.contains("<details><summary>") && text.contains("````text\n") && text.contains("CLAIMS"))
  }

  @Test("a long report is cut, with the number of the remaining findings")
  func long() {
    let finding = Finding(rule: "guard/never", severity: .warning, message: "x", span: nil, file: 0)
    let report = LintReport(Array(repeating: finding, count: 60), SampleReport.sources)
    let text = RenderMarkdown.render(report)
    #expect(text.hasSuffix("\n\nand 10 more: `--format text` prints each\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| warning") } == 50)
  }
}
