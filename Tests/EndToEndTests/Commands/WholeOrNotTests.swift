import Foundation
import Testing

@testable import gspec

/// Checks commands that write several files when the disk is full or others own the folder.
@Suite("either all files are written, or none")
struct WholeOrNotTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes two specs with a fix each, the second one longer than 4 KiB, and returns the arguments that apply both fixes.
  private func specs(_ second: String = "y.gspec.yaml") throws -> [String] {
    try folder.write(Self.first, "x.gspec.yaml")
    try folder.write(Self.second, second)
    return [
      "lint", "--fix", "--fix-with", "narrow:a", "--fix-with", "narrow:p", "x.gspec.yaml", second,
    ]
  }

  private static let first = LintFixTests.drags
  private static let second =
    first.replacing("  a: {", with: "  p: {") + "# " + String(repeating: "-", count: 4096) + "\n"

  /// Runs gspec in the folder. `before` is shell code that is run first.
  private func gspec(_ arguments: [String], after before: String = "") async throws -> GSpecProcess {
    try await GSpecProcess.shell(
      "cd \"$1\" && shift && \(before) exec \"$0\" \"$@\"", [folder.path] + arguments)
  }

  /// Whether gspec can be run as a user who does not own the folder's files. Only root can change the user.
  static let isRoot =
    geteuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

  private func gspecAsStranger(_ arguments: [String]) async throws -> GSpecProcess {
    try await GSpecProcess.shell(
      """
      cd "$1" && shift && exec setpriv --reuid=65534 --regid=65534 --clear-groups "$0" "$@"
      """, [folder.path] + arguments)
  }

  /// All files in the folder with their texts, and all folders.
  private func everything() throws -> [String: String] {
    var all: [String: String] = [:]
    for path in FileManager.default.enumerator(atPath: folder.path)?.compactMap({ $0 as? String }) ?? [] {
      all[path] = (try? folder.text(path)) ?? "a folder"
    }
    return all
  }

  private func mode(_ mode: mode_t, _ names: String...) {
    for name in names { chmod(folder.path + "/" + name, mode) }
  }

  @Test("without a failure, both specs are fixed, symbolic links stay, and no other files are left")
  func fixed() async throws {
    let arguments = try specs("real.txt")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/y.gspec.yaml", withDestinationPath: "real.txt")
    let lint = try await gspec(arguments.dropLast() + ["y.gspec.yaml"])
    #expect(lint.status == 0, "\(lint.stderr)")
    #expect(try folder.text("x.gspec.yaml") != Self.first && folder.text("real.txt") != Self.second)
    #expect(folder.names == ["real.txt", "x.gspec.yaml", "y.gspec.yaml"])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/y.gspec.yaml") == "real.txt")
  }

  @Test("if there is no room for the second spec, neither is fixed", arguments: ["trap '' XFSZ;", ""])
  func full(_ before: String) async throws {
    let arguments = try specs()
    let all = try everything()
    let lint = try await gspec(arguments, after: "\(before) ulimit -f 8;")
    #expect(lint.status == 2 && lint.stderr.contains("y.gspec.yaml: File too large"), "\(lint)")
    #expect(try everything() == all)
  }

  @Test("if one folder is read-only, neither spec is fixed", .enabled(if: isRoot))
  func locked() async throws {
    let arguments = try specs("locked/y.gspec.yaml")
    mode(0o777, ".")
    mode(0o555, "locked")
    let all = try everything()
    let lint = try await gspecAsStranger(arguments)
    #expect(lint.status == 2 && lint.stderr.contains("y.gspec.yaml: Permission denied"), "\(lint)")
    #expect(try everything() == all)
  }

  @Test("if replacing the second file fails at the end, the first one is restored", .enabled(if: isRoot))
  func sticky() async throws {
    let arguments = try specs("theirs/y.gspec.yaml")
    mode(0o777, ".")
    mode(0o1777, "theirs")
    let all = try everything()
    let lint = try await gspecAsStranger(arguments)
    #expect(lint.status == 2 && lint.stderr.contains("y.gspec.yaml: Operation not permitted"), "\(lint)")
    #expect(try everything() == all)
  }

  @Test(
    "generated files: if one may not be replaced or removed, all stay as they were",
    .enabled(if: isRoot),
    arguments: ["SampleGestureRecognizer.swift", "SampleGestures.swift", "SampleElement.swift"])
  func generated(_ theirs: String) async throws {
    try folder.write(Sample.spec, "sample.gspec.yaml")
    let arguments = ["generate", "swift", "sample.gspec.yaml", "-o", "out", "--ui", "uikit"]
    #expect(try await gspec(arguments).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
    #expect(names == ["SampleGestureRecognizer.swift", "SampleGestures.swift"])
    // All files are from an earlier spec. The other user may replace only those that belong to that user.
    for name in names { try folder.write(try folder.text("out/\(name)") + "// earlier\n", "out/\(name)") }
    if !names.contains(theirs) { try folder.write(try folder.text("out/\(names[0])"), "out/\(theirs)") }
    mode(0o1777, "out")
    for name in names where name != theirs { chown(folder.path + "/out/" + name, 65534, 65534) }
    let all = try everything()
    let generate = try await gspecAsStranger(arguments)
    #expect(generate.status == 2 && generate.stderr.contains("out/\(theirs): "), "\(generate)")
    #expect(try everything() == all)
  }

  @Test("a new folder for generated files is removed if the files cannot be written")
  func generatedFull() async throws {
    try folder.write(Sample.spec, "sample.gspec.yaml")
    let all = try everything()
    let generate = try await gspec(
      ["generate", "swift", "sample.gspec.yaml", "-o", "a/b/out", "--ui", "uikit"], after: "ulimit -f 2;")
    #expect(generate.status == 2 && generate.stderr.contains("File too large"), "\(generate)")
    #expect(try everything() == all)
  }

  @Test("witnesses: with a folder in place of a file, or a full disk, no files are written")
  func witnesses() async throws {
    try folder.write(ConflictSpec.text, "sample.gspec.yaml")
    try folder.write("mine", "out/sample/witness.cases.yaml/mine")
    var all = try everything()
    let lint = try await gspec(["lint", "--witness", "out", "sample.gspec.yaml"])
    #expect(lint.status == 2 && lint.stderr.contains("witness.cases.yaml: "), "\(lint.stderr)")
    #expect(!lint.stdout.contains("--trace out/"))
    #expect(try everything() == all)
    try FileManager.default.removeItem(atPath: folder.path + "/out")
    all = try everything()
    let full = try await gspec(["lint", "--witness", "out", "sample.gspec.yaml"], after: "ulimit -f 1;")
    #expect(full.status == 2 && full.stderr.contains("File too large"), "\(full.stderr)")
    #expect(try everything() == all)
  }
}
