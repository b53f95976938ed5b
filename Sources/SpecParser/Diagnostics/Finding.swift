/// The severity of a finding.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case note, warning, error

  package static func < (a: Severity, b: Severity) -> Bool {
    a != b && (a == .note || b == .error)
  }
}

/// A report of `lint`: what is wrong, where, why, and what to write instead. It is plain data; renderers make text of it.
package struct Finding: Sendable, Hashable, Codable {
  /// The stable name of the rule: `conflict/ambiguous`.
  package var rule: String
  package var severity: Severity
  /// One sentence without a final full stop: what is wrong.
  package var message: String
  /// The key or value to look at. With `nil` the finding is about the whole `file`.
  package var span: SourceSpan?
  package var file: FileID
  /// A remark on the span; may be empty.
  package var label = ""
  /// The reasons, one sentence each; may be empty.
  package var notes: [String]
  /// What to write instead; may be empty.
  package var help: [String]
  /// Other places, each with a remark.
  package var related: [Related]
  /// Names of the activities in the finding.
  package var activities: [String]
  /// The activities of each finding that this one joins; empty if it joins none.
  package var joined: [[String]] = []
  /// The activities of each finding that this one joins, or of itself.
  package var parts: [[String]] { joined.isEmpty ? [activities] : joined }
  /// The delay of a claim that waits for a rival, in milliseconds.
  package var delayMilliseconds: Double?
  /// A touch trace that shows the finding.
  package var witness: FindingWitness?
  /// Changes that remove the finding, each checked; the first is the most specific.
  package var fixes: [Fix] = []
  /// The reason why the spec's author accepts it. An accepted finding is kept for reports that show those, but never counted.
  package var acceptedBecause: String?
  /// The order of two claims, and the ranges in which they meet.
  package var relation: FindingRelation?

  package init(
    rule: String, severity: Severity, message: String, span: SourceSpan?, file: FileID,
    notes: [String] = [], help: [String] = [], related: [Related] = [], activities: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.span = span
    self.file = file
    self.notes = notes
    self.help = help
    self.related = related
    self.activities = activities
  }

  /// A finding of a rule, with the rule's severity.
  package init(
    _ rule: RuleInfo, _ message: String, at span: SourceSpan, notes: [String] = [], help: [String] = [],
    related: [Related] = [], activities: [String] = []
  ) {
    self.init(
      rule: rule.id, severity: rule.defaultSeverity, message: message, span: span, file: span.file,
      notes: notes, help: help, related: related, activities: activities)
  }

  /// Whether it is a finding of one of some rules.
  package func isOf(_ rules: [RuleInfo]) -> Bool { rules.contains { $0.id == rule } }

  package struct Related: Sendable, Hashable, Codable {
    package var span: SourceSpan
    package var message: String

    package init(span: SourceSpan, message: String) {
      self.span = span
      self.message = message
    }
  }
}
