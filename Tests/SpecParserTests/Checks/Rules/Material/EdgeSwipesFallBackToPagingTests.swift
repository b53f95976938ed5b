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

  @Test("The fallback must be a paging swipe on the same element, in the same direction")
  func fallbacks() {
    let commit = ", commit: {distance: 50%}"
    #expect(rules("does: pan, target: page") == ["fallback-not-paging"])
    #expect(rules("does: paging-swipe, target: page, toward: vertical" + commit) == ["fallback-not-paging"])
    #expect(rules("does: paging-swipe, target: tabs, toward: right" + commit) == ["fallback-not-paging"])
    #expect(rules("does: paging-swipe, target: page, toward: horizontal" + commit) == [])
  }

  @Test(
    "The paging swipe must exist in a state in which the edge swipe does not",
    arguments: [
      ("depth == inner", "depth == inner", ["fallback-not-paging"]),
      ("depth == inner", "depth == inner and mode == read", ["fallback-not-paging"]),
      ("depth == inner", "depth == front", []), ("depth == inner", "mode == read", []),
      ("depth == inner", nil, []), (nil, "depth == inner", []),
    ] as [(String?, String?, [String])])
  func states(_ edge: String?, _ page: String?, _ expected: [String]) {
    let when = { (guardText: String?) in guardText.map { "when: " + $0 } ?? "begins: false" }
    let found = MaterialText.findings(
      state: "depth: [front, inner]\nmode: [read, edit]",
      """
      back:
        does: edge-swipe
        target: page
        by: edge-swipe
        from: left-edge
        toward: right
        \(when(edge))
        commit: {distance: 33%}
        fallback: turn
      turn:
        does: paging-swipe
        target: page
        by: drag
        toward: horizontal
        \(when(page))
        commit: {distance: 50%}
      """)
    #expect(found.map(\.rule) == expected.map { "material/" + $0 })
    #expect(found.allSatisfy { $0.message.hasSuffix("which exists nowhere that `back` does not") })
  }
}
