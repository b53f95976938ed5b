import Testing

@testable import SpecParser

@Suite("material/menu-without-drag")
struct MenusOpenByADragTests {
  private func rules(_ by: String, mechanics: String? = nil) -> [String] {
    MaterialText.rules(
      elements: "sort: {menu: true}", mechanics: mechanics,
      "choose: {does: menu-open, target: sort, by: \(by)}")
  }

  @Test("A menu needs a drag among its mechanics")
  func drag() {
    #expect(rules("touch") == ["menu-without-drag"])
    #expect(rules("[swipe, fling]") == ["menu-without-drag"])
    #expect(rules("long-press-drag") == ["menu-without-drag"])
    #expect(rules("drag") == [])
    #expect(rules("slide", mechanics: "slide: {continuous: true, steps: [press, move]}") == [])
  }

  @Test("A long press has a rule of its own")
  func longPress() {
    #expect(rules("long-press") == ["long-press-menu"])
  }
}
