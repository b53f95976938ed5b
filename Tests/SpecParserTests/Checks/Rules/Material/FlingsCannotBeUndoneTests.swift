import Testing

@testable import SpecParser

@Suite("material/fling-undone")
struct FlingsCannotBeUndoneTests {
  private func rules(_ by: String, commit: String, mechanics: String? = nil) -> [String] {
    MaterialText.rules(
      elements: "card: {swipeable: left}", mechanics: mechanics,
      "archive: {does: dismiss, target: card, by: \(by), toward: left, commit: {\(commit)}}")
  }

  @Test("A fling needs a commit distance")
  func distance() {
    #expect(rules("[drag, fling]", commit: "velocity: 800pt/s") == ["fling-undone"])
    #expect(rules("[drag, fling]", commit: "distance: 90pt, velocity: 800pt/s") == [])
    #expect(rules("[drag, fling]", commit: "distance: 90pt") == [])
    #expect(!rules("[drag, swipe]", commit: "velocity: 800pt/s").contains("fling-undone"))
  }

  @Test("A product's own fling must be as fast as Material's")
  func slow() {
    let fling = { (least: String) in "fling: {steps: [press, move, lift: {velocity: \(least)}]}" }
    #expect(rules("[drag, fling]", commit: "distance: 90pt", mechanics: fling("999pt/s")) == ["fling-undone"])
    #expect(rules("[drag, fling]", commit: "distance: 90pt", mechanics: fling("1000pt/s")) == [])
    let throwing = "throw: {steps: [press, move, lift: {velocity: 1200pt/s}]}"
    #expect(rules("[drag, throw]", commit: "velocity: 800pt/s", mechanics: throwing) == ["fling-undone"])
  }
}
