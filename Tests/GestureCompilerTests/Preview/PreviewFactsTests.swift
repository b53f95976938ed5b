import GestureRuntime
import SpecParser
import Testing

@testable import GestureCompiler

@Suite("Facts of a preview")
struct PreviewFactsTests {
  private static let text = """
    gspec: 1
    product: P
    uses: [material]
    platforms: [web]
    state: {stage: 0..3, level: 0..1, isOn: bool}
    elements: {card: {}}
    activities:
      open: {does: activate, target: card, by: touch, when: "stage == 2 or (level > 0.335 and not (stage < 1))"}
      hold: {does: select, target: card, by: long-press}
    """

  /// The facts on a page with room for a number of bytes, as JSON.
  private func facts(_ text: String = Self.text, room bytes: Int) throws -> String {
    let file = SourceFile(path: "p.gspec.yaml", text: text)
    let spec = try AnalyzeSupport.spec(file)
    let input = PreviewInput(
      spec: spec, sources: SourceSet(files: [file]), edits: SourceEdits(ParseYAML.parse(file).tree, file),
      source: "p.gspec.yaml", version: "1")
    let machine = CompilePipeline.lower(spec)
    var room = PreviewRoom(bytes)
    let table = try Table(bytes: CompilePipeline.compile(spec))
    return PreviewFacts(input, machine, table).value(&room).json
  }

  @Test("sliders without room are left out, and counted")
  func room() throws {
    let full = try facts(room: 1_000_000)
    #expect(full.contains(#""metrics":[{"name":"#) && full.contains(#""metricsLeftOut":0,"#))
    let narrow = try facts(room: 100)
    #expect(narrow.contains(#""metrics":[],"metricsLeftOut":"#) && !narrow.contains(#""metricsLeftOut":0,"#))
  }

  @Test("a layout is offered to a spec that it changes")
  func layouts() throws {
    #expect(try facts(room: 1_000_000).contains(#""followsReading":false"#))
    let text = Self.text.replacing("by: long-press", with: "by: drag, toward: leading")
    #expect(try facts(text, room: 1_000_000).contains(#""followsReading":true"#))
  }

  @Test("an activity that asks what lies in its own target is known")
  func looksInside() throws {
    let text = Self.text.replacing("{card: {}}", with: "{card: {children: {part: {}}}, bin: {}}")
    for (over, expected) in [("part", true), ("bin", false)] {
      let facts = try facts(
        text + "\n  move: {does: custom, target: card, by: drag, over: \(over)}", room: 1_000_000)
      #expect(facts.contains(#""looksInside":true"#) == expected, "\(over)")
    }
  }

  @Test("a number of state has the numbers that guards compare it with, ascending")
  func compared() throws {
    let facts = try facts(room: 1_000_000)
    #expect(facts.contains(#"{"low":0,"high":3,"compared":[1,2]}"#))
    #expect(facts.contains(#"{"low":0,"high":1,"compared":[0.335]}"#))
  }
}
