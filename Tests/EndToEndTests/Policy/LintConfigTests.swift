import Foundation
import SpecParser
import Testing

@testable import gspec

/// Tests of the configuration `.gspec.yaml` in a spec's folder and in the folders around it.
@Suite("gspec lint with .gspec.yaml")
struct LintConfigTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", ".git/HEAD")
    // One warning: `archive` commits by its distance alone.
    try folder.write(Self.warned, "specs/a.gspec.yaml")
  }

  private static let warned = Sample.upward.replacing(", velocity: 2000pt/s", with: "")

  private func lint(_ arguments: String...) async throws -> GSpecProcess {
    try await folder.gspec(["lint"] + arguments)
  }

  @Test("a folder in which everything is left out is named")
  func allExcluded() async throws {
    try folder.write("version: 1\nexclude: [specs]\n", ".gspec.yaml")
    let process = try await lint("specs")
    #expect(
      process.stderr == "gspec: specs: `exclude` in .gspec.yaml leaves out every spec in this folder\n",
      "\(process.stderr)")
    #expect(try await lint("--force-exclude", "specs/a.gspec.yaml").stderr.isEmpty)
  }

  @Test("--print-config of a folder prints the settings of the specs in it")
  func configOfFolder() async throws {
    try folder.write("version: 1\nlevel: note\n", "specs/.gspec.yaml")
    let printed = try await lint("--print-config", "specs")
    #expect(
      printed.stdout.hasPrefix("# specs: specs/.gspec.yaml\n") && printed.stdout.contains("level: note"),
      "\(printed.stdout)")
  }

  @Test("--print-config of standard input calls it as findings do")
  func configOfInput() async throws {
    try folder.write("version: 1\nlevel: note\n", ".gspec.yaml")
    let printed = try await lint("--print-config", "-")
    #expect(printed.stdout.hasPrefix("# <stdin>: .gspec.yaml\n"), "\(printed.stdout)")
  }

  @Test("a configuration that begins like a spec is one mistake")
  func beginsLikeSpec() async throws {
    try folder.write("gspec: 1\nproduct: Mail\n", ".gspec.yaml")
    let process = try await lint("specs")
    #expect(process.status == 1, "\(process)")
    #expect(
      process.stdout.hasPrefix("error[syntax/version]: `gspec: 1` begins a spec, but"), "\(process.stdout)")
    #expect(process.stdout.contains(".gspec.yaml: 1 error\n"), "\(process.stdout)")
  }

  @Test("a folder that is too deep to be searched is a failure, and the other specs are linted")
  func tooDeep() async throws {
    let deep = "specs/" + String(repeating: "d/", count: 70)
    try folder.write(Self.warned, deep + "b.gspec.yaml")
    let process = try await lint("specs")
    #expect(process.status == 2, "\(process)")
    #expect(
      process.stderr.contains("is not searched, because it lies more than 64 folders deep"), "\(process)")
    #expect(process.stdout.contains("feedback/commit-without-velocity"), "\(process.stdout)")
  }

  @Test("a configuration named .gspec.yml is not read, and lint says so")
  func misnamed() async throws {
    try folder.write("version: 1\nlevel: note\n", ".gspec.yml")
    let process = try await lint("specs")
    #expect(
      process.stderr == "gspec: .gspec.yml is not read: rename it to .gspec.yaml\n", "\(process.stderr)")
    try FileManager.default.moveItem(
      atPath: folder.path + "/.gspec.yml", toPath: folder.path + "/.gspec.yaml")
    #expect(try await lint("specs").stderr.isEmpty)
  }

  @Test(
    "severities for rules and families; a rule goes before its family, and the nearest file before others")
  func rules() async throws {
    #expect(try await lint("specs").status == 0)
    try folder.write("version: 1\nrules: {feedback/commit-without-velocity: error}\n", ".gspec.yaml")
    let error = try await lint("specs")
    #expect(error.status == 1 && error.stdout.contains("error[feedback/commit-without-velocity]"))
    try folder.write("version: 1\nrules: {feedback/*: off}\n", "specs/.gspec.yaml")
    #expect(try await lint("specs").status == 1, "the rule itself goes before its family")
    try folder.write(
      "version: 1\nrules: {feedback/commit-without-velocity: note}\n", "specs/.gspec.yaml")
    let note = try await lint("--strict", "specs")
    #expect(note.status == 0 && note.stdout.contains("not shown: 1 feedback/commit-without-velocity"))
    try folder.write("version: 1\nrules: {feedback/*: off}\n", ".gspec.yaml")
    try FileManager.default.removeItem(atPath: folder.path + "/specs/.gspec.yaml")
    let off = try await lint("--level", "note", "specs")
    #expect(off.status == 0 && off.stdout == "1 spec: 0 errors, 0 warnings, 0 notes\n", "\(off.stdout)")
  }

  @Test("the search ends at the root of the repository")
  func root() async throws {
    try folder.write("version: 1\nrules: {feedback/*: error}\n", ".gspec.yaml")
    try folder.write("", "inner/.git")
    try folder.write(Self.warned, "inner/a.gspec.yaml")
    #expect(try await lint("inner").status == 0)
  }

  @Test("level, latency, slower hand and excludes take effect; options of the command line go before them")
  func others() async throws {
    try folder.write(
      """
      version: 1
      level: note
      max-latency: 100ms
      slower-hand: {pause: 400ms}
      exclude: [drafts, "*.old.gspec.yaml"]
      """, ".gspec.yaml")
    try folder.write(Sample.broken, "specs/drafts/b.gspec.yaml")
    try folder.write(Sample.broken, "specs/c.old.gspec.yaml")
    try folder.write(
      Sample.spec.replacing("by: touch,", with: "by: double-touch, ")
        + "  look: {does: select, target: page/card, by: touch, when: mode == calm}\n", "specs/a.gspec.yaml")
    let lint = try await lint("specs")
    #expect(lint.status == 1 && lint.stdout.contains("error[latency/budget]"), "\(lint.stdout)")
    #expect(lint.stdout.contains("warning[accessibility/beyond-slow-hands]") && !lint.stdout.contains("crad"))
    #expect(lint.stdout.contains("takes 400 ms"), "\(lint.stdout)")
    let longer = try await self.lint("--max-latency", "1s", "--level", "error", "specs")
    #expect(longer.status == 0 && !longer.stdout.contains("warning["), "\(longer.stdout)")
    // A file that is named on the command line is not excluded.
    #expect(try await self.lint("specs/c.old.gspec.yaml").status == 1)
  }

  @Test("specs below the configuration may use its vocabularies, in lint and compile")
  func vocabularies() async throws {
    try folder.write("version: 1\nvocabularies: {house: words/house.gspec.yaml}\n", ".gspec.yaml")
    try folder.write(
      "gspec: 1\nvocabulary: house\nmechanics:\n  poke: {steps: [press, lift]}\n", "words/house.gspec.yaml")
    let spec = Sample.spec.replacing("[material]", with: "[material, house]").replacing(
      "by: touch", with: "by: poke")
    let path = try folder.write(spec, "specs/deep/b.gspec.yaml")
    #expect(try await lint("specs/deep").status == 0)
    let compile = try await GSpecProcess.run("compile", path, "-o", folder.path + "/b.gtab")
    #expect(compile.status == 0, "\(compile.stderr)")
    try folder.write(spec.replacing("house]", with: "hous]"), "specs/deep/b.gspec.yaml")
    let wrong = try await lint("specs/deep")
    #expect(wrong.status == 1 && wrong.stdout.contains("did you mean `house`?"), "\(wrong.stdout)")
  }

  @Test(
    "mistakes in the configuration are findings with their place and help",
    arguments: [
      ("level: hint", "`level` cannot be `hint`", "write `error`, `warning` or `note`", 2, 8),
      ("levle: note", "the configuration has no key `levle`", "did you mean `level`?", 2, 1),
      ("rules: {conflict/nestd: off}", "no rule is called `conflict/nestd`", "`conflict/nested`", 2, 9),
      ("rules: {appel/*: off}", "no rules are called `appel/*`", "did you mean `apple/*`?", 2, 9),
      ("rules: {conflict/nested: of}", "`conflict/nested` cannot be `of`", "did you mean `off`?", 2, 26),
      ("rules: {name/undeclared: off}", "`name/undeclared` is an error", "drop the line", 2, 26),
      ("max-latency: 100", "`100` has no unit", "100ms", 2, 14),
      ("slower-hand: {tremble: 6ms}", "`6ms` is a time", "pt", 2, 24),
      ("vocabularies: {house: none.gspec.yaml}", "there is no file `none.gspec.yaml`", "", 2, 23),
      (
        "vocabularies: {apple: a.gspec.yaml}", "`apple` is a vocabulary that comes with", "another name", 2,
        16
      ),
      ("exclude: {a: b}", "`exclude` must be", "", 2, 10),
      (
        "vocabularies: {house: specs/a.gspec.yml}", "there is no file `specs/a.gspec.yml`",
        "did you mean `specs/a.gspec.yaml`?", 2, 23
      ),
      (
        "vocabularies: {./house: specs/a.gspec.yaml}", "has no `/` and no `.`",
        "put the name before the path", 2, 16
      ),
      (
        "rules: [conflict/nested]", "`rules` must be a mapping", "write `rules: {conflict/delayed: warning}`",
        2, 8
      ),
    ])
  func mistakes(_ line: String, _ message: String, _ help: String, _ row: Int, _ column: Int) async throws {
    try folder.write("version: 1\n\(line)\n", ".gspec.yaml")
    let lint = try await lint("specs")
    #expect(lint.status == 1 && lint.stdout.contains(message), "\(lint.stdout)")
    #expect(lint.stdout.contains("--> .gspec.yaml:\(row):\(column)\n"), "\(lint.stdout)")
    #expect(help.isEmpty || lint.stdout.contains(help), "\(lint.stdout)")
    // The configuration does not count as a spec.
    #expect(lint.stdout.contains("1 spec: 1 error, 1 warning"), "\(lint.stdout)")
  }

  @Test(
    "--print-config prints the values for a file with their origin; the output can be read as a configuration"
  )
  func print() async throws {
    try folder.write("version: 1\nlevel: error\nexclude: [\"*.old.gspec.yaml\"]\n", ".gspec.yaml")
    try folder.write(
      "version: 1\nmax-latency: 0.2s\nrules:\n  apple/*: note\n  conflict/nested: error\n",
      "specs/.gspec.yaml")
    let printed = try await lint("--print-config", "specs/a.old.gspec.yaml")
    #expect(printed.status == 0)
    #expect(
      printed.stdout == """
        # specs/a.old.gspec.yaml: specs/.gspec.yaml, .gspec.yaml
        # left out by `*.old.gspec.yaml`, .gspec.yaml:3
        version: 1
        level: error              # .gspec.yaml:2
        max-latency: 200ms        # specs/.gspec.yaml:2
        rules:
          apple/*: note           # specs/.gspec.yaml:4
          conflict/nested: error  # specs/.gspec.yaml:5
        slower-hand:
          contact: 150ms          # default
          touch: 350ms            # default
          pause: 200ms            # default
          landing: 100ms          # default
          timing: 200ms           # default
          tremble: 6pt            # default
          straying: 10deg         # default
          velocity: 1200pt/s      # default
        exclude:
          - "*.old.gspec.yaml"    # .gspec.yaml:3

        """, "\(printed.stdout)")
    try folder.write(printed.stdout, "again/.gspec.yaml")
    let again = try await lint("--print-config", "again/x.gspec.yaml")
    #expect(again.status == 0 && again.stdout.contains("again/.gspec.yaml:5"), "\(again.stdout)")
    let none = try await GSpecProcess.run("lint", "--print-config", Sample.mail)
    #expect(
      none.status == 0 && none.stdout.contains(": no .gspec.yaml\n") && none.stdout.contains("level: warning")
    )
  }

  @Test(
    "patterns match paths below their folder",
    arguments: [
      ("drafts", "/r/drafts/a.gspec.yaml", true), ("drafts", "/r/x/drafts/a.gspec.yaml", true),
      ("drafts", "/r/drafts2/a.gspec.yaml", false), ("*.old.gspec.yaml", "/r/x/a.old.gspec.yaml", true),
      ("Specs/*", "/r/Specs/a/b.gspec.yaml", true), ("Specs/*", "/r/x/Specs/a.gspec.yaml", false),
      ("**/made", "/r/x/y/made/a.gspec.yaml", true), ("Specs/**/made", "/r/Specs/made/a.gspec.yaml", true),
      ("./a.gspec.yaml", "/r/a.gspec.yaml", true), ("drafts", "/s/drafts/a.gspec.yaml", false),
      ("**", "/r/a.gspec.yaml", true), ("made/**", "/r/made", false), ("made/**", "/r/made/a", true),
      ("**/**/made", "/r/made/a", true), ("a/**/b/**/c", "/r/a/b/x/b/y/c/d", true),
      ("a/**/b/**/c", "/r/a/c/b", false),
      (String(repeating: "**/", count: 60) + "z", "/r" + String(repeating: "/a", count: 60), false),
      ("*a*a*a*b", "/r/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
    ])
  func patterns(_ pattern: String, _ path: String, _ fits: Bool) {
    #expect(PathPattern(text: pattern, folder: "/r").matches(path) == fits)
  }

  @Test("the schema for editors has the keys and words that gspec reads")
  func schema() async throws {
    let text = try String(
      contentsOfFile: PackageFolder.path("Docs/gspec-config.schema.json"), encoding: .utf8)
    let properties = try #require(try AnyJSON.read(text)["properties"])
    try folder.write("version: 1\nnone: x\n", ".gspec.yaml")
    let keys = try await lint("specs").stdout.split(separator: "\n").first { $0.contains("the keys are") }
    let known = Set(
      (keys ?? "").split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map { "\($0.element)" })
    #expect(Set(properties.keys) == known && known.count == 7, "\(known)")
    #expect(
      Set(properties["slower-hand"]?["properties"]?.keys ?? []) == Set(SlowHandKey.allCases.map(\.rawValue)))
    let levels = properties["rules"]?["additionalProperties"]?["enum"]?.items.compactMap(\.text) ?? []
    #expect(Set(levels) == Set(LintConfig.RuleLevel.allCases.map(\.rawValue)))
    // Errors cannot be lowered.
    let errors = try (properties["rules"]?["patternProperties"]?.keys ?? []).map { try Regex($0) }
    for rule in RuleCatalogue.all {
      let isError = errors.contains { rule.id.contains($0) }
      #expect(isError == (rule.defaultSeverity == .error), "\(rule.id)")
    }
  }

  @Test(
    "the schema's times are those that gspec reads",
    arguments: [
      ("100ms", true), ("1.5s", true), ("100 ms", false), ("..100ms", false), (".5s", false), ("1.s", false),
      ("-1ms", false), ("100", false),
    ])
  func times(_ time: String, _ isRead: Bool) async throws {
    let text = try String(
      contentsOfFile: PackageFolder.path("Docs/gspec-config.schema.json"), encoding: .utf8)
    let pattern = try #require(try AnyJSON.read(text)["$defs"]?["time"]?["pattern"]?.text)
    #expect(time.contains(try Regex(pattern)) == isRead)
    try folder.write("version: \"1\"\nrules:\nexclude: [1]\nmax-latency: \(time)\n", ".gspec.yaml")
    #expect(try await (lint("specs").status == 0) == isRead)
  }

  @Test("a build applies the configuration as lint does: severities, and errors for mistakes")
  func build() async throws {
    func build() async throws -> GSpecProcess {
      try await GSpecProcess.shell(
        "cd \"$1\" && exec \"$0\" generate in-build specs/a.gspec.yaml -o a.swift --again again",
        [folder.path])
    }
    #expect(try await build().stdout.contains("[feedback/commit-without-velocity]"))
    try folder.write("version: 1\nrules: {feedback/*: off}\n", ".gspec.yaml")
    let off = try await build()
    #expect(off.status == 0 && off.stdout.isEmpty, "\(off.stdout)\(off.stderr)")
    try folder.write("version: 1\nrules: {feedbak/*: off}\n", ".gspec.yaml")
    let wrong = try await build()
    #expect(
      wrong.status == 1 && wrong.stdout.contains("/.gspec.yaml:2:9: error: no rules are called `feedbak/*`"))
  }
}
