import SpecParser
import Testing

@testable import GestureCompiler

/// Which of several findings and activities is told, and which words say nothing.
@Suite struct ToldOnceTests {
  private static func findings(_ activities: String, _ more: String = "") throws -> [Finding] {
    try AnalyzeSupport.findings(
      """
      state: {mode: [calm, busy]}
      elements: {board: {children: {square: {}}}}
      activities:
      \(activities)
      \(more)
      """)
  }

  private static func told(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.severity) \($0.rule) \($0.activities.joined(separator: " "))" }.sorted()
  }

  @Test("A pair of which one never wins in the states that both share is reported once")
  func once() throws {
    let activities = """
        open: {does: custom, target: board, by: touch, when: mode == calm}
        like: {does: custom, target: square, by: double-touch}
      """
    #expect(Self.told(try Self.findings(activities)) == ["warning conflict/unreachable like open"])
  }

  @Test("A reversal of any length is told without a length")
  func anyLength() throws {
    let found = try Self.findings(
      """
        back: {does: custom, target: square, by: back}
        slide: {does: custom, target: square, by: drag, toward: horizontal}
      """,
      "mechanics: {back: {steps: [press, {move: {toward: right, distance: 40pt}}, reverse, lift]}}")
    #expect(
      found.first { $0.rule == "conflict/unreachable" }?.notes == ["they meet in a movement to the left"],
      "\(found.map(\.notes))")
  }

  @Test("What never wins loses to the one that wins, and not to another that loses as well")
  func winner() throws {
    let found = try Self.findings(
      """
        create: {does: custom, target: board, by: long-press}
        move: {does: custom, target: square, by: long-press-drag}
        edit: {does: custom, target: square, by: long-press}
      """)
    let unreachable = found.first { $0.rule == "conflict/unreachable" }
    #expect(unreachable?.activities == ["move", "edit"], "\(Self.told(found))")
  }
}
