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
      ("pointers: [pen]", "what may touch is written `tools: [pen]`"),
      ("guard: on", "the guard is written `when: …`"),
      ("deviation: 30deg", "`deviation` belongs to a step of a mechanic"),
      ("element: list", "the element is named by `target`"),
      (
        "fingers: 2",
        "the mechanic says how many: `by: two-finger-touch`, or one under `mechanics` with `fingers: 3`"
      ),
      ("toward: bottom", "write `down`"), ("toward: top", "write `up`"),
      ("when: \"on >= true\"", "use `==`, `!=` or `in (a, b)`"),
      ("when: \"mode < busy\"", "use `==`, `!=` or `in (a, b)`"),
      ("when: \"zoom == ==\"", "write one of `==`, `!=`, `<`, `<=`, `>`, `>=`"),
      ("when: \"mode in (calm\"", "write `in (a, b)`"),
    ])
  func activity(_ key: String, _ expected: String) {
    #expect(help(ofActivity: key) == [expected])
  }

  @Test("keys of an element, and elements as a list")
  func elements() {
    func help(_ elements: String) -> [String] {
      SpecText.lint("gspec: 1\nproduct: Test\nelements: \(elements)\n").flatMap(\.help)
    }
    #expect(help("{list: {zoomable: true}}") == ["write `zooms: true`"])
    #expect(help("{list: {scrollable: true}}") == ["write `scrolls: vertical`"])
    #expect(help("{list: {editable: true}}") == ["write `text: editable`"])
    #expect(help("{list: {children: [row, header]}}") == ["write `children: {row: {}, header: {}}`"])
    #expect(help("[a, b, c, d]") == ["write `elements: {a: {}, b: {}, c: {}, …}`"])
    #expect(help("[{a: b}]") == [])
  }

  @Test(
    "keys of steps",
    arguments: [
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
    ])
  func units(_ steps: String, _ expected: String) {
    #expect(help(ofSteps: steps) == [expected])
  }

  @Test func unitsOfShares() {
    #expect(help(ofActivity: "commit: {distance: 50 percent}") == ["write `50%`"])
    #expect(help(ofActivity: "commit: {distance: 3 points}") == ["write `3pt`"])
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
