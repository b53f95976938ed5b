import Testing

@testable import SpecParser

@Suite("material/tilt-start")
struct TiltBeginsWithTwoFingersTests {
  private func rules(_ rest: String) -> [String] {
    MaterialText.rules(
      elements: "map: {3d: true}", "tilt: {does: tilt, target: map, toward: vertical, \(rest)}")
  }

  @Test("Two fingers begin the touch")
  func begins() {
    #expect(rules("by: two-finger-drag") == ["tilt-start"])
    #expect(rules("by: two-finger-drag, begins: false") == ["tilt-start"])
    #expect(rules("by: two-finger-drag, begins: true") == [])
    #expect(rules("by: two-finger-drag, begins: true, after: [rotate]") == ["tilt-start"])
  }

  @Test("One finger does not")
  func oneFinger() {
    #expect(rules("by: drag, begins: true") == ["tilt-start"])
    #expect(rules("by: [two-finger-drag, drag], begins: true") == ["tilt-start"])
  }
}
