import SpecParser
import Testing

@testable import GestureCompiler

/// Conflicts of mechanics with a range of fingers, which can need one more finger.
@Suite("Ranges of fingers that meet")
struct RangeOfFingersTests {
  /// Findings about two activities of one element, each with its own mechanic.
  private static func findings(_ first: String, _ second: String) throws -> [Finding] {
    try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      elements: {page: {}}
      mechanics:
        one: {\(first)}
        two: {\(second)}
      activities:
        a: {does: custom, target: page, by: one}
        b: {does: custom, target: page, by: two}
      """
    ).findings.map(\.finding)
  }

  @Test("A finger that lifts early takes a movement further than a finger that stays may go (seed 660)")
  func liftsEarly() throws {
    let found = try Self.findings(
      "fingers: 1..2, steps: [press, wait, lift]",
      "fingers: 1..10, steps: [press, move, lift], continuous: true")
    #expect(found.map(\.rule) == ["conflict/special-case"])
    // Two fingers can do this, too, if one drifts before the other lands. So the message names no special condition.
    #expect(found.first?.message.contains("`b` wins because it claims first") == true)
  }

  @Test("Beside a touch, two fingers take a movement up to two and a half times the slop")
  func carried() throws {
    let touch = "fingers: 1..2, steps: [press, lift]"
    func found(_ distance: Int) throws -> [Finding] {
      try Self.findings(touch, "fingers: 1..2, steps: [press, {move: {distance: \(distance)pt}}]")
    }
    let near = try found(18)
    #expect(near.map(\.rule) == ["conflict/special-case"])
    #expect(
      near.first?.message.contains("`b` wins if a finger lifts before the others: it claims first there")
        == true)
    #expect(try found(26).isEmpty)
  }

  @Test("If more fingers than the search considers could let both claim, the pair is undecided")
  func moreFingers() throws {
    let found = try Self.findings(
      "fingers: 1..5, steps: [press, lift]", "fingers: 1..5, steps: [press, {move: {distance: 26pt}}]")
    #expect(found.map(\.rule) == ["conflict/undecided"])
  }

  @Test("A finger that lands late gives no new time to a move whose time has run out")
  func tooLate() throws {
    let found = try Self.findings(
      "fingers: 1, steps: [press, {wait: 500ms}]", "fingers: 1..2, steps: [press, {move: {within: 200ms}}]")
    #expect(found.isEmpty, "\(found.map(\.message))")
  }
}
