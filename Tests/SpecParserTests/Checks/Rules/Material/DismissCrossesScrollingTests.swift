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

  @Test("The target and every element around it count")
  func around() {
    let card = "swipeable: any, scrolls: horizontal"
    #expect(rules(", toward: up", card: card) == ["dismiss-along-scroll"])
    #expect(rules(", toward: left", card: card) == ["dismiss-along-scroll"])
    #expect(
      rules(", toward: left", list: "scrolls: horizontal", card: "swipeable: any, scrolls: vertical")
        == ["dismiss-along-scroll"])
    #expect(rules(", toward: left", card: "swipeable: any, scrolls: vertical") == [])
  }

  @Test("A dismissal or a scroll that only takes touches over goes along the scroll")
  func handOver() {
    let sheet = { (scroll: String, close: String) in
      MaterialText.rules(
        elements: "sheet: {swipeable: down, scrolls: vertical}",
        """
        scroll: {does: scroll, target: sheet, by: drag, \(scroll)}
        close: {does: dismiss, target: sheet, by: drag, commit: {distance: 120pt}, \(close)}
        """)
    }
    let toClose = "hand-over: {to: close, at: top}"
    #expect(sheet(toClose, "begins: hand-over") == [])
    #expect(sheet(toClose, "alternative: the close button") == ["dismiss-along-scroll"])
    #expect(sheet("begins: hand-over", "hand-over: {to: scroll, at: bottom}") == [])
  }

  @Test("Scrolling in other states does not count")
  func guards() {
    let scroll = "scroll: {does: scroll, target: list, by: drag, toward: vertical, when: mode == read}"
    #expect(rules(", toward: up", scroll, when: ", when: mode == sort") == [])
    #expect(rules(", toward: up", scroll, when: ", when: mode == read") == ["dismiss-along-scroll"])
  }
}
