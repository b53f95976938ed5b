/// The page of a rule in Markdown, for `Docs/Rules` and the long help of other tools.
package enum RulePage {
  /// The page of one rule.
  package static func markdown(of rule: RuleInfo) -> String {
    """
    # \(rule.id)

    \(sentence(rule.summary)) Severity: \(rule.defaultSeverity.rawValue).

    \(rule.reason)\(rule.source.map { "\n\nSource: \($0)." } ?? "")\(silence(of: rule))

    ## Reported

    \(sample(rule.example))

    ## Fixed

    \(sample(rule.corrected))

    """
  }

  /// The file name of a rule's page: `conflict-cycle.md` for `conflict/cycle`.
  package static func fileName(of rule: RuleInfo) -> String {
    String(rule.id.map { $0 == "/" ? "-" : $0 }) + ".md"
  }

  /// A sentence that names the rules which report the same mistake instead; empty if there are none.
  private static func silence(of rule: RuleInfo) -> String {
    let speakers = TellOnce.speakers(for: rule.id).compactMap { RuleCatalogue.rule($0) }
    guard !speakers.isEmpty else { return "" }
    let links = speakers.map { "[\($0.id)](\(fileName(of: $0)))" }
    return "\n\nNot reported where the same mistake is reported by \(links.joined(separator: ", "))."
  }

  /// An example as YAML if it has a key, otherwise as a sentence.
  private static func sample(_ text: String) -> String {
    text.contains(":") ? "```yaml\n\(text)\n```" : sentence(text)
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
