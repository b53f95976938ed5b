import Testing

@testable import SpecParser
@testable import gspec

@Suite("lint --format xcode")
struct RenderXcodeTests {
  @Test("One line for each finding, as compilers print it, with notes and help as notes; paths are absolute")
  func golden() {
    let report = LintReport(SampleReport.findings, SampleReport.sources, root: "/app")
    #expect(
      RenderXcode.render(report) == """
        /app/Specs/my mail.gspec.yaml:4:3: error: `open` & <others>: a [circle], 100% [conflict/cycle]
        /app/Specs/my mail.gspec.yaml:1:1: note: see [here]
        /app/Specs/my mail.gspec.yaml:4:3: note: why it is so
        /app/Specs/my mail.gspec.yaml:4:3: note: help: drop a line
        /app/Specs/my mail.gspec.yaml:1:1: warning: nothing is silenced [lint/unused-suppression]
        /app/Specs/my mail.gspec.yaml:3:11: note: always [guard/always]

        """)
    #expect(RenderXcode.render(SampleReport.empty).isEmpty)
  }

  @Test(
    "An absolute path, and a name that is no path, stay as they are",
    arguments: ["/a/b.gspec.yaml", "<stdin>"])
  func paths(_ path: String) {
    let sources = SourceSet(files: [SourceFile(path: path, text: "a")])
    let finding = Finding(rule: "a/b", severity: .warning, message: "x", span: nil, file: 0)
    #expect(
      RenderXcode.render(LintReport([finding], sources, root: "/app")) == "\(path):1:1: warning: x [a/b]\n")
  }

  @Test("A line break in a path is escaped, because Xcode reads lines")
  func lineBreak() {
    let sources = SourceSet(files: [SourceFile(path: "/a\nb.gspec.yaml", text: "a")])
    let finding = Finding(rule: "a/b", severity: .warning, message: "x", span: nil, file: 0)
    #expect(
      RenderXcode.render(LintReport([finding], sources, root: "/app"))
        == "/a\\u000ab.gspec.yaml:1:1: warning: x [a/b]\n")
  }
}
