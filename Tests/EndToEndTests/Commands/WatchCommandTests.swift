import Foundation
import Testing

@Suite("gspec watch", .timeLimit(.minutes(5)))
struct WatchCommandTests {
  /// A running `gspec watch`.
  private final class Watching {
    private let process = Process()
    private let output = Pipe()
    private var text = ""

    init(_ arguments: [String]) throws {
      process.executableURL = URL(filePath: GSpecProcess.program)
      process.arguments = ["watch"] + arguments
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    /// The output up to the end of the next check.
    func report() -> String {
      while true {
        if let end = text.range(of: #"watching \d+ specs?\n"#, options: .regularExpression) {
          let report = String(text[..<end.upperBound])
          text.removeSubrange(..<end.upperBound)
          return report
        }
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { return text }
        text += String(decoding: more, as: UTF8.self)
      }
    }

    func end() {
      // Threads of tests block other signals, and a process inherits blocked signals from the thread that starts it.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
  }

  private static let spec =
    "gspec: 1\nproduct: A\nuses: [./own.vocabulary.yaml]\nelements: {page: {}}\nactivities:\n  a: {does: custom, target: page, by: poke, alternative: a button}\n"
  private static let vocabulary = "gspec: 1\nvocabulary: own\nmechanics:\n  poke: {steps: [press, lift]}\n"

  /// Writes a file atomically: `gspec watch` must not see an empty file.
  private func put(_ text: String, _ name: String, _ folder: TemporaryFolder) throws {
    try Data(text.utf8).write(to: URL(filePath: folder.path).appending(path: name), options: .atomic)
  }

  @Test("changes of a spec, of a vocabulary that it uses and of the configuration; new and removed specs")
  func changes() throws {
    let folder = try TemporaryFolder()
    try put(Self.vocabulary, "own.vocabulary.yaml", folder)
    try put(Self.spec, "a.gspec.yaml", folder)
    let watching = try Watching([folder.path])
    defer { watching.end() }
    #expect(watching.report().contains("1 spec: 0 errors"))
    try put(Self.spec.replacing("poke", with: "pokes"), "a.gspec.yaml", folder)
    #expect(watching.report().contains("there is no mechanic `pokes`"))
    try put(Self.vocabulary.replacing("poke", with: "pokes"), "own.vocabulary.yaml", folder)
    #expect(watching.report().contains("1 spec: 0 errors"))
    try put("levels: 1\n", ".gspec.yaml", folder)
    #expect(watching.report().contains("syntax/unknown-key"))
    try FileManager.default.removeItem(atPath: folder.path + "/.gspec.yaml")
    #expect(watching.report().contains("1 spec: 0 errors"))
    try put(Self.spec, "b.gspec.yaml", folder)
    #expect(watching.report().hasSuffix("watching 2 specs\n"))
    try FileManager.default.removeItem(atPath: folder.path + "/b.gspec.yaml")
    #expect(watching.report().hasSuffix("watching 1 spec\n"))
  }

  @Test("a vocabulary that is missing, appears, or is removed and written again")
  func missingVocabulary() throws {
    let folder = try TemporaryFolder()
    try put(Self.spec, "a.gspec.yaml", folder)
    let watching = try Watching([folder.path + "/a.gspec.yaml"])
    defer { watching.end() }
    #expect(watching.report().contains("import/missing"))
    try put(Self.vocabulary, "own.vocabulary.yaml", folder)
    #expect(watching.report().contains("1 spec: 0 errors"))
    try FileManager.default.removeItem(atPath: folder.path + "/own.vocabulary.yaml")
    #expect(watching.report().contains("import/missing"))
    try put(Self.vocabulary, "own.vocabulary.yaml", folder)
    #expect(watching.report().contains("1 spec: 0 errors"))
  }

  @Test("a missing vocabulary that the configuration names")
  func missingNamedVocabulary() throws {
    let folder = try TemporaryFolder()
    try put("version: 1\nvocabularies: {house: parts/own.vocabulary.yaml}\n", ".gspec.yaml", folder)
    try put(Self.spec.replacing("./own.vocabulary.yaml", with: "house"), "a.gspec.yaml", folder)
    let watching = try Watching([folder.path])
    defer { watching.end() }
    #expect(watching.report().contains("/parts/own.vocabulary.yaml"))
    try folder.write(Self.vocabulary, "parts/own.vocabulary.yaml.new")
    try FileManager.default.moveItem(
      atPath: folder.path + "/parts/own.vocabulary.yaml.new",
      toPath: folder.path + "/parts/own.vocabulary.yaml")
    #expect(watching.report().contains("1 spec: 0 errors"))
  }

  @Test("a missing path and standard input are errors")
  func refused() async throws {
    let gone = try await GSpecProcess.run("watch", "/nowhere/at/all")
    #expect(gone.status == 2 && gone.stderr.contains("No such file"))
    let input = try await GSpecProcess.run("watch", "-")
    #expect(input.status == 2 && input.stderr.contains("standard input cannot change"))
  }
}
