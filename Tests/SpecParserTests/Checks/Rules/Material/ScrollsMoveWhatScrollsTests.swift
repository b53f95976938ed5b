import Testing

@testable import SpecParser

@Suite("material/scroll-target")
struct ScrollsMoveWhatScrollsTests {
  private func findings(_ target: String, _ more: String, row: String = "") -> [Finding] {
    MaterialText.findings(
      elements: "list: {scrolls: vertical, children: {row: {\(row)}}}",
      "scroll: {does: scroll, target: \(target), by: [drag, fling]\(more)}")
  }

  private func rules(_ target: String, _ more: String, row: String = "") -> [String] {
    findings(target, more, row: row).map(\.rule)
  }

  @Test(
    "A scroll of a row inside content that scrolls along the same axis is reported, with the content to write"
  )
  func row() {
    #expect(rules("list/row", ", toward: vertical") == ["material/scroll-target"])
    // Without directions of its own it is reported once.
    #expect(rules("list/row", "") == ["material/scroll-target"])
    let finding = findings("list/row", "").first
    #expect(
      finding?.message == "`scroll` scrolls `list/row`, which does not scroll: `list` around it does"
        && finding?.help.first?.hasPrefix("write `target: list`") == true)
  }

  @Test("Content that scrolls, another axis, and an element without any such content are not reported")
  func others() {
    #expect(rules("list", "") == [])
    #expect(rules("list/row", "", row: "scrolls: vertical") == [])
    #expect(rules("list/row", ", toward: horizontal") == [])
    #expect(
      MaterialText.rules(
        elements: "page: {children: {row: {}}}",
        "scroll: {does: scroll, target: page/row, by: [drag, fling], toward: vertical}") == [])
  }
}
