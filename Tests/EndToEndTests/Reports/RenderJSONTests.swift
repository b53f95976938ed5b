import Foundation
import Testing

@testable import SpecParser
@testable import gspec

@Suite("lint --format json")
struct RenderJSONTests {
  @Test("Keys, places and the summary are as documented")
  func golden() {
    let ids = SampleReport.report.placed.map(\.id)
    #expect(
      RenderJSON.render(SampleReport.report) == """
        {"findings":[\
        {"activities":["open","archive"],"column":3,"endColumn":7,"endLine":4,"file":"Specs/my mail.gspec.yaml",\
        "id":"\(ids[0])","line":4,"message":"`open` & <others>: a [circle], 100%","related":[{"column":1,\
        "file":"Specs/my mail.gspec.yaml","line":1,"message":"see [here]"}],"rule":"conflict/cycle",\
        "severity":"error"},\
        {"activities":[],"column":1,"endColumn":1,"endLine":1,"file":"Specs/my mail.gspec.yaml",\
        "id":"\(ids[1])","line":1,\
        "message":"nothing is silenced","related":[],"rule":"lint/unused-suppression","severity":"warning"},\
        {"activities":["open"],"column":11,"endColumn":14,"endLine":3,"file":"Specs/my mail.gspec.yaml",\
        "id":"\(ids[2])","line":3,\
        "message":"always","related":[],"rule":"guard/always","severity":"note"}],\
        "summary":{"errors":1,"notes":1,"warnings":1},"version":1}

        """)
  }

  @Test("No findings are an empty list")
  func empty() {
    #expect(
      RenderJSON.render(SampleReport.empty) == """
        {"findings":[],"summary":{"errors":0,"notes":0,"warnings":0},"version":1}

        """)
  }

  @Test("A witness' state has numbers, bools and words as they are, also words that look like numbers")
  func state() throws {
    let values = [
      "007": "\"007\"", "7": "7", "1.00005": "1.00005", "true": "true", "calm": "\"calm\"", "1e3": "\"1e3\"",
    ]
    for (written, json) in values {
      var finding = SampleConflict.finding
      finding.witness?.state = [.init(name: "mode", value: written)]
      let report = LintReport([finding], SampleReport.sources)
      #expect(RenderJSON.render(report).contains("\"state\":{\"mode\":\(json)}"), "\(written)")
      let witness = try #require(finding.witness)
      let trace = WitnessTrace.text(witness, of: report.placed[0])
      #expect(trace.contains("\"set\":{\"mode\":\(json)}"), "\(trace)")
    }
  }

  @Test("Paths below the working directory become relative, other paths stay")
  func paths() {
    #expect(ReportPlace.relative("/home/me/Specs/a.gspec.yaml", to: "/home/me") == "Specs/a.gspec.yaml")
    #expect(ReportPlace.relative("/home/me/Specs/a.gspec.yaml", to: "/home/me/") == "Specs/a.gspec.yaml")
    #expect(ReportPlace.relative("/home/mean/a.gspec.yaml", to: "/home/me") == "/home/mean/a.gspec.yaml")
    #expect(ReportPlace.relative("././a.gspec.yaml", to: "") == "a.gspec.yaml")
    #expect(ReportPlace.relative("/a.gspec.yaml", to: "") == "/a.gspec.yaml")
  }
}
