import Foundation
import Testing

@testable import SpecParser
@testable import gspec

@Suite("lint --format sarif")
struct RenderSARIFTests {
  private func run(_ report: LintReport) throws -> [String: Any] {
    let text = RenderSARIF.render(report, version: "1.2.3")
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect(log["$schema"] as? String == "https://json.schemastore.org/sarif-2.1.0.json")
    return try #require((log["runs"] as? [[String: Any]])?.first)
  }

  @Test("A result has its rule, level, place, links to related places and gspec's own fingerprint")
  func result() {
    let print = SampleReport.report.placed[0].fingerprint
    let hash = PrimaryLineHash(Array(SampleReport.text.utf8))(line: 4) ?? ""
    let index = RuleCatalogue.all.firstIndex { $0.id == "conflict/cycle" } ?? -1
    let text = RenderSARIF.render(SampleReport.report, version: "1.2.3")
    #expect(
      text.contains(
        """
        {"level":"error","locations":[{"physicalLocation":{"artifactLocation":\
        {"uri":"Specs/my%20mail.gspec.yaml"},"region":{"endColumn":7,"endLine":4,"startColumn":3,"startLine":4}}}],\
        "message":{"text":"`open` & <others>: a [circle], 100%. why\\nit is so. Help: drop a line. \
        [see \\\\[here\\\\]](0)."},"partialFingerprints":{"gspecFinding/v1":"\(print)",\
        "primaryLocationLineHash":"\(hash)"},\
        "relatedLocations":[{"id":0,"message":{"text":"see [here]"},"physicalLocation":{"artifactLocation":\
        {"uri":"Specs/my%20mail.gspec.yaml"},"region":{"endColumn":9,"endLine":1,"startColumn":1,"startLine":1}}}],\
        "ruleId":"conflict/cycle","ruleIndex":\(index)}
        """))
  }

  @Test("Every rule of the catalogue is described, with nothing empty and nothing too long")
  func rules() throws {
    let run = try run(SampleReport.empty)
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == RuleCatalogue.all.map(\.id))
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let text = (rule[key] as? [String: String])?["text"] ?? ""
        #expect(!text.isEmpty)
        if key != "help" { #expect(text.count <= 1024) }
      }
    }
  }

  @Test("A result's rule is always described, also if the catalogue lacks it")
  func foreignRule() throws {
    let finding = Finding(rule: "other/rule", severity: .warning, message: "x", span: nil, file: 0)
    let run = try run(LintReport([finding], SampleReport.sources))
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let index = try #require(result["ruleIndex"] as? Int)
    #expect(rules[index]["id"] as? String == "other/rule")
  }

  @Test("Each sentence of a message ends with exactly one sign")
  func sentences() {
    let finding = Finding(
      rule: "guard/never", severity: .error, message: "really?", span: nil, file: 0, notes: ["so it is."],
      help: ["write `a: 1`"])
    let text = RenderSARIF.render(LintReport([finding], SampleReport.sources), version: "1")
    #expect(text.contains("\"text\":\"really? so it is. Help: write `a: 1`.\""))
  }

  @Test("A finding in standard input has no hash of its line")
  func withoutFile() {
    let sources = SourceSet(files: [SourceFile(path: "<stdin>", text: "a: 1")])
    let finding = Finding(rule: "guard/never", severity: .error, message: "x", span: nil, file: 0)
    let text = RenderSARIF.render(LintReport([finding], sources), version: "1")
    #expect(!text.contains("primaryLocationLineHash"))
  }

  @Test("A path outside the folder becomes a file URI")
  func absolutePath() {
    let sources = SourceSet(files: [SourceFile(path: "/tmp/a b.gspec.yaml", text: "")])
    let finding = Finding(rule: "guard/never", severity: .error, message: "x", span: nil, file: 0)
    let report = LintReport([finding], sources, root: "/home")
    #expect(RenderSARIF.render(report, version: "1").contains("\"uri\":\"file:///tmp/a%20b.gspec.yaml\""))
  }
}
