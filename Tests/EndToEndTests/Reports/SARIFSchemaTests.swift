import Testing

@testable import SpecParser
@testable import gspec

/// Checks that the SARIF report meets its schema and the demands of GitHub's code scanning.
@Suite("SARIF is valid")
struct SARIFSchemaTests {
  private func log(_ report: LintReport) throws -> AnyJSON {
    try AnyJSON.read(RenderSARIF.render(report, version: "1.2.3"))
  }

  @Test(
    "reports are valid by the schema",
    arguments: [SampleReport.report, SampleReport.empty, SampleConflict.report])
  func schema(_ report: LintReport) throws {
    let check = try JSONSchemaCheck(fixture: "sarif-2.1.0.subset.json")
    #expect(check.problems(of: try log(report)) == [])
  }

  @Test("the report about this package's own specs is valid by the schema")
  func ownSpecs() async throws {
    let lint = try await GSpecProcess.run(
      "lint", "--level", "note", "--format", "sarif", PackageFolder.path("Specs/products"),
      PackageFolder.path("Examples"))
    let log = try AnyJSON.read(lint.stdout)
    #expect(try JSONSchemaCheck(fixture: "sarif-2.1.0.subset.json").problems(of: log) == [])
    let results = log["runs"]?[0]?["results"]?.items ?? []
    #expect(results.contains { $0["codeFlows"] != nil })
    let prints = results.compactMap { $0["partialFingerprints"]?["gspecFinding/v1"]?.text }
    #expect(prints.count == results.count && Set(prints).count == prints.count)
  }

  @Test("the check finds objects that are not valid")
  func check() throws {
    let check = try JSONSchemaCheck(fixture: "sarif-2.1.0.subset.json")
    let wrong = [
      "{\"runs\":[]}", "{\"version\":\"2.0\",\"runs\":[]}", "{\"version\":\"2.1.0\",\"runs\":[],\"x\":1}",
      "{\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{}}}]}",
      result("\"message\":{}"), result("\"message\":{\"text\":\"a\"},\"level\":\"fatal\""),
      result("\"message\":{\"text\":\"a\"},\"ruleIndex\":-2"),
      result("\"message\":{\"text\":\"a\"},\"relatedLocations\":[{},{}]"),
      result("\"message\":{\"text\":\"a\"},\"codeFlows\":[{\"threadFlows\":[]}]"),
      result(
        "\"message\":{\"text\":\"a\"},\"locations\":[{\"physicalLocation\":{\"artifactLocation\":{\"uri\":\"a b\"}}}]"
      ),
    ]
    for text in wrong { #expect(check.problems(of: try .read(text)).count == 1, "\(text)") }
    #expect(check.problems(of: try .read(result("\"message\":{\"text\":\"a\"}"))) == [])
  }

  private func result(_ members: String) -> String {
    "{\"version\":\"2.1.0\",\"runs\":[{\"tool\":{\"driver\":{\"name\":\"a\"}},\"results\":[{\(members)}]}]}"
  }

  @Test("the witness is a code flow with each event, and each claim at the place of its activity")
  func codeFlow() throws {
    let result = try #require(try log(SampleConflict.report)["runs"]?[0]?["results"]?[0])
    let flow = try #require(result["codeFlows"]?[0]?["threadFlows"]?[0])
    #expect(flow["immutableState"]?["zoom"]?["text"] == .string("1.25"))
    let steps = flow["locations"]?.items ?? []
    #expect(steps.compactMap { $0["executionOrder"]?.integer } == Array(1...6))
    #expect(
      steps.map { $0["location"]?["message"]?["text"]?.text } == [
        "0 ms: finger 1 down at 200,400.5", "450 ms: finger 1 holds 450 ms",
        "450 ms: `open` claims by long-press", "550 ms: finger 1 moves left 13 pt",
        "550 ms: `öffnen` claims by drag", "600.001 ms: finger 1 lifts",
      ])
    let lines = steps.map { $0["location"]?["physicalLocation"]?["region"]?["startLine"]?.integer }
    #expect(lines == [4, 4, 4, 4, 3, 4])
    #expect(steps.map { $0["importance"]?.text == "essential" } == [false, false, true, false, true, false])
  }

  @Test(
    "GitHub's further demands: short names, help, severities, tags, links, fingerprints, one line for a region"
  )
  func gitHub() throws {
    let run = try #require(try log(SampleConflict.report)["runs"]?[0])
    #expect(run["automationDetails"]?["id"]?.text?.hasSuffix("/") == true)
    for rule in run["tool"]?["driver"]?["rules"]?.items ?? [] {
      #expect((1...255).contains(rule["name"]?.text?.count ?? 0))
      #expect(rule["help"]?["markdown"]?.text?.isEmpty == false && rule["helpUri"] == nil)
      #expect(["error", "warning", "recommendation"].contains(rule["properties"]?["problem.severity"]?.text))
      #expect(rule["properties"]?["tags"]?.items.isEmpty == false)
    }
    let result = try #require(run["results"]?[0])
    let links = result["message"]?["text"]?.text?.contains("](0)") == true
    #expect(links && result["relatedLocations"]?[0]?["id"]?.integer == 0)
    #expect(result["partialFingerprints"]?.keys == ["gspecFinding/v1", "primaryLocationLineHash"])
    let region = try #require(result["locations"]?[0]?["physicalLocation"]?["region"])
    #expect(region["startLine"] == region["endLine"])
  }

  @Test("a spec that is a symbolic link is reported under the name of the real file")
  func links() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Sample.broken, "real/a.gspec.yaml")
    let lint = try await GSpecProcess.shell(
      "cd \"$1\" && ln -s real/a.gspec.yaml link.gspec.yaml && exec \"$0\" lint link.gspec.yaml --format sarif",
      [folder.path])
    #expect(lint.stdout.contains("\"uri\":\"real/a.gspec.yaml\""))
    #expect(!lint.stdout.contains("link.gspec.yaml"))
  }
}

extension LintReport: CustomTestStringConvertible {
  public var testDescription: String { "\(placed.count) findings" }
}
