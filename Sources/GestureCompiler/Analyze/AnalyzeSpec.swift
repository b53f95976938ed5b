package import SpecParser

/// The requests for analyses that are optional.
package struct AnalysisRequest: Sendable, Hashable {
  /// The longest allowed hold of a claim, in microseconds.
  package var maxLatency: Int64?
  /// Whether touches that nothing claims are reported.
  package var coverage: Bool

  /// The abilities of a slower hand.
  package var slowHand: SlowHand

  package init(maxLatency: Int64? = nil, coverage: Bool = false, slowHand: SlowHand = SlowHand()) {
    self.maxLatency = maxLatency
    self.coverage = coverage
    self.slowHand = slowHand
  }
}

/// Collects all findings of a spec's analysis: its conflicts, and those of the checks that follow.
package enum AnalyzeSpec {
  /// The checks that run after the conflict analysis. Add a new one only here.
  static let checks: [any AnalysisCheck.Type] = [
    SomeTouchMeetsAllSteps.self,
    ResolutionsSettleSomething.self,
    WaitsComeToAnEnd.self,
    CustomGesturesDifferFromStandardOnes.self,
    SlowHandsCanDoIt.self,
    SlowTouchesAreNoHolds.self,
  ]

  /// - Parameters:
  ///   - context: the context of a spec whose checks may report errors; its `AnalyzedPart` is analyzed.
  ///   - request: the optional analyses to run.
  ///   - store: keeps decisions between runs.
  ///   - kept: keeps more results between runs in this process.
  package static func findings(
    _ context: CheckContext, _ request: AnalysisRequest = .init(), store: (any DecisionStore)? = nil,
    kept: KeptAnalysis = KeptAnalysis()
  ) -> [Finding] {
    let part = AnalyzedPart(context)
    return findings(part.context, part.machine, request, store: store, kept: kept)
  }

  /// - Parameter machine: the machine of the context's spec, all of which can be analyzed.
  package static func findings(
    _ context: CheckContext, _ machine: Machine, _ request: AnalysisRequest = .init(),
    store: (any DecisionStore)? = nil, kept: KeptAnalysis = KeptAnalysis()
  ) -> [Finding] {
    let report = AnalyzeConflicts.run(context, machine, store: store, kept: kept)
    let analysis = AnalysisContext(context, machine, report, slowHand: request.slowHand)
    return report.findings(of: machine) + checks.flatMap { $0.init().findings(in: analysis) }
      + onRequest(analysis, request)
  }

  /// The errors among the findings, without optional analyses. Checks that can only warn do not run.
  package static func errors(_ context: CheckContext) -> [Finding] {
    let part = AnalyzedPart(context)
    let report = AnalyzeConflicts.run(part.context, part.machine)
    let analysis = AnalysisContext(part.context, part.machine, report)
    let found = checks.filter { $0.rule.defaultSeverity == .error }.flatMap {
      $0.init().findings(in: analysis)
    }
    return (report.findings(of: part.machine) + found).filter { $0.severity == .error }
  }

  private static func onRequest(_ analysis: AnalysisContext, _ request: AnalysisRequest) -> [Finding] {
    let late = LatencyBudgets(most: request.maxLatency).findings(in: analysis)
    guard request.coverage else { return late }
    let ways = FindWaysIn(spec: analysis.spec, dead: analysis.checks.deadActivities)
    return late + FindDeadZones(analysis).findings() + ways.findings()
  }
}
