/// What the rule catalogue says about one rule: `gspec rules ID` prints it.
package struct RuleInfo: Sendable, Hashable {
  /// The stable name: `syntax/unit`.
  package var id: String
  package var defaultSeverity: Severity
  /// One line without a final full stop: what the rule finds.
  package var summary: String
  /// Why it matters, in a sentence or two.
  package var reason: String
  /// For guidance: the document that it comes from, and where in it.
  package var source: String?
  /// A piece of a spec that the rule reports: whole top-level sections, or prose where no text can show it.
  package var example: String
  /// The same piece, corrected.
  package var corrected: String

  package init(
    id: String, defaultSeverity: Severity, summary: String, reason: String, source: String? = nil,
    example: String, corrected: String
  ) {
    self.id = id
    self.defaultSeverity = defaultSeverity
    self.summary = summary
    self.reason = reason
    self.source = source
    self.example = example
    self.corrected = corrected
  }

  /// A rule whose breaking keeps a spec from being made.
  init(
    _ id: String, _ summary: String, because reason: String, example: String, corrected: String
  ) {
    self.init(
      id: id, defaultSeverity: .error, summary: summary, reason: reason, example: example,
      corrected: corrected
    )
  }
}
