import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// If a spec is too large, only some pairs of activities are compared, and one finding says so.
@Suite struct AnalysisBoundTests {
  private func report(_ activities: Int, _ bound: (inout AnalysisBound) -> Void) throws -> ConflictReport {
    let lines = (0..<activities).map { "  a\($0): {does: custom, target: page, by: touch}" }
    let text = """
      gspec: 1
      product: Example
      uses: [material]
      elements:
        page: {}
        other: {}
      activities:
      \(lines.joined(separator: "\n"))
        z: {does: custom, target: other, by: touch}
      """
    let spec = try AnalyzeSupport.spec(text)
    var analysis = AnalyzeConflicts(CheckContext(spec), CompilePipeline.lower(spec))
    bound(&analysis.bound)
    return analysis.run()
  }

  @Test(arguments: 0..<3) func whatIsLeftOutIsSaidOnce(_ sort: Int) throws {
    let whole = try report(6) { _ in }
    #expect(whole.findings.allSatisfy { $0.conflict.rule == .ambiguous } && whole.findings.count == 15)
    let part = try report(6) { bound in
      switch sort {
      case 0: bound.pairs = 5
      case 1: bound.findings = 5
      // A touch is a press and a lift.
      default: bound.samples = 9
      }
    }
    let said = part.findings.filter { $0.conflict.rule == .undecided }
    #expect(said.count == 1 && part.findings.count == 6)
    let finding = try #require(said.first?.finding)
    #expect(finding.severity == .warning && finding.span != nil && !finding.help.isEmpty)
    #expect(
      finding.message
        == "15 pairs of activities share an element or its ancestors, most of them on `page`; 5 were compared"
    )
  }

  /// Two activities with equal mechanics on one target are compared before others, since they always conflict.
  @Test func equalMechanicsAreComparedFirst() throws {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {children: {row: {}}}}
      mechanics:
        pull: {fingers: 2..3, continuous: true, steps: [press, {move: {toward: horizontal, distance: 40pt}}]}
      activities:
        a: {does: custom, target: page/row, by: [swipe, fling]}
        b: {does: custom, target: page, by: pull}
        c: {does: custom, target: page/row, by: [pinch-open, pinch-closed]}
        d: {does: custom, target: page, by: pull}
      """)
    var analysis = AnalyzeConflicts(CheckContext(spec), CompilePipeline.lower(spec))
    (analysis.bound.work, analysis.bound.workBeyond, analysis.bound.quickWork) = (1, 2_500_000, 0)
    let findings = analysis.run().findings
    #expect(findings.contains { $0.finding.activities == ["b", "d"] && $0.conflict.severity == .error })
    #expect(findings.contains { $0.conflict.cause == .bound })
  }

  /// Where the work comes to its limit, what takes little more is still compared. The limit is the same with results of an earlier analysis.
  @Test func whatTakesLittleIsComparedBeyondTheLimit() throws {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {}}
      mechanics:
        long: {fingers: 1..3, steps: [press, lift, press, wait: 100ms, move: {toward: left}, lift, press, lift]}
      activities:
        a: {does: custom, target: page, by: long}
        b: {does: custom, target: page, by: pinch-open}
        c: {does: custom, target: page, by: fling}
        d: {does: custom, target: page, by: drag}
      """)
    func run(_ quick: Int, _ kept: KeptAnalysis = KeptAnalysis()) -> (pairs: Set<[String]>, said: String?) {
      var analysis = AnalyzeConflicts(CheckContext(spec), CompilePipeline.lower(spec), kept: kept)
      (analysis.bound.work, analysis.bound.workBeyond, analysis.bound.quickWork) = (1, 1, quick)
      let findings = analysis.run().findings
      let said = findings.first { $0.conflict.cause == .bound }?.finding.message
      return (Set(findings.map(\.finding.activities)), said)
    }
    #expect(try #require(run(0).said).hasSuffix("; 1 were compared"))
    #expect(!run(0).pairs.contains(["c", "d"]))
    #expect(run(50_000).pairs.contains(["c", "d"]))
    let kept = KeptAnalysis()
    var whole = AnalyzeConflicts(CheckContext(spec), CompilePipeline.lower(spec), kept: kept)
    whole.bound.work = .max / 2
    _ = whole.run()
    for quick in [0, 100, 1_000, 10_000, 50_000] { #expect(run(quick, kept) == run(quick), "\(quick)") }
  }

  /// Two activities of one mechanic on one element are told although a search of everything they can do would take too long: they go
  /// through its steps together.
  @Test func equalRecognizersGoThroughTheirStepsTogether() throws {
    let findings = try AnalyzeSupport.report(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {}}
      mechanics:
        turn: {fingers: 2..3, steps: [press, orbit, lift]}
      activities:
        a: {does: custom, target: page, by: turn}
        b: {does: custom, target: page, by: turn}
      """
    ).findings
    #expect(findings.map(\.conflict.rule) == [.ambiguous])
  }

  /// The search for ways past an activity's rivals has its own bound. When it is reached, no activity is called unreachable, and one
  /// finding says that this is undecided.
  @Test func searchesForWaysPastRivalsHaveABound() throws {
    let spec = try AnalyzeSupport.spec(Self.covered)
    func findings(_ work: Int) -> [Conflict.Rule] {
      var analysis = AnalyzeConflicts(CheckContext(spec), CompilePipeline.lower(spec))
      analysis.bound.reachWork = work
      return analysis.run().findings.map(\.conflict.rule)
    }
    #expect(findings(100_000).contains(.unreachable) && !findings(100_000).contains(.undecided))
    #expect(!findings(0).contains(.unreachable) && findings(0).filter { $0 == .undecided }.count == 1)
  }

  /// One search takes no more than what is left, and an answer that is kept from another analysis counts as much as its search: the findings
  /// are the same.
  @Test func aSearchForWaysEndsWhereTheBoundIsReached() throws {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {}}
      mechanics:
        stroke: {fingers: 2..3, continuous: true, steps: [press, {wait: 200ms}, {move: {toward: left}}, lift]}
        there-and-back: {fingers: 2..3, steps: [press, {wait: 300ms}, {move: {toward: left}}, reverse, lift, press, lift]}
      activities:
        a: {does: custom, target: page, by: stroke}
        b: {does: custom, target: page, by: there-and-back}
      resolve:
        - {prefer: a, over: b}
      """)
    func run(_ work: Int, _ kept: KeptAnalysis) -> (rules: [Conflict.Rule], used: Int) {
      var analysis = AnalyzeConflicts(CheckContext(spec), CompilePipeline.lower(spec), kept: kept)
      analysis.bound.reachWork = work
      return (analysis.run().findings.map(\.conflict.rule), analysis.reach.used)
    }
    let all = run(.max, KeptAnalysis())
    #expect(!all.rules.contains(.undecided) && all.used > 1000, "\(all)")
    let whole = KeptAnalysis()
    #expect(run(all.used, whole).rules == all.rules)
    for work in [1, all.used / 2] {
      let cut = KeptAnalysis()
      let (alone, after) = (run(work, cut), run(work, whole))
      #expect(alone.used == work && after.used == work)
      // A search ends with the step that passes its end.
      #expect(cut.reach.made <= work + 100, "\(cut.reach.made) for \(work)")
      #expect(alone.rules == after.rules)
      #expect(alone.rules.filter { $0 == .undecided }.count == 1)
    }
  }

  /// Fixes limit the searches that are new. What is kept from another analysis does not count, and what was cut off is not kept.
  @Test func newSearchesHaveABound() throws {
    let spec = try AnalyzeSupport.spec(Self.covered)
    let kept = KeptAnalysis()
    func rules(_ work: Int) -> [Conflict.Rule] {
      var analysis = AnalyzeConflicts(CheckContext(spec), CompilePipeline.lower(spec), kept: kept)
      analysis.bound.newReachWork = work
      return analysis.run().findings.map(\.conflict.rule)
    }
    let cut = rules(1)
    #expect(!cut.contains(.unreachable) && cut.contains(.undecided))
    #expect(rules(.max).contains(.unreachable))
    let known = rules(0)
    #expect(known.contains(.unreachable) && !known.contains(.undecided))
  }

  /// `b` can never win.
  private static let covered = """
    gspec: 1
    product: Test
    uses: [material]
    elements: {page: {}}
    activities:
      a: {does: custom, target: page, by: drag, toward: horizontal}
      b: {does: custom, target: page, by: drag, toward: left}
    resolve:
      - {prefer: a, over: b}
    """

  /// Each of many rivals may fail at one event or not: so many paths would not fit into memory, and the search ends undecided.
  @Test func pathsOfOneEventHaveABound() throws {
    let spec = try AnalyzeSupport.spec(
      """
      gspec: 1
      product: Test
      uses: [material]
      elements: {page: {}}
      activities:
        a: {does: custom, target: page, by: long-press}
        b: {does: custom, target: page, by: double-touch}
      """)
    let analysis = AnalyzeConflicts(CheckContext(spec), CompilePipeline.lower(spec))
    let shapes = analysis.subject.allShapes.map { $0[0][0] }
    func search(_ rivals: Int) -> TouchSearch {
      let others = (0..<rivals).map { _ in TouchSearch.Rival(isAwaited: true, isCertain: false) }
      return TouchSearch(
        [shapes[0]] + Array(repeating: shapes[1], count: rivals),
        levels: Array(repeating: 0, count: rivals + 1), goal: .escape(others), hand: .unlimited)
    }
    let path = TouchPath([])
    #expect(search(3).after(path, 0..<3) { path, _ in [path, path] }?.count == 8)
    #expect(search(40).after(path, 0..<40) { path, _ in [path, path] } == nil)
    var (few, many) = (search(2), search(40))
    // Impossible paths are dropped before the next rival, so that even many end.
    let isComplete = (few.run().isComplete, many.run().isComplete)
    #expect(isComplete == (true, true))
  }

  /// If `PlainValues` says that two guards exclude each other, the exact decision agrees. Two words of one variable always exclude
  /// each other.
  @Test func plainExclusionIsExclusion() throws {
    var random = RandomNumbers(seed: 7)
    var plain = 0
    for _ in 0..<300 {
      let states = [state("a", ["x", "y", "z"]), state("b", nil)]
      let (first, second) = (condition(&random, 3), condition(&random, 3))
      guard PlainValues(first, over: states).excludes(PlainValues(second, over: states)) else { continue }
      plain += 1
      #expect(!GuardSet(first, over: states).intersects(GuardSet(second, over: states)))
    }
    #expect(plain > 30)
    let states = [state("a", ["x", "y"])]
    let (x, y) = (Guard.isOneOf(slot: 0, values: [0]), Guard.isOneOf(slot: 0, values: [1]))
    #expect(PlainValues(x, over: states).excludes(PlainValues(y, over: states)))
    #expect(PlainValues(.not(y), over: states).excludes(PlainValues(y, over: states)))
    #expect(!PlainValues(.or([x, y]), over: states).excludes(PlainValues(y, over: states)))
    #expect(!PlainValues(nil, over: states).excludes(PlainValues(y, over: states)))
  }

  private func state(_ name: String, _ words: [String]?) -> StateVariable {
    let span = SourceSpan(file: 0, start: 0, end: 0)
    return StateVariable(
      name: Located(name, span), type: words.map { .enumeration($0.map { Located($0, span) }) } ?? .bool)
  }

  private func condition(_ random: inout RandomNumbers, _ depth: Int) -> Guard {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 2), using: &random) {
    case 0: .isOneOf(slot: 0, values: [Int.random(in: 0..<3, using: &random)])
    case 1: .isOneOf(slot: 1, values: [Int.random(in: 0..<2, using: &random)])
    case 2: .not(condition(&random, depth - 1))
    case 3, 4: .and([condition(&random, depth - 1), condition(&random, depth - 1)])
    default: .or([condition(&random, depth - 1), condition(&random, depth - 1)])
    }
  }
}

/// The times of the analysis and of generated code grow in proportion to the number of activities.
@Suite struct LargeSpecTests {
  private static func text(_ activities: Int) -> String {
    let elements = (0..<activities / 4).map { "      e\($0): {}" }.joined(separator: "\n")
    let ways = [("touch", "activate"), ("pinch-open", "zoom-in"), ("drag", "pan"), ("rotate", "rotate")]
    let lines = (0..<activities).map { number in
      let (by, does) = ways[number % 4]
      return "  a\(number): {does: \(does), target: e\(number / 4), by: \(by), alternative: a button}"
    }
    return
      "gspec: 1\nproduct: Big\nuses: [material]\nelements:\n  root:\n    children:\n\(elements)\nactivities:\n"
      + lines.joined(separator: "\n") + "\n"
  }

  private static func generate(_ activities: Int) throws {
    let spec = try AnalyzeSupport.spec(text(activities))
    let options = SwiftOptions(GeneratedHeader(version: "test", source: "spec", digest: "test"))
    guard case .files(let files) = try EmitSwift.run(spec, options) else {
      Issue.record("names clash")
      return
    }
    let (last, text) = ("a\(activities - 1)", files[0].text)
    #expect(text.contains("case \(last) = ") && text.contains("mutating func \(last)("))
  }

  private static func analyze(_ activities: Int) throws {
    let report = AnalyzeConflicts.run(try AnalyzeSupport.spec(text(activities)))
    #expect(report.pairs == activities * 3 / 2)
    #expect(!report.findings.contains { $0.conflict.rule == .undecided })
  }

  /// If each activity searched through all activities, eight times as many would take sixty-four times as long.
  @Test("Code for eight times as many activities takes about eight times as long to generate")
  func manyActivitiesAreGenerated() throws {
    let few = try processorSeconds { try Self.generate(1_200) }
    #expect(try processorSeconds { try Self.generate(9_600) } < 16 * few)
  }

  @Test("Analysis of eight times as many activities takes about eight times as long")
  func manyActivitiesAreAnalyzed() throws {
    let few = try processorSeconds { try Self.analyze(1_200) }
    #expect(try processorSeconds { try Self.analyze(9_600) } < 16 * few)
  }
}
