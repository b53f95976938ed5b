/// The catalogue entries of the conflict analysis. A check of the spec alone reports `conflict/cycle`.
package enum ConflictRules {
  package static let all: [RuleInfo] = [ambiguous, specialCase, nested, delayed, unreachable, undecided]

  static let ambiguous = RuleInfo(
    id: "conflict/ambiguous", defaultSeverity: .error,
    summary: "two activities claim the same touch on one target, and nothing settles it",
    reason:
      "Chance would decide which is recognized: the time of a sample, or the order of names. An "
      + "overlap at a single value is a note.",
    example: pair("by: drag, toward: left", "by: drag, toward: 170deg..260deg"),
    corrected: pair("by: drag, toward: left", "by: drag, toward: 230deg..260deg"))

  static let specialCase = RuleInfo(
    id: "conflict/special-case", defaultSeverity: .note,
    summary: "two activities claim the same touch, and the special case or the earlier claim wins",
    reason:
      "The special case, or the earlier claim, wins wherever both claim. That is usually intended; "
      + "the note shows it.",
    example: pair("by: drag, toward: left", "by: drag"),
    corrected: pair("by: drag, toward: left", "by: drag, toward: right"))

  static let nested = RuleInfo(
    id: "conflict/nested", defaultSeverity: .warning,
    summary: "an inner activity claims where an activity around it would too",
    reason:
      "The inner target wins, so the outer activity is not recognized there. Two discrete claims at "
      + "one instant, such as a button in a card, are a note. A sheet around a list that scrolls is fixed by "
      + "`hand-over: {to: close, at: top}` in the list's `scroll`: the sheet then goes on with the movement at the list's top.",
    example: pair("by: drag, toward: left", "by: drag", inner: "row"),
    corrected: pair("by: drag, toward: left", "by: drag", inner: "row", resolve: "- {prefer: b, over: a}"))

  static let delayed = RuleInfo(
    id: "conflict/delayed", defaultSeverity: .warning,
    summary: "a claim waits for a rival longer than the budget",
    reason:
      "People notice a response later than `latency-budget`. A declared `wait`, or a delay within the "
      + "budget, is a note. The time is that of a hand that does nothing more. If fingers go on, the claim can "
      + "wait longer: `gspec latency` shows both.",
    example: pair("by: touch", "by: double-touch"),
    corrected: pair("by: touch", "by: double-touch", resolve: "- {wait: a, for: b}"))

  static let unreachable = RuleInfo(
    id: "conflict/unreachable", defaultSeverity: .error, summary: "an activity that rivals always beat",
    reason:
      "Its guard and its mechanic are possible, but it is never recognized: a rival wins wherever it "
      + "would claim. A warning is about a part of its touches: those in some states, those in a direction that it "
      + "names, or in any direction of a `pan`, and those of several fingers that do not move before the last one "
      + "lands. Where a line of `resolve` gives a direction to the rival, it is a note.",
    example: pair("by: drag", "by: swipe, toward: left"),
    corrected: pair("by: drag, toward: vertical", "by: swipe, toward: left"))

  static let undecided = RuleInfo(
    id: "conflict/undecided", defaultSeverity: .warning,
    summary: "two activities whose conflict, or one whose win, could be neither shown nor ruled out",
    reason:
      "The analysis has bounds, and reports a bound that it reaches instead of guessing. One bound is "
      + "for each pair; its finding names the two activities. A finding about one activity says that no "
      + "touch was found by which it wins, and that it was not proved that there is none. "
      + "Another bound is for the whole spec: the number "
      + "of pairs on one element path, of steps of work, and of conflicts. Its finding stands once, and "
      + "says how many pairs were compared and which element has most of them. The other pairs may then "
      + "conflict, and activities that never win may be missed.",
    example:
      "Two long mechanics whose movements are measured from each other's ends. An activity that several preferred ones beat in "
      + "most ways. Or, for the spec as a whole, more than a thousand activities on one element",
    corrected:
      "Make the difference of the two plainer, or settle the pair in `resolve`. Give parts of a crowded element that are touched "
      + "apart elements of their own, or split the product into several specs")

  /// A spec with two activities, the second on an element `inner` inside the first's target if one is given.
  static func pair(_ a: String, _ b: String, inner: String? = nil, resolve: String? = nil) -> String {
    MaterialExample.text(
      elements: inner.map { "page:\n  children:\n    \($0): {}" } ?? "page: {}",
      activities: """
        a: {does: custom, target: page, \(a)}
        b: {does: custom, target: \(inner ?? "page"), \(b)}
        """, resolve: resolve)
  }
}
