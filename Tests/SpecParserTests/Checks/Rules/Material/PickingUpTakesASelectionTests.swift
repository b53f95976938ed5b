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

  @Test("The guard must require a selection")
  func guards() {
    #expect(rules("long-press-drag") == ["move-without-selection"])
    #expect(rules("two-finger-long-press-drag", ", when: selection == none") == ["move-without-selection"])
    #expect(rules("long-press-drag", ", when: selection == some") == [])
  }

  @Test("Without a variable for the selection nothing is reported")
  func unknown() {
    #expect(rules("long-press-drag", state: "mode: [none, some]") == [])
  }
}
