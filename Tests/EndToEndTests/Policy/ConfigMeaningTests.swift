import Foundation
import SpecParser
import Testing

@testable import gspec

/// Settings of a `.gspec.yaml` that are well formed and mean nothing, or contradict each other.
@Suite("Settings of .gspec.yaml without a meaning")
struct ConfigMeaningTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", ".git/HEAD")
    try folder.write(Sample.upward, "specs/a.gspec.yaml")
    try folder.write(Sample.upward, "specs/drafts/b.gspec.yaml")
  }

  /// The findings in a configuration, each as `LINE:COLUMN MESSAGE — HELP`.
  private static func told(_ lines: String) -> [String] {
    let (_, findings, sources) = ReadLintConfig.file(
      Array("version: 1\n\(lines)\n".utf8), path: "/nowhere/.gspec.yaml", shownAs: ".gspec.yaml")
    return findings.map { finding in
      let start = finding.span.flatMap { sources.positions(of: $0)?.start }
      return "\(start?.line ?? 0):\(start?.column ?? 0) \(finding.message) — \(finding.help.joined())"
    }
  }

  @Test(
    "rules",
    arguments: [
      (
        "rules: {syntax/*: note}",
        "2:19 the rules of `syntax/*` are errors, and errors cannot be lowered — drop the line: a spec with errors is not compiled"
      ),
      (
        "rules: {conflict/del*: note}",
        "2:9 no rule is called `conflict/del*` — `*` stands for all rules of a family: `conflict/*`"
      ),
      (
        "rules: {\"*\": off}",
        "2:9 no rule is called `*` — `*` stands for all rules of a family, such as `conflict/*`"
      ),
    ])
  func rules(_ line: String, _ expected: String) {
    #expect(Self.told(line) == [expected])
  }

  @Test(
    "a family of which some rules are no errors has a level", arguments: ["conflict", "guard", "feedback"])
  func families(_ family: String) {
    #expect(Self.told("rules: {\(family)/*: error}").isEmpty)
    #expect(Self.told("rules: {\(family)/*: off}").isEmpty)
  }

  @Test(
    "a slower hand",
    arguments: [
      (
        "slower-hand: {contact: 900ms, touch: 200ms}",
        "2:38 a touch cannot take at least 900ms (`contact`) and at most 200ms (`touch`)"
      ),
      (
        "slower-hand: {touch: 200ms, contact: 900ms}",
        "2:38 a touch cannot take at least 900ms (`contact`) and at most 200ms (`touch`)"
      ),
      (
        "slower-hand: {contact: 400ms}",
        "2:24 a touch cannot take at least 400ms (`contact`) and at most 350ms (`touch`)"
      ),
      ("slower-hand: {velocity: 0pt/s}", "2:25 `velocity` must be more than 0, or no movement is possible"),
    ])
  func hand(_ line: String, _ expected: String) {
    let told = Self.told(line)
    #expect(told.count == 1 && told.first?.hasPrefix(expected) == true, "\(told)")
  }

  @Test("a slower hand contradicts itself over two files, and one may leave room for the other")
  func inheritedHand() async throws {
    try folder.write("version: 1\nslower-hand: {touch: 1s}\n", ".gspec.yaml")
    try folder.write("version: 1\nslower-hand: {contact: 400ms}\n", "specs/.gspec.yaml")
    let room = try await folder.gspec(["lint", "specs"])
    #expect(room.status == 0, "\(room)")
    try folder.write("version: 1\nslower-hand: {touch: 300ms}\n", ".gspec.yaml")
    let none = try await folder.gspec(["lint", "specs"])
    #expect(none.status == 1 && none.stdout.contains("at most 300ms (`touch`)"), "\(none)")
    #expect(none.stdout.contains("--> specs/.gspec.yaml:2:24\n"), "\(none)")
  }

  @Test("a pattern of `exclude` that matches no spec of the folder is named, with the name that it resembles")
  func patterns() async throws {
    try folder.write("version: 1\nexclude: [draft, \"*.old.gspec.yaml\", a.gspec.yaml]\n", ".gspec.yaml")
    let run = try await folder.gspec(["lint", "."])
    #expect(
      run.stderr == """
        gspec: .gspec.yaml:2: no spec matches `draft` of `exclude`: did you mean `drafts`?
        gspec: .gspec.yaml:2: no spec matches `*.old.gspec.yaml` of `exclude`

        """, "\(run.stderr)")
    #expect(run.status == 0, "\(run)")
    #expect(try await folder.gspec(["lint", "--format", "json", "."]).stderr.isEmpty)
    // What the run does not search may have such files.
    #expect(try await folder.gspec(["lint", "specs"]).stderr.isEmpty)
    #expect(try await folder.gspec(["lint", "specs/a.gspec.yaml"]).stderr.isEmpty)
  }

  @Test("a pattern of folders is named with the path that it resembles")
  func paths() async throws {
    try folder.write("version: 1\nexclude: [spec/drafts]\n", ".gspec.yaml")
    let run = try await folder.gspec(["lint", "."])
    #expect(
      run.stderr
        == "gspec: .gspec.yaml:2: no spec matches `spec/drafts` of `exclude`: did you mean `specs/drafts`?\n",
      "\(run.stderr)")
    try folder.write("version: 1\nexclude: [specs/drafts]\n", ".gspec.yaml")
    #expect(try await folder.gspec(["lint", ".", "specs"]).stderr.isEmpty)
  }
}
