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
    let all = cached("findings \(request)", result) {
      LoadSpec.allFindings(of: result, request, cache: cache, kept: kept)
    }
    let found = config.applied(to: commented(all, result))
    let open = found.filter { $0.acceptedBecause == nil }
    let told = fixes ? withFixes(open, result, kept) : open
    let accepted = found.filter { $0.acceptedBecause != nil }
    var spec = LintReport.Spec(path: path, result, findings: told + accepted)
    spec.takeOutAccepted()
    spec.level = config.level?.value ?? .warning
    return spec
  }

  private func withFixes(_ open: [Finding], _ result: ParseResult, _ kept: KeptAnalysis) -> [Finding] {
    guard !open.isEmpty else { return [] }
    return cached("fixes \(request) " + FindingsCache.question(open), result) {
      LoadSpec.withFixes(open, of: result, kept: kept)
    }
  }

  private func cached(_ question: String, _ result: ParseResult, _ make: () -> [Finding]) -> [Finding] {
    guard let cache else { return make() }
    return FindingsCache(cache).findings(question, of: result, make: make)
  }

  private func commented(_ findings: [Finding], _ result: ParseResult) -> [Finding] {
    guard let source = result.sources.files.first else { return findings }
    let isComplete = result.spec != nil || result.vocabulary != nil
    return ApplyComments(source, result.tree, today: today, isComplete: isComplete).apply(to: findings)
  }
}
