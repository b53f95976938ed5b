/// How much a finding weighs.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  case note, warning, error

  package static func < (a: Severity, b: Severity) -> Bool {
    switch (a, b) {
    case (.note, .warning), (.note, .error), (.warning, .error): true
    default: false
    }
  }
}

/// Something that `lint` reports: what, where, why, and what to write instead. Plain data; renderers make text of it.
package struct Finding: Sendable, Hashable, Codable {
  /// The stable name of the rule: `conflict/ambiguous`.
  package var rule: String
  package var severity: Severity
  /// One sentence without a final full stop: what is wrong.
  package var message: String
  /// The key or value to look at. `nil`: the file as a whole (see `file`).
  package var span: SourceSpan?
  package var file: FileID
  /// What is to be seen at the span; may be empty.
  package var label = ""
  /// Why it is so, one sentence each; may be empty.
  package var notes: [String]
  /// What to write instead; may be empty.
  package var help: [String]
  /// Other places with what is to be seen there.
  package var related: [Related]
  /// Names of the activities it is about.
  package var activities: [String]
  /// How long a claim waits for a rival, in milliseconds.
  package var delayMilliseconds: Int?
  /// A touch trace that shows it.
  package var witness: FindingWitness?
  /// Changes that remove it, each checked; the first is the most specific.
  package var fixes: [Fix] = []
  /// Why the spec's author accepts it: it is kept for reports that show accepted findings, and counts nowhere.
  package var acceptedBecause: String?
  /// How two claims lie to each other, and where they meet.
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

  package struct Related: Sendable, Hashable, Codable {
    package var span: SourceSpan
    package var message: String

    package init(span: SourceSpan, message: String) {
      self.span = span
      self.message = message
    }
  }
}
