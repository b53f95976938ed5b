import SpecParser
import Testing

@testable import GestureCompiler

/// What a finger more than two mechanics need lets them do together.
@Suite("Ranges of fingers that meet")
struct RangeOfFingersTests {
  /// Findings about two activities of one element, done by a mechanic each.
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

  @Test("A finger that lifts early carries a movement further than a finger may go that stays (seed 660)")
  func liftsEarly() throws {
    let found = try Self.findings(
      "fingers: 1..2, steps: [press, wait, lift]",
      "fingers: 1..10, steps: [press, move, lift], continuous: true")
    #expect(found.map(\.rule) == ["conflict/special-case"])
    // With two fingers, too, of which one drifts before the other lands: so nothing special is said of the hand.
    #expect(found.first?.message.contains("`b` wins because it claims first") == true)
  }

  @Test("And so beside a touch, as far as two fingers come: two and a half times its slop")
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

  @Test("What more fingers than are looked at could do is not called apart")
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
