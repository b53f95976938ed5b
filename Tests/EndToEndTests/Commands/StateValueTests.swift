import Testing

@testable import gspec

/// Values of state as options, cases, gestures and traces write them.
@Suite("state values")
struct StateValueTests {
  private static let spec = """
    gspec: 1
    product: Versions
    uses: [material]
    platforms: [android]
    state: {version: [01, 1.50, 1.5, 0x10, 1e3, 2], zoom: 0.5..1.5}
    elements: {card: {}}
    activities:
      old: {does: custom, target: card, by: touch, when: version == 1.50, alternative: x}
      new: {does: custom, target: card, by: touch, when: version == 1.5, alternative: x}
      hex: {does: custom, target: card, by: touch, when: version == 0x10, alternative: x}
      exponent: {does: custom, target: card, by: touch, when: version == 1e3, alternative: x}
      two: {does: custom, target: card, by: touch, when: version == 2, alternative: x}
    """
  private static let touch = """
    {"t":1,"phase":"down","id":1,"x":100,"y":200,"on":"card"}
    {"t":50,"phase":"up","id":1,"x":100,"y":200}

    """

  private let folder: TemporaryFolder
  private let spec: String

  init() throws { (folder, spec) = try TemporaryFolder.with(Self.spec, "versions.gspec.yaml") }

  @Test(
    "a word that looks like a number is the word as it is written",
    arguments: [("1.50", "old"), ("1.5", "new"), ("0x10", "hex"), ("1e3", "exponent"), ("2", "two")])
  func words(_ word: String, _ activity: String) async throws {
    let found = "\"activity\":\"\(activity)\""
    let option = try await GSpecProcess.run(
      "run", spec, "--trace", "-", "--format", "json", "--set", "version=\(word)", stdin: Self.touch)
    #expect(option.stdout.contains(found), "\(option)")
    let gesture = try await GSpecProcess.run(
      "run", spec, "--gesture", "set version = \(word) then touch on card", "--format", "json")
    #expect(gesture.stdout.contains(found), "\(gesture)")
    let converted = try await GSpecProcess.run("convert", "-", "--set", "version=\(word)", stdin: Self.touch)
    let trace = try await GSpecProcess.run(
      "run", spec, "--trace", "-", "--format", "json", stdin: converted.stdout)
    #expect(trace.stdout.contains(found), "\(converted.stdout)\(trace)")
    let cases = try folder.write(
      """
      version: 1
      spec: versions.gspec.yaml
      cases:
        - {name: a, state: {version: \(word)}, gesture: touch on card, expect: [\(activity)], only: true}

      """, "versions.cases.yaml")
    let test = try await GSpecProcess.run("test", cases, "--traces", folder.path + "/traces")
    #expect(test.status == 0, "\(test)")
    // Programs that do not keep the text of a number, such as the preview, read the word, too.
    let written = try folder.text("traces/versions.1.jsonl")
    #expect(written.contains("{\"version\":\"\(word)\"}"), "\(written)")
  }

  @Test("the number 2.0, as a program writes it, is the word 2")
  func programs() async throws {
    let run = try await GSpecProcess.run(
      "run", spec, "--trace", "-", stdin: "{\"t\":0,\"set\":{\"version\":2.0}}\n" + Self.touch)
    #expect(run.status == 0 && run.stdout.contains("two"), "\(run)")
  }

  @Test(
    "a number beyond its range is told with all its digits; what traces do not take for a number is none",
    arguments: [
      ("1.50000001", "zoom cannot be 1.50000001\n  help: it lies in 0.5..1.5\n"),
      ("0.49999999", "zoom cannot be 0.49999999\n  help: it lies in 0.5..1.5\n"),
      ("0x1", "zoom is a number, not the text \"0x1\"\n"),
    ])
  func numbers(_ value: String, _ message: String) async throws {
    let run = try await GSpecProcess.run(
      "run", spec, "--trace", "-", "--set", "zoom=\(value)", stdin: Self.touch)
    #expect(run.status == 2 && run.stderr.hasPrefix("error: --set zoom: \(message)"), "\(run.stderr)")
  }
}
