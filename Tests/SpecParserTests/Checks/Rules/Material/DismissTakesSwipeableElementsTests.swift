import Testing

@testable import SpecParser

@Suite("material/dismiss-not-swipeable")
struct DismissTakesSwipeableElementsTests {
  private func rules(_ traits: String, _ toward: String = ", toward: left") -> [String] {
    MaterialText.rules(
      elements: "card: {\(traits)}",
      "archive: {does: dismiss, target: card, by: [drag, swipe], commit: {distance: 90pt}\(toward)}")
  }

  @Test("The target must be swipeable in the direction of the dismiss")
  func traits() {
    #expect(rules("") == ["dismiss-not-swipeable"])
    #expect(rules("swipeable: false") == ["dismiss-not-swipeable"])
    #expect(rules("swipeable: right") == ["dismiss-not-swipeable"])
    #expect(rules("swipeable: left", ", toward: horizontal") == ["dismiss-not-swipeable"])
    #expect(rules("swipeable: left") == [])
    #expect(rules("swipeable: true") == [])
    #expect(rules("swipeable: horizontal") == [])
    #expect(rules("swipeable: left", "") == [])
  }

  @Test("The fix names the direction")
  func help() {
    let found = MaterialText.findings(
      elements: "card: {}",
      "a: {does: dismiss, target: card, by: drag, toward: left, commit: {distance: 90pt}}")
    #expect(found.map(\.help) == [["give `card` the trait `swipeable: left`"]])
  }
}
