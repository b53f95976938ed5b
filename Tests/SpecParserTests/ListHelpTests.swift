import SpecParser
import Testing

/// Lists whose brackets or commas are missing are one finding, with the list to write.
@Suite("The help for a list without brackets is the list")
struct ListHelpTests {
  private static func told(_ sections: String) -> [String] {
    parse(BaseSpec.with(sections)).findings.map { "\($0.message) — \($0.help.joined(separator: "; "))" }
  }

  private static func activity(_ line: String, by mechanics: String = "by: slide") -> String {
    "activities:\n  a:\n    does: custom\n    target: list\n    \(mechanics)\n    alternative: b\n    \(line)"
  }

  @Test(
    "On lines of their own",
    arguments: [
      (activity("", by: "by: tap, hold"), "there is no mechanic `tap, hold` — write `by: [tap, hold]`"),
      (activity("", by: "by: tap hold"), "there is no mechanic `tap hold` — write `by: [tap, hold]`"),
      (activity("", by: "by: [tap hold]"), "there is no mechanic `tap hold` — write `tap, hold`"),
      (
        activity("", by: "by:\n      - tap, hold"),
        "there is no mechanic `tap, hold` — write each on a line of its own, behind a `-`"
      ),
      (activity("toward: left, right"), "`left, right` is no direction — write `toward: [left, right]`"),
      (
        activity("toward: outward, inward"),
        "`outward, inward` is no direction — write `toward: [outward, inward]`"
      ),
      (
        activity("toward: up 40pt"),
        "`up 40pt` is no direction — write `toward: up`; a length is written `distance: 40pt`"
      ),
      (
        "mechanics:\n  tap: {steps: [press, lift]}\n  hold:\n    steps: [press, move: up 40pt, lift]",
        "`up 40pt` is no direction — write `move: {toward: up, distance: 40pt}`"
      ),
      (
        activity("", by: "by: slide-left"),
        "there is no mechanic `slide-left` — write `by: slide`, and the direction as `toward: left`"
      ),
      (activity("", by: "by: tap-left"), "there is no mechanic `tap-left` — declare it under `mechanics`"),
      (activity("toward: 30-60"), "`30-60` is no direction — write `30deg..60deg`"),
      (
        activity("tools: pen and finger"),
        "`pen and finger` is no value of `tools` — write `tools: [pen, finger]`"
      ),
      (activity("over: row, page"), "there is no element `row, page` — write `over: [row, page]`"),
      (
        "platforms: ios, android",
        "`ios, android` is no value of `platforms` — write `platforms: [ios, android]`"
      ),
      ("state:\n  place: top, middle", "`top, middle` is no type of state — write `place: [top, middle]`"),
      ("state:\n  place: top | middle", "`top | middle` is no type of state — write `place: [top, middle]`"),
      (
        "metrics:\n  velocity-estimator: linear, impulse",
        "`linear, impulse` is no value of `velocity-estimator` — write `least-squares`, `linear`, `impulse` or `endpoints`"
      ),
      ("state:\n  place: true, false", "`true, false` is no type of state — write `bool`"),
      (
        "resolve:\n  - together: open, shut",
        "`together` needs at least two activities — write `together: [open, shut]`"
      ),
      (
        "resolve:\n  - together: []", "`together` needs at least two activities — write `together: [a, b]`"
      ),
      (
        activity("toward: 30deg.."),
        "a range of angles has two ends — such as `30deg..60deg`; a range may wrap: `330deg..30deg`"
      ),
      (
        "mechanics:\n  tap: {steps: [press, lift]}\n  hold: {steps: [press, {move: {distance: '> '}}, lift]}",
        "a number is missing behind `>` — write `distance: \"> 40pt\"`"
      ),
      (
        "resolve:\n  - wait: open\n    for: shut, open",
        "there is no activity `shut, open` — write `for: [shut, open]`"
      ),
      (
        "mechanics:\n  tap: {steps: [press, lift]}\n  hold:\n    steps: press, wait",
        "`steps` must be a list, but this is `press, wait` — write `steps: [press, wait]`"
      ),
    ])
  func lines(_ sections: String, _ expected: String) {
    #expect(Self.told(sections) == [expected])
  }

  @Test("One name with a space is one name")
  func oneName() {
    let mechanics =
      "mechanics: {tap: {steps: [press, lift]}, hold: {steps: [press]}, long-press: {steps: [press, wait]}}\n"
    #expect(
      Self.told(mechanics + Self.activity("", by: "by: long press")) == [
        "there is no mechanic `long press` — did you mean `long-press`?"
      ])
  }

  @Test(
    "In braces",
    arguments: [
      (
        "activities: {a: {does: custom, target: list, by: tap, hold, alternative: b}}",
        "write `by: [tap, hold]`"
      ),
      ("elements: {list: {swipeable: left, right}}", "write `swipeable: [left, right]`"),
      ("state: {place: top, middle}", "write `place: [top, middle]`"),
      ("resolve: [{together: open, shut}]", "write `together: [open, shut]`"),
      ("resolve: [{wait: open, for: shut, open}]", "write `for: [shut, open]`"),
      ("mechanics: {tap: {steps: press, lift}, hold: {steps: [press]}}", "write `steps: [press, lift]`"),
      (
        "mechanics: {tap: {steps: [press, {move: {toward: 30deg, 60deg}}]}, hold: {steps: [press]}}",
        "write `toward: 30deg..60deg`"
      ),
      (
        "activities: {a: {does: custom, target: list, by: tap, alternative: b, or c}}",
        "write `alternative: \"b, or c\"`"
      ),
    ])
  func braces(_ sections: String, _ expected: String) {
    #expect(help(sections) == [expected])
  }

  @Test("In braces a value that is one word of a few is no list, and needs no quotes")
  func oneWord() {
    #expect(
      messages("metrics: {velocity-estimator: linear, impulse}") == [
        "syntax/type: `linear, impulse` is no value of `velocity-estimator`"
      ])
    #expect(
      messages("elements: {list: {text: editable, static}}") == [
        "syntax/type: `editable, static` is no value of `text`"
      ])
  }

  @Test("In braces a list without brackets is a value of another type, and no text that needs quotes")
  func ruleInBraces() {
    #expect(
      messages("elements: {list: {swipeable: left, right}}") == [
        "syntax/type: the value of `swipeable` ends at a comma, because it has no brackets"
      ])
  }

  @Test("A key without its value is no part of the value before")
  func keys() {
    #expect(help("elements: {list: {swipeable: left, selectable}}") == ["write `selectable: true`"])
    #expect(
      help("elements: {list: {swipeable: left, right, selectable}}") == [
        "write `swipeable: [left, right]`", "write `selectable: true`",
      ])
    #expect(messages("state: {a: bool, b}") == ["syntax/type: `b` has no value"])
    let state = "state: {mode: [calm, menu, busy]}"
    #expect(
      help("\(state)\nelements: {list: {when: mode in (calm, menu, busy)}}") == [
        "write `when: \"mode in (calm, menu, busy)\"`"
      ])
  }
}
