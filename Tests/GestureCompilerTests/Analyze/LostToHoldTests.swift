import SpecParser
import Testing

@testable import GestureCompiler

/// An inner long press and an outer movement after a hold: the long press has always claimed before.
@Suite struct LostToHoldTests {
  private static func findings(_ activities: String, _ more: String = "") throws -> [Finding] {
    try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      state: {mode: [calm, busy]}
      elements: {board: {children: {square: {}}}}
      activities:
      \(activities)
      \(more)
      """
    ).findings.map(\.finding)
  }

  private static func told(_ findings: [Finding]) -> [String] {
    findings.map { "\($0.severity) \($0.rule) \($0.activities.joined(separator: " "))" }.sorted()
  }

  private static let mark = "  mark: {does: custom, target: square, by: long-press}\n"

  @Test("What moves only after a hold is never recognized there: a warning")
  func warning() throws {
    let found = try Self.findings(Self.mark + "  arrow: {does: custom, target: board, by: long-press-drag}")
    #expect(Self.told(found) == ["warning conflict/nested arrow mark"])
    #expect(
      found.first?.message
        == "`arrow` (long-press-drag) and `mark` (long-press) both claim on `board/square`: `mark` wins, "
        + "so `arrow` is not recognized with all fingers on `board/square` for a movement beyond 8 pt")
  }

  @Test("What may also move without a hold loses little: a note")
  func note() throws {
    let found = try Self.findings(Self.mark + "  pan: {does: custom, target: board, by: drag}")
    #expect(Self.told(found) == ["note conflict/special-case mark pan"])
  }

  @Test("A preference, a wait or a shorter hold settles it")
  func settled() throws {
    let arrow = "  arrow: {does: custom, target: board, by: long-press-drag}"
    for line in ["{prefer: mark, over: arrow}", "{prefer: arrow, over: mark}", "{together: [mark, arrow]}"] {
      let found = try Self.findings(Self.mark + arrow, "resolve: [\(line)]")
      #expect(!found.contains { $0.severity > .note }, "\(line): \(Self.told(found))")
    }
    let short = try Self.findings(
      "  arrow: {does: custom, target: board, by: quick}\n" + Self.mark,
      "mechanics: {quick: {continuous: true, steps: [press, {wait: 200ms}, move, lift]}}")
    #expect(!short.contains { $0.rule == "conflict/nested" && $0.severity > .note }, "\(Self.told(short))")
  }

  @Test("Two that a third one always beats are a note, since nothing between them matters")
  func thirdWins() throws {
    let all =
      Self.mark + "  arrow: {does: custom, target: board, by: long-press-drag}\n"
      + "  carry: {does: custom, target: square, by: drag}"
    #expect(
      Self.told(try Self.findings(all)) == [
        "note conflict/nested arrow carry", "note conflict/special-case carry mark",
        "warning conflict/nested arrow mark",
      ])
    // In another state the two meet without it.
    let guarded = all.replacing("by: long-press}", with: "by: long-press, when: mode == calm}")
    let warnings = try Self.findings(guarded).filter { $0.severity == .warning }
    #expect(warnings.contains { Set($0.activities).isSuperset(of: ["arrow", "carry"]) }, "\(warnings)")
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
}
