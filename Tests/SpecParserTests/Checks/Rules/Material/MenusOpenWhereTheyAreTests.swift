import Testing

@testable import SpecParser

@Suite("material/menu-elsewhere")
struct MenusOpenWhereTheyAreTests {
  @Test("The target must be a menu, or lie in one")
  func trait() {
    let activity = "choose: {does: menu-open, target: sort, by: drag}"
    #expect(MaterialText.rules(elements: "sort: {}", activity) == ["menu-elsewhere"])
    #expect(MaterialText.rules(elements: "sort: {menu: false}", activity) == ["menu-elsewhere"])
    #expect(MaterialText.rules(elements: "sort: {menu: true}", activity) == [])
    #expect(MaterialText.rules(elements: "bar: {menu: true, children: {sort: {}}}", activity) == [])
  }
}
