import Testing

@testable import SpecParser

@Suite("material/selection-box-while-selected")
struct SelectionBoxesStartWithNothingSelectedTests {
  private func rules(_ mechanic: String, _ when: String = "") -> [String] {
    MaterialText.rules(
      state: "selection: [none, some]", elements: "page: {selectable: true}",
      "sweep: {does: multi-select-drag, target: page, by: \(mechanic)\(when)}")
  }

  @Test("A long-press drag may draw a box only while nothing is selected")
  func guards() {
    #expect(rules("long-press-drag") == ["selection-box-while-selected"])
    #expect(rules("long-press-drag", ", when: selection == some") == ["selection-box-while-selected"])
    #expect(rules("[two-finger-drag, long-press-drag]") == ["selection-box-while-selected"])
    #expect(rules("long-press-drag", ", when: selection == none") == [])
  }

  @Test("State of an element does not say whether anything is selected")
  func ofElement() {
    let found = MaterialText.rules(
      state: "editing: bool", elements: "page: {selectable: true, state: {selected: bool}}",
      "sweep: {does: multi-select-drag, target: page, by: long-press-drag, when: not editing}")
    #expect(found == [])
  }

  @Test("Two fingers may draw a box in any state")
  func twoFingers() {
    #expect(rules("[two-finger-drag, two-finger-swipe]") == [])
  }

  @Test("A finding shows a state with a selection")
  func state() {
    let found = MaterialText.findings(
      state: "busy: bool\nselection: [none, some]",
      "sweep: {does: multi-select-drag, target: page, by: long-press-drag, when: busy or selection == some}")
    #expect(found.map(\.notes) == [["it exists where not busy, selection == some"]])
  }
}
