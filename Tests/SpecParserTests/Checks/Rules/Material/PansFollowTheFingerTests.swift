import Testing

@testable import SpecParser

@Suite("material/pan-without-drag")
struct PansFollowTheFingerTests {
  @Test("A pan needs a continuous mechanic")
  func drag() {
    let rules = { (by: String) in MaterialText.rules("pan: {does: pan, target: page, by: \(by)}") }
    #expect(rules("[swipe, fling]") == ["pan-without-drag"])
    #expect(rules("two-finger-fling") == ["pan-without-drag"])
    #expect(rules("[drag, fling]") == [])
    #expect(rules("two-finger-drag") == [])
  }
}
