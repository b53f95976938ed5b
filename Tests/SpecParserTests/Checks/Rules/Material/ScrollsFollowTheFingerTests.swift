import Testing

@testable import SpecParser

@Suite("material/scroll-anchored")
struct ScrollsFollowTheFingerTests {
  private func rules(_ by: String, _ rest: String = "") -> [String] {
    MaterialText.rules(
      elements: "list: {scrolls: vertical}",
      "scroll: {does: scroll, target: list, toward: vertical, by: \(by)\(rest)}")
  }

  @Test("A scroll needs a drag that follows the finger at its rate")
  func anchored() {
    #expect(rules("[swipe, fling]") == ["scroll-anchored"])
    #expect(rules("[drag, swipe, fling]") == [])
    #expect(rules("drag", ", feedback: {follow: {translation: 0.5x}}") == ["scroll-anchored"])
    #expect(rules("drag", ", feedback: {follow: {translation: 1x, opacity: 0.5x}}") == [])
  }
}
