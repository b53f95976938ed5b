import Testing

@testable import SpecParser

/// Words of other tools and other languages, and the words for the same here.
@Suite("For words of other tools the help says what to write")
struct HintTests {
  private static let spec = """
    gspec: 1
    product: Test
    elements: {list: {}}
    state: {on: bool, zoom: 0..8, mode: [calm, busy]}
    """

  private func help(_ lines: String) -> [String] {
    SpecText.lint("\(Self.spec)\n\(lines)\n").flatMap(\.help)
  }

  private func help(ofActivity key: String) -> [String] {
    help(
      "mechanics: {tap: {steps: [press, lift]}}\nactivities: {a: {does: custom, target: list, by: tap, \(key)}}"
    )
  }

  private func help(ofSteps steps: String) -> [String] {
    help("mechanics: {odd: {steps: [press, \(steps)]}}")
  }

  @Test(
    "keys of an activity",
    arguments: [
      ("velocity: 3pt/s", "write `commit: {velocity: …}`"),
      ("clicks: 2", "touches in a row are counted by `taps: 1..3`"),
      ("pressed: 100ms", "to show that something is pressed, write `shows-possible: 100ms`"),
      ("pointers: [pen]", "did you mean `tools`?"), ("guard: on", "did you mean `when`?"),
      ("condition: on", "did you mean `when`?"),
      ("comment: x", "did you mean `summary`?"), ("kind: custom", "did you mean `does`?"),
      ("gesture: tap", "did you mean `by`?"), ("shortcut: x", "did you mean `shortcut-for`?"),
      ("priority: 1", "`resolve` says which of two wins: `- {prefer: a, over: b}`"),
      ("commit: {threshold: 50%}", "did you mean `distance`?"),
      ("hand-over: {a: top}", "write `hand-over: {to: a, at: top}`"),
      ("toward: []", "write what stands in it, or leave the key out"),
      ("from: left", "did you mean `left-edge`?"),
      ("deviation: 30deg", "`deviation` belongs to a step of a mechanic"),
      ("element: list", "did you mean `target`?"),
      (
        "fingers: 2",
        "the mechanic says how many: `by: two-finger-touch`, or one under `mechanics` with `fingers: 3`"
      ),
      ("toward: bottom", "write `down`"), ("toward: top", "write `up`"),
      ("when: \"on >= true\"", "use `==`, `!=` or `in (a, b)`"),
      ("when: \"mode < busy\"", "use `==`, `!=` or `in (a, b)`"),
      ("when: 'mode == \"Calm\"'", "write words without quotes: `calm`"),
      ("when: \"mode in ('calm', busy)\"", "write words without quotes: `calm`"),
      ("when: \"zoom == ==\"", "write one of `==`, `!=`, `<`, `<=`, `>`, `>=`"),
      ("when: \"mode in (calm\"", "write `in (a, b)`"),
    ])
  func activity(_ key: String, _ expected: String) {
    #expect(help(ofActivity: key) == [expected])
  }

  @Test(
    "words of YAML for true and false, in quotes or not, are no type of state",
    arguments: ["On", "\"On\"", "yes", "OFF", "\"True\""])
  func booleans(_ word: String) {
    #expect(
      SpecText.lint("gspec: 1\nproduct: Test\nstate:\n  light: \(word)\n").flatMap(\.help) == ["write `bool`"]
    )
  }

  @Test("keys of an element, and elements as a list")
  func elements() {
    func help(_ elements: String) -> [String] {
      SpecText.lint("gspec: 1\nproduct: Test\nelements: \(elements)\n").flatMap(\.help)
    }
    #expect(help("{list: {zoomable: true}}") == ["did you mean `zooms`?"])
    #expect(help("{list: {scrolls: up}}") == ["write `horizontal`, `vertical` or `any`"])
    #expect(help("{list: {scrolls: [any, vertical]}}") == ["write it alone: `scrolls: any`"])
    #expect(help("{list: {scrollable: true}}") == ["write `scrolls: vertical`"])
    #expect(help("{list: {editable: true}}") == ["write `text: editable`"])
    #expect(help("{list: {children: [row, header]}}") == ["write `children: {row: {}, header: {}}`"])
    #expect(help("[a, b, c, d]") == ["write `elements: {a: {}, b: {}, c: {}, …}`"])
    #expect(help("[{a: b}]") == ["begin each without `-`, by its name: `a:`, and indent its keys below"])
    #expect(
      help("[{name: row, zooms: true}]") == [
        "begin each without `-`, by its name: `row:`, and indent its keys below"
      ])
    #expect(help("[{zooms: true, at: top}]") == [])
    #expect(help("{list: a knob}") == ["write `list: {summary: a knob}`"])
    #expect(help("{list: true}") == ["write `list: {}`"])
  }

  @Test(
    "keys of steps",
    arguments: [
      ("release", "did you mean `lift`?"), ("tap", "write two steps: `press, lift`"),
      ("{move: {direction: left}}, lift", "did you mean `toward`?"),
      ("{move: {zoom: 2}}, lift", "`doubling: 75pt` makes it twice as large for each 75 points down"),
      ("{move: {angle: 30deg}}, lift", "`angle` belongs to `orbit`; a `move` has a `deviation`"),
      (
        "{move: {span: 3pt}}, lift",
        "`span` belongs to `move outward` and `move inward`; a `move` has a `distance`"
      ),
      ("{move: {from: left-edge}}, lift", "`from` belongs to `press`: `press: {from: left-edge}`"),
      ("{move: {for: 30ms}}, lift", "a rest is a step of its own: `wait: 300ms`"),
      ("{lift: {inside: 3pt}}", "a lift inside the activity's target is `lift: {on: target}`"),
      (
        "{lift: {distance: 3pt}}",
        "a touch moves at most the metric `touch-slop`; `lift: {on: target}` lets it move anywhere on its target"
      ),
    ])
  func steps(_ steps: String, _ expected: String) {
    #expect(help(ofSteps: steps) == [expected])
  }

  @Test(
    "units",
    arguments: [
      ("{wait: 3secs}, lift", "write `3s`"), ("{wait: 300 msec}, lift", "write `300ms`"),
      ("{move: {distance: 3 millimeters}}, lift", "write `3mm`"),
      ("{lift: {velocity: 300px/s}}", "write `300pt/s`"),
      ("{move: {deviation: 30°}}, lift", "write `30deg`"),
      // Another unit has another number.
      ("{move: {distance: 2in}}, lift", "write `320pt`"), ("{move: {distance: 5cm}}, lift", "write `50mm`"),
      ("{move: {distance: 2in..3in}}, lift", "write `320pt..480pt`"),
      ("{lift: {velocity: 2pt/ms}}", "write `2000pt/s`"), ("{lift: {velocity: 200mm/s}}", "write `1260pt/s`"),
      ("{wait: 1min}, lift", "write `60s`"), ("{wait: 500us}, lift", "write `0.5ms`"),
      ("{wait: 2h}, lift", "write it in `ms` or `s`: `wait: 300ms`"),
      ("{move: {deviation: 1rad}}, lift", "write `57.3deg`"),
      ("{lift: {velocity: 300pt}}", "write `300pt/s`"),
      ("{lift: {velocity: 50%}}", "write it in `pt/s`: `velocity: 300pt/s`"),
      ("{wait: 5 furlongs}, lift", "write it in `ms` or `s`: `wait: 300ms`"),
      ("{wait: 0.3}, lift", "write `0.3s`; the units are `ms` and `s`"),
      ("{wait: 300}, lift", "write `300ms`; the units are `ms` and `s`"),
      ("{move: {distance: 1_000pt}}, lift", "write `1000pt`"),
      ("{move: {distance: \"1,000pt\"}}, lift", "write `1000pt`"),
      ("{move: {distance: 1,000pt}}, lift", "write `distance: 1000pt`"),
      ("{move: {distance: \"0,125pt\"}}, lift", "write `0.125pt`"),
    ])
  func units(_ steps: String, _ expected: String) {
    #expect(help(ofSteps: steps) == [expected])
  }

  @Test func unitsOfShares() {
    #expect(help(ofActivity: "commit: {distance: 50 percent}") == ["write `50%`"])
    #expect(help(ofActivity: "commit: {distance: 3 points}") == ["write `3pt`"])
    #expect(
      help(ofActivity: "commit: {distance: 0.5}") == ["write `50%`; the units are `pt`, `mm` and `%`"])
    #expect(
      help(ofActivity: "feedback: {on-end: {spring: {damping: 70%}}, rubber-band: {coefficient: 55%}}") == [
        "write `0.7`", "write `0.55`",
      ])
  }

  @Test(
    "one value where keys should stand",
    arguments: [
      ("on-end: {spring: 0.7}", "write `spring: {damping: 0.7}`"),
      ("on-end: {spring: 300ms}", "write `spring: {response: 300ms}`"),
      ("clamp: 1x..2x", "write `clamp: {min: 1x, max: 2x}`"),
      ("haptic: success", "write `haptic: {claim: success}`"),
      ("on-commit: ease-out", "write `on-commit: {curve: ease-out}`"),
      ("on-commit: 300ms", "write `on-commit: {duration: 300ms}`"),
    ])
  func values(_ feedback: String, _ expected: String) {
    #expect(help(ofActivity: "feedback: {\(feedback)}") == [expected])
  }

  @Test("guards with the state on the right, and of one value")
  func guards() throws {
    func condition(_ text: String) throws -> String {
      try SpecText.condition(
        "\(Self.spec)\nmechanics: {tap: {steps: [press, lift]}}\n"
          + "activities: {a: {does: custom, target: list, by: tap, alternative: keys, when: \"\(text)\"}}\n")
    }
    for (written, plain) in [
      ("3 <= zoom", "zoom >= 3"), ("3 >= zoom", "zoom <= 3"), ("3 < zoom", "zoom > 3"),
      ("3 > zoom", "zoom < 3"),
      ("3 == zoom", "zoom == 3"), ("zoom in (2)", "zoom == 2"), ("mode in (busy)", "mode == busy"),
      ("on == true", "on"), ("on != true", "not on"), ("on in (true)", "on == true"),
    ] {
      #expect(try condition(written) == condition(plain), "\(written)")
    }
  }

  @Test(
    "`over` an element with each trait", arguments: Traits.words)
  func traits(_ word: String) {
    let values = ["scrolls": "vertical", "pages": "horizontal", "swipeable": "[left]", "text": "selectable"]
    func told(_ trait: String) -> [String] {
      SpecText.lint(
        """
        gspec: 1
        product: Test
        elements: {list: {}, other: {\(trait)}}
        mechanics: {pull: {steps: [press, {move: {distance: 3pt}}, lift]}}
        activities: {a: {does: custom, target: list, by: pull, alternative: keys, over: \(word)}}

        """
      ).map(\.message)
    }
    let missing = "no element has the trait `\(word)`"
    #expect(told("").contains(missing))
    let given = told("\(word): \(values[word] ?? "true")")
    #expect(!given.contains(missing), "\(given)")
  }
}
