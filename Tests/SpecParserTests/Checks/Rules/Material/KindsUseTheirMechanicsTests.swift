import Testing

@testable import SpecParser

@Suite("material/mechanic-of-kind")
struct KindsUseTheirMechanicsTests {
  private func rules(_ does: String, by mechanic: String, _ rest: String = "") -> [String] {
    let mechanics = """
      tap: {steps: [press, lift]}
      slide: {continuous: true, steps: [press, move]}
      flick: {steps: [press, move, lift: {velocity: 900pt/s}]}
      corner-slide: {continuous: true, steps: [press: {from: left-edge}, move]}
      one-or-two: {fingers: 1..2, steps: [press, lift]}
      stretch: {fingers: 2, continuous: true, steps: [press, move: {toward: [outward, inward]}]}
      """
    return MaterialText.rules(
      elements: "page: {menu: true, 3d: true, scrolls: vertical}", mechanics: mechanics,
      "a: {does: \(does), target: page, by: \(mechanic)\(rest)}")
  }

  @Test("Material's mechanics count by their name")
  func names() {
    #expect(rules("activate", by: "double-touch") == ["mechanic-of-kind"])
    #expect(rules("activate", by: "touch") == [])
    #expect(rules("menu-open", by: "[drag, fling]") == ["mechanic-of-kind"])
    #expect(rules("menu-open", by: "drag") == [])
    #expect(rules("custom", by: "double-touch") == [])
  }

  @Test("A product's own mechanics count by their steps")
  func motions() {
    #expect(rules("activate", by: "tap") == [])
    #expect(rules("activate", by: "one-or-two") == ["mechanic-of-kind"])
    #expect(rules("select-more", by: "one-or-two") == [])
    #expect(rules("scroll", by: "slide", ", toward: vertical") == [])
    #expect(rules("scroll", by: "corner-slide", ", toward: vertical") == ["mechanic-of-kind"])
    #expect(rules("menu-open", by: "slide") == [])
    #expect(rules("menu-open", by: "[slide, flick]") == ["mechanic-of-kind"])
  }

  @Test("One number of fingers in the row is enough for a mechanic of Apple's")
  func apple() {
    let rules = { (activity: String) in
      SpecText.rules(
        """
        gspec: 1
        product: Example
        uses: [apple, material]
        elements: {list: {scrolls: vertical}, map: {unbounded: true}}
        activities:
          act: {\(activity), alternative: x}
        """
      ).filter { $0 == "material/mechanic-of-kind" }
    }
    #expect(rules("does: scroll, target: list, by: [pan, flick]") == [])
    #expect(rules("does: pan, target: map, by: [pan, flick]") == [])
    #expect(rules("does: activate, target: map, by: pan") == ["material/mechanic-of-kind"])
    #expect(rules("does: zoom-in, target: map, by: three-finger-pinch") == ["material/mechanic-of-kind"])
  }

  @Test("`select-more` takes any gesture of one or two fingers")
  func selectMore() {
    for mechanic in ["double-touch-drag", "pinch-open", "pinch-closed", "rotate", "edge-swipe"] {
      #expect(rules("select-more", by: mechanic) == [], "\(mechanic)")
    }
  }

  @Test("A spread in both senses is a pinch only if the activity narrows it to one sense")
  func senses() {
    #expect(rules("zoom-in", by: "stretch") == ["mechanic-of-kind"])
    #expect(rules("zoom-in", by: "stretch", ", toward: outward") == [])
    #expect(rules("zoom-in", by: "stretch", ", toward: inward") == ["mechanic-of-kind"])
  }

  @Test("The finding names the mechanic, and lists the mechanics of the kind")
  func place() {
    let found = MaterialText.findings("a: {does: select, target: page, by: [long-press, touch]}")
    #expect(found.map(\.message) == ["`a` does `select` by `touch`, which Material does not give it"])
    #expect(
      found.first?.help == [
        "use `long-press` or `two-finger-touch`, or `does: custom` if it means something else"
      ])
  }

  @Test("A kind belongs to the last vocabulary that declares it")
  func otherKinds() {
    let text = { (uses: String) in
      """
      gspec: 1
      product: Example
      uses: \(uses)
      elements: {page: {}}
      activities:
        undo: {does: select, target: page, by: double-touch}
      """
    }
    #expect(SpecText.rules(text("[apple, material]")).contains("material/mechanic-of-kind"))
    #expect(!SpecText.rules(text("[material, apple]")).contains("material/mechanic-of-kind"))
  }
}
