import Testing

@testable import SpecParser

@Suite("material/tilt-direction")
struct TiltGoesForwardOrBackTests {
  private func rules(_ toward: String) -> [String] {
    MaterialText.rules(
      elements: "map: {3d: true}",
      "tilt: {does: tilt, target: map, by: two-finger-drag, begins: true\(toward)}")
  }

  @Test("A tilt goes up and down, or names no direction")
  func directions() {
    #expect(rules(", toward: horizontal") == ["tilt-direction"])
    #expect(rules(", toward: [up, left]") == ["tilt-direction"])
    #expect(rules(", toward: 44deg..135deg") == ["tilt-direction"])
    #expect(rules(", toward: 45deg..135deg") == [])
    #expect(rules(", toward: vertical") == [])
    #expect(rules("") == [])
  }
}
