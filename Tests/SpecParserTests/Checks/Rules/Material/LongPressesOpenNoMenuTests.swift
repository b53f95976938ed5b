import Testing

@testable import SpecParser

@Suite("material/long-press-menu")
struct LongPressesOpenNoMenuTests {
  private func rules(_ activity: String, elements: String = "page: {}") -> [String] {
    MaterialText.rules(elements: elements, activity)
  }

  @Test("A menu by a long press is recognized by its kind, its name or its target")
  func menus() {
    #expect(rules("context-menu: {does: custom, target: page, by: long-press}") == ["long-press-menu"])
    #expect(
      rules("contextMenu: {does: custom, target: page, by: [touch, long-press]}") == ["long-press-menu"])
    #expect(
      rules("choose: {does: menu-open, target: page, by: long-press}", elements: "page: {menu: true}")
        == ["long-press-menu"])
    #expect(
      rules("brushes: {does: custom, target: page, by: long-press}", elements: "page: {menu: true}")
        == ["long-press-menu"])
  }

  @Test("On Apple's platforms alone a long press opens menus")
  func platforms() {
    func rules(_ platforms: String) -> [String] {
      MaterialText.rules(platforms: platforms, "context-menu: {does: custom, target: page, by: long-press}")
    }
    #expect(rules("ios, ipados") == [])
    #expect(
      MaterialText.rules(
        platforms: "ios", elements: "page: {menu: true}",
        "choose: {does: menu-open, target: page, by: long-press}")
        == ["long-press-menu"])
    #expect(rules("ios, android") == ["long-press-menu"])
    #expect(rules("web") == ["long-press-menu"])
  }

  @Test("Other gestures, other meanings and menus that close are not reported")
  func others() {
    #expect(rules("context-menu: {does: custom, target: page, by: touch}") == [])
    #expect(rules("context-menu: {does: custom, target: page, by: long-press-drag}") == [])
    #expect(rules("select-menu: {does: select, target: page, by: long-press}") == [])
    #expect(rules("close-menu: {does: custom, target: page, by: long-press}") == [])
    #expect(rules("document: {does: custom, target: page, by: long-press}") == [])
  }
}
