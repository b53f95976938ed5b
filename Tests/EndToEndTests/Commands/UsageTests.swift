import Testing

@testable import gspec

@Suite("Usage, rules and exit statuses")
struct UsageTests {
  @Test(
    "usage errors are status 2, on standard error",
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
    "help and version are results",
    arguments: [["--help"], ["help", "run"], ["lint", "--help"], ["--version"]])
  func help(_ arguments: [String]) async throws {
    let result = try await GSpecProcess.shell("exec \"$0\" \"$@\"", arguments)
    #expect(result.status == 0 && !result.stdout.isEmpty && result.stderr.isEmpty)
  }

  @Test("a command that leaves its input unread is judged by what it says")
  func unread() async throws {
    let result = try await GSpecProcess.run("--version", stdin: String(repeating: "x", count: 1 << 20))
    #expect(result.status == 0 && !result.stdout.isEmpty)
  }

  @Test("rules lists every rule, explains one, and hints at a misspelt one")
  func rules() async throws {
    let list = try await GSpecProcess.run("rules")
    #expect(list.status == 0 && list.stdout.contains("guard/never"))
    let one = try await GSpecProcess.run("rules", "guard/never")
    #expect(one.status == 0 && one.stdout.contains("Fixed:"))
    let family = try await GSpecProcess.run("rules", "guard")
    #expect(family.status == 0 && family.stdout.split(separator: "\n").allSatisfy { $0.hasPrefix("guard/") })
    let wrong = try await GSpecProcess.run("rules", "guard/neverr")
    #expect(wrong.status == 2 && wrong.stderr.contains("did you mean guard/never?"))
    for (name, nearest) in [
      ("nope", "syntax/type"), ("nested", "conflict/nested"), ("conflicts/delay", "conflict/delayed"),
      ("unreachabel", "conflict/unreachable"), ("wait", "resolve/endless-wait"),
    ] {
      let other = try await GSpecProcess.run("rules", name)
      #expect(other.status == 2 && other.stderr.contains("did you mean \(nearest)?"), "\(other.stderr)")
    }
  }

  @Test("a reader that goes away ends the command without a word")
  func brokenPipe() async throws {
    let result = try await GSpecProcess.shell("( \"$0\" rules; echo \"status $?\" >&2 ) | exec true")
    #expect(result.stderr.contains("status"))
    #expect(!result.stderr.contains("error") && !result.stderr.contains("141"))
  }

  @Test("a full disk is told")
  func fullDisk() async throws {
    let result = try await GSpecProcess.shell("[ -e /dev/full ] || exit 99; exec \"$0\" rules >/dev/full")
    if result.status != 99 { #expect(result.status == 2 && result.stderr.contains("standard output")) }
  }
}
