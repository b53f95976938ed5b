import Foundation
import Testing

@testable import gspec

@Suite("gspec lint --witness")
struct WitnessFilesTests {
  private let folder: TemporaryFolder
  private var out: String { folder.path + "/out" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(ConflictSpec.text, "specs/sample.gspec.yaml")
  }

  private func lint(_ paths: String..., format: String = "json") async throws -> GSpecProcess {
    try await GSpecProcess.shell(
      "cd \"$1\" && shift && exec \"$0\" lint --witness out --level note --format \"$@\"",
      [folder.path, format] + paths)
  }

  /// The paths of all files in a folder, with the dates of their last change.
  private func files(_ name: String = "out") throws -> [String: Date] {
    let root = folder.path + "/" + name
    var files: [String: Date] = [:]
    for path in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
      let attributes = try FileManager.default.attributesOfItem(atPath: root + "/" + path)
      guard attributes[.type] as? FileAttributeType == .typeRegular else { continue }
      files[path] = attributes[.modificationDate] as? Date
    }
    return files
  }

  @Test("each conflict gives a trace named by rule, activities and id, and a case that passes")
  func written() async throws {
    let lint = try await lint("specs/sample.gspec.yaml")
    #expect(lint.status == 1 && lint.stderr.isEmpty, "\(lint.stderr)")
    let findings = try AnyJSON.read(lint.stdout)["findings"]?.items ?? []
    let expected = findings.filter { $0["witness"] != nil }.map { finding in
      let activities = finding["activities"]?.items.compactMap(\.text) ?? []
      let rule = finding["rule"]?.text?.replacing("/", with: "-") ?? ""
      return "specs/sample/\(rule).\(activities.joined(separator: ".")).\(finding["id"]?.text ?? "").jsonl"
    }
    #expect(expected.count >= 4)
    #expect(try Set(files().keys) == Set(expected + ["specs/sample/witness.cases.yaml"]))
    let test = try await GSpecProcess.run("test", out)
    #expect(
      test.status == 0 && test.stdout.hasSuffix("\(expected.count) passed, 0 failed\n"), "\(test.stdout)")
  }

  @Test(
    "gspec run --rivals replays the trace without further options: it has state, elements, screen and times")
  func replays() async throws {
    let findings = try AnyJSON.read(try await lint("specs/sample.gspec.yaml").stdout)["findings"]?.items ?? []
    for finding in findings where finding["witness"] != nil {
      let activities = finding["activities"]?.items.compactMap(\.text) ?? []
      let rule = finding["rule"]?.text?.replacing("/", with: "-") ?? ""
      let name = "\(rule).\(activities.joined(separator: ".")).\(finding["id"]?.text ?? "").jsonl"
      let run = try await GSpecProcess.run(
        "run", folder.path + "/specs/sample.gspec.yaml", "--rivals", "--format", "json", "--trace",
        "\(out)/specs/sample/\(name)")
      #expect(run.status == 0 && run.stderr.isEmpty, "\(run.stderr)")
      let claims = try run.stdout.split(separator: "\n").map { try AnyJSON.read(String($0)) }
        .filter { ["began", "recognized"].contains($0["phase"]?.text) }
      for claim in finding["witness"]?["claims"]?.items ?? [] {
        #expect(claims.contains { $0["activity"] == claim["activity"] && $0["t"] == claim["t"] }, "\(name)")
      }
    }
  }

  @Test("golden of one witness: header, state, touches, last tick, and the case")
  func golden() async throws {
    let text = ConflictSpec.head + ConflictSpec.state + ConflictSpec.elements + "activities:\n"
    try folder.write(text + ConflictSpec.activities[0...1].joined(), "specs/sample.gspec.yaml")
    let lint = try await lint("specs/sample.gspec.yaml")
    let findings = try AnyJSON.read(lint.stdout)["findings"]?.items ?? []
    let shown = findings.first { $0["rule"]?.text == "conflict/ambiguous" }
    let id = try #require(shown?["id"]?.text)
    let name = "conflict-ambiguous.archive.delete.\(id).jsonl"
    #expect(
      try folder.text("out/specs/sample/\(name)") == """
        {"trace":1,"witness":"\(id)","rule":"conflict/ambiguous","width":400,"height":800,"unit":"pt","claims":[\
        {"activity":"archive","mechanic":"drag","t":30},{"activity":"delete","mechanic":"drag","t":30}]}
        {"t":0,"set":{"mode":"busy","unread":true}}
        {"t":0,"phase":"down","id":1,"x":200,"y":400,"on":"page/card"}
        {"t":20,"phase":"move","id":1,"x":195.66666666666666,"y":400}
        {"t":30,"phase":"move","id":1,"x":191.33333333333334,"y":400}
        {"t":40,"phase":"move","id":1,"x":187,"y":400}
        {"t":90,"phase":"up","id":1,"x":187,"y":400}
        {"t":90,"phase":"tick"}

        """)
    #expect(
      try folder.text("out/specs/sample/witness.cases.yaml") == """
        # Written by `gspec lint --witness`, and replaced by it.
        version: 1
        spec: "../../../specs/sample.gspec.yaml"
        rivals: true
        cases:
          - name: "conflict/ambiguous archive, delete \(id)"
            trace: "\(name)"
            expect:
              - {activity: archive, at: 30ms}
              - {activity: delete, at: 30ms}

        """)
  }

  @Test("a second run writes nothing, and leaves no other files")
  func unchanged() async throws {
    _ = try await lint("specs/sample.gspec.yaml")
    let first = try files()
    _ = try await lint("specs/sample.gspec.yaml")
    #expect(try files() == first)
  }

  @Test("files of an earlier run that are no longer written are removed; files of others stay")
  func stale() async throws {
    _ = try await lint("specs/sample.gspec.yaml")
    let before = try files().count
    try folder.write("mine", "out/specs/sample/notes.jsonl")
    let text = ConflictSpec.text.replacing(ConflictSpec.activities[1], with: "")
    try folder.write(text, "specs/sample.gspec.yaml")
    _ = try await lint("specs/sample.gspec.yaml")
    let names = try files().keys
    #expect(names.count < before && !names.contains { $0.contains(".delete.") })
    #expect(names.contains("specs/sample/notes.jsonl"))
    try folder.write("gspec: 1\nproduct: A\nplatforms: [web]\n", "specs/sample.gspec.yaml")
    _ = try await lint("specs/sample.gspec.yaml")
    #expect(try Array(files().keys) == ["specs/sample/notes.jsonl"])
  }

  @Test(
    "specs of the same name and product have different folders and ids; folders of other specs stay")
  func several() async throws {
    try folder.write(ConflictSpec.text, "other/sample.gspec.yaml")
    let lint = try await lint("specs", "other")
    let ids = try AnyJSON.read(lint.stdout)["findings"]?.items.compactMap { $0["id"]?.text } ?? []
    #expect(Set(ids).count == ids.count && ids.count >= 8)
    let all = try files()
    #expect(all.keys.filter { $0.hasPrefix("other/sample/") }.count == all.count / 2)
    #expect(try await GSpecProcess.run("test", out).status == 0)
    _ = try await self.lint("specs/sample.gspec.yaml")
    #expect(try files() == all)
  }

  @Test("the witnesses of a removed spec are removed")
  func orphans() async throws {
    try folder.write(ConflictSpec.text, "specs/old.gspec.yaml")
    _ = try await lint("specs")
    #expect(try files().keys.contains { $0.hasPrefix("specs/old/") })
    try FileManager.default.removeItem(atPath: folder.path + "/specs/old.gspec.yaml")
    _ = try await lint("specs")
    #expect(try files().keys.allSatisfy { $0.hasPrefix("specs/sample/") })
  }

  @Test(
    "a file of somebody else is not replaced: status 2, but the findings are printed")
  func foreign() async throws {
    try folder.write("cases: mine", "out/specs/sample/witness.cases.yaml")
    let lint = try await lint("specs/sample.gspec.yaml", format: "text")
    #expect(lint.status == 2 && lint.stderr.contains("was not written by `lint --witness`"), "\(lint.stderr)")
    #expect(lint.stdout.contains("error[conflict/ambiguous]"))
    #expect(try folder.text("out/specs/sample/witness.cases.yaml") == "cases: mine")
  }

  @Test(
    "text has the command that replays a witness; a folder that cannot be made, or a spec without a file, is an error"
  )
  func remarks() async throws {
    let told = try await lint("specs/sample.gspec.yaml", format: "text").stdout
    let replay = "= replay: gspec run specs/sample.gspec.yaml --rivals --trace out/specs/sample/conflict-"
    #expect(told.contains(replay))
    let wrong = try await GSpecProcess.run(
      "lint", folder.path + "/specs", "--witness", folder.path + "/specs/sample.gspec.yaml")
    #expect(wrong.status == 2 && wrong.stderr.contains("the folder cannot be made"), "\(wrong.stderr)")
    let piped = try await GSpecProcess.run("lint", "-", "--witness", out, stdin: ConflictSpec.text)
    #expect(piped.status == 2 && piped.stderr.contains("--witness needs a file"), "\(piped.stderr)")
  }
}
