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

  @Test("A drag in every direction includes the wrong one; other mechanics are not judged")
  func open() {
    #expect(rules("zoom-in", "by: [pinch-open, double-touch-drag]") == ["zoom-direction"])
    #expect(rules("zoom-in", "by: [pinch-open, double-touch]") == [])
    #expect(rules("custom", "by: double-touch-drag") == [])
  }

  @Test("A mechanic with `doubling` may begin up or down, because down always enlarges and up always shrinks")
  func scaled() {
    #expect(rules("zoom-in", "by: double-touch-drag, toward: vertical") == [])
    #expect(rules("zoom-out", "by: double-touch-drag, toward: vertical") == [])
    #expect(rules("zoom-in", "by: double-touch-drag, toward: [up, left]") == ["zoom-direction"])
    func bare(_ toward: String) -> [String] {
      MaterialText.rules(
        mechanics: "bare: {continuous: true, steps: [press, lift, press, {move: {}}, lift]}",
        "zoom: {does: zoom-in, target: page, by: bare, toward: \(toward)}")
    }
    #expect(bare("vertical") == ["zoom-direction"])
    #expect(bare("down") == [])
  }
}
