import ConflictSupport
import SpecParser
import Testing

@testable import GestureCompiler

/// Several threads decide the same as one thread.
struct DecideAheadTests {
  @Test(arguments: [2, 3, 8])
  func aReportIsTheSameOnAnyNumberOfThreads(_ threads: Int) {
    for spec in [
      CrowdedSpec.onOneTarget(40), CrowdedSpec.over(elements: 8, activities: 60), CrowdedSpec.alike(12),
    ] {
      let machine = CompilePipeline.lower(spec)
      let alone = AnalyzeConflicts.run(CheckContext(spec), machine)
      let spread = AnalyzeConflicts.run(
        CheckContext(spec), machine, kept: KeptAnalysis(.onThreads(threads)))
      #expect(spread.findings.map(\.finding) == alone.findings.map(\.finding))
      #expect(spread.shapePairs == alone.shapePairs && spread.undecidedPairs == alone.undecidedPairs)
      #expect(spread.pairs == alone.pairs && spread.failedReplays == alone.failedReplays)
    }
  }

  /// Shows that threads decide pairs ahead at all, without which the test above would test nothing.
  @Test func pairsAreDecidedAhead() throws {
    let spec = CrowdedSpec.onOneTarget(10)
    let machine = CompilePipeline.lower(spec)
    var analysis = AnalyzeConflicts(CheckContext(spec), machine, kept: KeptAnalysis(.onThreads(2)))
    let pairs = ElementPairs(machine, analysis.subject.paths, limit: 1000).pairs
    let next = analysis.decideAhead(pairs, from: 0)
    #expect(next == pairs.count)
    let (a, b) = try #require(pairs.first)
    var key = AnalyzeConflicts.DecisionKey(
      first: analysis.subject.shapes[a][0][0], second: analysis.subject.shapes[b][0][0], targets: .same)
    if analysis.subject.pool.isOtherWayRound(key) { key = key.swapped }
    let taken = [analysis.ahead.take(key), analysis.ahead.take(key)]
    let ahead = try #require(taken[0])
    #expect(taken[1] == nil)
    var alone = AnalyzeConflicts(CheckContext(spec), machine)
    let decided = alone.decision(key, [RecognizerPlace(a, 0), RecognizerPlace(b, 0)])
    #expect(decided == ahead)
  }

  /// A bound is reached at the same pair, however many pairs beyond it were decided ahead.
  @Test func aBoundIsReachedAtTheSamePair() {
    let spec = CrowdedSpec.onOneTarget(30)
    let machine = CompilePipeline.lower(spec)
    let reports = [WorkSpread.alone, .onThreads(2), .onThreads(5)].map { spread in
      var analysis = AnalyzeConflicts(CheckContext(spec), machine, kept: KeptAnalysis(spread))
      analysis.bound.work = 4_000
      analysis.bound.workBeyond = 1_000
      analysis.bound.allQuickWork = 2_000
      return analysis.run()
    }
    #expect(reports[0].pairs < 435)
    for report in reports { #expect(report.findings.map(\.finding) == reports[0].findings.map(\.finding)) }
  }
}
