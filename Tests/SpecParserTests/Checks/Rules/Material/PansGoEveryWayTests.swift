import Testing

@testable import SpecParser

@Suite("material/pan-direction")
struct PansGoEveryWayTests {
  @Test("A pan goes in every direction, however that is written")
  func directions() {
    let rules = { (toward: String) in
      MaterialText.rules("pan: {does: pan, target: page, by: [drag, fling]\(toward)}")
    }
    #expect(rules(", toward: horizontal") == ["pan-direction"])
    #expect(rules(", toward: 0deg..350deg") == ["pan-direction"])
    #expect(rules(", toward: any") == [])
    #expect(rules(", toward: [horizontal, vertical]") == [])
    #expect(rules("") == [])
  }
}
