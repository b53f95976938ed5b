/// What the rule catalogue says about the rules of the conflict analysis. `conflict/cycle` is a check of the spec alone.
package enum ConflictRules {
  package static let all: [RuleInfo] = [ambiguous, specialCase, nested, delayed, unreachable, undecided]

  static let ambiguous = RuleInfo(
    id: "conflict/ambiguous", defaultSeverity: .error,
    summary: "two activities claim the same touch on one target, and nothing settles it",
    reason:
      "Which of them is recognized would hang on chance: on the instant at which a sample comes, or on their names. "
      + "An overlap of no extent is a note.",
    example: pair("by: drag, toward: left", "by: drag, toward: 170deg..260deg"),
    corrected: pair("by: drag, toward: left", "by: drag, toward: 230deg..260deg"))

  static let specialCase = RuleInfo(
    id: "conflict/special-case", defaultSeverity: .note,
    summary: "two activities claim the same touch, and the special case or the earlier claim wins",
    reason:
      "The more particular one wins wherever both claim, which is usually meant; it is said so that it can be seen.",
    example: pair("by: drag, toward: left", "by: drag"),
    corrected: pair("by: drag, toward: left", "by: drag, toward: right"))

  static let nested = RuleInfo(
    id: "conflict/nested", defaultSeverity: .warning,
    summary: "an inner activity claims where an activity around it would too",
    reason:
      "The inner target wins, so that the outer activity is no longer received there. Two discrete claims at one "
      + "instant, like a button in a card, are a note.",
    example: pair("by: drag, toward: left", "by: drag", inner: "row"),
    corrected: pair("by: drag, toward: left", "by: drag", inner: "row", "resolve:\n  - {prefer: b, over: a}"))

  static let delayed = RuleInfo(
    id: "conflict/delayed", defaultSeverity: .warning,
    summary: "a claim waits for a rival longer than the budget",
    reason:
      "People feel every answer that comes later than `latency-budget`. A declared wait, or one within the budget, "
      + "is a note.",
    example: pair("by: touch", "by: double-touch"),
    corrected: pair("by: touch", "by: double-touch", "resolve:\n  - {wait: a, for: b}"))

  static let unreachable = RuleInfo(
    id: "conflict/unreachable", defaultSeverity: .error, summary: "an activity that rivals always beat",
    reason:
      "Guard and mechanic are possible, and yet it is never recognized: wherever it would claim, a rival has won.",
    example: pair("by: drag", "by: swipe, toward: left"),
    corrected: pair("by: drag, toward: vertical", "by: swipe, toward: left"))

  static let undecided = RuleInfo(
    id: "conflict/undecided", defaultSeverity: .warning,
    summary: "neither a proof that two never meet nor a trace on which they do was found",
    reason:
      "The analysis has bounds, and says so when it comes to one rather than guess. There is one for each pair of activities, "
      + "whose finding names the two, and one for the spec as a whole: so many pairs that share an element or its ancestors, so "
      + "much work on them, or so many conflicts. Where that one is reached the finding stands once, and says how many pairs "
      + "were compared and on which element most of them are; whether the others conflict is not known then, nor which "
      + "activities can never win.",
    example:
      "Two long mechanics whose movements are measured from each other's ends. Or, for the spec as a whole, more than a "
      + "thousand activities on one element",
    corrected:
      "Make the difference of the two plainer, or settle the pair in `resolve`. Give parts of a crowded element that are touched "
      + "apart elements of their own, or split the product into several specs")

  /// A spec with two activities, the second on an element inside the first's if one is named.
  private static func pair(_ a: String, _ b: String, inner: String? = nil, _ rest: String = "") -> String {
    let elements = inner.map { "  page:\n    children:\n      \($0): {}" } ?? "  page: {}"
    let text = """
      gspec: 1
      product: Example
      uses: [material]
      elements:
      \(elements)
      activities:
        a: {does: custom, target: page, \(a)}
        b: {does: custom, target: \(inner ?? "page"), \(b)}
      """
    return rest.isEmpty ? text : text + "\n" + rest
  }
}
