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

  /// What lint finds about two activities of one page, the first of which is preferred; and who wins and who only claims in the touch that it
  /// shows.
  private static func overBefore(_ a: String, _ b: String, _ elements: String = "{page: {}}") throws -> String
  {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: \(elements)
      mechanics:
        peek: {continuous: true, steps: [press, wait: 150ms, lift]}
        long-double: {steps: [press, lift: {within: 600ms}, press, lift]}
        double-on: {steps: [press, lift: {on: target}, press, lift: {on: target}]}
        two-on: {fingers: 2, steps: [press, lift: {on: target, slop: 40pt}]}
      activities:
        a: {does: custom, \(a)}
        b: {does: custom, \(b)}
      resolve: [{prefer: a, over: b}]
      """)
    let found = AnalyzeConflicts.run(spec).findings
    #expect(found.count <= 1)
    guard let first = found.first, let witness = first.witness else { return "" }
    let alone = witness.claims.map(\.activity).sorted().joined(separator: " ")
    let machine = CompilePipeline.lower(spec)
    let winners = try AnalyzeSupport.winners(witness, machine)
    return
      "\(first.finding.rule) \(first.finding.severity): \(alone) claim, \(winners.joined(separator: " ")) wins"
  }

  private static let isOver = "conflict/special-case note: a b claim, b wins"

  @Test(
    "A hold that ends with the first of two touches keeps its win, also where it may claim in the second one",
    arguments: [("double-touch", "peek"), ("double-on", "long-press"), ("long-double", "long-press")])
  func endedHold(_ a: String, _ b: String) throws {
    #expect(try Self.overBefore("target: page, by: \(a)", "target: page, by: \(b)") == Self.isOver)
  }

  @Test(
    "A movement of several fingers that ends with the first lift keeps its win over a touch of as many",
    arguments: [("two-on", "two-finger-drag"), ("two-finger-double-touch", "two-finger-drag")])
  func endedMovement(_ a: String, _ b: String) throws {
    #expect(
      try Self.overBefore("target: page, by: \(a)", "target: page, by: \(b)")
        == (a == "two-on" ? Self.isOver : ""))
  }

  @Test("So does a movement with a finger outside the preferred activity's target")
  func endedOutside() throws {
    let elements = "{page: {children: {item: {}}}}"
    #expect(
      try Self.overBefore("target: item, by: drag", "target: page, by: pinch-open", elements) == Self.isOver)
    // Of one finger each, both are over with the same lift.
    #expect(try Self.overBefore("target: item, by: drag", "target: page, by: long-press", elements) == "")
  }

  @Test(
    "A touch that always wins the first of several touches keeps the preferred activity from winning",
    arguments: [
      ("touch", "double-touch"), ("two-finger-touch", "two-finger-double-touch"), ("double-touch", "triple"),
      ("touch", "triple"), ("touch", "double-touch-drag"),
    ])
  func firstTouch(_ a: String, _ b: String) throws {
    #expect(
      try Self.ofTouches(a, b).map { "\($0.rule) \($0.severity)" } == [
        "conflict/special-case note", "conflict/unreachable error",
      ])
  }

  @Test("The messages say that the touch wins")
  func firstTouchWords() throws {
    #expect(
      try Self.ofTouches("touch", "double-touch").map(\.message) == [
        "`a` (touch) and `b` (double-touch) both claim on `page`: `a` wins",
        "`b` can never win: wherever it would claim, `a` wins",
      ])
  }

  @Test("A preferred activity that is at times too late and at times not is ambiguous")
  func atTimesTooLate() throws {
    let found = try Self.ofTouches("touch", "slow-first")
    #expect(found.map(\.rule) == ["conflict/ambiguous"])
    #expect(
      found.map(\.message) == [
        "`a` (touch) and `b` (slow-first) both claim on `page`, and `a` can claim first, although `b` is preferred to it"
      ])
    // A hold that is no touch leaves only second touches, in which both claim at once.
    #expect(try Self.ofTouches("touch", "held-first").isEmpty)
  }

  @Test("Another mechanic of the preferred activity can win")
  func otherMechanic() throws {
    let found = try Self.ofTouches("touch", "[double-touch, pinch-open]")
    #expect(found.map { "\($0.rule) \($0.severity)" } == ["conflict/special-case note"])
  }

  /// The findings about two activities of one element, the second of which is preferred.
  private static func ofTouches(_ a: String, _ b: String) throws -> [Finding] {
    try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {}}
      mechanics:
        triple: {steps: [press, lift, press, lift, press, lift]}
        slow-first: {steps: [press, {lift: {within: 800ms}}, press, lift]}
        held-first: {steps: [press, {wait: 500ms}, lift, press, lift]}
      activities:
        a: {does: custom, target: page, by: \(a)}
        b: {does: custom, target: page, by: \(b)}
      resolve: [{prefer: b, over: a}]
      """
    ).findings.map(\.finding)
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

  @Test("Whether it would join an earlier winner is undecided where no trace shows it")
  func togetherUndecided() throws {
    func told(_ begins: String) throws -> [String] {
      try AnalyzeSupport.report(
        """
        gspec: 1
        product: Test
        uses: [material]
        elements: {page: {}}
        mechanics:
          slow: {continuous: true, steps: [press, move: {velocity: ..200pt/s}, lift]}
        activities:
          a: {does: custom, target: page, by: slow\(begins)}
          b: {does: custom, target: page, by: [drag, swipe, fling], toward: vertical}
        resolve: [{together: [a, b]}]
        """
      ).findings.map { "\($0.finding.rule) \($0.finding.severity)" }
    }
    #expect(try told(", begins: true") == ["conflict/undecided warning"])
    #expect(try told("") == [])
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
