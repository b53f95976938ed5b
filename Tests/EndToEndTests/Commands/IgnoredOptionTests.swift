import Testing

@testable import gspec

/// Options that a command would have to ignore are refused.
@Suite("ignored options")
struct IgnoredOptionTests {
  private let folder: TemporaryFolder
  private let spec: String

  init() throws { (folder, spec) = try TemporaryFolder.with(LintFixTests.drags, "x.gspec.yaml") }

  @Test(
    "--explain and --print-config neither lint nor write, so they refuse what asks for it",
    arguments: [
      ["--fix"], ["--witness", "w"], ["--baseline", "b.json", "--write-baseline"], ["--since", "HEAD"],
    ])
  func printed(_ options: [String]) async throws {
    for about in [["--explain", "a", "b", spec], ["--print-config", spec]] {
      let run = try await GSpecProcess.shell(
        "cd \"$1\" && shift && exec \"$0\" lint \"$@\"", [folder.path] + options + about)
      #expect(run.status == 2 && run.stdout.isEmpty, "\(run)")
      #expect(run.stderr.contains("\(about[0]) only prints"), "\(run.stderr)")
      #expect(run.stderr.contains("leave out \(options[0])\n"), "\(run.stderr)")
    }
    #expect(folder.names == ["x.gspec.yaml"])
  }

  @Test("--print-config stands for itself: other paths would not be linted")
  func printConfig() async throws {
    let paths = try await GSpecProcess.run("lint", spec, "--print-config", spec)
    #expect(paths.status == 2 && paths.stderr.contains("leave out the other paths"), "\(paths)")
    let json = try await GSpecProcess.run("lint", "--print-config", spec, "--format", "json")
    #expect(json.status == 2 && json.stderr.contains("--print-config prints text"), "\(json)")
  }

  @Test("run --step is about feedback")
  func step() async throws {
    let run = try await GSpecProcess.run("run", spec, "--gesture", "touch on page", "--step", "10ms")
    #expect(run.status == 2 && run.stderr.contains("--step says nothing without --feedback"), "\(run.stderr)")
  }

  @Test("without a name, lint --fix --format json prints the report, which has the fixes, and no text")
  func fixes() async throws {
    let lint = try await GSpecProcess.run("lint", "--fix", spec, "--format", "json")
    #expect(lint.status == 2 && lint.stderr.contains("nothing was changed"), "\(lint.stderr)")
    #expect(lint.stdout.hasPrefix("{\"failures\":[{"), "\(lint.stdout)")
    #expect(lint.stdout.contains("\"name\":\"narrow:a\"") && lint.stdout.contains("nothing was changed"))
    #expect(try folder.text("x.gspec.yaml") == LintFixTests.drags)
  }
}
