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

  @Test("a file that does not exist gets the nearest name in its folder as help")
  func missingFiles() async throws {
    let folder = try TemporaryFolder()
    let spec = try folder.write("gspec: 1\nproduct: Mail\n", "mail.gspec.yaml")
    try folder.write("", "mail.cases.yaml")
    let help = "No such file or directory\n  help: did you mean `\(spec)`?\n"
    for name in ["mial.gspec.yaml", "mail.gspec.yml", "mail"] {
      let lint = try await GSpecProcess.run("lint", "\(folder.path)/\(name)")
      #expect(lint.status == 2 && lint.stderr == "error: \(folder.path)/\(name): \(help)", "\(lint.stderr)")
    }
    let run = try await GSpecProcess.run("run", "\(folder.path)/mial.gspec.yaml", "--gesture", "touch")
    #expect(run.status == 2 && run.stderr.hasSuffix(help), "\(run.stderr)")
    let other = try await GSpecProcess.run(
      "lint", "\(folder.path)/unlike", "\(folder.path)/no/mail.gspec.yaml", "\(folder.path)/m.gspec.yaml")
    #expect(other.status == 2 && !other.stderr.contains("help"), "\(other.stderr)")
  }

  @Test(
    "a vocabulary's file that does not exist gets the one that was probably meant as help",
    arguments: [
      ("house", "./house.gspec.yaml"), ("./hose.gspec.yaml", "./house.gspec.yaml"),
      ("words/hause.gspec.yaml", "words/house.gspec.yaml"), ("./mial.gspec.yaml", nil),
    ])
  func missingVocabularies(_ name: String, _ meant: String?) async throws {
    let folder = try TemporaryFolder()
    try folder.write("gspec: 1\nvocabulary: house\n", "house.gspec.yaml")
    try folder.write("gspec: 1\nvocabulary: house\n", "words/house.gspec.yaml")
    let spec = try folder.write("gspec: 1\nproduct: Mail\nuses: [\(name)]\n", "mail.gspec.yaml")
    let lint = try await GSpecProcess.run("lint", spec)
    let help = meant.map { "did you mean `\($0)`?" } ?? "known vocabularies are `apple` and `material`"
    #expect(lint.status == 1 && lint.stdout.contains("= help: \(help)\n"), "\(lint.stdout)")
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
    for name in ["guard", "guard/", "guard/*"] {
      let family = try await GSpecProcess.run("rules", name)
      #expect(
        family.status == 0 && family.stdout.split(separator: "\n").allSatisfy { $0.hasPrefix("guard/") })
    }
    let wrong = try await GSpecProcess.run("rules", "guard/neverr")
    #expect(wrong.status == 2 && wrong.stderr.contains("did you mean `guard/never`?"))
    for (name, nearest) in [
      ("nope", "syntax/type"), ("nested", "conflict/nested"), ("conflicts/delay", "conflict/delayed"),
      ("unreachabel", "conflict/unreachable"), ("wait", "resolve/endless-wait"),
    ] {
      let other = try await GSpecProcess.run("rules", name)
      #expect(other.status == 2 && other.stderr.contains("did you mean `\(nearest)`?"), "\(other.stderr)")
    }
    let two = try await GSpecProcess.run("rules", "delayed")
    #expect(
      two.stderr.contains("`conflict/delayed`") && two.stderr.contains("`feedback/delayed`"), "\(two.stderr)")
    for name in ["nope/*", ""] {
      let unlike = try await GSpecProcess.run("rules", name)
      #expect(
        unlike.status == 2 && unlike.stderr.hasSuffix("\n  help: `gspec rules` lists them all\n"),
        "\(unlike.stderr)")
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
