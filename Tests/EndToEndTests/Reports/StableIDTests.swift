import GestureCompiler
import SpecParser
import Testing

@testable import gspec

/// Checks that a finding keeps its id as long as it is reported.
@Suite("Ids of findings")
struct StableIDTests {
  /// The ids that `gspec lint` prints, by rule and activities.
  private func ids(_ text: String) -> [String: String] {
    let result = LoadSpec.parse(Array(text.utf8), path: "a.gspec.yaml")
    let spec = LintReport.Spec(
      path: "a.gspec.yaml", result, findings: LintSpec().findings(of: result))
    let placed = LintReport(specs: [spec]).placed
    return Dictionary(
      placed.map { ("\($0.finding.rule) \($0.finding.activities)", $0.id) }, uniquingKeysWith: { a, _ in a })
  }

  private let activities = "activities:\n" + ConflictSpec.activities.joined()

  @Test("new lines and activities before a finding, and another order of sections, change no id")
  func edits() {
    let before = ids(ConflictSpec.text)
    #expect(before.count >= 4 && Set(before.values).count == before.count)
    let lines = ids("# a remark\n\n" + ConflictSpec.text)
    #expect(lines == before)
    let sections = ids(ConflictSpec.head + activities + ConflictSpec.elements + ConflictSpec.state)
    #expect(sections == before)
    let reversed = ids(
      ConflictSpec.head + ConflictSpec.state + ConflictSpec.elements + "activities:\n"
        + ConflictSpec.activities.reversed().joined())
    #expect(reversed == before)
    let another = "  aaa: {does: custom, target: page/card, by: long-press}\n"
    let added = ids(ConflictSpec.text.replacing("activities:\n", with: "activities:\n" + another))
    #expect(added.count > before.count)
    for (finding, id) in before { #expect(added[finding] == id, "\(finding)") }
  }

  @Test("another number in the message changes no id")
  func numbers() {
    let slower = ConflictSpec.text.replacing(
      "state:\n", with: "metrics: {double-touch-timeout: 350ms}\nstate:\n")
    #expect(ids(slower) == ids(ConflictSpec.text))
  }

  @Test("another notation, which `gspec format` writes, changes no id")
  func notation() {
    let head = """
      gspec: 1
      product: P
      uses: [material]
      platforms: [android]
      elements: {a: {}}
      activities:
        y: {does: custom, target: a, by: double-touch}
        z: {does: custom, target: a, by: touch}

      """
    let short = ids(
      """
      \(head)  x: {does: custom, target: a, by: [drag, fling], commit: {velocity: 500pt/s}}
      resolve: [{prefer: y, over: [z]}, {prefer: z, over: y}]

      """)
    let long = ids(
      """
      \(head)  x:
          by: [drag,   fling]
          does: custom
          target: a
          commit:   { velocity:  500pt/s }   # a remark
      resolve:
        - over: [ z ]
          # a remark
          prefer: y
        - {over: y, prefer: z}

      """)
    #expect(short.keys.contains { $0.hasPrefix("material/fling-undone") }, "\(short)")
    #expect(short.keys.contains { $0.hasPrefix("conflict/cycle") }, "\(short)")
    #expect(short == long)
  }

  /// The ids that `gspec lint` prints, by file.
  private func ids(in folder: TemporaryFolder, _ paths: String...) async throws -> [String: [String]] {
    let lint = try await folder.gspec(["lint", "--format", "json"] + paths)
    let findings = try AnyJSON.read(lint.stdout)["findings"]?.items ?? []
    return Dictionary(grouping: findings) { $0["file"]?.text ?? "" }
      .mapValues { $0.compactMap { $0["id"]?.text } }
  }

  @Test("the findings of two specs of one product have different ids, in any order of the specs")
  func products() async throws {
    let folder = try TemporaryFolder()
    try folder.write(ConflictSpec.text, "a.gspec.yaml")
    try folder.write(ConflictSpec.text, "b.gspec.yaml")
    let first = try await ids(in: folder, "a.gspec.yaml", "b.gspec.yaml")
    #expect(Set(first["a.gspec.yaml"] ?? []).isDisjoint(with: first["b.gspec.yaml"] ?? []))
    #expect(try await ids(in: folder, "b.gspec.yaml", "a.gspec.yaml") == first)
    #expect(try await ids(in: folder, "b.gspec.yaml")["b.gspec.yaml"] == first["b.gspec.yaml"])
  }

  @Test("fixing one error of form changes no id of another, in the same file or in others")
  func form() async throws {
    let folder = try TemporaryFolder()
    let lines = ["a", "b", "c"].map { "  \($0): {target: page/card, by: tuch}\n" }
    try folder.write(Sample.spec + lines.joined(), "x.gspec.yaml")
    try folder.write(Sample.spec + lines.joined(), "y.gspec.yaml")
    let before = try await ids(in: folder, ".")
    #expect(before["x.gspec.yaml"]?.count == 6 && Set(before.values.joined()).count == 12, "\(before)")
    try folder.write(Sample.spec + lines[1] + lines[2], "x.gspec.yaml")
    let after = try await ids(in: folder, ".")
    #expect(after["x.gspec.yaml"] == Array(before["x.gspec.yaml"]?.dropFirst(2) ?? []))
    #expect(after["y.gspec.yaml"] == before["y.gspec.yaml"])
    try folder.write(Sample.spec + lines[2] + "\n" + lines[1], "x.gspec.yaml")
    #expect(Set(try await ids(in: folder, ".")["x.gspec.yaml"] ?? []) == Set(after["x.gspec.yaml"] ?? []))
  }

  @Test("ids do not depend on the place of the repository, nor on the folder in which gspec is started")
  func repository() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", "one/.git/HEAD")
    try folder.write(ConflictSpec.text, "one/specs/a.gspec.yaml")
    try folder.write("", "two/.git/HEAD")
    try folder.write(ConflictSpec.text, "two/specs/a.gspec.yaml")
    let first = try await ids(in: folder, "one/specs/a.gspec.yaml")["one/specs/a.gspec.yaml"]
    let second = try await ids(in: folder, "two")["two/specs/a.gspec.yaml"]
    #expect(first?.isEmpty == false && first == second)
    let inside = try await GSpecProcess.shell(
      "cd \"$1/one/specs\" && exec \"$0\" lint --format json .", [folder.path])
    let ids = try AnyJSON.read(inside.stdout)["findings"]?.items.compactMap { $0["id"]?.text }
    #expect(ids == first)
  }

  @Test(
    "the id and the sentence of a vocabulary that is missing or cannot be read do not depend on the folder in which gspec is started"
  )
  func missing() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", ".git/HEAD")
    try folder.write("version: 1\nvocabularies: {house: words/gone.gspec.yaml}\n", ".gspec.yaml")
    let spec = "gspec: 1\nproduct: A\nuses: [material, ./gone.gspec.yaml, house, ./folder]\n"
    try folder.write(spec, "specs/a.gspec.yaml")
    try folder.write("", "specs/folder/x")
    func findings(_ path: String, from inner: String = "") async throws -> [[String]] {
      let lint = try await folder.gspec(["lint", "--format", "json", path], from: inner)
      let findings = try AnyJSON.read(lint.stdout)["findings"]?.items ?? []
      return findings.map { [$0["rule"]?.text ?? "", $0["id"]?.text ?? "", $0["message"]?.text ?? ""] }
    }
    let first = try await findings("specs/a.gspec.yaml").filter { $0[0] == "import/missing" }
    #expect(first.count == 3, "\(first)")
    #expect(
      first.map(\.[2]) == [
        "cannot use `./gone.gspec.yaml`: there is no such file", "cannot use `house`: there is no such file",
        "cannot use `./folder`: is a folder, not a file",
      ])
    let second = try await findings("a.gspec.yaml", from: "/specs").filter { $0[0] == "import/missing" }
    #expect(second == first)
    let text = try await folder.gspec(["lint", "specs/a.gspec.yaml"]).stdout
    #expect(text.contains("it was looked for at specs/gone.gspec.yaml"), "\(text)")
  }
}
