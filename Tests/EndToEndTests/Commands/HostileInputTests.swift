import Foundation
import Testing

@testable import gspec

/// Checks that every file that a path may lead to gives a result or an error with a reason, and never a crash or an endless wait.
@Suite("Hostile input")
struct HostileInputTests {
  private let folder: TemporaryFolder
  private let spec: String
  private let touch: String

  init() throws {
    folder = try TemporaryFolder()
    spec = try folder.write(Sample.spec, "sample.gspec.yaml")
    touch = try folder.write(Sample.touch, "touch.jsonl")
  }

  /// Commands that read files, with `FILE` for the file in question.
  static let commands: [[String]] = [
    ["lint", "FILE"], ["compile", "FILE", "-o", "/dev/null"], ["disassemble", "FILE"],
    ["run", "FILE", "--trace", "TOUCH"], ["explain", "FILE", "--trace", "TOUCH"], ["test", "FILE"],
    ["run", "SPEC", "--trace", "FILE"], ["explain", "SPEC", "--trace", "FILE"],
  ]

  private func run(_ command: [String], file: String) async throws -> GSpecProcess {
    let arguments = command.map { $0 == "FILE" ? file : $0 == "SPEC" ? spec : $0 == "TOUCH" ? touch : $0 }
    // The limit only ends commands that hang. It is long because other tests may use the processor at the same time.
    return try await GSpecProcess.shell("exec timeout 240 \"$0\" \"$@\"", arguments)
  }

  @Test("a missing file", arguments: commands)
  func missing(_ command: [String]) async throws {
    let result = try await run(command, file: folder.path + "/nowhere")
    #expect(result.status == 2 && result.stderr.contains("No such file"), "\(result.stderr)")
  }

  @Test("a folder in place of a file", arguments: commands.filter { !["lint", "test"].contains($0[0]) })
  func isFolder(_ command: [String]) async throws {
    let result = try await run(command, file: folder.path)
    #expect(result.status == 2 && result.stderr.contains("is a folder"), "\(result.stderr)")
  }

  @Test("a pipe that nobody writes to", arguments: commands)
  func fifo(_ command: [String]) async throws {
    _ = try await GSpecProcess.shell("mkfifo \"$1/pipe\"", [folder.path])
    let result = try await run(command, file: folder.path + "/pipe")
    #expect(result.status == 2 && result.stderr.contains("nobody has written"), "\(result.stderr)")
  }

  @Test(
    "a file without read permission, unless the tests run as a user who may read every file",
    arguments: commands)
  func forbidden(_ command: [String]) async throws {
    let path = try folder.write(Sample.spec, "secret")
    let isRoot =
      try await GSpecProcess.shell("chmod 000 \"$1\"; [ -r \"$1\" ] && echo yes", [path]).stdout == "yes\n"
    guard !isRoot else { return }
    let result = try await run(command, file: path)
    #expect(result.status == 2 && result.stderr.contains("Permission denied"), "\(result.stderr)")
  }

  @Test("a file of 100 MB of zero bytes", arguments: commands)
  func sparse(_ command: [String]) async throws {
    _ = try await GSpecProcess.shell("truncate -s 100M \"$1/sparse\"", [folder.path])
    let result = try await run(command, file: folder.path + "/sparse")
    #expect(result.status == 2, "\(result.status) \(result.stderr)")
    let isTrace = command[1] == "SPEC"
    #expect(result.stderr.contains(isTrace ? "NUL bytes" : "larger than 16 MB"), "\(result.stderr)")
  }

  @Test(
    "an endless file in place of a spec, table or cases file", arguments: commands.filter { $0[1] != "SPEC" })
  func endless(_ command: [String]) async throws {
    let result = try await run(command, file: "/dev/zero")
    #expect(result.status == 2 && result.stderr.contains("larger than"), "\(result.stderr)")
  }

  @Test("a device that a spec or a case names, or that is found in a folder, is not read")
  func devices() async throws {
    let uses = try folder.write(
      Sample.spec.replacing("[material]", with: "[material, /dev/zero]"), "uses.gspec.yaml")
    let lint = try await run(["lint", "FILE"], file: uses)
    #expect(lint.status == 1 && lint.stdout.contains("is a device or a socket, not a file"), "\(lint)")
    let inputs = [
      "spec: sample.gspec.yaml\ncases:\n  - {trace: /dev/zero,",
      "spec: /dev/zero\ncases:\n  - {gesture: touch,",
    ]
    for input in inputs {
      let cases = try folder.write(
        "version: 1\n\(input) name: x, target: page/card, expect: []}\n", "x.cases.yaml")
      let test = try await run(["test", "FILE"], file: cases)
      let message = "/dev/zero: is a device or a socket, not a file"
      #expect(test.status == 2 && test.stderr.contains(message), "\(test)")
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/device.gspec.yaml", withDestinationPath: "/dev/zero")
    let found = try await run(["format", "--check", "FILE"], file: folder.path)
    #expect(found.stderr.contains("device.gspec.yaml is left out: it is a device or a socket"), "\(found)")
  }

  @Test("a working directory that has been removed is an error, and no crash")
  func removedFolder() async throws {
    let script = "mkdir \"$1/gone\" && cd \"$1/gone\" && rmdir \"$1/gone\" && exec \"$0\" preview \"$2\""
    let run = try await GSpecProcess.shell(script, [folder.path, spec])
    #expect(run.status == 2 && run.stderr.contains("sample.preview.html: No such file"), "\(run)")
  }

  @Test("an empty file", arguments: commands)
  func empty(_ command: [String]) async throws {
    let result = try await run(command, file: "/dev/null")
    #expect(result.status == 1 || result.status == 2, "\(result.status)")
    #expect(!(result.stderr + result.stdout).isEmpty)
  }

  @Test(
    "UTF-16 text is an error that names the encoding", arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
  func utf16(_ mark: [UInt8]) async throws {
    let bytes =
      mark
      + Sample.spec.utf16.flatMap { unit -> [UInt8] in
        let pair = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        return mark[0] == 0xFF ? pair : pair.reversed()
      }
    let path = try folder.write(bytes, "utf16.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", path)
    #expect(lint.status == 1 && lint.stdout.contains("UTF-16"), "\(lint.stdout)")
    let run = try await GSpecProcess.run("run", spec, "--trace", path)
    #expect(run.status == 2 && run.stderr.contains("UTF-16"), "\(run.stderr)")
  }

  @Test("CR LF and a byte-order mark change nothing")
  func lineEnds() async throws {
    let plain = try await GSpecProcess.run("run", spec, "--trace", touch, "--format", "json")
    let windowsSpec = try folder.write(
      "\u{FEFF}" + Sample.spec.replacing("\n", with: "\r\n"), "windows.gspec.yaml")
    let windowsTouch = try folder.write(
      "\u{FEFF}" + Sample.touch.replacing("\n", with: "\r\n"), "windows.jsonl")
    let windows = try await GSpecProcess.run("run", windowsSpec, "--trace", windowsTouch, "--format", "json")
    #expect(windows.status == 0 && windows.stdout == plain.stdout, "\(windows.stderr)")
  }

  @Test("deep nesting, in YAML and JSON")
  func deep() async throws {
    let yaml = try folder.write(String(repeating: "[", count: 20_000), "deep.gspec.yaml")
    #expect(try await GSpecProcess.run("lint", yaml).status == 1)
    let json = try folder.write("{\"t\":" + String(repeating: "[", count: 200_000), "deep.jsonl")
    let run = try await GSpecProcess.run("run", spec, "--trace", json)
    #expect(run.status == 2 && run.stderr.contains("nested"), "\(run.stderr)")
  }

  @Test("random bytes instead of a trace, in every form", arguments: TraceFormat.allCases)
  func noise(_ format: TraceFormat) async throws {
    var state: UInt64 = 7
    let bytes = (0..<20_000).map { _ -> UInt8 in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 33)
    }
    let path = try folder.write(bytes, "noise")
    let run = try await GSpecProcess.run(
      "run", spec, "--trace", path, "--target", "card", "--input-format", format.rawValue)
    #expect(run.status == 2 && !run.stderr.isEmpty)
  }
}
