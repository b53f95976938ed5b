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

  /// - Parameters:
  ///   - example: both pieces in one, where `corrected` is not given: a line that begins with `✗` is what the rule reports, one with
  ///     `✓` what stands there afterwards.
  package init(
    id: String, defaultSeverity: Severity, summary: String, reason: String, source: String? = nil,
    example: String, corrected: String? = nil
  ) {
    self.id = id
    self.defaultSeverity = defaultSeverity
    self.summary = summary
    self.reason = reason
    self.source = source
    self.example = Self.piece(of: example, marked: "✗", not: "✓")
    self.corrected = corrected ?? Self.piece(of: example, marked: "✓", not: "✗")
  }

  /// A text's lines but those of the other mark, without marks.
  private static func piece(of text: String, marked mark: Character, not other: Character) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> Substring? in
      let indent = line.prefix { $0 == " " }
      let words = line.dropFirst(indent.count)
      if words.first == other { return nil }
      return words.first == mark ? indent + words.dropFirst(2) : line
    }.joined(separator: "\n")
  }

  /// A rule whose breaking keeps a spec from being made.
  init(
    _ id: String, _ summary: String, because reason: String, example: String, corrected: String? = nil
  ) {
    self.init(
      id: id, defaultSeverity: .error, summary: summary, reason: reason, example: example,
      corrected: corrected
    )
  }
}
