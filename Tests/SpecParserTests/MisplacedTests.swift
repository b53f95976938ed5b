import Testing

@testable import SpecParser

/// Keys and names at the wrong place are one error, and what they declare is not missing as well.
@Suite("What stands at the wrong place is one error")
struct MisplacedTests {
  private static let head = "gspec: 1\nproduct: Test\nuses: [material]\n"
  private static let open = "  open: {does: activate, target: row, by: touch}\n"

  private static func errors(_ text: String) -> [String] {
    SpecText.lint(text).filter { $0.severity == .error }.map {
      "\($0.message) — \($0.help.joined(separator: "; "))"
    }
  }

  @Test(
    "Elements without `children`",
    arguments: [
      (
        "    row: {swipeable: left}\n",
        "`row`: elements inside it stand under `children` — write `children: {row: …}`"
      ),
      (
        "    row:\n    note: {}\n",
        "`row`: elements inside it stand under `children` — write `children: {row: …, note: …}`"
      ),
      ("    childs: {row: {}}\n", "`childs` — did you mean `children`?"),
      (
        "    children:\n    row: {}\n",
        "`row`: elements inside it stand under `children` — indent `row` below `children:`"
      ),
    ])
  func children(_ lines: String, _ expected: String) {
    let text = Self.head + "elements:\n  list:\n    scrolls: vertical\n\(lines)activities:\n\(Self.open)"
    #expect(Self.errors(text) == ["the element `list` has no key \(expected)"])
  }

  @Test(
    "Indentation",
    arguments: [
      // The keys of a name stand beside it.
      (
        "  open:\n  does: activate\n  target: row\n  by: touch\n",
        ["the keys of `open` are not indented below it — indent `does`, `target` and `by` below `open:`"]
      ),
      (
        "  open:\n  does: activate\n  target: row\n  by: touch\n  more:\n  does: select\n  target: row\n  by: long-press\n",
        [
          "the keys of `open` are not indented below it — indent `does`, `target` and `by` below `open:`",
          "the keys of `more` are not indented below it — indent `does`, `target` and `by` below `more:`",
        ]
      ),
      // A name stands among the keys of another one.
      (
        "  open:\n    does: activate\n    target: row\n    by: touch\n    more:\n    does: select\n    target: row\n    by: long-press\n",
        [
          "`more` stands among the keys of another name, and has the same keys — move it to the left, below that name"
        ]
      ),
      (
        "  open:\n    does: activate\n    target: row\n    by: touch\n    more:\n      does: select\n      target: row\n      by: long-press\n",
        [
          "the activity `open` has no key `more` — `more` stands inside the activity `open`: move it out, to the same indentation"
        ]
      ),
      (
        Self.open + "more:\n  does: select\n  target: row\n  by: long-press\n",
        ["the spec has no key `more` — indent `more` below `activities`"]
      ),
    ])
  func indentation(_ activities: String, _ expected: [String]) {
    let rest = activities.contains("more") ? "resolve:\n  - {prefer: open, over: more}\n" : ""
    let text = Self.head + "elements:\n  row: {}\nactivities:\n" + activities + rest
    #expect(Self.errors(text) == expected)
  }

  @Test(
    "Sections",
    arguments: [
      (
        "elements:\n  list: {}\nrow: {swipeable: left}\n",
        "the spec has no key `row` — indent `row` below `elements`"
      ),
      (
        "elements:\n  row:\n  swipeable: left\n",
        "the keys of `row` are not indented below it — indent `swipeable` below `row:`"
      ),
      (
        "elements: {row: {}}\ntouch-slop: 9pt\n",
        "the spec has no key `touch-slop` — write it below `metrics`: `metrics: {touch-slop: 9pt}`"
      ),
      (
        "elements: {row: {}}\nactivity: {}\n", "the spec has no key `activity` — did you mean `activities`?"
      ),
    ])
  func sections(_ lines: String, _ expected: String) {
    #expect(Self.errors(Self.head + lines + "activities:\n" + Self.open) == [expected])
  }

  @Test("Names that are also keys stay names")
  func names() {
    let text = Self.head + "elements:\n  menu:\n  text:\n  children: {summary: a, children: {row: {}}}\n"
    #expect(Self.errors(text + "activities:\n" + Self.open) == [])
  }

  @Test(
    "Spaces that are missing behind `:` inside braces are one error",
    arguments: [
      (
        "{does:activate, target:row, by:touch}", "`does`, `target` and `by`",
        "does: activate, target: row, by: touch"
      ),
      ("{does: activate, target:row, by: touch}", "`target`", "target: row"),
    ])
  func spaces(_ activity: String, _ keys: String, _ meant: String) {
    let text = Self.head + "elements: {row: {}}\nactivities:\n  open: \(activity)\n"
    #expect(Self.errors(text) == ["a space is missing behind the `:` of \(keys) — write `\(meant)`"])
  }

  @Test(
    "A missing vocabulary is one error",
    arguments: [
      (
        "", "touch",
        "`activate` is a word of `material`, which is not used, and so is another one — add `uses: [material]`"
      ),
      (
        "uses: []\n", "touch",
        "`activate` is a word of `material`, which is not used, and so is another one — write `uses: [material]`"
      ),
      (
        "", "tap",
        "`activate` is a word of `apple`, which is not used, and so is another one — add `uses: [apple]`"
      ),
      (
        "uses: {material: }\n", "touch",
        "`uses` must be one word or text, but this is a mapping — write `uses: [material]`"
      ),
    ])
  func vocabulary(_ uses: String, _ mechanic: String, _ expected: String) {
    let activity = Self.open.replacing("touch", with: mechanic)
    let text = "gspec: 1\nproduct: Test\n\(uses)elements: {row: {}}\nactivities:\n" + activity
    #expect(Self.errors(text + activity.replacing("open", with: "again")) == [expected])
  }

  @Test("A wrong key stands for one that is missing")
  func missing() {
    func errors(_ lines: String) -> [String] {
      Self.errors(Self.head + "elements: {row: {}}\n" + lines).map { String($0.prefix { $0 != ";" }) }
    }
    #expect(
      errors("activities:\n  open: {does: activate, at: row, by: touch}\n") == [
        "the activity `open` has no key `at` — `target` is missing"
      ])
    let both = "activities:\n\(Self.open)  more: {does: select, target: row, by: long-press}\nresolve:\n"
    #expect(
      errors(both + "  - {prefer: open, than: more}\n") == [
        "this line of `resolve` has no key `than` — did you mean `over`?"
      ])
    #expect(
      errors(both + "  - wait: open\n  - for: more\n") == [
        "`for` belongs to the line of `wait` before it — write `- {wait: a, for: b}`, or leave out the `-` before `for`"
      ])
  }

  @Test("`does` and `by` the wrong way round are one error")
  func swapped() {
    func errors(_ kind: String, _ mechanic: String) -> [String] {
      let activity = "  open: {does: \(kind), target: row, by: \(mechanic)}\n"
      return Self.errors(Self.head + "elements: {row: {}}\nactivities:\n" + activity)
    }
    #expect(
      errors("touch", "activate") == [
        "`touch` is a mechanic, and `activate` a kind — write `does: activate` and `by: touch`"
      ])
    #expect(
      errors("touch", "touch") == [
        "no vocabulary in use has the kind `touch` — `touch` is a mechanic: write `by: touch`, and a kind under `does`"
      ])
    #expect(
      errors("activate", "select") == [
        "there is no mechanic `select` — `select` is a kind: write `does: select`, and a mechanic here"
      ])
  }
}
