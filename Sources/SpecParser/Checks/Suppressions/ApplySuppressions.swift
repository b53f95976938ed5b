/// Removes the findings that a spec's author accepts, and reports faults in the lines that accept them.
struct ApplySuppressions {
  private let spec: CheckedSpec
  private let isAnalyzed: Bool

  init(_ spec: CheckedSpec, isAnalyzed: Bool) {
    self.spec = spec
    self.isAnalyzed = isAnalyzed
  }

  /// The remaining findings, and those about `lint` itself.
  ///
  /// Errors always remain: a spec with errors is not compiled, so it has no effect to accept them.
  ///
  /// - Parameter keepsAccepted: whether accepted findings stay, with the reason.
  func apply(to findings: [Finding], keepsAccepted: Bool = false) -> [Finding] {
    let marked = findings.map { finding in
      var finding = finding
      finding.acceptedBecause = spec.reason(toAccept: finding)
      return finding
    }
    return marked.filter { $0.acceptedBecause == nil }
      + (keepsAccepted ? marked.filter { $0.acceptedBecause != nil } : [])
      + spec.suppressions.indices.compactMap { complaint(about: $0, in: findings) }
  }

  /// - Parameter number: the index of the line of `lint`.
  private func complaint(about number: Int, in findings: [Finding]) -> Finding? {
    let suppression = spec.suppressions[number]
    let matched = findings.filter { spec.accepts($0, by: suppression) }
    let id = suppression.rule.value
    let complaint = SuppressionComplaint(rule: suppression.rule, activities: spec.names(of: suppression))
    // Unknown rules are reported where the line is read.
    guard let rule = RuleCatalogue.rule(id) else { return nil }
    if !isAnalyzed && AnalysisRules.all.contains(where: { $0.id == id }) { return nil }
    // Findings that are reported only on request may have been found in another run.
    if matched.isEmpty && CoverageRules.all.contains(where: { $0.id == id }) { return nil }
    let earlier = spec.suppressions[..<number]
    let isFirst = matched.contains { finding in !earlier.contains { spec.accepts(finding, by: $0) } }
    return complaint.fault(rule, matched, isFirst: isFirst)
  }
}
