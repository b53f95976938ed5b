import Testing

@testable import SpecParser

@Suite("material/commit-threshold")
struct CommitsCrossAThresholdTests {
  private func rules(_ does: String, _ rest: String) -> [String] {
    MaterialText.rules(
      elements: "page: {swipeable: up, scrolls: horizontal, at: bottom}",
      "a: {does: \(does), target: page, \(rest)}")
  }

  @Test("Four kinds need a commit threshold")
  func kinds() {
    #expect(rules("dismiss", "by: drag, toward: up") == ["commit-threshold"])
    #expect(rules("edge-swipe", "by: edge-swipe, from: left-edge") == ["commit-threshold"])
    #expect(rules("overscroll-collapse", "by: drag, toward: up") == ["commit-threshold"])
    #expect(rules("scroll", "by: drag, toward: vertical") == [])
    let paging = "a: {does: paging-swipe, target: page, by: drag"
    #expect(MaterialText.rules(paging + "}") == ["commit-threshold"])
    #expect(MaterialText.rules(paging + ", commit: {distance: 50%}}") == [])
  }

  @Test("The threshold is a distance; a velocity may stand beside it, but is not enough alone")
  func distance() {
    #expect(rules("dismiss", "by: drag, toward: up, commit: {distance: 90pt}") == [])
    #expect(rules("dismiss", "by: drag, toward: up, commit: {distance: 90pt, velocity: 800pt/s}") == [])
    #expect(rules("dismiss", "by: drag, toward: up, commit: {velocity: 800pt/s}") == ["commit-threshold"])
    #expect(
      rules("dismiss", "by: [drag, fling], toward: up, commit: {velocity: 800pt/s}") == ["fling-undone"])
  }
}
