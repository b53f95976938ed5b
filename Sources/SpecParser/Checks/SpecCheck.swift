/// One check: it enforces one sentence, after which its file is named, and reports breaches under one rule.
///
/// To add one, see `Docs/HowTo/AddACheck.md`.
package protocol SpecCheck: RuleCheck {
  /// Every breach, in any order.
  func findings(in context: CheckContext) -> [Finding]
}
