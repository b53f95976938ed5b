package import SpecParser

/// Lint of a parsed spec: what runs, in which order, and what each stage keeps.
///
///     ParseResult ──LintStages──► findings ──what a repository accepts──► open findings ──FindFixes, CommonFixes──► findings with fixes
///                       │                                                                     │
///     keeps    LintCaches, all three                                             LintCaches.findings, .analysis
///
/// What a repository accepts by comments and settings is known to the caller alone.
package struct LintSpec {
  /// How far lint looks.
  package enum Depth: Sendable {
    /// Only at what the parser found.
    case text
    /// Also at the checks.
    case checks
    /// Also at the conflict analysis and the checks that follow it.
    case conflicts
  }

  private let depth: Depth
  private let request: AnalysisRequest
  private let caches: LintCaches
  private let keepsAccepted: Bool
  private let beside: LintStages.Beside?

  /// - Parameters:
  ///   - request: the optional analyses.
  ///   - keepsAccepted: whether findings that the spec's `lint` section accepts are kept, with the reason.
  ///   - beside: runs the checks beside the analysis; without it they run first.
  package init(
    _ depth: Depth = .conflicts, _ request: AnalysisRequest = .init(), caches: LintCaches = LintCaches(),
    keepsAccepted: Bool = false, beside: LintStages.Beside? = nil
  ) {
    self.depth = depth
    self.request = request
    self.caches = caches
    self.keepsAccepted = keepsAccepted
    self.beside = beside
  }

  /// The findings of a spec or a vocabulary. Without a spec there are only those of the parser.
  package func findings(of result: ParseResult) -> [Finding] {
    guard let kept = caches.findings else { return found(result) }
    return kept.findings(.found, of: result) { found(result) }
  }

  private func found(_ result: ParseResult) -> [Finding] {
    depth == .text ? result.findings : stages.findings(of: result)
  }

  /// The findings of a spec.
  ///
  /// - Parameter others: the findings of the parser about it.
  package func findings(of spec: CheckedSpec, with others: [Finding] = []) -> [Finding] {
    depth == .text ? others : stages.findings(of: spec, with: others)
  }

  private var stages: LintStages {
    var stages = LintStages()
    stages.keepsAccepted = keepsAccepted
    stages.mechanics = caches.analysis.mechanics
    stages.beside = beside
    if depth == .conflicts {
      stages.analyze = { AnalyzeSpec.findings($0, request, store: caches.decisions, kept: caches.analysis) }
    }
    return stages
  }

  /// The errors among the findings. What can only warn does not run.
  package func errors(of result: ParseResult) -> [Finding] {
    if let spec = result.spec { return errors(of: spec, with: result.findings) }
    return found(result).filter { $0.severity == .error }
  }

  /// The errors among the findings of a spec.
  ///
  /// - Parameter others: the findings of the parser about it.
  package func errors(of spec: CheckedSpec, with others: [Finding] = []) -> [Finding] {
    var stages = LintStages(checks: CheckSpec.errors)
    switch depth {
    case .text: return others.filter { $0.severity == .error }
    case .checks: break
    case .conflicts: stages.analyze = { AnalyzeSpec.errors($0) }
    }
    return stages.findings(of: spec, with: others).filter { $0.severity == .error }
  }

  /// Findings with checked fixes for errors and warnings.
  ///
  /// - Parameter findings: the findings of the result that nothing accepts.
  package func fixed(_ findings: [Finding], of result: ParseResult) -> [Finding] {
    guard !findings.isEmpty, let kept = caches.findings else { return withFixes(findings, result) }
    return kept.findings(.fixed(findings), of: result) { withFixes(findings, result) }
  }

  private func withFixes(_ findings: [Finding], _ result: ParseResult) -> [Finding] {
    guard let spec = result.spec, let source = result.sources.files.first else { return findings }
    let edits = SourceEdits(result.tree, source)
    let fixed = FindFixes.added(to: findings, of: spec, edits, kept: caches.analysis)
    return CommonFixes.added(to: fixed, of: spec, edits, kept: caches.analysis)
  }
}
