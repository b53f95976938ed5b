import Testing

@testable import SpecParser

/// One mistake is one error: what it makes unreadable is not reported as well.
@Suite("One mistake is one error")
struct CascadeTests {
  private static let spec = """
    gspec: 1
    product: Test
    uses: [material]
    platforms: [android]
    state: {mode: [calm, busy]}
    metrics: {touch-slop: 9pt}
    elements:
      list:
        scrolls: vertical
        children:
          row: {}
    mechanics:
      nudge: {continuous: true, steps: [press, {move: {distance: 40pt}}, lift]}
    activities:
      open: {does: activate, target: row, by: touch, when: mode == calm}
      send: {does: custom, target: row, by: nudge, toward: left, commit: {distance: 80pt}, alternative: b}
      turn: {does: custom, target: row, by: drag, toward: left, hand-over: {to: send, at: right}, alternative: b}
    resolve:
      - {prefer: send, over: turn}
    lint:
      disable:
        - {rule: feedback/commit-without-velocity, activity: send, reason: meant}

    """

  private static func errors(_ text: String) -> [String] {
    SpecText.lint(text).filter { $0.severity == .error }.map {
      "\($0.message) — \($0.help.joined(separator: "; "))"
    }
  }

  @Test(
    "A misspelled key is one error, also where it is required, or others refer to what it declares",
    arguments: [
      ("gspec: 1", "gspce: 1", "the spec has no key `gspce` — did you mean `gspec`?"),
      ("product: Test", "prodct: Test", "the spec has no key `prodct` — did you mean `product`?"),
      ("state: {", "states: {", "the spec has no key `states` — did you mean `state`?"),
      ("elements:", "element:", "the spec has no key `element` — did you mean `elements`?"),
      ("children:", "childern:", "the element `list` has no key `childern` — did you mean `children`?"),
      ("mechanics:", "mechanic:", "the spec has no key `mechanic` — did you mean `mechanics`?"),
      ("steps:", "step:", "the mechanic `nudge` has no key `step` — did you mean `steps`?"),
      ("activities:", "activites:", "the spec has no key `activites` — did you mean `activities`?"),
      ("does: activate", "dose: activate", "the activity `open` has no key `dose` — did you mean `does`?"),
      (
        "target: row, by: touch", "taget: row, by: touch",
        "the activity `open` has no key `taget` — did you mean `target`?"
      ),
      ("commit: {distance", "commit: {distnce", "`commit` has no key `distnce` — did you mean `distance`?"),
      ("prefer: send", "perfer: send", "this line of `resolve` has no key `perfer` — did you mean `prefer`?"),
      ("{rule:", "{rul:", "this line of `disable` has no key `rul` — did you mean `rule`?"),
      ("reason: meant", "reson: meant", "this line of `disable` has no key `reson` — did you mean `reason`?"),
    ])
  func misspelled(_ written: String, _ wrong: String, _ expected: String) {
    #expect(Self.errors(Self.spec) == [])
    #expect(Self.errors(Self.spec.replacing(written, with: wrong)) == [expected])
  }

  @Test(
    "An activity or an element with an impossible name, and an activity beside its section, are one error")
  func misplaced() {
    let invalid = Self.spec.replacing("send", with: "send!")
    #expect(
      Self.errors(invalid).map { $0.prefix { $0 != ":" } } == ["`send!` cannot be the name of an activity"])
    let element = Self.spec.replacing("row", with: "row!")
    #expect(
      Self.errors(element).map { $0.prefix { $0 != ":" } } == ["`row!` cannot be the name of an element"])
    let lines = Self.spec.split(separator: "\n", omittingEmptySubsequences: false)
    let line = lines.filter { $0.hasPrefix("  send:") }.joined()
    let outside = lines.filter { !$0.hasPrefix("  send:") }.joined(separator: "\n") + line.dropFirst(2) + "\n"
    #expect(Self.errors(outside).map { $0.prefix { $0 != "—" } } == ["the spec has no key `send` "])
  }

  @Test("A key that resembles one which is also there is not read in its place")
  func both() {
    let text = Self.spec.replacing("target: row, by: touch", with: "target: row, taget: nowhere, by: touch")
    #expect(Self.errors(text) == ["the activity `open` has no key `taget` — did you mean `target`?"])
    #expect(
      Self.errors("version: 1\nspec: a.gspec.yaml\ncases: []\n") == [
        "this is a file of cases, not a spec — `gspec test` plays it; give its spec here"
      ])
  }

  @Test(
    "The help is what to write in the end, not the next mistake",
    arguments: [
      (
        "commit: {distance: 80pt}", "commit: {distance: 80,5pt}",
        "the value of `distance` ends at a comma, because it has no quotes — write `distance: 80.5pt`"
      ),
      (
        "touch-slop: 9pt", "touch-slop: \"9,5pt\"", "`9,5pt` has a comma for its point — write `9.5pt`"
      ),
      (
        "by: touch,", "by: three-finger-swipe,",
        "there is no mechanic `three-finger-swipe` — `three-finger-swipe` is a word of `apple`: add `apple` to `uses`"
      ),
      (
        "target: row, by: touch", "target: [row, list], by: touch",
        "`target` must be one element, but this is a list — write an activity for each, or name the element around them"
      ),
      (
        "{rule: feedback/commit-without-velocity, activity: send, reason: meant}",
        "feedback/commit-without-velocity",
        "this line of `disable` must be a mapping of keys, but this is `feedback/commit-without-velocity` — write `{rule: feedback/commit-without-velocity, reason: why it is accepted}`"
      ),
    ])
  func help(_ written: String, _ wrong: String, _ expected: String) {
    #expect(Self.errors(Self.spec.replacing(written, with: wrong)) == [expected])
  }

  @Test("A mechanic of a toolkit is offered with the vocabulary that has it")
  func toolkits() {
    let text = Self.spec.replacing("[material]", with: "[apple]").replacing(
      "by: touch", with: "by: two-finger-pan")
    #expect(
      Self.errors(text).contains(
        "there is no mechanic `two-finger-pan` — add `material` to `uses` and write `two-finger-drag`"))
  }
}
