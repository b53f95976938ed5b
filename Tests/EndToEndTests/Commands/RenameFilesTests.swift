import Foundation
import Testing

/// Files besides the spec that declares a name: all of them are changed, or none.
@Suite("gspec rename in several files")
struct RenameFilesTests {
  private static let spec = """
    gspec: 1
    product: A
    uses: [material]
    elements:
      list:
        scrolls: vertical
        children:
          row: {state: {open: bool}}
    activities:
      show: {does: activate, target: row, by: touch, when: not open}

    """

  private func folder(cases: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.spec, "a.gspec.yaml")
    try folder.write("version: 1\nspec: a.gspec.yaml\ncases:\n" + cases, "a.cases.yaml")
    return folder
  }

  private func rename(_ old: String, _ new: String, in folder: TemporaryFolder) async throws -> GSpecProcess {
    try await GSpecProcess.run("rename", old, new, folder.path)
  }

  @Test("a variable keeps its path in cases")
  func state() async throws {
    let cases = """
        - name: a
          state: {list/row.open: true}
          gesture: set list/row.open = true then touch on row
          expect: []

      """
    let folder = try folder(cases: cases)
    #expect(try await rename("open", "wide", in: folder).status == 0)
    #expect(try folder.text("a.cases.yaml").hasSuffix(cases.replacing("row.open", with: "row.wide")))
  }

  @Test("a search leaves out what .gspec.yaml excludes, and a named file is changed all the same")
  func excluded() async throws {
    let cases = "  - {name: a, gesture: touch on row, expect: []}\n"
    let folder = try folder(cases: cases)
    try folder.write("version: 1\nexclude: [drafts]\n", ".gspec.yaml")
    try folder.write(Self.spec, "drafts/b.gspec.yaml")
    try folder.write("version: 1\nspec: b.gspec.yaml\ncases:\n" + cases, "drafts/b.cases.yaml")
    #expect(try await rename("row", "mail", in: folder).status == 0)
    #expect(try folder.text("a.gspec.yaml").contains("target: mail"))
    #expect(try folder.text("a.cases.yaml").contains("touch on mail"))
    #expect(try folder.text("drafts/b.gspec.yaml") == Self.spec)
    #expect(try folder.text("drafts/b.cases.yaml").hasSuffix(cases))
    let run = try await GSpecProcess.run("rename", "row", "mail", folder.path + "/drafts/b.gspec.yaml")
    #expect(run.status == 0, "\(run)")
    #expect(try folder.text("drafts/b.gspec.yaml").contains("target: mail"))
    #expect(try folder.text("drafts/b.cases.yaml").contains("touch on mail"))
  }

  @Test("specs that .gspec.yaml excludes still use a vocabulary, and cases there their spec")
  func excludedUsers() async throws {
    let folder = try TemporaryFolder()
    try folder.write("version: 1\nexclude: [drafts]\n", ".gspec.yaml")
    try folder.write(Self.vocabulary, "cards.gspec.yaml")
    let user = Self.user.replacing("./cards", with: "../cards")
    try folder.write(user, "drafts/game.gspec.yaml")
    let own = user.replacing("activities:", with: "mechanics: {flip: {steps: [press, lift]}}\nactivities:")
    try folder.write(own, "drafts/own.gspec.yaml")
    try folder.write("gspec: [flip\n", "drafts/torn.gspec.yaml")
    try folder.write(Self.user, "game.gspec.yaml")
    let cases =
      "version: 1\nspec: ../game.gspec.yaml\ncases:\n  - {name: a, gesture: touch on card, expect: [{by: flip}]}\n"
    try folder.write(cases, "drafts/game.cases.yaml")
    let run = try await rename("flip", "whirl", in: folder)
    #expect(run.status == 0 && run.stdout.contains("drafts/game.gspec.yaml: 1 place\n"), "\(run)")
    #expect(run.stderr.contains("drafts/torn.gspec.yaml is left out: it is no YAML"), "\(run)")
    #expect(try folder.text("drafts/game.gspec.yaml") == user.replacing("flip", with: "whirl"))
    #expect(try folder.text("drafts/own.gspec.yaml") == own)
    #expect(try folder.text("drafts/game.cases.yaml") == cases.replacing("flip", with: "whirl"))
  }

  @Test("a baseline follows: what is accepted stays accepted")
  func baseline() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", ".git/HEAD")
    let spec =
      Self.user + """
          spin: {does: custom, target: card, by: drag}
          toss: {does: custom, target: card, by: drag}
          drop: {does: custom, target: card, by: flip}

        """
    try folder.write(spec, "specs/game.gspec.yaml")
    try folder.write(Self.vocabulary, "specs/cards.gspec.yaml")
    try folder.write(
      spec.replacing("./cards.gspec.yaml", with: "apple")
        .replacing("flip", with: "touch").replacing("turn-over", with: "custom"), "specs/whole.gspec.yaml")
    let lint = ["lint", "specs", "--baseline", "base.json"]
    #expect(try await folder.gspec(lint + ["--write-baseline"]).status == 0)
    let before = try folder.text("base.json")
    let names = [("spin", "aa", 2), ("card", "tile", 4), ("turn-over", "reveal", 0), ("flip", "whirl", 1)]
    for (old, new, count) in names {
      let run = try await folder.gspec(["rename", old, new, "specs", "--baseline", "base.json"])
      #expect(run.status == 0, "\(run)")
      let places = count > 0 ? "base.json: \(count) place\(count > 1 ? "s" : "")\n" : ""
      #expect(run.stdout.contains("base.json") == (count > 0) && run.stdout.hasSuffix(places), "\(run)")
      let again = try await folder.gspec(lint + ["--strict"])
      #expect(again.status == 0 && again.stderr.isEmpty, "\(old): \(again)")
    }
    let now = try folder.text("base.json")
    #expect(now.contains("`aa`") && !now.contains("`spin`"), "\(now)")
    #expect(now.split(separator: "\n").count == before.split(separator: "\n").count)
    let shown = try await folder.gspec(["rename", "aa", "b", "specs", "--baseline", "base.json", "--diff"])
    #expect(shown.status == 0 && shown.stdout.contains("+++ base.json\n"), "\(shown)")
    #expect(try folder.text("base.json") == now)
    let gone = try await folder.gspec(["rename", "aa", "b", "specs", "--baseline", "none.json"])
    #expect(gone.status == 2 && gone.stderr.contains("none.json: No such file"), "\(gone)")
    #expect(try folder.text("specs/game.gspec.yaml").contains("aa:"))
  }

  @Test("a baseline follows where the finding of one activity names another rival than before")
  func rival() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", ".git/HEAD")
    let rivals = ["aa", "toss"].map { "  \($0): {does: custom, target: card, by: drag}\n" }.joined()
    try folder.write(Self.user + rivals, "game.gspec.yaml")
    try folder.write(Self.vocabulary, "cards.gspec.yaml")
    let lint = ["lint", "game.gspec.yaml", "--baseline", "base.json"]
    #expect(try await folder.gspec(lint + ["--write-baseline"]).status == 0)
    #expect(try folder.text("base.json").contains("`turn` can never win: wherever it would claim, `aa` wins"))
    let run = try await folder.gspec(["rename", "aa", "zz", "game.gspec.yaml", "--baseline", "base.json"])
    #expect(run.status == 0 && run.stdout.hasSuffix("base.json: 2 places\n"), "\(run)")
    let again = try await folder.gspec(lint)
    #expect(again.status == 0 && again.stderr.isEmpty, "\(again)")
  }

  @Test("a gesture over several lines is changed, and one with an escape refuses the run")
  func folded() async throws {
    let cases = """
        - name: a
          gesture: >-
            touch on row,
            then after 900ms touch on row
          expect: []
        - name: b
          gesture: "touch
            on row"
          expect: []
        - name: c
          gesture: touch
            on row
          expect: []

      """
    let folder = try folder(cases: cases)
    #expect(try await rename("row", "mail", in: folder).status == 0)
    #expect(try folder.text("a.cases.yaml").hasSuffix(cases.replacing("row", with: "mail")))
    let escaped = try self.folder(cases: "  - {name: a, gesture: \"touch on r\\x6Fw\", expect: []}\n")
    let run = try await rename("row", "mail", in: escaped)
    #expect(run.status == 2 && run.stderr.contains("a.cases.yaml:4: the text names"), "\(run)")
    #expect(try escaped.text("a.gspec.yaml") == Self.spec)
  }

  @Test("cases that are not valid YAML, or would mean something else, refuse the run")
  func refused() async throws {
    let broken = try folder(cases: "  - {name: a, gesture: touch on row, expect: [show}\n")
    let run = try await rename("show", "unfold", in: broken)
    #expect(run.status == 2 && run.stderr.contains("a.cases.yaml:4: "), "\(run)")
    #expect(run.stderr.contains("; nothing was changed"), "\(run)")
    #expect(try broken.text("a.gspec.yaml") == Self.spec)
    // The spec itself names the rows by their path only.
    let captured = try folder(cases: "  - {name: a, gesture: touch on row, expect: []}\n")
    let spec = Self.spec.replacing("target: row", with: "target: list/row")
    let more = spec.replacing("elements:\n", with: "elements:\n  bar:\n")
    try captured.write(more, "a.gspec.yaml")
    let other = try await rename("bar", "row", in: captured)
    #expect(other.status == 2, "\(other)")
    #expect(
      other.stderr.contains("`row` in line 4 would then mean the element `row`, not `list/row`"), "\(other)")
    #expect(try captured.text("a.gspec.yaml") == more)
  }

  @Test(
    "a name of an element that is another word of a gesture",
    arguments: [
      ("then", "an element is missing after \"on\""), ("and", "an element is missing after \"on\""),
      ("while", "a movement is missing after \"while\""),
    ])
  func wordsOfGestures(_ word: String, _ message: String) async throws {
    let folder = try folder(cases: "  - {name: a, gesture: touch on row, expect: []}\n")
    let run = try await rename("row", word, in: folder)
    #expect(run.status == 2, "\(run)")
    #expect(run.stderr.contains("a.cases.yaml:4: with `\(word)`, \(message); nothing was changed"), "\(run)")
    #expect(try folder.text("a.gspec.yaml") == Self.spec)
    // After `on` these words name an element.
    #expect(try await rename("row", "at", in: folder).status == 0)
    #expect(try folder.text("a.cases.yaml").contains("touch on at"))
  }

  @Test("an accent that spec and cases compose differently")
  func accents() async throws {
    let folder = try folder(cases: "  - {name: a, gesture: touch on row, expect: [cafe\u{301}]}\n")
    try folder.write(Self.spec.replacing("show:", with: "caf\u{E9}:"), "a.gspec.yaml")
    #expect(try await rename("caf\u{E9}", "bar", in: folder).status == 0)
    #expect(try folder.text("a.cases.yaml").hasSuffix("expect: [bar]}\n"))
  }

  private static let vocabulary = """
    gspec: 1
    vocabulary: cards
    uses: [material]
    mechanics:
      flip: {summary: One finger crosses., steps: [press, {move: {toward: horizontal, distance: 80pt}}, lift]}
    kinds:
      turn-over: {summary: Shows the other side., by: [flip, double-touch]}

    """
  private static let user = """
    gspec: 1
    product: Game
    uses: [material, ./cards.gspec.yaml]
    elements:
      card:
    activities:
      turn: {does: turn-over, target: card, by: flip, alternative: a button}

    """

  @Test("a mechanic and a kind of a vocabulary, in specs that use it and in their cases")
  func vocabulary() async throws {
    let folder = try TemporaryFolder()
    let cases = """
      version: 1
      spec: game.gspec.yaml
      cases:
        - {name: a, gesture: swipe left on card, expect: [{activity: turn, does: turn-over, by: flip}]}

      """
    let alone =
      Self.user.replacing("turn-over", with: "custom").replacing("./cards.gspec.yaml", with: "apple")
      + "mechanics: {flip: {steps: [press, lift]}}\n"
    try folder.write(Self.vocabulary, "cards.gspec.yaml")
    try folder.write(Self.user, "game.gspec.yaml")
    try folder.write(cases, "game.cases.yaml")
    let run = try await rename("turn-over", "reveal", in: folder)
    #expect(run.status == 0 && run.stdout.contains("game.gspec.yaml: 1 place\n"), "\(run)")
    #expect(try await rename("flip", "whirl", in: folder).status == 0)
    func renamed(_ text: String) -> String {
      text.replacing("turn-over", with: "reveal").replacing("flip", with: "whirl")
    }
    #expect(try folder.text("cards.gspec.yaml") == renamed(Self.vocabulary))
    #expect(try folder.text("game.gspec.yaml") == renamed(Self.user))
    #expect(try folder.text("game.cases.yaml") == renamed(cases))
    // A mechanic of the product's own is another one.
    let changed = try folder.text("cards.gspec.yaml")
    try folder.write(alone, "game.gspec.yaml")
    try FileManager.default.removeItem(atPath: folder.path + "/game.cases.yaml")
    #expect(try await rename("whirl", "spin", in: folder).status == 0)
    #expect(try folder.text("game.gspec.yaml") == alone)
    #expect(try folder.text("cards.gspec.yaml") == changed.replacing("whirl", with: "spin"))
  }

  @Test("a name that a user of the vocabulary has already")
  func taken() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.vocabulary, "cards.gspec.yaml")
    try folder.write(Self.user + "mechanics: {spin: {steps: [press, lift]}}\n", "game.gspec.yaml")
    let run = try await rename("flip", "spin", in: folder)
    #expect(
      run.status == 2 && run.stderr.contains("game.gspec.yaml: there is a mechanic `spin` already"), "\(run)")
    #expect(try folder.text("cards.gspec.yaml") == Self.vocabulary)
  }
}
