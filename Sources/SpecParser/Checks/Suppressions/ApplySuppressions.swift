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
    let silenced = spec.suppressions.map { suppression in
      findings.indices.filter { matches(suppression, findings[$0]) }
    }
    let accepted = Set(silenced.joined()).filter { findings[$0].severity != .error }
    let remaining = findings.indices.filter { !accepted.contains($0) }.map { findings[$0] }
    return remaining + (keepsAccepted ? accepted.sorted().map { told(findings[$0], at: $0, silenced) } : [])
      + zip(spec.suppressions, silenced).compactMap { suppression, matched in
        complaint(about: suppression, matching: matched.map { findings[$0] })
      }
  }

  /// The finding with the reason of the first line that accepts it.
  private func told(_ finding: Finding, at index: Int, _ silenced: [[Int]]) -> Finding {
    var finding = finding
    finding.acceptedBecause =
      zip(spec.suppressions, silenced).first { $1.contains(index) }?.0.reason.value ?? ""
    return finding
  }

  /// Whether a line accepts a finding. All named activities belong to the finding, or all of the finding's are named. `[a, b]` is a pair if
  /// the finding is about two activities, and a list if it is about one.
  private func matches(_ suppression: Suppression, _ finding: Finding) -> Bool {
    guard suppression.rule.value == finding.rule else { return false }
    let named = Set(names(of: suppression))
    if named.isEmpty { return true }
    let concerned = Set(finding.activities)
    return named.isSubset(of: concerned) || (!concerned.isEmpty && concerned.isSubset(of: named))
  }

  private func complaint(about suppression: Suppression, matching matched: [Finding]) -> Finding? {
    let id = suppression.rule.value
    let complaint = SuppressionComplaint(rule: suppression.rule, activities: names(of: suppression))
    guard let rule = RuleCatalogue.rule(id) else { return complaint.unknownRule() }
    if !isAnalyzed && AnalysisRules.all.contains(where: { $0.id == id }) { return nil }
    // Findings that are reported only on request may have been found in another run.
    if matched.isEmpty && CoverageRules.all.contains(where: { $0.id == id }) { return nil }
    let isError =
      matched.isEmpty ? rule.defaultSeverity == .error : matched.contains { $0.severity == .error }
    if isError { return complaint.disabledError(matched) }
    return matched.isEmpty ? complaint.unused() : nil
  }

  private func names(of suppression: Suppression) -> [String] {
    suppression.activities.map { spec.activities[$0.value].name.value }
  }
}
