import Testing

@testable import SpecParser

@Suite("name/unused")
struct UnusedNamesTests {
  private static func told(_ text: String) -> [String] {
    SpecText.lint(text, all: true).filter { $0.rule == "name/unused" }.map { "\($0.severity): \($0.message)" }
  }

  private static func spec(when: String = "", by: String = "tap", element: String = "", more: String = "")
    -> String
  {
    """
    gspec: 1
    product: Test
    uses: [material]
    platforms: [android]
    state: {mode: [a, b], busy: bool}
    elements:
      list:
        state: {open: bool}
        \(element)
    mechanics:
      tap: {steps: [press, lift]}
      flick-down: {steps: [press, {move: {toward: down}}, lift]}
    activities:
      one: {does: custom, target: list, by: \(by), \(when)\(more)alternative: b}

    """
  }

  @Test("State that no guard reads, and mechanics of the product that nothing binds, are notes")
  func unused() {
    #expect(
      Self.told(Self.spec()) == [
        "note: no guard reads the state variable `mode`", "note: no guard reads the state variable `busy`",
        "note: no guard reads the state variable `list.open`",
        "note: no activity uses the mechanic `flick-down`",
      ])
  }

  @Test("A guard of an activity or an element reads state; `by` and `after` use a mechanic")
  func used() {
    let read = Self.spec(
      when: "when: mode == a and not open, ", by: "[tap, flick-down]", element: "when: not busy")
    #expect(Self.told(read) == [])
    #expect(
      Self.told(Self.spec(when: "when: mode == a or busy or open, ", more: "after: [flick-down], ")) == [])
  }

  @Test("A spec without activities, and so a vocabulary, has its mechanics for later and for others")
  func begun() {
    let mechanics = "mechanics:\n  tap: {steps: [press, lift]}\n"
    #expect(Self.told("gspec: 1\nproduct: Test\n" + mechanics) == [])
    let words = ParseSpec.parse(
      SourceFile(path: "words.gspec.yaml", text: "gspec: 1\nvocabulary: words\n" + mechanics),
      load: SpecText.bundled
    ).vocabulary
    let found = words.map { DeclarationsAreUsed().findings(in: CheckContext($0.ownSpec)) }
    #expect(found == [])
  }
}
