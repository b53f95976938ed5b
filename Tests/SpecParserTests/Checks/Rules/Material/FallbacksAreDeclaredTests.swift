import Testing

@testable import SpecParser

@Suite("material/undeclared-fallback")
struct FallbacksAreDeclaredTests {
  private func rules(
    _ edge: String, page: String = "by: drag, toward: horizontal", elements: String = "page: {}",
    on target: String = "page",
    _ others: String = ""
  ) -> [String] {
    MaterialText.rules(
      state: "depth: [top, inner]", elements: elements,
      """
      back: {does: edge-swipe, target: page, by: edge-swipe, from: left-edge, toward: right, commit: {distance: 33%}\(edge)}
      turn: {does: paging-swipe, target: \(target), commit: {distance: 50%}, \(page)}

      """ + others)
  }

  private let guarded = ", when: depth == inner"

  @Test("A paging swipe in states without the edge swipe must be declared as its fallback")
  func states() {
    #expect(rules(guarded) == ["undeclared-fallback"])
    #expect(rules(guarded + ", fallback: turn") == [])
    #expect(rules("") == [])
    #expect(rules(guarded, page: "by: drag, toward: horizontal, when: depth == inner") == [])
  }

  @Test("Only a paging swipe that can take the movement needs that")
  func movement() {
    #expect(rules(guarded, page: "by: drag, toward: left") == [])
    #expect(rules(guarded, page: "by: drag, toward: vertical") == [])
    #expect(rules(guarded, elements: "page: {}\ntabs: {}", on: "tabs") == [])
    #expect(rules(guarded, elements: "page: {children: {tabs: {}}}", on: "tabs") == ["undeclared-fallback"])
  }

  @Test("Several edge swipes may cover the states together")
  func shared() {
    let other =
      "leave: {does: edge-swipe, target: page, by: edge-swipe, toward: right, commit: {distance: 33%}, when: depth == top"
    #expect(rules(guarded, other + ", from: left-edge}") == [])
    #expect(!rules(guarded, other + ", from: right-edge}").isEmpty)
  }

  @Test("A paging swipe from an edge must be the fallback of an edge swipe")
  func paging() {
    let found = { (page: String, edge: String) in self.rules(edge, page: page) }
    #expect(found("by: drag, from: right-edge, toward: left", "") == ["undeclared-fallback"])
    #expect(found("by: edge-swipe, toward: right", "") == ["undeclared-fallback"])
    #expect(found("by: drag, from: left-edge, toward: right", ", fallback: turn") == [])
  }
}
