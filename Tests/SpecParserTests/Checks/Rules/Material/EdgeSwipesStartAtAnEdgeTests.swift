import Testing

@testable import SpecParser

@Suite("material/edge-swipe-elsewhere")
struct EdgeSwipesStartAtAnEdgeTests {
  private func rules(_ rest: String, mechanics: String? = nil) -> [String] {
    MaterialText.rules(
      mechanics: mechanics, "back: {does: edge-swipe, target: page, commit: {distance: 33%}, \(rest)}")
  }

  @Test("An edge swipe must start at an edge, by the activity or the mechanic")
  func edges() {
    #expect(rules("by: drag, toward: right") == ["edge-swipe-elsewhere"])
    #expect(rules("by: [edge-swipe, swipe], toward: right") == ["edge-swipe-elsewhere"])
    #expect(rules("by: drag, from: left-edge, toward: right") == [])
    #expect(rules("by: edge-swipe, toward: right") == [])
  }

  @Test("An edge swipe must go inward")
  func inward() {
    #expect(rules("by: edge-swipe, from: left-edge, toward: left") == ["edge-swipe-elsewhere"])
    #expect(rules("by: edge-swipe, from: bottom-edge, toward: down") == ["edge-swipe-elsewhere"])
    #expect(rules("by: edge-swipe, from: left-edge, toward: horizontal") == [])
    #expect(rules("by: edge-swipe, from: [left-edge, right-edge], toward: left") == [])
  }
}
