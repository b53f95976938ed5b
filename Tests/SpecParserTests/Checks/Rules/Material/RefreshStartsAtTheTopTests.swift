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

  @Test("The guard must require the top")
  func guards() {
    #expect(rules("place: [top, middle, bottom]") == ["refresh-away-from-top"])
    #expect(rules("place: [top, middle, bottom]", ", when: place != bottom") == ["refresh-away-from-top"])
    #expect(rules("place: [top, middle, bottom]", ", when: place == top") == [])
    #expect(rules("at-top: bool", ", when: not at-top") == ["refresh-away-from-top"])
    #expect(rules("at-top: bool", ", when: at-top") == [])
    #expect(rules("scroll-offset: 0..5000", ", when: scroll-offset < 10") == ["refresh-away-from-top"])
    #expect(rules("scroll-offset: 0..5000", ", when: scroll-offset == 0") == [])
  }

  @Test("The word `top` counts only if the name of its variable is about a place")
  func names() {
    #expect(rules("depth: [top, inner]", ", when: depth == top") == ["refresh-away-from-top"])
    #expect(rules("place: [top, below]", ", when: place == top") == [])
    let atTop = "scrolls: vertical, at: top"
    #expect(rules("depth: [top, inner]", list: atTop, ", when: depth == inner") == [])
    #expect(rules("place: [top, below]", list: atTop, ", when: place == below") == ["refresh-away-from-top"])
  }

  @Test("A refresh at the bottom goes up")
  func bottom() {
    func rules(_ way: String, _ when: String) -> [String] {
      MaterialText.rules(
        state: "place: [top, middle, bottom]", elements: "list: {scrolls: vertical}",
        "refresh: {does: swipe-to-refresh, target: list, by: drag, toward: \(way), commit: {distance: 80pt}\(when)}"
      )
    }
    #expect(rules("up", ", when: place == bottom") == [])
    #expect(rules("down", ", when: place == bottom") == ["refresh-away-from-top"])
    #expect(rules("up", ", when: place == top") == ["refresh-direction"])
    #expect(rules("up", ", when: place != middle") == ["refresh-direction", "refresh-away-from-top"])
    #expect(rules("vertical", ", when: place == bottom") == ["refresh-direction", "refresh-away-from-top"])
    let trait = MaterialText.rules(
      elements: "list: {scrolls: vertical, at: bottom}",
      "refresh: {does: swipe-to-refresh, target: list, by: drag, toward: up, commit: {distance: 80pt}}")
    #expect(trait == [])
  }

  @Test("A shelf that scrolls sideways has no top, whatever scrolls around it")
  func shelf() {
    let shelf = { (list: String, toward: String) in
      MaterialText.rules(
        state: "place: [top, middle, bottom]\nshelf-at-start: bool",
        elements: "list: {\(list), children: {shelf: {scrolls: horizontal, at: left}}}",
        """
        refresh:
          {does: swipe-to-refresh, target: list, by: drag, toward: down, when: place == top, commit: {distance: 80pt}}
        refresh-shelf:
          does: swipe-to-refresh
          target: shelf
          by: drag
          toward: \(toward)
          when: shelf-at-start
          commit: {distance: 80pt}
        """)
    }
    #expect(shelf("scrolls: vertical, at: [top, bottom]", "right") == [])
    #expect(shelf("scrolls: vertical", "right") == [])
    #expect(shelf("scrolls: vertical", "down") == ["refresh-away-from-top"])
  }

  @Test("Without such a state, a list that scrolls needs the trait `at: top`")
  func traits() {
    #expect(rules(nil) == ["refresh-away-from-top"])
    #expect(rules("bar: [top, bottom]") == ["refresh-away-from-top"])
    #expect(rules(nil, list: "scrolls: vertical, at: bottom") == ["refresh-away-from-top"])
    #expect(rules(nil, list: "scrolls: vertical, at: [top, bottom]") == [])
    #expect(rules(nil, list: "scrolls: horizontal") == [])
    #expect(rules(nil, list: "swipeable: down") == [])
  }
}
