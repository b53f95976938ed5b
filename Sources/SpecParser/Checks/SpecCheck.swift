/// A check that enforces one sentence, after which its file is named, and reports violations under one rule.
///
/// To add one, see `Docs/HowTo/AddACheck.md`.
package protocol SpecCheck: RuleCheck {
  /// All findings, in any order.
  func findings(in context: CheckContext) -> [Finding]
}
