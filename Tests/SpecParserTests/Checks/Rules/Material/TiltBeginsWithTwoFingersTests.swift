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

  @Test("A tilt with one finger is reported where one finger pans")
  func oneFinger() {
    let beside = { (tilt: String, pan: String) in
      MaterialText.rules(
        state: "mode: [look, move]", elements: "map: {unbounded: true, 3d: true}",
        """
        tilt: {does: tilt, target: map, toward: vertical, \(tilt)}
        pan: {does: pan, target: map, \(pan)}
        """)
    }
    #expect(rules("by: drag") == [])
    #expect(rules("by: [two-finger-drag, drag]") == ["tilt-start"])
    #expect(rules("by: [two-finger-drag, drag], begins: true") == [])
    #expect(beside("by: drag, begins: true", "by: drag") == ["tilt-start"])
    #expect(beside("by: [two-finger-drag, drag], begins: true", "by: drag") == ["tilt-start"])
    #expect(beside("by: drag, when: mode == look", "by: drag, when: mode == move") == [])
  }
}
