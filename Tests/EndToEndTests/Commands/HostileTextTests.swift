import Foundation
import Testing

@testable import gspec

/// Checks names, paths and free text with control characters that a terminal would obey.
@Suite("output never has control characters from files, names or arguments")
struct HostileTextTests {
  /// An escape sequence for red, a right-to-left override, a control character of Latin 1, and a carriage return.
  private static let inYAML = #"\e[31m\u202E\x9B\r"#
  private static let raw = "\u{1B}[31m\u{202E}"

  private static let spec =
    Sample.spec.replacing("alternative: a button", with: "alternative: \"a \(inYAML)\"")
    + #"  free: {does: activate, target: page, by: long-press, intent: "i \#(inYAML)", alternative: "\#(inYAML)"}"#
    + "\n"

  private static let wrong =
    spec + """
        nope: {does: "k\(inYAML)", target: "t\(inYAML)", by: "m\(inYAML)", when: "mode == s\(inYAML)"}
      lint: {disable: [{rule: "r\(inYAML)", reason: "b\(inYAML)"}]}
      resolve:
        - {prefer: "p\(inYAML)", over: archive}

      """

  private static let cases = """
    version: 1
    spec: right.gspec.yaml
    cases:
      - {name: "n\(inYAML)", gesture: "tap on c\(inYAML)", expect: [open]}
      - {name: "n\(inYAML) 2", trace: "t\(inYAML).jsonl", expect: [open]}

    """

  /// Whether a text has characters that a terminal obeys, or that change the order of text.
  private static func isHostile(_ text: String) -> Bool {
    text.replacing("\r\n", with: "\n").unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A, 0x09: false
      case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
      default: false
      }
    }
  }

  @Test(
    "commands and formats",
    arguments: [
      ["lint", "--level", "note", "wrong.gspec.yaml"], ["lint", "--level", "note", "right.gspec.yaml"],
      ["lint", "--format", "json", "wrong.gspec.yaml"], ["lint", "--format", "github", "wrong.gspec.yaml"],
      ["lint", "--format", "sarif", "wrong.gspec.yaml"], ["lint", "--format", "gitlab", "wrong.gspec.yaml"],
      ["lint", "--format", "junit", "wrong.gspec.yaml"], ["lint", "--format", "xcode", "wrong.gspec.yaml"],
      ["lint", "w\(raw).gspec.yaml"], ["lint", "--format", "json", "w\(raw).gspec.yaml"],
      ["lint", "--format", "xcode", "w\(raw).gspec.yaml"],
      ["lint", "--format", "junit", "w\(raw).gspec.yaml"],
      ["lint", "no\(raw)"], ["test", "x.cases.yaml"], ["test", "--format", "json", "x.cases.yaml"],
      ["test", "--format", "junit", "x.cases.yaml"], ["run", "right.gspec.yaml", "--trace", "x.jsonl"],
      ["run", "w\(raw).gspec.yaml", "--trace", "x.jsonl"],
      ["explain", "right.gspec.yaml", "--trace", "x.jsonl"],
      ["convert", "x.jsonl"], ["rules", "r\(raw)"], ["latency", "right.gspec.yaml"],
      ["doc", "right.gspec.yaml", "-o", "out\(raw)", "--check"],
    ])
  func everywhere(_ arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, "right.gspec.yaml")
    try folder.write(Self.wrong, "wrong.gspec.yaml")
    try folder.write(Self.wrong, "w\(Self.raw).gspec.yaml")
    try folder.write(Self.cases, "x.cases.yaml")
    try folder.write(
      Sample.touch.replacing("\"id\":1", with: "\"id\":1,\"note\":\"\\u001b[31m\"").replacing(
        "page/card", with: "page/\\u001b[31m\\u202ecard"), "x.jsonl")
    let run = try await folder.gspec(arguments)
    #expect(!Self.isHostile(run.stdout) && !Self.isHostile(run.stderr), "\(arguments): \(run)")
    #expect(!run.stdout.isEmpty || !run.stderr.isEmpty)
    if arguments.contains("json") { _ = try AnyJSON.read(run.stdout) }
  }

  @Test("an error about a path with a line break is one line")
  func lineBreak() async throws {
    let lint = try await GSpecProcess.run("lint", "/nowhere\nelse.gspec.yaml")
    #expect(
      lint.status == 2 && lint.stderr.contains("error: /nowhere\\u000aelse.gspec.yaml: No such file"),
      "\(lint)")
  }

  @Test("a haptic word with a control character is an error")
  func cue() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write(
      Sample.spec.replacing("alternative:", with: "feedback: {haptic: {commit: \"own\\e\"}}, alternative:"),
      "x.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", spec)
    #expect(lint.status == 1 && lint.stdout.contains("error[syntax/type]"), "\(lint)")
  }
}
