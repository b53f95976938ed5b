import Testing

@testable import SpecParser

@Suite("material/dismiss-along-scroll")
struct DismissCrossesScrollingTests {
  private func rules(
    _ toward: String, list: String = "scrolls: vertical", card: String = "swipeable: any",
    _ others: String = "",
    when: String = ""
  ) -> [String] {
    MaterialText.rules(
      state: "mode: [read, sort]", elements: "list:\n  \(list)\n  children:\n    card: {\(card)}",
      "archive: {does: dismiss, target: card, by: drag, commit: {distance: 90pt}\(toward)\(when)}\n" + others)
  }

  @Test("A dismiss must cross the axis along which the element around it scrolls")
  func axes() {
    #expect(rules(", toward: up") == ["dismiss-along-scroll"])
    #expect(rules(", toward: 30deg..60deg") == ["dismiss-along-scroll"])
    #expect(rules(", toward: horizontal") == [])
    #expect(rules(", toward: left", list: "scrolls: horizontal") == ["dismiss-along-scroll"])
    #expect(rules(", toward: left", list: "scrolls: any") == ["dismiss-along-scroll"])
    #expect(rules(", toward: up", list: "pages: vertical") == [])
  }

  @Test("Without `toward`, the trait of the target counts")
  func trait() {
    #expect(rules("", card: "swipeable: vertical") == ["dismiss-along-scroll"])
    #expect(rules("", card: "swipeable: left") == [])
  }

  @Test("The nearest element that scrolls counts, beginning with the target")
  func nearest() {
    #expect(rules(", toward: up", card: "swipeable: any, scrolls: horizontal") == [])
    #expect(rules(", toward: left", card: "swipeable: any, scrolls: horizontal") == ["dismiss-along-scroll"])
  }

  @Test("Scrolling in other states does not count")
  func guards() {
    let scroll = "scroll: {does: scroll, target: list, by: drag, toward: vertical, when: mode == read}"
    #expect(rules(", toward: up", scroll, when: ", when: mode == sort") == [])
    #expect(rules(", toward: up", scroll, when: ", when: mode == read") == ["dismiss-along-scroll"])
  }
}
