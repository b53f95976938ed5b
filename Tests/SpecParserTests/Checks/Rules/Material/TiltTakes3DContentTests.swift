import Testing

@testable import SpecParser

@Suite("material/tilt-flat")
struct TiltTakes3DContentTests {
  private func rules(_ elements: String) -> [String] {
    MaterialText.rules(
      elements: elements,
      "tilt: {does: tilt, target: map, by: two-finger-drag, toward: vertical, begins: true}")
  }

  @Test("The target must be 3D, or lie in an element that is")
  func trait() {
    #expect(rules("map: {unbounded: true}") == ["tilt-flat"])
    #expect(rules("map: {3d: false}") == ["tilt-flat"])
    #expect(rules("map: {children: {inner: {3d: true}}}") == ["tilt-flat"])
    #expect(rules("map: {3d: true}") == [])
    #expect(rules("scene: {3d: true, children: {map: {}}}") == [])
  }
}
