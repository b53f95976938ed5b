import Testing

@testable import SpecParser

@Suite("material/expand-not-collapsible")
struct ExpandingTakesCollapsibleContentTests {
  @Test("The target must be collapsible")
  func trait() {
    let rules = { (traits: String) in
      MaterialText.rules(
        elements: "card: {\(traits)}",
        """
        out: {does: expand, target: card, by: pinch-open}
        fold: {does: collapse, target: card, by: pinch-closed}
        """)
    }
    #expect(rules("") == ["expand-not-collapsible", "expand-not-collapsible"])
    #expect(rules("collapsible: false") == ["expand-not-collapsible", "expand-not-collapsible"])
    #expect(rules("collapsible: true") == [])
  }
}
