/// Which lines of a spec accept a finding.
extension CheckedSpec {
  /// Whether a line of `lint` accepts a finding. All named activities belong to the finding, or all of the finding's are named. `[a, b]` is
  /// a pair if the finding is about two activities, and a list if it is about one. Of findings that are joined, the line must accept each.
  func accepts(_ finding: Finding, by suppression: Suppression) -> Bool {
    guard suppression.rule.value == finding.rule else { return false }
    let named = Set(names(of: suppression))
    if named.isEmpty { return true }
    return finding.parts.allSatisfy { activities in
      named.isSubset(of: activities) || (!activities.isEmpty && named.isSuperset(of: activities))
    }
  }

  /// The reason of the first line of `lint` that accepts a finding; `nil` if none does. No line accepts an error.
  package func reason(toAccept finding: Finding) -> String? {
    guard finding.severity != .error else { return nil }
    return suppressions.first { accepts(finding, by: $0) }?.reason.value
  }

  /// The numbers of the lines that accept a finding: first those of `lint`, then those below comments, of any date.
  ///
  /// Findings are joined only if the same lines accept them, so that no line accepts a part of a finding.
  package func acceptors(of finding: Finding) -> [Int] {
    suppressions.indices.filter { accepts(finding, by: suppressions[$0]) }
      + acceptedLines.indices.filter { acceptedLines[$0].concerns(finding) }.map { suppressions.count + $0 }
  }

  /// The names of the activities to which a line of `lint` is limited.
  func names(of suppression: Suppression) -> [String] {
    suppression.activities.map { activities[$0.value].name.value }
  }
}
