import SpecParser
import Testing

@testable import GestureCompiler

/// What `prefer` and `together` leave open: the preferred activity can take over only from what is under way, and one that may only begin a
/// touch neither takes over nor joins a winner.
@Suite("prefer and together, too late") struct PreferredTooLateTests {
  private static func told(_ a: String, _ b: String, _ line: String) throws -> [String] {
    try ClassificationTests.told(
      ClassificationTests.pair("target: page, \(a)", "target: page, \(b)", "resolve: [\(line)]"))
  }

  @Test("A rival that has ended with one of its fingers keeps its win")
  func ended() throws {
    let some =
      "mechanics:\n  some: {fingers: 1..2, continuous: true, steps: [press, move: {distance: 60pt}, lift]}\n"
    func found(_ line: String) throws -> [String] {
      try ClassificationTests.told(
        some
          + ClassificationTests.pair(
            "target: page, by: some", "target: page, by: two-finger-drag", "resolve: [\(line)]"))
    }
    #expect(try found("{prefer: a, over: b}") == ["special-case note a b"])
    // One finger alone ends with the touch.
    #expect(try Self.told("by: pinch-open", "by: drag", "{prefer: a, over: b}") == [])
  }

  @Test("What may only begin a touch takes nothing over")
  func begins() throws {
    #expect(
      try Self.told("by: rotate, begins: true", "by: pinch-open", "{prefer: a, over: b}") == [
        "ambiguous error a b"
      ])
    #expect(try Self.told("by: rotate", "by: pinch-open", "{prefer: a, over: b}") == [])
  }

  @Test("Nor does it join a winner")
  func together() throws {
    #expect(
      try Self.told("by: long-press", "by: drag, begins: true", "{together: [a, b]}") == [
        "special-case note a b"
      ])
    #expect(try Self.told("by: long-press", "by: drag", "{together: [a, b]}") == [])
  }

  @Test("As a fix, `together` says that what may only begin a touch does not join a winner")
  func fixes() throws {
    func reach(_ turn: String, _ zoom: String = "") throws -> [String] {
      let spec = try AnalyzeSupport.spec(
        """
        gspec: 1
        product: Test
        uses: [material]
        platforms: [android]
        elements: {map: {}}
        activities:
          turn: {does: custom, target: map, by: rotate, alternative: a\(turn)}
          zoom: {does: custom, target: map, by: pinch-open, alternative: b\(zoom)}
        """)
      let report = AnalyzeConflicts.run(spec)
      let machine = CompilePipeline.lower(spec)
      let found = try #require(report.findings.first { $0.conflict.rule == .ambiguous })
      return FixCandidates(
        spec: spec, a: 0, b: 1, region: [], early: EarlyStart(found.conflict, in: machine)
      ).all.filter { $0.name == "together" }.flatMap(\.reach)
    }
    #expect(try reach("") == ["one touch may do both"])
    #expect(try reach(", begins: true") == ["one touch may do both, unless `zoom` claims first"])
    #expect(
      try reach(", begins: true", ", begins: true") == [
        "one touch does both only where they claim at once, and the earlier claim wins elsewhere"
      ])
  }
}
