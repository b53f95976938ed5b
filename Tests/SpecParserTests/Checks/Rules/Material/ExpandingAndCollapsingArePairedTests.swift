import Testing

@testable import SpecParser

@Suite("material/expand-without-collapse")
struct ExpandingAndCollapsingArePairedTests {
  private func rules(_ activities: String) -> [String] {
    MaterialText.rules(elements: "card: {collapsible: true}\nrow: {collapsible: true}", activities)
  }

  @Test("`expand` and `collapse` must be on the same element")
  func pairs() {
    let (out, fold) = (
      "out: {does: expand, target: card, by: pinch-open}",
      "fold: {does: collapse, target: card, by: pinch-closed}"
    )
    #expect(rules(out) == ["expand-without-collapse"])
    #expect(rules(fold) == ["expand-without-collapse"])
    #expect(rules(out + "\n" + fold) == [])
    let other = "fold: {does: collapse, target: row, by: pinch-closed}"
    #expect(rules(out + "\n" + other) == ["expand-without-collapse", "expand-without-collapse"])
  }
}
