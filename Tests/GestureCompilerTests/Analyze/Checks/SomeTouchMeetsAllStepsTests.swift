import SpecParser
import Testing

@testable import GestureCompiler

@Suite("mechanic/impossible, as the search finds it")
struct SomeTouchMeetsAllStepsTests {
  /// Two moves of which no touch makes the second.
  private static let never =
    "[press, {move: {toward: right, distance: 10pt..20pt}}, {move: {toward: right, distance: 50pt..}}, lift]"

  /// All findings about a spec with some mechanics and activities, each a line.
  private func findings(_ mechanics: [String], _ activities: [String], on element: String = "page: {}") throws
    -> [Finding]
  {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Example
      uses: [material]
      elements: {\(element)}
      mechanics:
        \(mechanics.joined(separator: "\n  "))
      activities:
        \(activities.joined(separator: "\n  "))
      """)
    return LintSpec().findings(of: spec)
  }

  private func isImpossible(_ steps: String) throws -> Bool {
    try findings(["it: {steps: \(steps)}"], ["a: {does: custom, target: page, by: it, alternative: x}"])
      .contains { $0.rule == MechanicRules.impossible.id }
  }

  @Test("A second move in the direction of the first, which is over before")
  func movesOnInOneDirection() throws {
    let found = try findings(
      ["it: {steps: \(Self.never)}"], ["a: {does: custom, target: page, by: it, alternative: x}"])
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
    let found = try findings(
      ["it: {steps: \(Self.never)}"],
      [
        "b: {does: custom, target: page, by: [touch, it], alternative: x}",
        "a: {does: custom, target: page, by: [long-press, it], alternative: x}",
      ]
    ).filter { $0.rule == MechanicRules.impossible.id }
    #expect(found.map(\.activities) == [["a", "b"]])
  }

  @Test("What an activity asks besides is looked at all the same: a fling that is too fast for slow hands")
  func otherMechanics() throws {
    let found = try findings(
      [
        "it: {steps: \(Self.never)}",
        "dart: {steps: [press, {move: {toward: right}}, {lift: {velocity: 5000pt/s..}}]}",
      ], ["a: {does: custom, target: page, by: [it, dart]}"])
    #expect(found.contains { $0.rule == MechanicRules.impossible.id })
    let slow = found.filter { $0.rule == SlowHandRules.beyondSlowHands.id }
    #expect(slow.count == 1 && slow.first?.notes.allSatisfy { $0.hasPrefix("`dart`") } == true)
  }

  @Test("What only takes a touch over need not be performed")
  func takers() throws {
    let found = try findings(
      ["it: {continuous: true, steps: \(Self.never)}"],
      [
        "a: {does: custom, target: list, by: drag, toward: up, hand-over: {to: b, at: bottom}}",
        "b: {does: custom, target: list, by: it, begins: hand-over}",
      ], on: "list: {scrolls: vertical, at: [top, bottom]}")
    #expect(!found.contains { $0.rule == MechanicRules.impossible.id })
  }
}
