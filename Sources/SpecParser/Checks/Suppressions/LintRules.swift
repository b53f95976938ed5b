/// Rules about `lint: {disable: [...]}` itself.
enum LintRules {
  static let all = [unknownRule, disabledError, unusedSuppression]

  static let unknownRule = RuleInfo(
    id: "lint/unknown-rule", defaultSeverity: .error, summary: "`lint` disables a rule that does not exist",
    reason:
      "The finding that the line was written for is still reported, or its rule has another name by now.",
    example: example(rule: "guard/allways", guardText: "zoom < 8.0"), corrected: mended)

  static let disabledError = RuleInfo(
    id: "lint/disabled-error", defaultSeverity: .error, summary: "`lint` disables an error",
    reason: "A spec with errors cannot be compiled, so its errors are mended and not accepted. "
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
