import Testing

@testable import SpecParser

@Suite("material/menu-option")
struct MenusNameTheirOptionsTests {
  private func rules(
    _ over: String, by: String = "drag", options: String = "{a: {children: {icon: {}}}, b: {}}"
  )
    -> [String]
  {
    MaterialText.rules(
      elements: "sort: {menu: true, children: \(options)}\nother: {}",
      "choose: {does: menu-open, target: sort, by: \(by)\(over), alternative: a touch}")
  }

  @Test("`over` must name every option, itself or by an element inside it")
  func options() {
    #expect(rules("") == ["menu-option"])
    #expect(rules(", over: a") == ["menu-option"])
    #expect(rules(", over: other") == ["menu-option"])
    #expect(rules(", over: [a, b]") == [])
    #expect(rules(", over: [icon, b]") == [])
    #expect(rules(", over: any") == [])
  }

  @Test("The finding names the missing options")
  func names() {
    let found = MaterialText.findings(
      elements: "sort: {menu: true, children: {a: , b: , c: }}",
      "choose: {does: menu-open, target: sort, by: drag, over: b, alternative: a touch}")
    #expect(
      found.map(\.message) == ["`choose` does not say when the finger is over `sort/a` or `sort/c`"])
  }

  @Test("Menus whose options are no elements, and menus without a drag, are not judged by this rule")
  func silence() {
    #expect(rules("", options: "{}") == [])
    #expect(rules("", by: "touch") == ["menu-without-drag"])
  }
}
