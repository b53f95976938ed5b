import Foundation
import Testing

/// A word of a vocabulary is renamed with every spec that uses it, or not at all.
@Suite("gspec rename of a vocabulary's words")
struct RenameUsersTests {
  private static let vocabulary = """
    gspec: 1
    vocabulary: cards
    uses: [material]
    mechanics:
      flip: {summary: One finger crosses., steps: [press, {move: {toward: horizontal, distance: 80pt}}, lift]}
      shove: {summary: One finger moves up., steps: [press, {move: {toward: up, distance: 80pt}}, lift]}
    kinds:
      turn-over: {summary: Shows the other side., by: [flip, double-touch]}

    """
  private static let user = """
    gspec: 1
    product: Game
    uses: [material, ../cards.gspec.yaml]
    elements:
      card:
    activities:
      turn: {does: turn-over, target: card, by: flip, alternative: a button}

    """

  /// A repository with a vocabulary and a spec that uses it.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", ".git/HEAD")
    try folder.write(Self.vocabulary, "cards.gspec.yaml")
    try folder.write(Self.user, "specs/game.gspec.yaml")
    return folder
  }

  @Test("specs that use the word and are not given refuse the run, and help names them")
  func forgotten() async throws {
    let folder = try folder()
    let run = try await folder.gspec(["rename", "flip", "whirl", "cards.gspec.yaml"])
    #expect(run.status == 2 && run.stdout.isEmpty, "\(run)")
    #expect(
      run.stderr.contains(
        "cards.gspec.yaml: specs/game.gspec.yaml uses its mechanic `flip`; nothing was changed"
      ),
      "\(run)")
    #expect(run.stderr.contains("add `specs/game.gspec.yaml` to the paths"), "\(run)")
    #expect(try folder.text("cards.gspec.yaml") == Self.vocabulary)
    try folder.write(Self.user, "specs/other.gspec.yaml")
    let several = try await folder.gspec(["rename", "flip", "whirl", "cards.gspec.yaml", "--diff"])
    #expect(several.status == 2 && several.stderr.contains("2 files use its mechanic `flip`"), "\(several)")
    #expect(try await folder.gspec(["rename", "flip", "whirl", "cards.gspec.yaml", "specs"]).status == 0)
    #expect(try await folder.gspec(["lint", "."]).status == 0)
  }

  @Test("a word that no other spec uses, or that other specs declare themselves, needs no other path")
  func unused() async throws {
    let folder = try folder()
    #expect(try await folder.gspec(["rename", "shove", "push", "cards.gspec.yaml"]).status == 0)
    let own = Self.user.replacing(
      "activities:", with: "mechanics: {flip: {steps: [press, lift]}}\nactivities:")
    try folder.write(own, "specs/game.gspec.yaml")
    #expect(try await folder.gspec(["rename", "flip", "whirl", "cards.gspec.yaml"]).status == 0)
    #expect(try folder.text("specs/game.gspec.yaml") == own)
  }

  @Test("without a repository, specs are searched below .gspec.yaml, and else beside the vocabulary")
  func withoutRepository() async throws {
    let folder = try folder()
    try FileManager.default.removeItem(atPath: folder.path + "/.git")
    try folder.write(Self.user.replacing("../", with: "./"), "beside.gspec.yaml")
    let beside = try await folder.gspec(["rename", "flip", "whirl", "cards.gspec.yaml"])
    #expect(beside.status == 2 && beside.stderr.contains(": beside.gspec.yaml uses"), "\(beside)")
    try folder.write("version: 1\n", ".gspec.yaml")
    let below = try await folder.gspec(["rename", "flip", "whirl", "cards.gspec.yaml"])
    #expect(below.status == 2 && below.stderr.contains(": 2 files use"), "\(below)")
  }

  @Test("a name that only an imported vocabulary declares: the message says where it is from")
  func imported() async throws {
    let folder = try folder()
    let own = try await folder.gspec(["rename", "flip", "whirl", "specs"])
    #expect(
      own.status == 2 && own.stderr.contains("the mechanic `flip` is of a vocabulary that is not given"),
      "\(own)")
    #expect(own.stderr.contains("cards.gspec.yaml to the paths"), "\(own)")
    let bundled = try await folder.gspec(["rename", "drag", "pull", "specs"])
    #expect(
      bundled.status == 2 && bundled.stderr.contains("of a vocabulary that comes with gspec"), "\(bundled)")
  }

  @Test("cases elsewhere in the repository refuse the run where they use the name")
  func cases() async throws {
    let folder = try folder()
    let cases = """
      version: 1
      spec: ../specs/game.gspec.yaml
      cases:
        - {name: a, gesture: swipe left on card, expect: [turn]}

      """
    try folder.write(cases, "tests/game.cases.yaml")
    try folder.write("no: [yaml\n", "tests/other.cases.yaml")
    let run = try await folder.gspec(["rename", "turn", "show", "specs/game.gspec.yaml"])
    #expect(run.status == 2 && run.stdout.isEmpty, "\(run)")
    #expect(
      run.stderr.contains(": tests/game.cases.yaml uses its activity `turn`; nothing was changed"), "\(run)")
    #expect(run.stderr.contains("add `tests/game.cases.yaml` to the paths"), "\(run)")
    #expect(try folder.text("specs/game.gspec.yaml") == Self.user)
    let both = try await folder.gspec(["rename", "turn", "show", "specs", "tests"])
    #expect(both.status == 0, "\(both)")
    #expect(try folder.text("tests/game.cases.yaml") == cases.replacing("turn", with: "show"))
    #expect(try await folder.gspec(["rename", "flip", "whirl", "cards.gspec.yaml", "specs"]).status == 0)
  }

  @Test(
    "a path as the new name of an element or its variable: help gives the last name",
    arguments: [
      ("list/row", "list/mail", "mail"), ("row", "list/mail", "mail"), ("open", "list/row.wide", "wide"),
    ])
  func path(_ old: String, _ new: String, _ alone: String) async throws {
    let folder = try TemporaryFolder()
    let spec = """
      gspec: 1
      product: A
      uses: [material]
      elements:
        list:
          children:
            row: {state: {open: bool}}
      activities:
        show: {does: activate, target: row, by: touch, when: not open}

      """
    try folder.write(spec, "a.gspec.yaml")
    let run = try await folder.gspec(["rename", old, new, "a.gspec.yaml"])
    #expect(run.status == 2 && run.stderr.contains("a.gspec.yaml: `\(new)` is a path, and the "), "\(run)")
    #expect(run.stderr.contains("help: give only its new name: `\(alone)`"), "\(run)")
    #expect(try folder.text("a.gspec.yaml") == spec)
  }
}
