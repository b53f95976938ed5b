import Testing

@testable import SpecParser

@Suite("material/tilt-start")
struct TiltBeginsWithTwoFingersTests {
  private func rules(_ rest: String) -> [String] {
    MaterialText.rules(
      elements: "map: {3d: true}", "tilt: {does: tilt, target: map, toward: vertical, \(rest)}")
  }

  @Test("A tilt must begin the touch with two fingers")
  func begins() {
    #expect(rules("by: two-finger-drag") == ["tilt-start"])
    #expect(rules("by: two-finger-drag, begins: false") == ["tilt-start"])
    #expect(rules("by: two-finger-drag, begins: true") == [])
    #expect(rules("by: two-finger-drag, begins: true, after: [rotate]") == ["tilt-start"])
  }

  @Test("A tilt with one finger is reported")
  func oneFinger() {
    #expect(rules("by: drag, begins: true") == ["tilt-start"])
    #expect(rules("by: [two-finger-drag, drag], begins: true") == ["tilt-start"])
  }
}
