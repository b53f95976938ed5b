import Testing

@testable import SpecParser

@Suite("material/move-without-selection")
struct PickingUpTakesASelectionTests {
  private func rules(_ mechanic: String, _ when: String = "", state: String = "selection: [none, some]")
    -> [String]
  {
    MaterialText.rules(
      state: state, elements: "page: {selectable: true}",
      "carry: {does: pick-up-and-move, target: page, by: \(mechanic)\(when)}")
  }

  @Test("Something is selected wherever it exists")
  func guards() {
    #expect(rules("long-press-drag") == ["move-without-selection"])
    #expect(rules("two-finger-long-press-drag", ", when: selection == none") == ["move-without-selection"])
    #expect(rules("long-press-drag", ", when: selection == some") == [])
  }

  @Test("Without a selection in the state, nothing is known")
  func unknown() {
    #expect(rules("long-press-drag", state: "mode: [none, some]") == [])
  }
}
