import Testing

@testable import SpecParser
@testable import gspec

@Suite("lint --format github")
struct RenderGitHubTests {
  @Test("One escaped command for each finding, errors first")
  func golden() {
    let report = LintReport(SampleReport.findings.reversed(), SampleReport.sources)
    let ids = report.placed.map(\.id)
    #expect(
      RenderGitHub.render(report) == """
        ::error file=Specs/my mail.gspec.yaml,line=4,endLine=4,col=3,endColumn=7,title=conflict/cycle::\
        `open` & <others>: a [circle], 100%25%0Awhy%0Ait is so%0Ahelp: drop a line%0A\
        Specs/my mail.gspec.yaml:1: see [here]%0Aid: \(ids[2])
        ::warning file=Specs/my mail.gspec.yaml,line=1,endLine=1,col=1,endColumn=1,title=lint/unused-suppression::\
        nothing is silenced%0Aid: \(ids[1])
        ::notice file=Specs/my mail.gspec.yaml,line=3,endLine=3,col=11,endColumn=14,title=guard/always::always%0Aid: \(ids[0])

        """)
  }

  @Test("Colons and commas in a path are escaped; a finding over several lines has no columns")
  func properties() {
    let sources = SourceSet(files: [SourceFile(path: "a:b,c.gspec.yaml", text: "a\nb\n")])
    let span = SourceSpan(file: 0, start: 0, end: 3)
    let finding = Finding(rule: "guard/never", severity: .error, message: "x", span: span, file: 0)
    let report = LintReport([finding], sources)
    #expect(
      RenderGitHub.render(report) == """
        ::error file=a%3Ab%2Cc.gspec.yaml,line=1,endLine=2,title=guard/never::x%0Aid: \(report.placed[0].id)

        """)
  }

  @Test("A last line counts the annotations that GitHub does not show")
  func tooMany() {
    let findings = (0..<13).map {
      Finding(rule: "a/b", severity: .error, message: "\($0)", span: nil, file: 0)
    }
    let lines = RenderGitHub.render(LintReport(findings, SampleReport.sources)).split(separator: "\n")
    #expect(lines.count == 14)
    #expect(lines.last == "GitHub shows 10 annotations of a level; 3 more are above")
    #expect(RenderGitHub.render(SampleReport.empty).isEmpty)
    var failed = LintReport(findings, SampleReport.sources)
    failed.failures = [ReportFailure(CommandFailure("a.gspec.yaml: gone"))]
    let all = RenderGitHub.render(failed).split(separator: "\n")
    #expect(all.last == "GitHub shows 10 annotations of a level; 4 more are above")
  }
}
