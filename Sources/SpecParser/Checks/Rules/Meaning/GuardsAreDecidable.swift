/// Every guard is simple enough to be decided.
///
/// Whether a guard can hold is an NP-complete problem, so the search is bounded (`DecideGuards`). A guard that was not decided within the
/// bound is reported.
struct GuardsAreDecidable: SpecCheck {
  static let rule = RuleInfo(
    id: "guard/undecided", defaultSeverity: .warning, summary: "a guard that is too complex to decide",
    reason:
      "Checks assume that such a guard may hold, so some reported conflicts may be impossible.",
    example:
      "a guard of many hundred conditions over more than fifty variables, each of which depends on the others",
    corrected: "an enumeration that names the situations which the guard tells apart")

  func findings(in context: CheckContext) -> [Finding] {
    zip(context.spec.activities, context.guardFacts).compactMap { activity, facts in
      guard activity.condition != nil, facts.isUndecided else { return nil }
      let place = activity.guardExpression?.span ?? activity.name.span
      return finding(
        "the `when` of `\(activity.name.value)` is too involved to be decided", at: place,
        notes: ["it is taken as one that may hold"], help: ["name the situations by an enumeration"],
        activities: [activity.name.value])
    }
  }
}
