/// No guard is satisfied by every state.
///
/// A `when` that always holds says nothing; either it can go, or it was meant to say something else.
struct GuardsExcludeSomething: SpecCheck {
  static let rule = RuleInfo(
    id: "guard/always", defaultSeverity: .note, summary: "a guard that every state satisfies",
    reason: "It says nothing. Often an end of a range was meant to be left out.",
    example: """
      gspec: 1
      product: Example
      uses: [material]
      state:
        zoom: 1.0..8.0
      elements:
        photo: {zooms: true}
      activities:
        ✗ zoom-in: {does: zoom-in, target: photo, by: pinch-open, when: zoom <= 8.0}
        ✓ zoom-in: {does: zoom-in, target: photo, by: pinch-open, when: zoom < 8.0}
      """)

  func findings(in context: CheckContext) -> [Finding] {
    zip(context.spec.activities, context.guardFacts).compactMap { activity, facts in
      guard let written = activity.guardExpression, facts.isEverything else { return nil }
      let name = activity.name.value
      let text = GuardText(states: context.spec.states)
      return finding(
        "the `when` of `\(name)` holds in every state", at: written.span,
        notes: written.value.slots.sorted().map(text.domain), help: ["leave `when` out"], activities: [name])
    }
  }
}
