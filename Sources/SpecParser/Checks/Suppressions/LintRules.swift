/// Rules about what accepts findings: `lint: {disable: [...]}`, and comments.
enum LintRules {
  static let all = [unknownRule, disabledError, unusedSuppression, comment, expired]

  static let comment = RuleInfo(
    id: "lint/comment", defaultSeverity: .warning, summary: "a comment for lint that cannot be read",
    reason:
      "What it was written for is still reported. Without a reason nobody can tell later whether it still holds.",
    example: "# gspec:disable-next-line conflict/nested",
    corrected: "# gspec:disable-next-line conflict/nested -- the list is hidden while the card moves")

  static let expired = RuleInfo(
    id: "lint/expired-suppression", defaultSeverity: .warning,
    summary: "a comment that accepts a finding until a date that has passed",
    reason: "Somebody wanted to look at it again by then. What it was written for is reported again.",
    example: "# gspec:disable-next-line conflict/nested until 2025-01-31 -- until the card is new",
    corrected: "# gspec:disable-next-line conflict/nested -- the card stays as it is")

  static let unknownRule = RuleInfo(
    id: "lint/unknown-rule", defaultSeverity: .error, summary: "`lint` disables a rule that does not exist",
    reason:
      "The finding that the line was written for is still reported, or its rule has another name by now.",
    example: example(rule: "guard/allways", guardText: "zoom < 8.0"), corrected: mended)

  static let disabledError = RuleInfo(
    id: "lint/disabled-error", defaultSeverity: .error, summary: "`lint` disables an error",
    reason: "A spec with errors cannot be compiled, so its errors are fixed and not accepted. "
      + "Notes and warnings can be disabled.",
    example: example(rule: "guard/never", guardText: "zoom < 8.0"), corrected: mended)

  static let unusedSuppression = RuleInfo(
    id: "lint/unused-suppression", defaultSeverity: .warning,
    summary: "a line of `lint` that silences nothing",
    reason: "What it was written for is gone; left alone, it would one day hide something else.",
    example: example(rule: "guard/always", guardText: "zoom < 8.0"), corrected: mended)

  private static let mended = spec(guardText: "zoom < 8.0")

  private static func example(rule: String, guardText: String) -> String {
    spec(guardText: guardText) + """

      lint:
        disable:
          - {rule: \(rule), activity: zoom-in, reason: the range may grow}
      """
  }

  private static func spec(guardText: String) -> String {
    """
    gspec: 1
    product: Example
    uses: [material]
    state:
      zoom: 1.0..8.0
    elements:
      photo: {zooms: true}
    activities:
      zoom-in: {does: zoom-in, target: photo, by: pinch-open, when: \(guardText)}
    """
  }
}
