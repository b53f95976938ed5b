/// Collects findings while one spec and its vocabularies are read. It stops at a limit, so that a hostile file cannot fill the memory with
/// messages.
final class FindingSink {
  /// After this many findings, a last one says that there are more.
  static let limit = 1_000

  private(set) var findings: [Finding] = []
  private(set) var isFull = false

  /// Whether some error prevents a spec from being built. The misspelt name of a rule under `lint` does not: nothing is recognized by it.
  var preventsSpec: Bool {
    findings.contains { $0.severity == .error && $0.rule != LintRules.unknownRule.id }
  }

  func report(
    _ rule: RuleInfo, _ message: String, at span: SourceSpan, notes: [String] = [], help: [String] = [],
    related: [Finding.Related] = []
  ) {
    add(Finding(rule, message, at: span, notes: notes, help: help, related: related))
  }

  /// Reports an error of a whole file.
  func report(_ rule: RuleInfo, _ message: String, in file: FileID, help: [String] = []) {
    add(
      Finding(
        rule: rule.id, severity: rule.defaultSeverity, message: message, span: nil, file: file, help: help))
  }

  /// All findings by file, place, rule and message, without duplicates.
  var sorted: [Finding] {
    var result: [Finding] = []
    for finding in findings.sorted(by: Finding.stands) where result.last != finding {
      result.append(finding)
    }
    return result
  }

  /// Adds a finding, unless there are too many.
  func add(_ finding: Finding) {
    guard !isFull else { return }
    findings.append(finding)
    guard findings.count == Self.limit else { return }
    isFull = true
    findings.append(
      Finding(
        rule: SyntaxRules.limit.id, severity: .error,
        message: "more than \(Self.limit) findings; the others are left out", span: nil, file: finding.file
      )
    )
  }
}

extension Finding {
  /// The order of findings in every report: file, place (whole files first), rule, message.
  package static func stands(_ a: Finding, before b: Finding) -> Bool {
    if a.file != b.file { return a.file < b.file }
    let (first, second) = (a.span?.start ?? -1, b.span?.start ?? -1)
    if first != second { return first < second }
    return (a.rule, a.message) < (b.rule, b.message)
  }
}
