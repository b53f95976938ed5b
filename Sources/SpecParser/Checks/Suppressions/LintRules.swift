/// Rules about the lines that accept findings: `lint: {disable: [...]}`, and comments.
package enum LintRules {
  static let all = [unknownRule, disabledError, unusedSuppression, comment, expired]

  static let comment = RuleInfo(
    id: "lint/comment", defaultSeverity: .warning, summary: "a comment for lint that cannot be read",
    reason:
      "The finding is still reported. Without a reason, readers cannot tell later whether the comment "
      + "is still right.",
    example: "# gspec:disable-next-line conflict/nested",
    corrected: "# gspec:disable-next-line conflict/nested -- the list is hidden while the card moves")

  static let expired = RuleInfo(
    id: "lint/expired-suppression", defaultSeverity: .warning,
    summary: "a comment that disables a finding until a date that has passed",
    reason: "The date says when to decide again. The finding is reported again.",
    example: "# gspec:disable-next-line conflict/nested until 2025-01-31 -- until the card is new",
    corrected: "# gspec:disable-next-line conflict/nested -- the card stays as it is")

  static let unknownRule = RuleInfo(
    id: "lint/unknown-rule", defaultSeverity: .error, summary: "`lint` disables a rule that does not exist",
    reason:
      "The line has no effect: the name is misspelt, or the rule was renamed.",
    example: example(rule: "guard/allways", guardText: "zoom < 8.0"), corrected: fixed)

  package static let disabledError = RuleInfo(
    id: "lint/disabled-error", defaultSeverity: .error, summary: "`lint` disables an error",
    reason: "A spec with errors does not compile, so errors cannot be disabled. Notes and warnings can.",
    example: example(rule: "guard/never", guardText: "zoom < 8.0"), corrected: fixed)

  package static let unusedSuppression = RuleInfo(
    id: "lint/unused-suppression", defaultSeverity: .warning,
    summary: "a line of `lint` that disables no finding",
    reason: "The finding no longer exists. The line could hide another finding later.",
    example: example(rule: "guard/always", guardText: "zoom < 8.0"), corrected: fixed)

  private static let fixed = spec(guardText: "zoom < 8.0")

  private static func example(rule: String, guardText: String) -> String {
    spec(guardText: guardText) + """

      lint:
        disable:
          - {rule: \(rule), activity: zoom-in, reason: the range may grow}
      """
  }

  private static func spec(guardText: String) -> String {
    MaterialExample.text(
      state: "zoom: 1.0..8.0", elements: "photo: {zooms: true}",
      activities: "zoom-in: {does: zoom-in, target: photo, by: pinch-open, when: \(guardText)}")
  }
}
