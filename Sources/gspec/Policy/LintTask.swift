import GestureCompiler
import SpecParser

/// The linting of one spec. It holds everything that it needs, so it can run on any thread.
struct LintTask: Sendable {
  let path: String
  let config: LintConfig
  let request: AnalysisRequest
  /// The request as text.
  let asked: String
  let cache: (any DecisionStore)?
  /// Whether a cached report may be returned. Such a report has no `checked` spec and no tree.
  var keepsReports = false
  let repositoryPath: String
  /// The date in UTC, such as `2027-01-31`.
  var today: String

  /// - Parameter load: returns the source of an imported vocabulary.
  /// - Throws: if the spec itself cannot be read.
  func spec(
    kept: KeptAnalysis = KeptAnalysis(), load: @escaping ImportLoader = LoadSpec.vocabulary
  ) throws(CommandFailure) -> LintReport.Spec {
    let bytes = try ReadInput.bytes(path, limit: SourceFile.sizeLimit)
    func made() -> (spec: LintReport.Spec, isKeepable: Bool, imports: [KeptReport.Import]) {
      var imports: [KeptReport.Import] = []
      let result = LoadSpec.parse(bytes, path: path) { request in
        let answer = load(request)
        if cache != nil, case .success(let file) = answer { imports.append(.init(request, file)) }
        return answer
      }
      var spec = spec(result, fixes: true, kept: kept)
      let isKeepable = keepsReports && isKeepable(result)
      // As in a cached report: the next spec takes less time if the memory of this one is free.
      if isKeepable { (spec.checked, spec.tree) = (nil, nil) }
      return (spec, isKeepable, imports)
    }
    guard let cache, keepsReports else { return made().spec }
    return ReportCache(cache).spec(of: bytes, for: self, make: made)
  }

  /// Everything that the report depends on, except the bytes of the file and its vocabularies.
  var circumstances: [String] { ["report", asked, config.circumstances, path, repositoryPath] }

  private func isKeepable(_ result: ParseResult) -> Bool {
    guard result.spec != nil || result.vocabulary != nil, result.findings.isEmpty,
      let comments = comments(result)
    else { return false }
    return !comments.dependOnDay
  }

  /// - Parameters:
  ///   - fixes: whether to look for fixes.
  ///   - kept: the analysis of an earlier version of the spec.
  ///   - beside: runs checks in parallel with the analysis.
  func spec(
    _ result: ParseResult, fixes: Bool, kept: KeptAnalysis = KeptAnalysis(), beside: LintStages.Beside? = nil
  ) -> LintReport.Spec {
    let caches = LintCaches(
      findings: cache.map { FindingsCache($0, asked) }, decisions: cache, analysis: kept)
    let lint = LintSpec(.conflicts, request, caches: caches, keepsAccepted: true, beside: beside)
    let found = config.applied(to: commented(CompilePipeline.lint(result, lint), result))
    let open = found.filter { $0.acceptedBecause == nil }
    let told = fixes ? CompilePipeline.fix(open, of: result, lint) : open
    let accepted = found.filter { $0.acceptedBecause != nil }
    var spec = LintReport.Spec(
      path: path, result, findings: told + accepted, repositoryPath: repositoryPath)
    // Only reports need fingerprints, and reports have fixes. Without accepted findings, fingerprints computed later are the same.
    if fixes || !accepted.isEmpty { spec.takeOutAccepted() }
    spec.level = config.level?.value ?? .warning
    return spec
  }

  private func commented(_ findings: [Finding], _ result: ParseResult) -> [Finding] {
    comments(result)?.apply(to: findings) ?? findings
  }

  private func comments(_ result: ParseResult) -> ApplyComments? {
    let isComplete = result.spec != nil || result.vocabulary != nil
    return result.sources.files.first.map {
      ApplyComments($0, result.tree, today: today, isComplete: isComplete)
    }
  }
}
