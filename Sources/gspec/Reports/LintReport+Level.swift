import SpecParser

extension LintReport {
  /// The report with the findings of a severity and above. The number of findings left out is in `leftOut`.
  ///
  /// Fingerprints are those of the whole report.
  ///
  /// - Parameters:
  ///   - level: `nil` for the level of each spec's configuration.
  ///   - isKept: whether a finding is kept although its severity is lower.
  func atLeast(_ level: Severity?, except isKept: (Finding) -> Bool = { _ in false }) -> LintReport {
    var result = self
    for (index, own) in placedBySpec.enumerated() {
      let level = level ?? specs[index].level
      let shown = own.filter { $0.finding.severity >= level || isKept($0.finding) }
      result.specs[index].findings = shown.map(\.finding)
      result.specs[index].fingerprints = shown.map(\.fingerprint)
      for finding in specs[index].findings where finding.severity < level && !isKept(finding) {
        result.leftOut[finding.rule, default: 0] += 1
        result.lowestLeftOut = min(result.lowestLeftOut ?? finding.severity, finding.severity)
      }
    }
    return result
  }
}
