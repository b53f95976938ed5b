import Testing

@testable import SpecParser

@Suite("material/refresh-direction")
struct RefreshGoesDownTests {
  private func rules(_ toward: String, list: String = "") -> [String] {
    MaterialText.rules(
      elements: "list: {\(list)}",
      "refresh: {does: swipe-to-refresh, target: list, by: drag, commit: {distance: 80pt}\(toward)}")
  }

  @Test("A refresh goes down, and in no other direction")
  func directions() {
    #expect(rules(", toward: up") == ["refresh-direction"])
    #expect(rules(", toward: vertical") == ["refresh-direction"])
    #expect(rules("") == ["refresh-direction"])
    #expect(rules(", toward: down") == [])
    #expect(rules(", toward: 250deg..290deg") == [])
  }

  @Test("Content that scrolls sideways refreshes at its own edge")
  func sideways() {
    #expect(rules(", toward: right", list: "scrolls: horizontal") == [])
    #expect(rules(", toward: right", list: "scrolls: any, at: top") == ["refresh-direction"])
  }
}
