/// Applies comments that accept findings on the line below them.
package struct ApplyComments {
  private let source: SourceFile
  private let comments: [LintComments.Entry]
  /// The day, as `2027-01-31`.
  private let today: String
  /// Whether the whole spec was checked. Otherwise it is unknown whether a comment is needed.
  private let isComplete: Bool

  /// - Parameters:
  ///   - tree: the syntax tree of the file with number 0.
  ///   - today: the day with which dates are compared, as `2027-01-31`.
  package init(_ source: SourceFile, _ tree: SyntaxTree, today: String, isComplete: Bool) {
    self.source = source
    comments = LintComments(source, tree).entries
    self.today = today
    self.isComplete = isComplete
  }

  /// Whether some comment may have another effect on another day.
  package var dependOnDay: Bool {
    comments.contains { (try? $0.content.get())?.until != nil }
  }

  /// The findings, with the reason for those that a comment accepts, and the findings about comments.
  ///
  /// Errors always remain, since a spec with errors is not compiled.
  package func apply(to findings: [Finding]) -> [Finding] {
    var result = findings
    var complaints: [Finding] = []
    for comment in comments {
      switch comment.content {
      case .success(let read): complaints += apply(read, above: comment.line, to: &result)
      case .failure(let fault):
        complaints.append(
          SuppressionComplaint(rule: Located("", comment.span)).finding(
            LintRules.comment, fault.message, help: [fault.help]))
      }
    }
    return result + complaints
  }

  /// Marks the findings that the comment accepts.
  ///
  /// - Returns: the findings about the comment.
  private func apply(
    _ comment: SuppressionComment, above line: Int?, to findings: inout [Finding]
  ) -> [Finding] {
    if let until = comment.until, until.value < today {
      return comment.rules.map { rule in
        SuppressionComplaint(rule: rule).finding(
          LintRules.expired, "this comment counted until \(until.value)",
          help: ["fix what it is about, or give a later date"])
      }
    }
    return comment.rules.compactMap { complaint(about: $0, comment.reason, line, &findings) }
  }

  /// Marks the findings of a rule on a line.
  ///
  /// - Parameter line: `nil` if no line follows the comment.
  private func complaint(
    about rule: Located<String>, _ reason: String, _ line: Int?, _ findings: inout [Finding]
  ) -> Finding? {
    let complaint = SuppressionComplaint(rule: rule)
    guard let info = RuleCatalogue.rule(rule.value) else { return complaint.unknownRule }
    guard let line else { return complaint.needless("no line follows it") }
    let accepted = AcceptedLine(rule: rule.value, line: line, of: source)
    let matched = findings.indices.filter { accepted.concerns(findings[$0]) }
    let open = matched.filter { findings[$0].severity != .error && findings[$0].acceptedBecause == nil }
    for index in open { findings[index].acceptedBecause = reason }
    let isOnRequest = CoverageRules.all.contains { $0.id == rule.value }
    if matched.isEmpty, isOnRequest || !isComplete { return nil }
    return complaint.fault(info, matched.map { findings[$0] }, isFirst: !open.isEmpty, " on line \(line)")
  }
}
