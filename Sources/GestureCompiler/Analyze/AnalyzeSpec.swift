package import SpecParser

/// Everything that a spec's analysis reports: its conflicts, and what the checks make of them.
package enum AnalyzeSpec {
  /// The checks that follow the conflict analysis. A new one is added here and nowhere else.
  static let checks: [any AnalysisCheck.Type] = []

  /// - Parameters:
  ///   - context: of a spec that has no errors without the analysis.
  ///   - store: keeps decisions between runs.
  package static func findings(_ context: CheckContext, store: (any DecisionStore)? = nil) -> [Finding] {
    findings(context, CompilePipeline.lower(context.spec), store: store)
  }

  /// - Parameter machine: made of the context's spec.
  package static func findings(
    _ context: CheckContext, _ machine: Machine, store: (any DecisionStore)? = nil
  ) -> [Finding] {
    let report = AnalyzeConflicts.run(context, machine, store: store)
    let analysis = AnalysisContext(context, machine, report)
    return report.findings(of: machine) + checks.flatMap { $0.init().findings(in: analysis) }
  }
}
