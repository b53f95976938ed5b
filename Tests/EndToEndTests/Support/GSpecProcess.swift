import Foundation
import Subprocess

/// gspec as a process, as people and CI jobs start it.
struct GSpecProcess {
  var stdout: String
  var stderr: String
  /// The exit status; 128 and the signal's number if it was killed.
  var status: Int32

  /// The program that `GSPEC` names, or else the one that was built with these tests.
  ///
  /// SIGPIPE is ignored: a test that writes to gspec after gspec has ended must get an error, and not be killed.
  static let program: String = {
    signal(SIGPIPE, SIG_IGN)
    return ProcessInfo.processInfo.environment["GSPEC"] ?? built.path
  }()

  /// The program that was built with these tests, which lies beside them.
  static let built: URL = {
    var folder = URL(filePath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent()
    for _ in 0..<5 {
      let candidate = folder.appending(path: "gspec")
      if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return PackageFolder.url.appending(path: ".build/debug/gspec")
  }()

  /// Runs gspec with these arguments.
  static func run(
    _ arguments: String..., stdin: String = "", environment: [String: String] = [:]
  ) async throws -> GSpecProcess {
    try await shell("exec \"$0\" \"$@\"", arguments, stdin: stdin, environment: environment)
  }

  /// Runs a line of shell, in which `$0` is gspec. Nothing is taken from the user's cache.
  static func shell(
    _ script: String, _ arguments: [String] = [], stdin: String = "",
    environment: [String: String] = [:]
  ) async throws -> GSpecProcess {
    var variables: [Environment.Key: String?] = ["GSPEC_CACHE_DIR": ""]
    for (name, value) in environment { variables[Environment.Key(stringLiteral: name)] = value }
    let result = try await Subprocess.run(
      .name("sh"), arguments: Arguments(["-c", script, program] + arguments),
      environment: .inherit.updating(
        variables),
      input: Piped(text: stdin), output: .string(limit: 1 << 24), error: .string(limit: 1 << 24))
    return GSpecProcess(
      stdout: result.standardOutput, stderr: result.standardError,
      status: status(result.terminationStatus))
  }

  /// Text for standard input. It is no error if a program ends without reading it.
  private struct Piped: InputProtocol {
    let text: String

    func write(with writer: StandardInputWriter) async throws { _ = try? await writer.write(text) }
  }

  private static func status(_ status: TerminationStatus) -> Int32 {
    switch status {
    case .exited(let code): code
    case .signaled(let signal): 128 + signal
    }
  }
}

/// A temporary folder for the files of a test. It is removed at the end of the test.
final class TemporaryFolder {
  let path: String

  init() throws {
    let name = "gspec-test-\(UInt64.random(in: 0 ... .max))"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A new folder with a file, and the path of that.
  static func with(_ text: String, _ name: String) throws -> (folder: TemporaryFolder, file: String) {
    let folder = try TemporaryFolder()
    return (folder, try folder.write(text, name))
  }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ text: String, _ name: String) throws -> String {
    try write(Array(text.utf8), name)
  }

  @discardableResult
  func write(_ bytes: [UInt8], _ name: String) throws -> String {
    let url = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  /// Runs gspec in the folder, or in one inside it.
  ///
  /// - Parameter inner: the path of that one, from `/` on.
  func gspec(
    _ arguments: [String], from inner: String = "", stdin: String = ""
  ) async throws -> GSpecProcess {
    try await GSpecProcess.shell(
      "cd \"$1\" && shift && exec \"$0\" \"$@\"", [path + inner] + arguments, stdin: stdin)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: URL(filePath: path).appending(path: name), encoding: .utf8)
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }
}

/// Small specs and traces for the commands' tests.
enum Sample {
  static let mail = PackageFolder.path("Specs/products/mail.gspec.yaml")

  /// One element, one activity.
  static let spec = """
    gspec: 1
    product: Sample
    uses: [material]
    platforms: [android]
    state:
      mode: [calm, busy]
      zoom: 1.0..8.0
      unread: bool
    elements:
      page:
        children:
          card: {swipeable: left}
    activities:
      open: {does: activate, target: page/card, by: touch, when: mode == calm}
      archive: {does: dismiss, target: page/card, by: [drag, swipe, fling], toward: left, commit: {distance: 100pt, velocity: 2000pt/s}, alternative: a button}

    """

  /// The same spec without any finding: its movement does not depend on the reading direction, and a guard reads all of its state.
  static let upward = spec.replacing("left", with: "up")
    .replacing("mode == calm", with: "mode == calm and (zoom < 8.0 or unread)")

  static let broken = spec + "  broken: {does: activate, target: page/crad, by: touch}\n"

  /// A touch of 60 ms.
  static let touch = """
    {"trace":1,"width":390,"height":844,"unit":"pt"}
    {"t":0,"phase":"down","id":1,"x":100,"y":200,"on":"page/card"}
    {"t":60,"phase":"up","id":1,"x":100,"y":200}

    """
}
