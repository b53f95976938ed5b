import SpecParser
import Testing

@testable import GestureCompiler

/// The message of a finding names both activities, where and when they conflict, and who wins. The finding shows both places.
@Suite("What a conflict's finding says")
struct FindingAnatomyTests {
  private func findings(_ activities: String, _ rest: String = "") throws -> [Finding] {
    let text = """
      gspec: 1
      product: Test
      uses: [material]
      platforms: [android]
      state: {mode: [calm, busy], zoom: 1.0..8.0, unread: bool}
      elements: {page: {children: {item: {}}}}
      activities:
      \(activities.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      \(rest)
      """
    let spec = try AnalyzeSupport.spec(text)
    let machine = CompilePipeline.lower(spec)
    return AnalyzeConflicts.run(CheckContext(spec), machine).findings(of: machine)
  }

  struct Row: Sendable {
    var activities: String
    var rest = ""
    var message: String
    var labels: [String]
  }

  static let rows: [Row] = [
    Row(
      activities: """
        a: {does: custom, target: page, by: drag, toward: left, when: mode == busy}
        b: {does: custom, target: page, by: drag, toward: left, when: unread}
        """,
      message:
        "`a` (drag) and `b` (drag) both claim on `page` when mode == busy and unread, at one instant",
      labels: ["`a` claims at 30 ms, by drag", "`b` claims at 30 ms, by drag"]),
    Row(
      activities: """
        a: {does: custom, target: page, by: long-press}
        b: {does: custom, target: page, by: drag}
        """,
      message:
        "`a` (long-press) and `b` (drag) both claim on `page`: `a` wins, as the special case: it has a wait",
      labels: ["`a` claims at 400 ms, by long-press", "`b` claims at 430 ms, by drag"]),
    Row(
      activities: """
        a: {does: custom, target: page, by: touch}
        b: {does: custom, target: page, by: double-touch}
        """,
      message:
        "`a` (touch) waits 300 ms for `b` (double-touch), which the same touch can still become, on `page`",
      labels: ["`a` claims at 80 ms, by touch", "`b` claims at 280 ms, by double-touch"]),
    Row(
      activities: """
        a: {does: custom, target: page, by: drag, toward: left}
        b: {does: custom, target: page/item, by: drag, toward: left}
        """,
      message:
        "`a` (drag) and `b` (drag) both claim on `page/item`: `b` wins, so `a` is not recognized with all fingers on `page/item` for a movement to the left beyond 8 pt",
      labels: ["`a` claims at 30 ms, by drag", "`b` claims at 30 ms, by drag"]),
    // With fingers on two items `a` wins.
    Row(
      activities: """
        a: {does: custom, target: page, by: two-finger-touch}
        b: {does: custom, target: page/item, by: two-finger-touch}
        """,
      message:
        "`a` (two-finger-touch) and `b` (two-finger-touch) both claim on `page/item`: `b` wins, so `a` is not recognized with all fingers on one `page/item`",
      labels: ["`a` claims at 125 ms, by two-finger-touch", "`b` claims at 125 ms, by two-finger-touch"]),
    // Cones that share one angle: the drag has begun when the fling claims at its lift.
    Row(
      activities: """
        a: {does: custom, target: page, by: drag, toward: 0deg..45deg}
        b: {does: custom, target: page, by: fling, toward: 45deg..90deg}
        """,
      message: "`a` (drag) and `b` (fling) both claim on `page`, `a` first",
      labels: ["`a` claims at 12.541 ms, by drag", "`b` claims at 84.424 ms, by fling"]),
  ]

  @Test("the message, and both places with their labels", arguments: rows)
  func anatomy(_ row: Row) throws {
    let finding = try #require(try findings(row.activities, row.rest).first)
    #expect(finding.message == row.message)
    #expect([finding.label] + finding.related.map(\.message) == row.labels)
    #expect(finding.span != nil && finding.related[0].span != finding.span)
  }

  @Test("the claims of the witness are those of the message, in the order of the activities")
  func claims() throws {
    let finding = try #require(try findings(Self.rows[1].activities).first)
    let claims = try #require(finding.witness?.claims)
    #expect(claims.map(\.activity) == finding.activities)
    #expect(claims.map(\.time) == [400_000, 430_000])
    #expect(claims.map(\.mechanic) == ["long-press", "drag"])
  }

  @Test("a state between two near limits is written with all its digits")
  func narrowState() throws {
    let activities = """
      a: {does: custom, target: page, by: drag, when: zoom > 1.0 and zoom < 1.05}
      b: {does: custom, target: page, by: drag}
      """
    let value = try #require(try findings(activities).first?.witness?.state.first?.value)
    let zoom = try #require(Double(value))
    #expect(zoom > 1 && zoom < 1.05, "\(value)")
  }

  @Test("an instant is written to the microsecond")
  func instants() {
    #expect(
      [0, 50_000, 50_001, 50_100, 1_000_250].map { MeasureText.instant($0) }
        == ["0 ms", "50 ms", "50.001 ms", "50.1 ms", "1000.25 ms"])
  }

  @Test("Two activities with one movement are told what could tell them apart")
  func oneMovement() throws {
    func help(_ a: String, _ b: String) throws -> [[String]] {
      try findings("a: {does: custom, target: page, \(a)}\nb: {does: custom, target: page, \(b)}").map(\.help)
    }
    let moves = "they are the same movement: give one of them another `toward`, `by`, `when` or `target`"
    #expect(try help("by: drag, toward: left", "by: drag, toward: left") == [[moves]])
    #expect(
      try help("by: touch", "by: touch")
        == [["they are the same movement: give one of them another `by`, `when` or `target`"]])
    #expect(try help("by: drag, toward: left", "by: drag, toward: 170deg..260deg") == [[]])
  }

  @Test("Where nothing settles a third activity against one of the two, no sentence says that it wins")
  func openTie() throws {
    let messages = try findings(
      """
      next: {does: custom, target: page/item, by: touch}
      profile: {does: custom, target: page/item, by: touch}
      rewind: {does: custom, target: page, by: double-touch}
      """
    ).filter { $0.severity > .note }.map(\.message)
    let open = "it is open who wins, since nothing settles `next` against `profile`"
    #expect(
      messages.contains { $0.hasPrefix("`profile` (touch) and `rewind`") && $0.hasSuffix(open) },
      "\(messages)")
    #expect(!messages.contains { $0.contains("wins over both") }, "\(messages)")
  }
}
