import Testing

@testable import SpecParser

@Suite("material/reveal-without-together")
struct RevealsGoWithTheirScrollTests {
  private func rules(_ resolve: String?, by: String = "back", scroll: String = "vertical") -> [String] {
    MaterialText.rules(
      elements: "article: {scrolls: any}",
      mechanics: "back: {continuous: true, steps: [press, move, reverse, lift]}", resolve: resolve,
      """
      scroll: {does: scroll, target: article, by: [drag, swipe, fling], toward: \(scroll)}
      show: {does: reveal-on-scroll, target: article, by: \(by), toward: up, alternative: a touch}
      """)
  }

  @Test("A reveal with a reversal must be `together` with the scroll, or preferred to it")
  func turning() {
    #expect(rules(nil) == ["reveal-without-together"])
    #expect(rules("- together: [scroll, show]") == [])
    #expect(rules("- {prefer: show, over: scroll}") == [])
    #expect(rules("- {prefer: scroll, over: show}") == ["reveal-without-together"])
  }

  @Test("A reveal without a reversal, and a scroll along the other axis, are not reported")
  func others() {
    #expect(!rules(nil, by: "drag").contains("reveal-without-together"))
    #expect(!rules(nil, scroll: "horizontal").contains("reveal-without-together"))
  }
}
