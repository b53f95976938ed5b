import SpecParser
import Testing

@testable import GestureCompiler

@Suite("mechanic/impossible, as the search finds it")
struct SomeTouchMeetsAllStepsTests {
  /// All findings about a spec with one mechanic, `it`.
  private func findings(_ steps: String) throws -> [Finding] {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Example
      uses: [material]
      elements: {page: {}}
      mechanics:
        it: {steps: \(steps)}
      activities:
        a: {does: custom, target: page, by: it, alternative: x}
      """)
    return LintSpec().findings(of: spec)
  }

  private func isImpossible(_ steps: String) throws -> Bool {
    try findings(steps).contains { $0.rule == MechanicRules.impossible.id }
  }

  @Test("A second move in the direction of the first, which is over before")
  func movesOnInOneDirection() throws {
    let moves = "{move: {toward: right, distance: 10pt..20pt}}, {move: {toward: right, distance: 50pt..}}"
    let found = try findings("[press, \(moves), lift]")
    #expect(found.map(\.rule) == ["mechanic/impossible"])
    #expect(found.map(\.message) == ["`it` can never be made: no touch meets all its steps"])
    // The mechanic's name, and where it is bound.
    let spans = found.flatMap { [$0.span].compactMap(\.self) + $0.related.map(\.span) }
    #expect(spans.map { $0.end - $0.start } == [2, 2])
    #expect(spans.map(\.start) == spans.map(\.start).sorted())
    #expect(found.first?.activities == ["a"])
  }

  @Test(
    "Moves that can follow each other are possible",
    arguments: [
      "[press, {move: {toward: right, distance: 10pt..20pt}}, {move: {toward: left, distance: 50pt..}}, lift]",
      "[press, {move: {toward: right, distance: 10pt..20pt}}, {move: {toward: up, distance: 50pt..}}, lift]",
      "[press, {move: {toward: right, distance: 10pt..}}, {reverse: {distance: 5pt..}}, lift]",
      "[press, {wait: 400ms}, move, lift]", "[press, lift, press, lift]",
    ])
  func possible(_ steps: String) throws {
    #expect(try !isImpossible(steps))
  }

  @Test(
    "An activity with another mechanic is reported for this one alone, and one mechanic of two activities once"
  )
  func bindings() throws {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Example
      uses: [material]
      elements: {page: {}}
      mechanics:
        it: {steps: [press, {move: {toward: right, distance: 10pt..20pt}}, {move: {toward: right, distance: 50pt..}}, lift]}
      activities:
        b: {does: custom, target: page, by: [touch, it], alternative: x}
        a: {does: custom, target: page, by: [long-press, it], alternative: x}
      """)
    let found = LintSpec().findings(of: spec).filter { $0.rule == "mechanic/impossible" }
    #expect(found.map(\.activities) == [["a", "b"]])
  }

  @Test("What only takes a touch over need not be performed")
  func takers() throws {
    let steps =
      "{continuous: true, steps: [press, {move: {toward: right, distance: 10pt..20pt}}, {move: {toward: right, distance: 50pt..}}, lift]}"
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Example
      uses: [material]
      elements: {list: {scrolls: vertical, at: [top, bottom]}}
      mechanics: {it: \(steps)}
      activities:
        a: {does: custom, target: list, by: drag, toward: up, hand-over: {to: b, at: bottom}}
        b: {does: custom, target: list, by: it, begins: hand-over}
      """)
    #expect(!AnalyzeSpec.findings(CheckContext(spec)).contains { $0.rule == "mechanic/impossible" })
  }
}
