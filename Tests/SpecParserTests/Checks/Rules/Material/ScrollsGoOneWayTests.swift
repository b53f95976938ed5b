import Testing

@testable import SpecParser

@Suite("material/scroll-direction")
struct ScrollsGoOneWayTests {
  private func rules(_ toward: String, list: String = "scrolls: vertical") -> [String] {
    MaterialText.rules(
      elements: "list: {\(list)}", "scroll: {does: scroll, target: list, by: [drag, fling]\(toward)}")
  }

  @Test("A scroll goes along one axis")
  func directions() {
    #expect(rules(", toward: any") == ["scroll-direction"])
    #expect(rules(", toward: [up, left]") == ["scroll-direction"])
    #expect(rules(", toward: 30deg..60deg") == ["scroll-direction"])
    #expect(rules(", toward: vertical") == [])
    #expect(rules(", toward: up") == [])
    #expect(rules(", toward: horizontal") == [])
    #expect(rules(", toward: any, values: from-press") == ["scroll-direction"])
    #expect(rules(", toward: any, values: along") == [])
  }

  @Test("Without `toward`, the trait of the target counts")
  func trait() {
    #expect(rules("") == [])
    #expect(rules("", list: "scrolls: any") == ["scroll-direction"])
    #expect(rules("", list: "") == ["scroll-direction"])
  }
}
