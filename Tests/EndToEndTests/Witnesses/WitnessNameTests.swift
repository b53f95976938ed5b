import Testing

@testable import SpecParser
@testable import gspec

@Suite("Names of written witnesses")
struct WitnessNameTests {
  @Test(
    "a spec's folder is its path without the ending",
    arguments: [
      ("Specs/products/mail.gspec.yaml", "Specs/products/mail"), ("mail.gspec.yaml", "mail"),
      ("./a/./mail.gspec.yaml", "a/mail"), ("../mail.gspec.yaml", "up/mail"), ("/a/mail.yaml", "a/mail"),
      ("mail", "mail"), (".gspec.yaml", "dot"), ("a/.b/c.gspec.yaml", "a/dot.b/c"), ("/", "spec"),
    ])
  func folder(_ path: String, _ folder: String) {
    #expect(WitnessName.folder(of: path) == folder)
  }

  @Test("characters that a file system may not allow become hyphens, and long names are cut")
  func trace() {
    var finding = SampleConflict.finding
    finding.witness?.claims[0].activity = "a/b c.d"
    finding.witness?.claims[1].activity = String(repeating: "x", count: 200)
    let placed = LintReport([finding], SampleReport.sources).placed[0]
    let name = WitnessName.trace(placed)
    #expect(
      name == "conflict-ambiguous.a-b-c-d.\(String(repeating: "x", count: 60)).\(placed.id).jsonl")
  }

  @Test("a witness on which an activity does not claim is an error, and gspec says that the fault is its own")
  func wrongWitness() throws {
    let text = WitnessTrace.text(SampleConflict.witness, of: SampleConflict.report.placed[0])
    let spec = LoadSpec.parse(Array(ConflictSpec.text.utf8), path: "a.gspec.yaml")
    let checked = try #require(spec.spec)
    let table = try LoadTable.load(checked, sources: spec.sources, path: "a").table
    let plain = text.replacing("\"mode\":\"calm\",", with: "")
    let failure = #expect(throws: CommandFailure.self) {
      try ReplayWitness(table).claims(SampleConflict.witness, plain, name: "a.jsonl")
    }
    #expect(failure?.message == "a.jsonl: `open` does not claim at 450 ms")
    #expect(failure?.help.contains("fault of gspec") == true)
  }
}
