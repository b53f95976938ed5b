import Foundation
import Testing

@Suite("an output does not replace a file that its command has read or written")
struct OutputOverInputTests {
  private let folder: TemporaryFolder

  private static let cases = """
    version: 1
    spec: a.gspec.yaml
    cases:
      - {name: a touch opens, gesture: touch on card, expect: [open]}

    """

  /// A spec with a link to it, its cases, and a baseline.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Sample.upward, "a.gspec.yaml")
    try folder.write(Self.cases, "a.cases.yaml")
    try folder.write("{\"version\": 1, \"findings\": []}\n", "known.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link.yaml", withDestinationPath: "a.gspec.yaml")
    try FileManager.default.linkItem(
      atPath: folder.path + "/a.gspec.yaml", toPath: folder.path + "/same.yaml")
  }

  private func gspec(_ arguments: [String], input: String = "/dev/null") async throws -> GSpecProcess {
    try await GSpecProcess.shell(
      "cd \"$1\" && input=$2 && shift 2 && exec \"$0\" \"$@\" <\"$input\"", [folder.path, input] + arguments)
  }

  private func texts() throws -> [String] { try folder.names.map(folder.text) }

  @Test(
    "the spec, the cases and the baseline stay, by whatever path they are named",
    arguments: [
      ["compile", "a.gspec.yaml", "-o", "a.gspec.yaml"],
      ["compile", "a.gspec.yaml", "-o", "link.yaml"],
      ["compile", "link.yaml", "-o", "a.gspec.yaml"],
      ["compile", "a.gspec.yaml", "-o", "same.yaml", "--emit", "dot"],
      ["preview", "a.gspec.yaml", "-o", "./a.gspec.yaml"],
      ["preview", "a.gspec.yaml", "-o", "a.cases.yaml"],
      ["lint", "a.gspec.yaml", "--format", "json=a.gspec.yaml"],
      ["lint", "a.gspec.yaml", "--baseline", "a.gspec.yaml", "--write-baseline"],
      ["lint", "a.gspec.yaml", "--baseline", "known.json", "--format", "sarif=known.json"],
      ["diff", "a.gspec.yaml", "a.gspec.yaml", "--format", "json=a.gspec.yaml"],
      ["test", "a.cases.yaml", "--format", "json=a.cases.yaml"],
      ["test", "a.cases.yaml", "--format", "junit=a.gspec.yaml"],
    ])
  func refused(_ arguments: [String]) async throws {
    let (names, before) = (folder.names, try texts())
    let run = try await gspec(arguments)
    #expect(run.status == 2, "\(run)")
    #expect(
      run.stderr.contains("is also read or changed by this command, and would be written over"), "\(run)")
    #expect(try folder.names == names && texts() == before)
  }

  @Test("a report does not replace the spec that --fix has just changed")
  func fixed() async throws {
    try folder.write(LintFixTests.drags, "f.gspec.yaml")
    let run = try await gspec([
      "lint", "f.gspec.yaml", "--fix", "--fix-with", "narrow:a", "--format", "json=f.gspec.yaml",
    ])
    #expect(run.status == 2 && run.stderr.contains("is also read or changed by this command"), "\(run)")
    #expect(
      try folder.text("f.gspec.yaml")
        == LintFixTests.drags.replacing("toward: left", with: "toward: 135deg..170deg"))
  }

  @Test(
    "a report does not replace the baseline that has just been written", arguments: ["b.json", "known.json"])
  func baseline(_ name: String) async throws {
    let run = try await gspec([
      "lint", "a.gspec.yaml", "--baseline", name, "--write-baseline", "--format", "json=./\(name)",
    ])
    #expect(run.status == 2 && run.stderr.contains("is also read or changed by this command"), "\(run)")
    #expect(try folder.text(name).hasPrefix("{\n"))
    let known = try await gspec(["lint", "a.gspec.yaml", "--baseline", name, "--strict"])
    #expect(known.status == 0, "\(known)")
  }

  @Test("a report or a baseline does not replace a file of --witness, new or not")
  func witness() async throws {
    let text = """
      gspec: 1
      product: W
      uses: [material]
      elements: {page: {}}
      activities:
        one: {does: activate, target: page, by: touch}
        two: {does: activate, target: page, by: touch}

      """
    try folder.write(text, "w.gspec.yaml")
    let lint = ["lint", "w.gspec.yaml", "--witness", "W"]
    #expect(try await gspec(lint).status == 1)
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/W/w").sorted()
    #expect(written.count == 2, "\(written)")
    let before = try written.map { try folder.text("W/w/" + $0) }
    for name in written {
      let report = ["--format", "sarif=./W/w/\(name)"]
      for output in [report, ["--write-baseline", "--baseline", "W/w/\(name)"]] {
        let again = try await gspec(lint + output)
        #expect(again.status == 2 && again.stderr.contains("is also read or changed"), "\(again)")
        try FileManager.default.removeItem(atPath: folder.path + "/W")
        let new = try await gspec(lint + output)
        #expect(new.status == 2 && new.stderr.contains("is also read or changed"), "\(new)")
        #expect(try written.map { try folder.text("W/w/" + $0) } == before)
      }
    }
  }

  @Test("a report and a trace of a case do not go to one file, also in a folder that does not exist yet")
  func twoOutputs() async throws {
    let names = folder.names
    for report in ["T/a.1.jsonl", "./T/../T/a.1.jsonl"] {
      let run = try await gspec(["test", "a.cases.yaml", "--traces", "T", "--format", "json=\(report)"])
      #expect(run.status == 2 && run.stderr.contains("two outputs would go to this file"), "\(run)")
    }
    #expect(folder.names == names)
  }

  @Test("convert does not replace the description of the device")
  func device() async throws {
    let text = try String(
      contentsOfFile: PackageFolder.path("Tests/EndToEndTests/Fixtures/double-touch.evemu"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try folder.write(lines.filter { !$0.hasPrefix("E:") }.joined(separator: "\n"), "d.evemu")
    try folder.write(text, "t.evemu")
    let before = try texts()
    let run = try await gspec(["convert", "t.evemu", "--device", "d.evemu", "-o", "d.evemu"])
    #expect(run.status == 2 && run.stderr.contains("would be written over"), "\(run)")
    #expect(try texts() == before)
    let own = try await gspec(["convert", "t.evemu", "--device", "d.evemu", "-o", "./t.evemu"])
    #expect(own.status == 0, "\(own)")
    #expect(try folder.text("t.evemu").hasPrefix("{\"trace\""))
  }

  @Test("a file that comes as standard input stays, too")
  func redirected() async throws {
    let run = try await gspec(["compile", "-", "-o", "a.gspec.yaml"], input: "a.gspec.yaml")
    #expect(run.status == 2 && run.stderr.contains("would be written over"), "\(run)")
    #expect(try folder.text("a.gspec.yaml") == Sample.upward)
  }

  @Test("commands that are there to change a file do; another output replaces what was there")
  func allowed() async throws {
    try folder.write(Sample.touch.replacing("{\"trace\"", with: "\n{\"trace\""), "t.jsonl")
    let convert = try await gspec(["convert", "t.jsonl", "-o", "t.jsonl"])
    #expect(convert.status == 0, "\(convert)")
    #expect(try folder.text("t.jsonl").hasPrefix("{\"trace\""))
    let spaced = Sample.upward.replacing("mode: [", with: "mode:   [")
    try folder.write(spaced, "b.gspec.yaml")
    let format = try await gspec(["format", "b.gspec.yaml"])
    #expect(format.status == 0, "\(format)")
    #expect(try folder.text("b.gspec.yaml") != spaced)
    try folder.write("old", "a.gtab")
    #expect(try await gspec(["compile", "a.gspec.yaml", "-o", "a.gtab"]).status == 0)
    #expect(try await gspec(["run", "a.gtab", "--trace", "t.jsonl"]).status == 0)
  }

  @Test("a link to a file that does not exist stays one, and nothing is written")
  func dangling() async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/new.gtab", withDestinationPath: "nowhere/a.gtab")
    let run = try await gspec(["compile", "a.gspec.yaml", "-o", "new.gtab"])
    #expect(run.status == 2 && run.stderr.contains("is a link to a file that does not exist"), "\(run)")
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/new.gtab")
    #expect(target == "nowhere/a.gtab")
  }
}
