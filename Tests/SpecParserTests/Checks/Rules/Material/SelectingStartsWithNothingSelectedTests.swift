import Testing

@testable import SpecParser

@Suite("material/select-while-selected")
struct SelectingStartsWithNothingSelectedTests {
  private func rules(_ when: String, state: String = "selection: [none, some]") -> [String] {
    MaterialText.rules(
      state: state, elements: "page: {selectable: true}",
      "select: {does: select, target: page, by: long-press\(when)}")
  }

  @Test("The guard must exclude every state with a selection")
  func guards() {
    #expect(rules("") == ["select-while-selected"])
    #expect(rules(", when: selection == some") == ["select-while-selected"])
    #expect(rules(", when: selection == none") == [])
    #expect(rules(", when: not selection == some") == [])
  }

  @Test("A bool, a number and several sets of words can be the selection")
  func variables() {
    #expect(rules(", when: has-selection", state: "has-selection: bool") == ["select-while-selected"])
    #expect(rules(", when: not has-selection", state: "has-selection: bool") == [])
    #expect(rules(", when: nothing-selected", state: "nothing-selected: bool") == [])
    #expect(rules(", when: selectedCount < 2", state: "selectedCount: 0..99") == ["select-while-selected"])
    #expect(rules(", when: selectedCount == 0", state: "selectedCount: 0..99") == [])
    #expect(rules("", state: "selection: [empty, one, many]") == ["select-while-selected"])
  }

  @Test("A `select` of a vocabulary that is used later may select any number")
  func laterVocabulary() {
    let text = { (uses: String) in
      """
      gspec: 1
      product: Example
      uses: \(uses)
      state: {selection: [none, some]}
      elements: {sticker: {selectable: true}}
      activities:
        choose: {does: select, target: sticker, by: tap}
      """
    }
    #expect(SpecText.rules(text("[apple, material]")).contains("material/select-while-selected"))
    #expect(!SpecText.rules(text("[material, apple]")).contains("material/select-while-selected"))
  }

  @Test("State of an element counts")
  func ofElement() {
    let found = MaterialText.rules(
      state: "editing: bool", elements: "page: {selectable: true, state: {selected: bool}}",
      "select: {does: select, target: page, by: long-press, when: not editing}")
    #expect(found == ["select-while-selected"])
  }

  @Test("If no variable is known to be the selection, nothing is reported")
  func unknown() {
    #expect(rules("", state: "selected-tool: [none, brush, pen]") == [])
    #expect(rules("", state: "selectedTool: bool") == [])
    #expect(rules("", state: "mode: [none, some]") == [])
    #expect(rules("", state: "selection: [photos, albums]") == [])
    #expect(rules("", state: "selection: 1..5") == [])
    #expect(rules("", state: "selection: [none, some]\nselected: bool") == [])
  }

  @Test("A variable that only the guards of other elements name is not this element's selection")
  func elsewhere() {
    let found = { (when: String) in
      MaterialText.rules(
        state: "selection: [none, some]", elements: "photo: {selectable: true}\npage: {selectable: true}",
        """
        more: {does: select-more, target: photo, by: touch, when: selection == some}
        select: {does: select, target: page, by: long-press\(when)}
        """)
    }
    #expect(found("") == [])
    #expect(found(", when: selection in (none)") == [])
    #expect(found(", when: selection != none") == ["select-while-selected"])
  }

  @Test("The fix narrows the guard, or replaces it if nothing of it would be left")
  func help() {
    let help = { (when: String) in
      MaterialText.findings(
        state: "selection: [none, some]\nbusy: bool",
        "select: {does: select, target: page, by: long-press\(when)}"
      ).first?.help.first
    }
    let rest = ", and `does: select-more` for what adds to a selection"
    let narrowed = "write `when: (not busy or selection == some) and selection == none`" + rest
    #expect(help(", when: not busy or selection == some") == narrowed)
    #expect(help(", when: selection == some") == "write `when: selection == none`" + rest)
  }
}
