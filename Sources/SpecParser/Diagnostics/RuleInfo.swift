/// The entry of one rule in the rule catalog, which `gspec rules ID` prints.
package struct RuleInfo: Sendable, Hashable {
  /// The stable name: `syntax/unit`.
  package var id: String
  package var defaultSeverity: Severity
  /// What the rule finds, in one line without a final full stop.
  package var summary: String
  /// Why it matters, in a sentence or two.
  package var reason: String
  /// For guidance: the document that it comes from, and the place in it.
  package var source: String?
  /// A part of a spec that the rule reports: whole top-level sections, or prose if no text can show it.
  package var example: String
  /// The same part, corrected.
  package var corrected: String

  /// - Parameters:
  ///   - example: both parts in one, if `corrected` is not given. The rule reports a line that begins with `✗`; the line with `✓` is its
  ///     correction.
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

  /// The lines of a text without those of the other mark, and without the marks themselves.
  private static func piece(of text: String, marked mark: Character, not other: Character) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line -> Substring? in
      let indent = line.prefix { $0 == " " }
      let words = line.dropFirst(indent.count)
      if words.first == other { return nil }
      return words.first == mark ? indent + words.dropFirst(2) : line
    }.joined(separator: "\n")
  }

  /// Creates a rule that reports errors.
  init(
    _ id: String, _ summary: String, because reason: String, example: String, corrected: String? = nil
  ) {
    self.init(
      id: id, defaultSeverity: .error, summary: summary, reason: reason, example: example,
      corrected: corrected
    )
  }
}
