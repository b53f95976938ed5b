import Testing

@testable import SpecParser

/// Mistakes of people who write their first spec: one finding for each, which says what to write in the end.
@Suite("Mistakes in a first spec")
struct FirstSpecTests {
  private static let spec = """
    gspec: 1
    product: Test
    uses: [material]
    platforms: [android]
    state: {mode: [calm, busy], zoom: 1..8}
    metrics: {touch-slop: 9pt}
    elements:
      list: {scrolls: vertical, children: {row: {swipeable: left}}}
    mechanics:
      knock: {steps: [press, {move: up}, lift]}
    activities:
      open: {does: activate, target: row, by: touch, when: mode == calm and zoom > 1}
      move: {does: scroll, target: list, by: [drag, swipe], toward: vertical}
      knock: {does: custom, target: list, by: knock, alternative: b}
    resolve:
      - {prefer: open, over: knock}

    """

  /// The errors of the spec with a part replaced, each with its help.
  private static func errors(_ part: String, _ new: String) -> [String] {
    SpecText.lint(spec.replacing(part, with: new)).filter { $0.severity == .error }.map {
      "\($0.message) — \($0.help.joined(separator: "; "))"
    }
  }

  @Test("the spec has no error")
  func clean() { #expect(Self.errors("", "") == []) }

  @Test(
    "guards: a value alone, a name behind a dot, a range, a list",
    arguments: [
      (
        "mode == busy or calm",
        "`calm` is not declared under `state` — `calm` is a value of `mode`: write `mode == calm`"
      ),
      ("mode.calm", "`mode.calm` is not declared under `state` — write `mode == calm`"),
      ("state.mode == calm", "`state.mode` is not declared under `state` — did you mean `mode`?"),
      (
        "zoom in (1..3)",
        "`1..3` is a range, not a plain number — write `zoom >= 1 and zoom <= 3`"
      ),
      ("zoom in 1..3", "`in` needs its values in parentheses — write `zoom >= 1 and zoom <= 3`"),
      ("zoom in 2..", "`in` needs its values in parentheses — write `zoom >= 2`"),
      (
        "mode in [calm, busy]",
        "the value of `when` needs quotes inside {…} — write `when: \"mode in (calm, busy)\"`"
      ),
    ])
  func guards(_ text: String, _ error: String) {
    #expect(Self.errors("mode == calm and zoom > 1", text) == [error])
  }

  @Test(
    "lines of `resolve`",
    arguments: [
      ("prefer: open over knock", "{prefer: open, over: knock}"),
      ("prefer open over knock", "{prefer: open, over: knock}"),
      ("open > knock", "{prefer: open, over: knock}"),
      ("wait open for knock", "{wait: open, for: knock}"),
      ("{wait: open, over: knock}", "{wait: open, for: knock}"),
      ("{prefer: open, for: [knock, move]}", "{prefer: open, over: [knock, move]}"),
      ("{wait: open}", "{wait: open, for: b}"), ("[open, knock]", "together: [open, knock]"),
      ("open and knock", "together: [open, knock]"),
      ("open", "{wait: a, for: b}`, `{prefer: a, over: b}` or `together: [a, b]"),
      ("wait open over knock", "{wait: a, for: b}`, `{prefer: a, over: b}` or `together: [a, b]"),
    ])
  func resolve(_ line: String, _ meant: String) {
    let errors = Self.errors("{prefer: open, over: knock}", line)
    #expect(errors.count == 1 && errors[0].hasSuffix(" — write `\(meant)`"), "\(errors)")
  }

  @Test("one line of `resolve` without its dash")
  func resolveWithoutDash() {
    #expect(
      Self.errors("- {prefer: open, over: knock}", "prefer: open\n  over: knock") == [
        "`resolve` must be a list, but this is a mapping — "
          + "begin every line with `-`: `- {prefer: open, over: knock}`"
      ])
  }

  @Test(
    "names of something else",
    arguments: [
      (
        "prefer: open", "prefer: row",
        "there is no activity `row` — `row` is an element; the activities are `open`, `move` and `knock`"
      ),
      (
        "prefer: open", "prefer: touch",
        "there is no activity `touch` — `touch` is a mechanic; the activities are `open`, `move` and `knock`"
      ),
      (
        "by: touch,", "by: touch, after: open,",
        "there is no mechanic `open` — `open` is an activity; `after` names mechanics, such as those under its `by`"
      ),
      (
        "by: touch,", "by: touch, over: drop-targets,",
        "there is no element `drop-targets` — did you mean `drop-target`?"
      ),
      ("by: touch,", "by: single-touch,", "there is no mechanic `single-touch` — write `touch`"),
      (
        "target: list, by: knock", "target: list, by: nock",
        "there is no mechanic `nock` — did you mean `knock`?"
      ),
    ])
  func otherNames(_ part: String, _ new: String, _ error: String) {
    #expect(Self.errors(part, new) == [error])
  }

  @Test(
    "values of another form",
    arguments: [
      (
        "mode: [calm, busy]", "mode: {calm, busy}",
        "a mapping is no type of state — write `mode: [calm, busy]`"
      ),
      (
        "zoom: 1..8}", "zoom: 1..8, on: [true, false]}",
        "`true` and `false` are the values of a bool — write `on: bool`"
      ),
      (
        "zoom: 1..8}", "zoom: 1..8, not: bool}",
        "`not` cannot be the name of a state variable: guards use the word — give it another name"
      ),
      (
        "9pt", "{value: 9pt}",
        "`touch-slop` must be one word or text, but this is a mapping — write `touch-slop: 9pt`"
      ),
      ("9pt", "1e1pt", "`1e1pt` has an exponent — write `10pt`"),
      (
        "touch-slop: 9pt", "long-press-timeout: none",
        "`long-press-timeout` cannot be `none` — write a quantity: `long-press-timeout: 300ms`"
      ),
      (
        "touch-slop: 9pt", "velocity-samples: 1",
        "`velocity-samples` is a whole number from 2 to 64 — write `velocity-samples: 20`"
      ),
      (
        "swipeable: left", "swipeable: yes",
        "`yes` is no direction — write `swipeable: true` for every direction"
      ),
      (
        "toward: vertical", "toward: 90deg",
        "`90deg` is no direction — write `up`, or a range of angles such as `30deg..60deg`"
      ),
      (
        "toward: vertical", "toward: 400deg..20deg",
        "an angle lies between 0deg and 360deg — write `40deg..20deg`"
      ),
      (
        "by: touch,", "by: {touch: 2},",
        "`by` must be one word or text, but this is a mapping — write `by: touch`"
      ),
      (
        "by: touch,", "by: {mechanic: touch},",
        "`by` must be one word or text, but this is a mapping — write `by: touch`"
      ),
      (
        "by: [drag, swipe]", "by: {drag, swipe}",
        "`by` must be one word or text, but this is a mapping — write `by: [drag, swipe]`"
      ),
      (
        "uses: [material]", "uses: {material: ./x.gspec.yaml}",
        "`uses` must be one word or text, but this is a mapping — write `uses: [./x.gspec.yaml]`"
      ),
      ("gspec: 1", "version: 1", "the spec has no key `version` — did you mean `gspec`?"),
      (
        "{steps: [press, {move: up}, lift]}", "press, move, lift",
        "the mechanic `knock` must be a mapping of keys, but this is `press, move, lift` — write `knock: {steps: [press, move, lift]}`"
      ),
    ])
  func forms(_ part: String, _ new: String, _ error: String) {
    #expect(Self.errors(part, new) == [error])
  }

  @Test(
    "steps with their constraints beside them, and several in one",
    arguments: [
      ("{move: up, distance: 40pt}", "write `{move: {toward: up, distance: 40pt}}`"),
      ("{wait: 500ms, move: up}", "write `{wait: 500ms}, {move: up}`"), ("move up", "write `{move: up}`"),
      ("{move: up}, {reverse: down}", "write `reverse` alone: it goes back, opposite to the move before it"),
      ("{move: {toward: up, dist: 40pt}}", "did you mean `distance`?"),
    ])
  func steps(_ step: String, _ help: String) {
    let errors = Self.errors("{move: up}", step)
    #expect(errors.count == 1 && errors[0].hasSuffix(" — \(help)"), "\(errors)")
  }

  @Test("several steps of one item in lines")
  func stepsInLines() {
    let steps = "knock:\n    steps:\n      - press\n      - wait: 500ms\n        move: up\n      - lift"
    #expect(
      Self.errors("knock: {steps: [press, {move: up}, lift]}", steps) == [
        "a step has one word and its constraints, but this has 2 keys — "
          + "begin each step with a `-` of its own: `- wait: 500ms`, then `- move: up`"
      ])
  }

  @Test(
    "a section that is no mapping is one error: what it may declare is not missing as well",
    arguments: [
      (
        "state: {mode: [calm, busy], zoom: 1..8}", "state: [mode, zoom]",
        "`state` must be a mapping, but this is a list"
      ),
      (
        "mechanics:\n  knock: {steps: [press, {move: up}, lift]}",
        "mechanics:\n  - knock: {steps: [press, {move: up}, lift]}",
        "`mechanics` must be a mapping, but this is a list"
      ),
      (
        "elements:\n  list: {scrolls: vertical, children: {row: {swipeable: left}}}",
        "elements: {list: [row]}",
        "the element `list` must be a mapping of keys, but this is a list"
      ),
      (
        "activities:\n  open: {does: activate, target: row, by: touch, when: mode == calm and zoom > 1}\n  move: {does: scroll, target: list, by: [drag, swipe], toward: vertical}\n  knock: {does: custom, target: list, by: knock, alternative: b}",
        "activities:\n  - name: open\n    does: activate",
        "`activities` must be a mapping, but this is a list"
      ),
      ("when: mode == calm and zoom > 1}", "on: {does: activate}}", "the activity `open` has no key `on`"),
      (
        "open: {does: activate, target: row, by: touch, when: mode == calm and zoom > 1}",
        "open: {show: {does: activate, target: row, by: touch}}", "the activity `open` has no key `show`"
      ),
    ])
  func sections(_ part: String, _ new: String, _ message: String) {
    let errors = SpecText.lint(Self.spec.replacing(part, with: new)).filter { $0.severity == .error }
    #expect(errors.map(\.message) == [message])
  }

  @Test("a name is also near to one whose declaration has an error")
  func nearToBroken() {
    let spec = Self.spec.replacing("{steps: [press, {move: up}, lift]}", with: "{steps: [press, lft]}")
    let errors = SpecText.lint(spec.replacing("by: knock", with: "by: nock")).map { $0.help.first ?? "" }
    #expect(errors == ["did you mean `lift`?", "did you mean `knock`?"])
  }

  @Test("one limit that is impossible for two reasons is one finding")
  func impossible() {
    let errors = Self.errors("{move: up}", "{move: {toward: up, within: 0ms}}")
    #expect(errors.count == 1 && errors[0].contains("a stroke lasts at least 30 ms"), "\(errors)")
  }
}

/// Values that stand in several places, by anchors and aliases.
@Suite("Mistakes in values with aliases")
struct AliasMistakeTests {
  private static func errors(_ lines: String) -> [String] {
    let header = "gspec: 1\nproduct: Test\nuses: [material]\nplatforms: [android]\n"
    return SpecText.lint(header + lines).filter { $0.severity == .error }.map(\.message)
  }

  @Test("a wrong key in a mapping with aliases is one finding")
  func wrongKey() {
    #expect(
      Self.errors(
        """
        elements: {row: &row {zoms: true}, cell: *row}
        activities:
          open: &open {does: activate, target: row, by: touch, wen: true}
          show: *open
          look: *open

        """) == ["the element `row` has no key `zoms`", "the activity `open` has no key `wen`"])
  }

  @Test(
    "an alias without an anchor is one finding, whatever stands there",
    arguments: [
      ("elements: {list: *x}", "target: row"), ("elements: {row: {zooms: *x}}", "target: row"),
      ("elements: {row: {}}\nmechanics: {m: *x}", "target: row"),
      ("elements: {row: {}}\nmechanics: {m: {steps: *x, continuous: *x}}", "target: row"),
      ("elements: {row: {}}", "target: row, commit: *x"),
      ("elements: {row: {}}", "target: row, hand-over: *x"),
      ("elements: {row: {}}", "target: row, feedback: {on-cancel: {spring: *x}}"),
      ("elements: {row: {}}\nresolve: [{together: *x}]", "target: row"),
      ("elements: {row: {}}\nresolve: [*x]", "target: row"),
    ])
  func withoutAnchor(_ lines: String, _ target: String) {
    let errors = Self.errors("\(lines)\nactivities:\n  open: {does: activate, \(target), by: touch}\n")
    #expect(Set(errors) == ["no anchor `&x` comes before"], "\(errors)")
  }
}
