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

  @Test("The rate along the axis of scrolling counts, however it is written")
  func alongTheAxis() {
    let following = { (follow: String) in rules("drag", ", feedback: {follow: \(follow)}") }
    #expect(following("{translation: {y: 0.5x}}") == ["scroll-anchored"])
    #expect(following("{translation: {x: 1x}}") == ["scroll-anchored"])
    #expect(following("{rotation: 10deg}") == ["scroll-anchored"])
    #expect(following("{translation: none, rotation: 10deg}") == ["scroll-anchored"])
    #expect(following("{translation: {y: 1x}}") == [])
    #expect(following("{translation: {x: 0.3x, y: 1x}}") == [])
    #expect(rules("drag", ", feedback: {haptic: {claim: light}}") == [])
  }
}
