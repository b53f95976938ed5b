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
  private func facts(room bytes: Int, of text: String = Self.text) throws -> String {
    let file = SourceFile(path: "p.gspec.yaml", text: text)
    let spec = try AnalyzeSupport.spec(file)
    let input = PreviewInput(
      spec: spec, sources: SourceSet(files: [file]), edits: SourceEdits(ParseYAML.parse(file).tree, file),
      source: "p.gspec.yaml", version: "1")
    let machine = CompilePipeline.lower(spec)
    var room = PreviewRoom(bytes)
    let table = try CompilePipeline.compile(spec).table
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
    #expect(try facts(room: 1_000_000, of: text).contains(#""followsReading":true"#))
  }

  @Test("an activity that asks what lies in its own target is known")
  func looksInside() throws {
    let text = Self.text.replacing("{card: {}}", with: "{card: {children: {part: {}}}, bin: {}}")
    for (over, expected) in [("part", true), ("bin", false)] {
      let facts = try facts(
        room: 1_000_000, of: text + "\n  move: {does: custom, target: card, by: drag, over: \(over)}")
      #expect(facts.contains(#""looksInside":true"#) == expected, "\(over)")
    }
  }

  @Test("an element has only what it is, and recognizers share their steps")
  func small() throws {
    let facts = try facts(room: 1_000_000)
    #expect(facts.contains(#""elements":[{"path":"card","parent":-1}]"#), "\(facts)")
    #expect(facts.contains(#""steps":[0,1,2],"special":{"1":2}}"#), "\(facts)")
    #expect(facts.contains(#""steps":[3,4],"special":{"0":2}}],"steps":[{"kind":"press""#), "\(facts)")
    let two = Self.text.replacing("{card: {}}", with: "{card: {}, other: {}}")
    let shared = try self.facts(
      room: 1_000_000, of: two + "\n  start: {does: activate, target: other, by: touch}\n")
    #expect(shared.split(separator: #""steps":[3,4],"special":{"#).count == 3, "\(shared)")
  }

  @Test("a number of state has the numbers that guards compare it with, ascending")
  func compared() throws {
    let facts = try facts(room: 1_000_000)
    #expect(facts.contains(#"{"low":0,"high":3,"compared":[1,2]}"#))
    #expect(facts.contains(#"{"low":0,"high":1,"compared":[0.335]}"#))
  }
}
