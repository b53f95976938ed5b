import SpecParser
import Testing

@testable import GestureCompiler

/// What generated TypeScript says of the browser's own gestures and of text.
@Suite struct BrowserGesturesTests {
  /// The lines of the product's literal for a spec with one activity on a page.
  private static func lines(_ activity: String, elements: String = "page: {}") throws -> [Substring] {
    let spec = try SpecFiles.parse(
      """
      gspec: 1
      product: Mail
      uses: [material]
      elements: {\(elements)}
      activities:
        act: {does: custom, target: page, alternative: a button, \(activity)}

      """)
    let machine = CompilePipeline.lower(spec)
    let product = TypeScriptProduct(spec, machine, try CompilePipeline.compile(machine), prefix: nil)
    return product.literal.split(separator: "\n")
  }

  @Test(
    "an activity takes what it begins with: of one finger the ways, of several the pinch, of a mouse nothing",
    arguments: [
      ("by: touch", "[]"),
      ("by: long-press-drag", "[]"),
      ("by: drag, toward: vertical", #"["pan-y"]"#),
      ("by: drag, toward: leading", #"["pan-x"]"#),
      ("by: drag, toward: any", #"["pan-x", "pan-y"]"#),
      ("by: pinch-open", #"["pinch-zoom"]"#),
      ("by: rotate", #"["pinch-zoom"]"#),
      ("by: two-finger-drag", #"["pinch-zoom"]"#),
      ("by: [drag, pinch-open], toward: left", #"["pan-x", "pinch-zoom"]"#),
      ("by: drag, toward: any, tools: mouse", "[]"),
      ("by: drag, toward: left, tools: pen", #"["pan-x"]"#),
      ("by: drag, toward: left, tools: [mouse, eraser]", #"["pan-x"]"#),
    ])
  func takes(_ activity: String, _ taken: String) throws {
    let line = try #require(try Self.lines(activity).first { $0.contains(#"name: "act""#) })
    #expect(line.contains("takes: \(taken),"), "\(line)")
  }

  @Test("a movement in a second press is the browser's where only a mouse makes it")
  func again() throws {
    func isSaid(_ activity: String) throws -> Bool {
      try Self.lines(activity).contains { $0.contains("again: true") }
    }
    #expect(try isSaid("by: double-touch-drag"))
    #expect(try !isSaid("by: double-touch-drag, tools: mouse"))
  }

  @Test("elements with text that can be selected or edited are named")
  func texts() throws {
    let elements = "page: {children: {title: {text: editable}, picture: {}}}, note: {text: selectable}"
    let line = try Self.lines("by: touch", elements: elements).first { $0.hasPrefix("  texts: ") }
    #expect(line == #"  texts: ["page/title", "note"],"#)
  }
}
