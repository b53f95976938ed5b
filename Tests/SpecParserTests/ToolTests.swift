import Testing

@testable import SpecParser

/// `tools` of an activity: the tools of the touches that it takes.
@Suite struct ToolTests {
  private static func text(_ tools: String?, state: String = "{zoom: 1.0..2.0}") -> String {
    """
    gspec: 1
    product: Example
    uses: [material]
    platforms: [android]
    state: \(state)
    elements:
      sheet: {}
    activities:
      draw: {does: custom, target: sheet, by: drag\(tools.map { ", tools: \($0)" } ?? ""), alternative: a menu}
      pan: {does: pan, target: sheet, by: drag, when: zoom > 1.0, alternative: a menu}
    """
  }

  private static func result(_ text: String) -> ParseResult {
    ParseSpec.parse(SourceFile(path: "example.gspec.yaml", text: text), load: SpecText.bundled)
  }

  @Test("`tools` is one tool or several; without it, finger and mouse")
  func read() throws {
    func tools(_ text: String?) throws -> Set<Tool> {
      try #require(Self.result(Self.text(text)).spec).activities[0].takenTools
    }
    #expect(try tools("pen") == [.pen])
    #expect(try tools("[pen, eraser]") == [.pen, .eraser])
    #expect(try tools(nil) == [.finger, .mouse])
  }

  @Test(
    "Other words are refused with what to write",
    arguments: [
      (
        "palm", "a palm starts nothing: no activity can take it",
        "write `finger`, `pen`, `eraser` or `mouse`"
      ),
      ("stylus", "`stylus` is no value of `tools`", "here it is called `pen`"),
      ("penn", "`penn` is no value of `tools`", "did you mean `pen`?"),
      ("[pen, pen]", "`pen` stands twice in `tools`", "remove one of them"),
    ])
  func mistakes(_ tools: String, _ message: String, _ help: String) {
    let findings = Self.result(Self.text(tools)).findings
    #expect(findings.map(\.message) == [message])
    #expect(findings.first?.help == [help])
  }

  @Test(
    "If a spec names tools, the checks of guards have the tool of a touch as one more variable")
  func asState() throws {
    let plain = try #require(Self.result(Self.text(nil)).spec)
    #expect(plain.withToolState == plain)
    let spec = try #require(Self.result(Self.text("[pen, eraser]")).spec)
    let whole = spec.withToolState
    #expect(whole.states.count == 2 && whole.states[1].isTool && whole.withToolState == whole)
    let texts = whole.activities.map {
      GuardText(states: whole.states).text(of: $0.condition ?? .constant(true))
    }
    #expect(texts == ["touched by a pen or an eraser", "zoom > 1 and touched by a finger or a mouse"])
    #expect(!CheckContext(spec).canHoldTogether(0, 1))
  }

  @Test("A guard that always holds is reported, although the tool of a touch is one more condition")
  func always() throws {
    let text = Self.text("pen").replacing("when: zoom > 1.0", with: "when: zoom >= 1.0")
    let spec = try #require(Self.result(text).spec)
    #expect(LintStages().findings(of: spec).map(\.rule).contains("guard/always"))
  }
}
