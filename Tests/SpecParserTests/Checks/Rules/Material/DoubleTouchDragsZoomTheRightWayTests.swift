import Testing

@testable import SpecParser

@Suite("material/zoom-direction")
struct DoubleTouchDragsZoomTheRightWayTests {
  private func rules(_ does: String, _ rest: String) -> [String] {
    MaterialText.rules("zoom: {does: \(does), target: page, \(rest)}")
  }

  @Test("Down zooms in, up zooms out")
  func ways() {
    #expect(rules("zoom-in", "by: double-touch-drag, toward: up") == ["zoom-direction"])
    #expect(rules("zoom-in", "by: double-touch-drag, toward: down") == [])
    #expect(rules("zoom-out", "by: double-touch-drag, toward: down") == ["zoom-direction"])
    #expect(rules("zoom-out", "by: double-touch-drag, toward: up") == [])
  }

  @Test("Every direction is the wrong one too; other mechanics have none")
  func open() {
    #expect(rules("zoom-in", "by: [pinch-open, double-touch-drag]") == ["zoom-direction"])
    #expect(rules("zoom-in", "by: double-touch-drag, toward: vertical") == ["zoom-direction"])
    #expect(rules("zoom-in", "by: [pinch-open, double-touch]") == [])
    #expect(rules("custom", "by: double-touch-drag") == [])
  }
}
