/// A check that enforces one sentence under one rule of the catalogue: a `SpecCheck`, or one that needs the conflict analysis.
package protocol RuleCheck: Sendable {
  /// The rule's entry in the catalogue. No finding is more severe than the rule.
  static var rule: RuleInfo { get }

  init()
}

extension RuleCheck {
  /// A finding of this check's rule, with the rule's severity.
  package func finding(
    _ message: String, at span: SourceSpan, notes: [String] = [], help: [String] = [],
    related: [Finding.Related] = [], activities: [String] = []
  ) -> Finding {
    Finding(
      Self.rule, message, at: span, notes: notes, help: help, related: related, activities: activities)
  }
}

extension Finding {
  /// The same finding, with an activity named before the others.
  func naming(_ activity: String) -> Finding {
    var finding = self
    finding.activities.insert(activity, at: 0)
    return finding
  }
}
