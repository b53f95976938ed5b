import SpecParser
import Testing

@testable import GestureCompiler

/// Pairs of activities as text, each with the rule, the severity and the delay of its findings.
@Suite struct ClassificationTests {
  /// `rule severity` of every finding, in order, with its activities.
  static func told(_ body: String, metrics: String = "") throws -> [String] {
    let text = """
      gspec: 1
      product: Test
      uses: [material]
      platforms: [android]
      \(metrics)
      elements:
        page:
          children:
            item: {}
      \(body)
      """
    let report = try AnalyzeSupport.report(text)
    #expect(report.findings.allSatisfy { $0.conflict.rule == .undecided || $0.witness != nil })
    #expect(report.failedReplays == report.failedBoundaryReplays)
    return report.findings.map {
      let delay = $0.delayMs.map { " " + MeasureText.number($0) } ?? ""
      return
        "\($0.finding.rule.dropFirst(9)) \($0.finding.severity) \($0.finding.activities.joined(separator: " "))\(delay)"
    }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var body: String
    var expected: [String]
    var metrics = ""
    var testDescription: String { expected.joined(separator: ", ") + " for " + body }
  }

  static func pair(_ a: String, _ b: String, _ rest: String = "") -> String {
    "activities:\n  a: {does: custom, \(a)}\n  b: {does: custom, \(b)}\n" + rest
  }

  static let rows: [Row] = [
    // Two drags in one direction claim at one instant.
    Row(
      body: pair("target: page, by: drag, toward: left", "target: page, by: drag, toward: left"),
      expected: ["ambiguous error a b"]),
    Row(
      body: pair("target: page, by: drag, toward: left", "target: page, by: drag, toward: 170deg..260deg"),
      expected: ["ambiguous error a b"]),
    // Cones that share one angle.
    Row(
      body: pair("target: page, by: drag, toward: left", "target: page, by: drag, toward: vertical"),
      expected: ["ambiguous note a b"]),
    Row(
      body: pair("target: page, by: drag, toward: left", "target: page, by: drag, toward: right"),
      expected: []),
    // Two moves in one contact: both activities can claim at the second one.
    Row(
      body: "mechanics:\n  hook: {steps: [press, move: right, move: up]}\n"
        + pair("target: page, by: hook", "target: page, by: hook"),
      expected: ["ambiguous error a b"]),
    // A direction inside the other's.
    Row(
      body: pair("target: page, by: drag, toward: left", "target: page, by: drag"),
      expected: ["special-case note a b"]),
    Row(body: pair("target: page, by: touch", "target: page, by: long-press"), expected: []),
    Row(body: pair("target: page, by: touch", "target: page, by: drag"), expected: []),
    // Without a longest touch, a touch can lift after the long press has claimed.
    Row(
      body: pair("target: page, by: touch", "target: page, by: long-press"),
      expected: ["ambiguous error a b"], metrics: "metrics: {touch-max-duration: none}"),
    // Waits by default, accepted by a budget, declared, and replaced by `together`.
    Row(
      body: pair("target: page, by: touch", "target: page, by: double-touch"),
      expected: ["delayed warning a b 300"]),
    Row(
      body: pair("target: page, by: touch, latency: 300ms", "target: page, by: double-touch"),
      expected: ["delayed note a b 300"]),
    Row(
      body: pair("target: page, by: touch", "target: page, by: double-touch", "resolve: [{wait: a, for: b}]"),
      expected: ["delayed note a b 300"]),
    Row(
      body: pair(
        "target: page, by: touch", "target: page, by: double-touch", "resolve: [{together: [a, b]}]"),
      expected: []),
    // Either one can claim first.
    Row(
      body: pair("target: page, by: rotate", "target: page, by: pinch-open"),
      expected: ["ambiguous error a b"]),
    Row(
      body: pair(
        "target: page, by: rotate", "target: page, by: pinch-open", "resolve: [{prefer: a, over: b}]"),
      expected: []),
    // A drag that begins before the second finger lands.
    Row(
      body: pair("target: page, by: drag", "target: page, by: pinch-open"),
      expected: ["special-case note a b"]),
    // A movement after a hold.
    Row(
      body: pair("target: page, by: drag", "target: page, by: long-press"),
      expected: ["special-case note a b"]),
    Row(
      body: pair("target: page, by: drag", "target: page, by: edge-swipe"),
      expected: ["special-case note a b"]),
    // A target inside another.
    Row(
      body: pair("target: page, by: drag", "target: item, by: drag, toward: left"),
      expected: ["special-case note a b"]),
    Row(
      body: pair("target: page, by: drag, toward: left", "target: item, by: drag"),
      expected: ["nested warning a b"]),
    Row(
      body: pair("target: page, by: touch", "target: item, by: touch"),
      expected: ["nested note a b"]),
    // Two double touches: the inner one wins if both claim at one instant. `prefer` confirms that. But the outer one claims first, and is
    // over, if a touch beside the inner target is followed by one on it.
    Row(
      body: pair("target: page, by: double-touch", "target: item, by: double-touch"),
      expected: ["nested note a b"]),
    Row(
      body: pair(
        "target: page, by: double-touch", "target: item, by: double-touch",
        "resolve:\n  - {prefer: b, over: a}"),
      expected: ["nested note a b"]),
    Row(
      body: pair("target: page, by: double-touch", "target: item, by: touch"),
      expected: ["nested warning a b"]),
    Row(
      body: pair(
        "target: page, by: drag, toward: left", "target: item, by: drag", "resolve: [{prefer: b, over: a}]"),
      expected: []),
    Row(
      body: pair("target: page, by: double-touch", "target: item, by: touch", "resolve: [{wait: b, for: a}]"),
      expected: ["delayed note a b 300"]),
    // Guards that exclude each other.
    Row(
      body: pair(
        "target: page, by: long-press, when: on", "target: page, by: touch, when: not on",
        "state: {on: bool}"),
      expected: [], metrics: "metrics: {touch-max-duration: none}"),
  ]

  @Test(arguments: rows) func row(_ row: Row) throws {
    #expect(try Self.told(row.body, metrics: row.metrics) == row.expected)
  }

  /// A preferred rival whose time has run out does not beat a slower movement.
  @Test func aSlowMovementOutlivesAQuickOne() throws {
    let told = try Self.told(
      """
      activities:
        a: {does: custom, target: page, by: drag}
        b: {does: custom, target: page, by: quick-drag}
      mechanics:
        quick-drag: {continuous: true, steps: [press, {move: {within: 100ms}}, lift]}
      resolve: [{prefer: b, over: a}]
      """)
    #expect(told.isEmpty)
  }

  /// The directions overlap only at their borders, 45° and 315°. Any other movement to the right belongs to the inner activity.
  @Test func anOverlapInASingleValueIsNotSaidOfAWholeMovement() throws {
    let finding = try #require(
      AnalyzeSupport.report(
        """
        gspec: 1
        product: Test
        uses: [material]
        elements:
          page: {children: {row: }}
        mechanics:
          pull: {steps: [press, move: {toward: right, distance: ">= 60pt"}, lift]}
        activities:
          scroll: {does: custom, target: page, by: drag, toward: [up, left, down]}
          pull: {does: custom, target: page/row, by: pull}
        """
      ).findings.first?.finding)
    #expect(
      finding.message
        == "`pull` (pull) and `scroll` (drag) both claim on `page/row`: `scroll` claims first and wins, so `pull` is not recognized with all fingers on `page/row` in the single value in which they overlap"
    )
    #expect(finding.notes == ["they overlap in a single value, which a hand hardly ever hits"])
  }

  @Test func aTwoFingerSwipeNeverWinsOverADragThatBeginsFirst() throws {
    let told = try Self.told(
      """
      activities:
        a: {does: custom, target: page, by: drag}
        b: {does: custom, target: page, by: slow-drag}
      mechanics:
        slow-drag:
          steps:
            - press
            - move: {distance: 60pt}
            - lift
      """)
    #expect(told == ["special-case note a b", "unreachable error b a"])
  }
}

/// The catalogue's examples break their rule, and the fixed ones do not.
@Suite struct ConflictRulesTests {
  @Test(arguments: ConflictRules.all.dropLast().map(\.id))
  func examplesAreReportedAndFixesAreNot(_ id: String) throws {
    let rule = try #require(ConflictRules.all.first { $0.id == id })
    let broken = try AnalyzeSupport.report(rule.example).findings.filter { $0.finding.rule == id }
    #expect(broken.map(\.finding.severity) == [rule.defaultSeverity])
    let fixed = try AnalyzeSupport.report(rule.corrected).findings
    #expect(fixed.allSatisfy { $0.finding.rule != id || $0.finding.severity < rule.defaultSeverity })
  }
}
