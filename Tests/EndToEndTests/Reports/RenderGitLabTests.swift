import Testing

@testable import gspec

@Suite("lint --format gitlab")
struct RenderGitLabTests {
  @Test("Every key that GitLab asks for")
  func golden() {
    let prints = SampleReport.report.placed.map(\.fingerprint)
    #expect(
      RenderGitLab.render(SampleReport.report) == """
        [{"check_name":"conflict/cycle","description":"`open` & <others>: a [circle], 100%",\
        "fingerprint":"\(prints[0])","location":{"lines":{"begin":4,"end":4},"path":"Specs/my mail.gspec.yaml"},\
        "severity":"major"},\
        {"check_name":"lint/unused-suppression","description":"nothing is silenced",\
        "fingerprint":"\(prints[1])","location":{"lines":{"begin":1,"end":1},"path":"Specs/my mail.gspec.yaml"},\
        "severity":"minor"},\
        {"check_name":"guard/always","description":"always","fingerprint":"\(prints[2])",\
        "location":{"lines":{"begin":3,"end":3},"path":"Specs/my mail.gspec.yaml"},"severity":"info"}]

        """)
    #expect(RenderGitLab.render(SampleReport.empty) == "[]\n")
  }
}
