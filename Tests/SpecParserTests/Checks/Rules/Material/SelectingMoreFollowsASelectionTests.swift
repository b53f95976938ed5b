import Testing

@testable import SpecParser

@Suite("material/select-more-without-selection")
struct SelectingMoreFollowsASelectionTests {
  private func rules(_ when: String) -> [String] {
    MaterialText.rules(
      state: "selection: [none, some]", elements: "page: {selectable: true}",
      "more: {does: select-more, target: page, by: touch\(when)}")
  }

  @Test("The guard must require a selection")
  func guards() {
    #expect(rules("") == ["select-more-without-selection"])
    #expect(rules(", when: selection == none") == ["select-more-without-selection"])
    #expect(rules(", when: selection == some") == [])
    #expect(rules(", when: selection != none") == [])
  }

  @Test("State of an element does not say whether anything is selected")
  func ofElement() {
    let rules = { (product: String) in
      MaterialText.rules(
        state: product, elements: "page: {selectable: true, state: {selected: bool}}",
        """
        more: {does: select-more, target: page, by: touch}
        move: {does: pick-up-and-move, target: page, by: long-press-drag, when: selected}
        """)
    }
    #expect(rules("editing: bool") == [])
    #expect(rules("selection: [none, some]") == ["select-more-without-selection"])
  }

  @Test("Words for amounts make a selection, and other words a choice")
  func amounts() {
    let rules = { (state: String) in
      MaterialText.rules(
        state: state, elements: "page: {selectable: true}",
        "more: {does: select-more, target: page, by: touch}")
    }
    #expect(rules("selectedPhotos: [none, one, many]") == ["select-more-without-selection"])
    #expect(rules("selected-tool: [none, brush, pen]") == [])
  }

  @Test("Without a variable for the selection nothing is reported")
  func unknown() {
    #expect(MaterialText.rules("more: {does: select-more, target: page, by: touch}") == [])
  }
}
