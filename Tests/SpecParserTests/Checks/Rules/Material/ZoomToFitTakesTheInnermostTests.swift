import Testing

@testable import SpecParser

@Suite("material/zoom-to-fit-outer")
struct ZoomToFitTakesTheInnermostTests {
  private func rules(_ elements: String, _ others: String = "", over: String? = nil) -> [String] {
    let named = over.map { ", over: \($0)" } ?? ""
    return MaterialText.rules(
      elements: elements, "fit: {does: zoom-in-to-fit, target: page, by: double-touch\(named)}\n" + others)
  }

  @Test("A view inside the target that zooms needs its own `zoom-in-to-fit`")
  func nested() {
    let nested = "page: {zooms: true, children: {column: {children: {picture: {zooms: true}}}}}"
    #expect(rules(nested) == ["zoom-to-fit-outer"])
    #expect(rules(nested, "inner: {does: zoom-in-to-fit, target: picture, by: double-touch}") == [])
    #expect(rules("page: {zooms: true, children: {picture: {}}}") == [])
    #expect(rules(nested, over: "zooms") == [] && rules(nested, over: "picture") == [])
    #expect(rules(nested, over: "column") == ["zoom-to-fit-outer"])
    #expect(rules("book: {zooms: true, children: {page: {zooms: true}}}") == [])
  }
}
