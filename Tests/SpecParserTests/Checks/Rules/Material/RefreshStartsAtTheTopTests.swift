import Testing

@testable import SpecParser

@Suite("material/refresh-away-from-top")
struct RefreshStartsAtTheTopTests {
  private func rules(_ state: String?, list: String = "scrolls: vertical", _ when: String = "") -> [String] {
    MaterialText.rules(
      state: state, elements: "list: {\(list)}",
      "refresh: {does: swipe-to-refresh, target: list, by: drag, toward: down, commit: {distance: 80pt}\(when)}"
    )
  }

  @Test("The guard holds it to the top")
  func guards() {
    #expect(rules("place: [top, middle, bottom]") == ["refresh-away-from-top"])
    #expect(rules("place: [top, middle, bottom]", ", when: place != bottom") == ["refresh-away-from-top"])
    #expect(rules("place: [top, middle, bottom]", ", when: place == top") == [])
    #expect(rules("at-top: bool", ", when: not at-top") == ["refresh-away-from-top"])
    #expect(rules("at-top: bool", ", when: at-top") == [])
    #expect(rules("scroll-offset: 0..5000", ", when: scroll-offset < 10") == ["refresh-away-from-top"])
    #expect(rules("scroll-offset: 0..5000", ", when: scroll-offset == 0") == [])
  }

  @Test("Words that may mean something else need a name that says so")
  func names() {
    #expect(rules("depth: [top, inner]", ", when: depth == top") == ["refresh-away-from-top"])
    #expect(rules("place: [top, below]", ", when: place == top") == [])
    let atTop = "scrolls: vertical, at: top"
    #expect(rules("depth: [top, inner]", list: atTop, ", when: depth == inner") == [])
    #expect(rules("place: [top, below]", list: atTop, ", when: place == below") == ["refresh-away-from-top"])
  }

  @Test("Without such a state, a list that scrolls has to say that it stands at the top")
  func traits() {
    #expect(rules(nil) == ["refresh-away-from-top"])
    #expect(rules("bar: [top, bottom]") == ["refresh-away-from-top"])
    #expect(rules(nil, list: "scrolls: vertical, at: bottom") == ["refresh-away-from-top"])
    #expect(rules(nil, list: "scrolls: vertical, at: [top, bottom]") == [])
    #expect(rules(nil, list: "scrolls: horizontal") == [])
    #expect(rules(nil, list: "swipeable: down") == [])
  }
}
