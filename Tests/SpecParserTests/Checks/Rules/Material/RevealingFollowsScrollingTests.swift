import Testing

@testable import SpecParser

@Suite("material/reveal-without-scroll")
struct RevealingFollowsScrollingTests {
  private func rules(_ elements: String, _ others: String = "", when: String = "") -> [String] {
    MaterialText.rules(
      state: "mode: [read, look]", elements: elements,
      "bar: {does: reveal-on-scroll, target: page, by: drag, toward: down\(when)}\n" + others)
  }

  @Test("Something must scroll along the axis of the reveal")
  func traits() {
    #expect(rules("page: {zooms: true}") == ["reveal-without-scroll"])
    #expect(rules("page: {scrolls: horizontal}") == ["reveal-without-scroll"])
    #expect(rules("page: {}\nlist: {scrolls: vertical}") == ["reveal-without-scroll"])
    #expect(rules("page: {scrolls: vertical}") == [])
    #expect(rules("page: {children: {list: {scrolls: vertical}}}") == [])
  }

  @Test("An activity that scrolls counts, in the same states")
  func activities() {
    let scroll = "scroll: {does: scroll, target: page, by: drag, toward: vertical, when: mode == read}"
    #expect(rules("page: {}", scroll) == [])
    #expect(rules("page: {}", scroll, when: ", when: mode == look") == ["reveal-without-scroll"])
  }
}
