/// Applies comments that accept findings on the line below them.
package struct ApplyComments {
  private let source: SourceFile
  private let file: FileID
  private let comments: [Comment]
  /// The day, as `2027-01-31`.
  private let today: String
  /// Whether the whole spec was checked. Otherwise it is unknown whether a comment is needed.
  private let isComplete: Bool

  /// - Parameters:
  ///   - tree: the syntax tree of the file with number 0.
  ///   - today: the day with which dates are compared, as `2027-01-31`.
  package init(_ source: SourceFile, _ tree: SyntaxTree, today: String, isComplete: Bool) {
    self.source = source
    file = 0
    comments = tree.comments
    self.today = today
    self.isComplete = isComplete
  }

  /// Whether some comment may have another effect on another day: one for lint with the word `until`.
  package var dependOnDay: Bool {
    comments.contains { comment in
      isForLint(comment)
        && source.text(comment.span.start..<comment.span.end).split(separator: " ").contains("until")
    }
  }

  /// The findings, with the reason for those that a comment accepts, and the findings about comments.
  ///
  /// Errors always remain, since a spec with errors is not compiled.
  package func apply(to findings: [Finding]) -> [Finding] {
    guard comments.contains(where: isForLint) else { return findings }
    var result = findings
    var complaints: [Finding] = []
    for comment in comments where isForLint(comment) {
      do throws(SuppressionComment.Fault) {
        guard let read = try SuppressionComment(comment, in: source) else { continue }
        complaints += apply(read, above: nextLine(after: comment), to: &result)
      } catch {
        complaints.append(
          SuppressionComplaint(rule: Located("", comment.span)).finding(
            LintRules.comment, error.message, help: [error.help]))
      }
    }
    return result + complaints
  }

  private func isForLint(_ comment: Comment) -> Bool {
    source.text(comment.span.start..<comment.span.end).drop { $0 == "#" || $0 == " " || $0 == "\t" }
      .hasPrefix(SuppressionComment.mark)
  }

  /// Marks the findings that the comment accepts.
  ///
  /// - Returns: the findings about the comment.
  private func apply(
    _ comment: SuppressionComment, above line: Int, to findings: inout [Finding]
  ) -> [Finding] {
    if let until = comment.until, until.value < today {
      return comment.rules.map { rule in
        SuppressionComplaint(rule: rule).finding(
          LintRules.expired, "this comment counted until \(until.value)",
          help: ["fix what it is about, or give a later date"])
      }
    }
    return comment.rules.compactMap { rule in
      let complaint = SuppressionComplaint(rule: rule)
      guard let info = RuleCatalogue.rule(rule.value) else { return complaint.unknownRule() }
      let matched = findings.indices.filter { findings[$0].rule == rule.value && isOn(line, findings[$0]) }
      for index in matched where findings[index].severity != .error && findings[index].acceptedBecause == nil
      {
        findings[index].acceptedBecause = comment.reason
      }
      if matched.isEmpty {
        let isOnRequest = CoverageRules.all.contains { $0.id == rule.value }
        if isOnRequest || !isComplete { return nil }
        return info.defaultSeverity == .error
          ? complaint.disabledError([]) : complaint.unused(" on line \(line)")
      }
      let errors = matched.map { findings[$0] }.filter { $0.severity == .error }
      return errors.isEmpty ? nil : complaint.disabledError(errors)
    }
  }

  /// The next line that is not only a comment. Comments for several rules may stand above one line.
  private func nextLine(after comment: Comment) -> Int {
    let own = Set(comments.filter(\.isOnOwnLine).map { source.position(at: $0.span.start).line })
    var line = source.position(at: comment.span.start).line + 1
    while own.contains(line) { line += 1 }
    return line
  }

  /// Whether a finding is about a line. A finding about several activities is about the line of each.
  private func isOn(_ line: Int, _ finding: Finding) -> Bool {
    let spans = [finding.span].compactMap { $0 } + finding.related.map(\.span)
    return spans.contains { $0.file == file && source.position(at: $0.start).line == line }
  }
}
