import Testing

@testable import SpecParser

@Suite("material/fling-stops")
struct FlingsGoOnTests {
  private func messages(_ feedback: String, by: String = "[drag, swipe, fling]") -> [String] {
    MaterialText.findings(
      elements: "map: {unbounded: true}",
      "pan: {does: pan, target: map, by: \(by), feedback: {\(feedback)}}"
    ).map(\.message)
  }

  private let stops = ["`pan` takes a fling, and its content stops at the lift"]
  private let goesBack = ["`pan` takes a fling, and its content goes back to where it began"]

  @Test("Content that a fling moves needs a decay or pages")
  func motions() {
    #expect(messages("follow: {translation: 1x}") == stops)
    #expect(messages("follow: {translation: 1x}, on-end: {spring: {damping: 1}}") == stops)
    #expect(messages("rubber-band: {coefficient: 0.55}") == stops)
    #expect(messages("follow: {translation: 1x}, on-cancel: {spring: {damping: 1}}") == goesBack)
    #expect(messages("follow: {translation: 1x}, on-end: {decay: fast}") == [])
    #expect(messages("follow: {translation: 1x}, on-end: {pages: 100%}") == [])
    #expect(messages("follow: {translation: 1x}, on-end: {spring: {damping: 1}, target: start}") == [])
  }

  @Test("Nothing is reported without a fling, or if the feedback does not move the content")
  func others() {
    #expect(messages("follow: {translation: 1x}", by: "[drag, swipe]") == [])
    #expect(messages("haptic: {claim: light}") == [])
    #expect(!messages("follow: {translation: 1x}", by: "fling").contains(stops[0]))
    #expect(
      MaterialText.rules(
        elements: "map: {unbounded: true}", "pan: {does: pan, target: map, by: [drag, fling]}") == [])
  }

  @Test("A fling counts by its least velocity, in every vocabulary, and the activity by its kind")
  func kinds() {
    let rules = { (does: String, by: String) in
      MaterialText.rules(
        elements: "list: {scrolls: vertical, swipeable: horizontal}",
        mechanics: "throw: {steps: [press, move, lift: {velocity: 1500pt/s}]}",
        "a: {does: \(does), target: list, by: \(by), feedback: {follow: {translation: 1x}}}")
    }
    #expect(rules("scroll", "[drag, throw]") == ["fling-stops"])
    #expect(rules("custom", "[drag, throw]") == [])
    // Content that does not follow along the axis of scrolling has another fault.
    #expect(
      MaterialText.rules(
        elements: "list: {scrolls: vertical}",
        "a: {does: scroll, target: list, by: [drag, fling], toward: vertical, "
          + "feedback: {follow: {translation: {x: 1x}}}}") == ["scroll-anchored"])
  }
}
