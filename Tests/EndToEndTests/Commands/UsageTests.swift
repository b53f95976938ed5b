import Testing

@testable import gspec

@Suite("Usage, rules and exit statuses")
struct UsageTests {
  @Test(
    "usage errors are printed to standard error and give status 2",
    arguments: [
      ["nonsense"], ["lint"], ["lint", "--format", "html", "x"], ["compile", "x.gspec.yaml"], ["run", "x"],
      ["run", "x", "--trace", "y", "--set", "novalue"], ["run", "x", "--trace", "y", "--dpi", "0"],
      ["run", "x", "--trace", "y", "--size-mm", "12"], ["run", "x", "--trace", "y", "--input-format", "hid"],
      ["test"],
    ])
  func usage(_ arguments: [String]) async throws {
    let result = try await GSpecProcess.shell("exec \"$0\" \"$@\"", arguments)
    #expect(result.status == 2)
    #expect(!result.stderr.isEmpty && result.stdout.isEmpty)
  }

  @Test(
    "help and version are printed to standard output and give status 0",
    arguments: [["--help"], ["help", "run"], ["lint", "--help"], ["--version"]])
  func help(_ arguments: [String]) async throws {
    let result = try await GSpecProcess.shell("exec \"$0\" \"$@\"", arguments)
    #expect(result.status == 0 && !result.stdout.isEmpty && result.stderr.isEmpty)
  }

  @Test(
    "a misspelt command gets the nearest one as help, also after `help`",
    arguments: [
      (["lnt"], "did you mean `lint`?"), (["help", "lnt"], "did you mean `lint`?"),
      (["lnt", "--help"], "did you mean `lint`?"), (["frobnicate"], "`gspec --help` lists the commands"),
    ])
  func misspelt(_ arguments: [String], _ help: String) async throws {
    let result = try await GSpecProcess.shell("exec \"$0\" \"$@\"", arguments)
    #expect(result.status == 2 && result.stdout.isEmpty)
    #expect(result.stderr.contains("there is no command") && result.stderr.contains(help), "\(result.stderr)")
  }

  @Test(
    "standard input can be one input only",
    arguments: [
      ["run", "-", "--trace", "-"], ["explain", "-", "--trace", "-"],
      ["run", "x", "--trace", "-", "--device", "-"], ["convert", "-", "--device", "-"],
      ["impact", "x", "y", "--traces", "-", "-"],
    ])
  func standardInput(_ arguments: [String]) async throws {
    let result = try await GSpecProcess.shell("exec \"$0\" \"$@\"", arguments)
    #expect(result.status == 2 && result.stderr.contains("standard input is named twice"), "\(result.stderr)")
  }

  @Test("a command may leave its standard input unread")
  func unread() async throws {
    let result = try await GSpecProcess.run("--version", stdin: String(repeating: "x", count: 1 << 20))
    #expect(result.status == 0 && !result.stdout.isEmpty)
  }

  @Test("gspec rules lists all rules, explains one, and gives a hint for a misspelt name")
  func rules() async throws {
    let list = try await GSpecProcess.run("rules")
    #expect(list.status == 0 && list.stdout.contains("guard/never"))
    let one = try await GSpecProcess.run("rules", "guard/never")
    #expect(one.status == 0 && one.stdout.contains("Fixed:"))
    let family = try await GSpecProcess.run("rules", "guard")
    #expect(family.status == 0 && family.stdout.split(separator: "\n").allSatisfy { $0.hasPrefix("guard/") })
    let wrong = try await GSpecProcess.run("rules", "guard/neverr")
    #expect(wrong.status == 2 && wrong.stderr.contains("did you mean `guard/never`?"))
    for (name, nearest) in [
      ("nope", "syntax/type"), ("nested", "conflict/nested"), ("conflicts/delay", "conflict/delayed"),
      ("unreachabel", "conflict/unreachable"), ("wait", "resolve/endless-wait"),
    ] {
      let other = try await GSpecProcess.run("rules", name)
      #expect(other.status == 2 && other.stderr.contains("did you mean `\(nearest)`?"), "\(other.stderr)")
    }
  }

  @Test("if the reader of a pipe ends, the command ends without an error message")
  func brokenPipe() async throws {
    let result = try await GSpecProcess.shell("( \"$0\" rules; echo \"status $?\" >&2 ) | exec true")
    #expect(result.stderr.contains("status"))
    #expect(!result.stderr.contains("error") && !result.stderr.contains("141"))
  }

  @Test("a full disk is an error")
  func fullDisk() async throws {
    let result = try await GSpecProcess.shell("[ -e /dev/full ] || exit 99; exec \"$0\" rules >/dev/full")
    if result.status != 99 { #expect(result.status == 2 && result.stderr.contains("standard output")) }
  }
}
