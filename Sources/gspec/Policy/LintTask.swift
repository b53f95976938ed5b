import GestureCompiler
import SpecParser

/// What lint says of one spec: all that it needs is in it, so that it may be done on any thread.
struct LintTask: Sendable {
  let path: String
  let config: LintConfig
  let request: AnalysisRequest
  let cache: (any DecisionStore)?
  /// As `2027-01-31`.
  let today: String

  /// - Throws: when the file itself cannot be read.
  func spec(kept: KeptAnalysis = KeptAnalysis()) throws(CommandFailure) -> LintReport.Spec {
    spec(try LoadSpec.parse(path), fixes: true, kept: kept)
  }

  /// - Parameters:
  ///   - fixes: whether fixes are looked for.
  ///   - kept: of an earlier version of the spec.
  func spec(_ result: ParseResult, fixes: Bool, kept: KeptAnalysis = KeptAnalysis()) -> LintReport.Spec {
    let all = LoadSpec.allFindings(of: result, request, cache: cache, kept: kept)
    let found = config.applied(to: commented(all, result))
    let open = found.filter { $0.acceptedBecause == nil }
    let told =
      (fixes ? LoadSpec.withFixes(open, of: result, kept: kept) : open)
      + found.filter { $0.acceptedBecause != nil }
    var spec = LintReport.Spec(path: path, result, findings: told)
    spec.takeOutAccepted()
    spec.level = config.level?.value ?? .warning
    return spec
  }

  private func commented(_ findings: [Finding], _ result: ParseResult) -> [Finding] {
    guard let source = result.sources.files.first else { return findings }
    let isComplete = result.spec != nil || result.vocabulary != nil
    return ApplyComments(source, result.tree, today: today, isComplete: isComplete).apply(to: findings)
  }
}
