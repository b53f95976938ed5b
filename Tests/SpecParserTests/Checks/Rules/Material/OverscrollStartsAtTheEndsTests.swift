import Testing

@testable import SpecParser

@Suite("material/overscroll-away-from-ends")
struct OverscrollStartsAtTheEndsTests {
  private func rules(
    _ rest: String, state: String? = "place: [top, middle, bottom]", article: String = "scrolls: vertical"
  ) -> [String] {
    MaterialText.rules(
      state: state, elements: "article: {\(article)}",
      "up: {does: overscroll-collapse, target: article, by: drag, commit: {distance: 90pt}, \(rest)}")
  }

  private let breach = ["overscroll-away-from-ends"]

  @Test("The guard must require the top or the bottom")
  func guards() {
    #expect(rules("toward: up") == breach)
    #expect(rules("toward: up, when: place != top") == breach)
    #expect(rules("toward: up, when: place == bottom") == [])
    #expect(rules("toward: vertical, when: place != middle") == [])
    #expect(
      rules("toward: vertical, when: at-top or at-bottom", state: "at-top: bool\nat-bottom: bool") == [])
    #expect(
      rules("toward: vertical, when: at-top or not at-bottom", state: "at-top: bool\nat-bottom: bool")
        == breach)
  }

  @Test("Without such a state the trait `at` must say it, and the content must scroll")
  func traits() {
    #expect(rules("toward: up", state: nil) == breach)
    #expect(rules("toward: up", state: nil, article: "scrolls: vertical, at: bottom") == [])
    #expect(rules("toward: up, when: place == bottom", article: "") == breach)
  }

  @Test("The movement must go beyond the end, not back into the content")
  func direction() {
    #expect(rules("toward: up, when: place == top") == breach)
    #expect(rules("toward: down, when: place == top") == [])
    #expect(rules("toward: down, when: place == bottom") == breach)
    #expect(rules("toward: vertical, when: place == bottom") == [])
  }
}
