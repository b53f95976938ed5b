/// One check: it enforces one sentence, after which its file is named, and reports breaches under one rule.
///
/// To add one, see `Docs/HowTo/AddACheck.md`.
package protocol SpecCheck: Sendable {
  /// The rule's entry in the catalogue.
  static var rule: RuleInfo { get }

  init()

  /// Every breach, in any order.
  func findings(in context: CheckContext) -> [Finding]
}

extension SpecCheck {
  /// A finding of this check's rule at the rule's own severity.
  func finding(
    _ message: String, at span: SourceSpan, notes: [String] = [], help: [String] = [],
    related: [Finding.Related] = [], activities: [String] = []
  ) -> Finding {
    Finding(
      rule: Self.rule.id, severity: Self.rule.defaultSeverity, message: message, span: span, file: span.file,
      notes: notes, help: help, related: related, activities: activities)
  }
}
