import Testing

@testable import SpecParser

@Suite("material/tilt-start")
struct TiltBeginsWithTwoFingersTests {
  private func rules(_ rest: String, _ others: String = "") -> [String] {
    MaterialText.rules(
      elements: "map: {3d: true}", "tilt: {does: tilt, target: map, toward: vertical, \(rest)}\n" + others)
  }

  @Test("Two fingers begin the touch")
  func begins() {
    #expect(rules("by: two-finger-drag") == ["tilt-start"])
    #expect(rules("by: two-finger-drag, begins: false") == ["tilt-start"])
    #expect(rules("by: two-finger-drag, begins: true") == [])
    #expect(rules("by: two-finger-drag, begins: true, after: [rotate]") == ["tilt-start"])
  }

  @Test("One finger tilts only what one finger does not pan")
  func oneFinger() {
    #expect(rules("by: drag") == [])
    #expect(rules("by: drag", "pan: {does: pan, target: map, by: drag}") == ["tilt-start"])
    #expect(
      rules("by: drag", "pan: {does: pan, target: map, by: two-finger-drag, after: [rotate]}") == [])
  }
}
