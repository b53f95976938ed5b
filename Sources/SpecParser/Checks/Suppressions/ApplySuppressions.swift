/// Takes away the findings that a spec's author accepts, and reports what is wrong with the acceptance itself.
struct ApplySuppressions {
  private let spec: CheckedSpec
  private let isAnalyzed: Bool

  init(_ spec: CheckedSpec, isAnalyzed: Bool) {
    self.spec = spec
    self.isAnalyzed = isAnalyzed
  }

  /// The findings that remain, and those about `lint` itself.
  ///
  /// Errors always remain: a spec that has some is not compiled, so accepting them would say nothing.
  func apply(to findings: [Finding]) -> [Finding] {
    let silenced = spec.suppressions.map { suppression in
      findings.indices.filter { matches(suppression, findings[$0]) }
    }
    let accepted = Set(silenced.joined()).filter { findings[$0].severity != .error }
    let remaining = findings.indices.filter { !accepted.contains($0) }.map { findings[$0] }
    return remaining
      + zip(spec.suppressions, silenced).compactMap { suppression, matched in
        complaint(about: suppression, matching: matched.map { findings[$0] })
      }
  }

  /// Named activities all belong to the finding, or the finding's all belong to the named ones: `[a, b]` is a pair where
  /// the finding is about two, and a list where it is about one.
  private func matches(_ suppression: Suppression, _ finding: Finding) -> Bool {
    guard suppression.rule.value == finding.rule else { return false }
    let named = Set(names(of: suppression))
    if named.isEmpty { return true }
    let concerned = Set(finding.activities)
    return named.isSubset(of: concerned) || (!concerned.isEmpty && concerned.isSubset(of: named))
  }

  private func complaint(about suppression: Suppression, matching matched: [Finding]) -> Finding? {
    let id = suppression.rule.value
    guard let rule = RuleCatalogue.rule(id) else { return unknownRule(suppression) }
    if !isAnalyzed && AnalysisRules.all.contains(where: { $0.id == id }) { return nil }
    // What is looked for on request only may have been looked for elsewhere.
    if matched.isEmpty && CoverageRules.all.contains(where: { $0.id == id }) { return nil }
    let isError =
      matched.isEmpty ? rule.defaultSeverity == .error : matched.contains { $0.severity == .error }
    if isError {
      return finding(
        LintRules.disabledError, suppression, "`\(id)` is an error here, and errors cannot be disabled",
        help: ["mend what it reports, then drop this line"],
        related: matched.compactMap { error in
          error.severity == .error ? error.span.map { .init(span: $0, message: error.message) } : nil
        })
    }
    guard matched.isEmpty else { return nil }
    return finding(
      LintRules.unusedSuppression, suppression, "nothing is silenced by this line\(scope(of: suppression))",
      help: ["drop it"])
  }

  private func unknownRule(_ suppression: Suppression) -> Finding? {
    let id = suppression.rule.value
    let nearest = NearMiss.nearest(to: id, among: RuleCatalogue.all.map(\.id))
    if nearest == nil, RuleCatalogue.isReserved(id) { return nil }
    return finding(
      LintRules.unknownRule, suppression, "no rule is called `\(id)`",
      help: [nearest.map { "did you mean `\($0)`?" } ?? "`gspec rules` lists all of them"])
  }

  private func finding(
    _ rule: RuleInfo, _ suppression: Suppression, _ message: String, help: [String],
    related: [Finding.Related] = []
  ) -> Finding {
    Finding(
      rule: rule.id, severity: rule.defaultSeverity, message: message, span: suppression.rule.span,
      file: suppression.rule.span.file, help: help, related: related, activities: names(of: suppression))
  }

  private func scope(of suppression: Suppression) -> String {
    let named = names(of: suppression)
    return ": `\(suppression.rule.value)` reports nothing" + (named.isEmpty ? "" : " about \(listed(named))")
  }

  private func names(of suppression: Suppression) -> [String] {
    suppression.activities.map { spec.activities[$0.value].name.value }
  }
}
