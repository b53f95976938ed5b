import Foundation
import Testing

@Suite("gspec init")
struct InitCommandTests {
  @Test(
    "the new spec has no findings and is formatted, and its cases pass",
    arguments: [
      [], ["--platforms", "android"], ["--platforms", "ios", "web"], ["--platforms", "watchos"],
      ["--platforms", "watchos", "ios", "android"], ["--platforms", "ios", "--platforms", "ios"],
    ])
  func clean(_ platforms: [String]) async throws {
    let folder = try TemporaryFolder()
    let made = try await GSpecProcess.shell(
      "exec \"$0\" init \"$@\"", ["Mail", "--output", folder.path + "/new"] + platforms)
    #expect(made.status == 0 && made.stderr.isEmpty, "\(made)")
    #expect(made.stdout.hasPrefix("\(folder.path)/new/mail.gspec.yaml\n\(folder.path)/new/mail.cases.yaml\n"))
    let lint = try await GSpecProcess.run("lint", "--strict", folder.path)
    #expect(lint.status == 0, "\(lint.stdout)")
    let test = try await GSpecProcess.run("test", folder.path)
    #expect(test.status == 0 && test.stdout.contains("4 passed"), "\(test.stdout)")
    #expect(try await GSpecProcess.run("format", "--check", folder.path).status == 0)
  }

  @Test(
    "platforms without touch gestures are refused, also beside others",
    arguments: [
      (["tvos"], "`tvos` has no touch gestures"), (["macos"], "`macos` has no touch gestures"),
      (["watchos", "macos"], "`macos` has no touch gestures"),
      (["android", "tvos", "macos"], "`macos` and `tvos` have no touch gestures"),
    ])
  func withoutTouch(_ platforms: [String], _ message: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await GSpecProcess.shell(
      "exec \"$0\" init Mail --output \"$@\"", [folder.path, "--platforms"] + platforms)
    #expect(run.status == 2 && run.stderr.contains(message), "\(run.stderr)")
    #expect(folder.names.isEmpty)
  }

  @Test("existing files stay, and an invalid name is refused")
  func refused() async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", "mail.cases.yaml")
    let taken = try await GSpecProcess.run("init", "Mail", "-o", folder.path)
    #expect(
      taken.status == 2 && taken.stderr.contains("mail.cases.yaml: is there already; nothing was written"))
    #expect(folder.names == ["mail.cases.yaml"])
    let bad = try await GSpecProcess.run("init", "My Mail", "-o", folder.path)
    #expect(bad.status == 2 && bad.stderr.contains("it has a space; nothing was written"), "\(bad.stderr)")
    #expect(folder.names == ["mail.cases.yaml"])
  }

  @Test(
    "a name without a letter or a digit is refused, because the files are named after it",
    arguments: ["😀", "😀-👍"])
  func noLetters(_ name: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await GSpecProcess.run("init", name, "-o", folder.path)
    #expect(
      run.status == 2
        && run.stderr == """
          error: `\(name)` has no letter and no digit, and the files are named after the product; nothing was written
            help: give a name with letters, such as Mail

          """,
      "\(run.stderr)")
    #expect(folder.names.isEmpty)
  }

  @Test(
    "names that YAML would read as something else are refused like others",
    arguments: ["-", "\"", "*", "&a", "null", "[a]", "a #b"])
  func noNames(_ name: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await GSpecProcess.run("init", name, "-o", folder.path)
    #expect(run.status == 2 && run.stderr.contains("cannot be the name of a product"), "\(run.stderr)")
    #expect(folder.names.isEmpty)
  }
}
