import Testing

@testable import SpecParser

@Suite("material/fallback-not-paging")
struct EdgeSwipesFallBackToPagingTests {
  private func rules(_ other: String, elements: String = "page: {}\ntabs: {}") -> [String] {
    MaterialText.rules(
      elements: elements,
      """
      back:
        does: edge-swipe
        target: page
        by: edge-swipe
        from: left-edge
        toward: right
        commit: {distance: 33%}
        fallback: other
      other: {by: drag, \(other)}
      """)
  }

  @Test("A paging swipe, there, that way")
  func fallbacks() {
    let commit = ", commit: {distance: 50%}"
    #expect(rules("does: pan, target: page") == ["fallback-not-paging"])
    #expect(rules("does: paging-swipe, target: page, toward: vertical" + commit) == ["fallback-not-paging"])
    #expect(rules("does: paging-swipe, target: tabs, toward: right" + commit) == ["fallback-not-paging"])
    #expect(rules("does: paging-swipe, target: page, toward: horizontal" + commit) == [])
  }
}
