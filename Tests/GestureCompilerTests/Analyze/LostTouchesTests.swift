import SpecParser
import Testing

@testable import GestureCompiler

/// Touches that an activity seems made for and never wins, although it wins others.
@Suite("conflict/unreachable for some touches") struct LostTouchesTests {
  /// The message of each such finding, after its severity.
  private static func lost(_ activities: String, resolve: String = "", elements: String? = nil) throws
    -> [String]
  {
    let report = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      platforms: [android]
      state: {place: [top, middle]}
      mechanics:
        pull: {fingers: 1..3, continuous: true, steps: [press, move, lift]}
      elements: \(elements ?? "{list: {scrolls: vertical, children: {row: {}}}, board: {}}")
      activities:
      \(activities.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      \(resolve.isEmpty ? "" : "resolve:\n" + resolve)
      """)
    return report.findings.filter { $0.conflict.lost != nil }.map { found in
      #expect(found.conflict.rule == .unreachable && found.witness != nil)
      return "\(found.finding.severity): \(found.finding.message)"
    }
  }

  private static let scroll = "scroll: {does: scroll, target: list, by: drag}"
  private static func refresh(_ more: String = "") -> String {
    "refresh: {does: custom, target: list, by: drag, toward: down\(more)}"
  }

  @Test("What scrolls and loses every movement one way to a special case gets a warning")
  func scrolling() throws {
    let warning =
      "warning: `scroll` can never win a movement down: wherever it would claim, `refresh` wins"
    #expect(try Self.lost([Self.scroll, Self.refresh()].joined(separator: "\n")) == [warning])
    // A state in which the other does not exist, a smaller cone, an edge or more distance leave some.
    for other in [
      Self.refresh(", when: place == top"),
      "refresh: {does: custom, target: list, by: drag, toward: 250deg..290deg}",
      "refresh: {does: custom, target: list, by: edge-swipe, from: top-edge, toward: down}",
      "refresh: {does: custom, target: list/row, by: drag, toward: down}",
    ] {
      #expect(try Self.lost([Self.scroll, other].joined(separator: "\n")) == [], "\(other)")
    }
    // Rivals of all states cover all of them.
    #expect(
      try Self.lost(
        """
        \(Self.scroll)
        \(Self.refresh(", when: place == top"))
        flip: {does: custom, target: list, by: drag, toward: down, when: place == middle}
        """) == [
          "warning: `scroll` can never win a movement down: wherever it would claim, one of `flip` and `refresh` wins"
        ])
  }

  @Test("A direction counts if the activity names it, or if it moves content")
  func named() throws {
    func lost(_ first: String) throws -> [String] {
      try Self.lost(
        """
        move: {\(first), target: board, by: drag}
        flip: {does: custom, target: board, by: drag, toward: left}
        """)
    }
    let left = "can never win a movement to the left: wherever it would claim, `flip` wins"
    #expect(try lost("does: custom, toward: horizontal") == ["warning: `move` \(left)"])
    #expect(try lost("does: custom, toward: [left, up]") == ["warning: `move` \(left)"])
    #expect(try lost("does: pan") == ["warning: `move` \(left)"])
    // Anything else of the board is what the other is a special case of.
    #expect(try lost("does: custom") == [])
    #expect(try lost("does: custom, toward: 100deg..200deg") == [])
  }

  @Test("Directions that one rival wins stand in one finding")
  func several() throws {
    #expect(
      try Self.lost(
        """
        pan: {does: pan, target: board, by: drag}
        turn: {does: custom, target: board, by: drag, toward: vertical}
        """) == ["warning: `pan` can never win a movement up or down: wherever it would claim, `turn` wins"])
  }

  @Test("A line of `resolve` about the two makes it a note, a hand-over back nothing")
  func declared() throws {
    let both = [Self.scroll, Self.refresh()].joined(separator: "\n")
    let note = "note: `scroll` can never win a movement down: wherever it would claim, `refresh` wins"
    #expect(try Self.lost(both, resolve: "  - {prefer: refresh, over: scroll}") == [note])
    #expect(try Self.lost(both, resolve: "  - {wait: scroll, for: refresh}") == [note])
    #expect(try Self.lost(both, resolve: "  - together: [scroll, refresh]") == [])
    #expect(
      try Self.lost(
        [Self.scroll, Self.refresh(", hand-over: {to: scroll, at: start}")].joined(separator: "\n"))
        == [])
    // Handed over, the refresh begins no touch.
    #expect(
      try Self.lost(
        """
        scroll: {does: scroll, target: list, by: drag, hand-over: {to: refresh, at: top}}
        \(Self.refresh(", begins: hand-over"))
        """) == [])
    // An outer activity that is preferred takes one way from inner content.
    #expect(
      try Self.lost(
        """
        scroll: {does: scroll, target: sheet/list, by: drag}
        close: {does: custom, target: sheet, by: drag, toward: down}
        """, resolve: "  - {prefer: close, over: scroll}",
        elements: "{sheet: {children: {list: {scrolls: vertical}}}}")
        == [
          "note: `scroll` can never win a movement down with all fingers on `sheet/list`: "
            + "wherever it would claim, `close` wins"
        ])
  }

  @Test("Several fingers that only win if one moves before the last one lands get a warning")
  func drift() throws {
    let rows = """
      scroll: {does: scroll, target: list, by: pull}
      select: {does: custom, target: list, by: two-finger-drag, toward: vertical}
      """
    let warning =
      "warning: `select` can never win unless a finger moves before the last one lands: "
      + "wherever it would claim, `scroll` wins"
    #expect(try Self.lost(rows, resolve: "  - {prefer: scroll, over: select}") == [warning])
    #expect(try Self.lost(rows, resolve: "  - {prefer: select, over: scroll}") == [])
    // In other directions it wins.
    #expect(
      try Self.lost(
        rows.replacing(", toward: vertical", with: ""), resolve: "  - {prefer: scroll, over: select}") == [])
  }
}
