/// A rule that a comment accepts on one line of the spec: `# gspec:disable-next-line RULE -- reason`.
package struct AcceptedLine: Sendable, Hashable {
  let rule: String
  /// From the first byte of the line to its line break, in the file with number 0.
  private let line: ClosedRange<Int>

  /// - Parameter line: the number of the line, from 1.
  init(rule: String, line: Int, of source: SourceFile) {
    self.rule = rule
    let bytes = source.range(ofLine: line)
    self.line = bytes.lowerBound...bytes.upperBound
  }

  /// Whether a finding is of the rule and about the line. A finding about several activities is about the line of each.
  func concerns(_ finding: Finding) -> Bool {
    finding.rule == rule && (isOn(finding.span) || finding.related.contains { isOn($0.span) })
  }

  private func isOn(_ span: SourceSpan?) -> Bool {
    span.map { $0.file == 0 && line.contains($0.start) } ?? false
  }
}
