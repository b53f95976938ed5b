import Testing

@testable import SpecParser

@Suite("material/two-finger-pan")
struct TwoFingerPansFollowTwoFingersTests {
  private func rules(_ rest: String, map: String = "3d: true", _ others: String = "", state: String? = nil)
    -> [String]
  {
    MaterialText.rules(
      state: state, elements: "map: {\(map)}", "pan-on: {does: pan, target: map, \(rest)}\n" + others)
  }

  @Test("On 3D content a two-finger pan must come after another gesture of two fingers")
  func after() {
    #expect(rules("by: two-finger-drag") == ["two-finger-pan"])
    #expect(rules("by: [drag, two-finger-drag]") == ["two-finger-pan"])
    #expect(rules("by: two-finger-drag, after: [drag]") == ["two-finger-pan"])
    #expect(rules("by: two-finger-drag, after: [pinch-open, long-press]") == ["two-finger-pan"])
    #expect(rules("by: two-finger-drag, after: [pinch-open, rotate]") == [])
    #expect(rules("by: drag") == [])
  }

  @Test("On flat content a two-finger pan may begin a touch")
  func flat() {
    #expect(rules("by: two-finger-drag", map: "unbounded: true") == [])
  }

  @Test("A tilt by two fingers counts like 3D content, in the states that it shares with the pan")
  func tilt() {
    let found = { (tilt: String) in
      MaterialText.rules(
        state: "mode: [plan, model]", elements: "map: {}",
        """
        pan-on: {does: pan, target: map, by: two-finger-drag, when: mode == plan}
        tip: {does: tilt, target: map, by: two-finger-drag, begins: true, when: mode == \(tilt)}
        """
      ).filter { $0 == "two-finger-pan" }
    }
    #expect(found("plan") == ["two-finger-pan"])
    #expect(found("model") == [])
  }
}
