/// No guard is satisfied by every state.
///
/// A `when` that always holds has no effect. Either it can be dropped, or it was meant to say something else.
struct GuardsExcludeSomething: SpecCheck {
  static let rule = RuleInfo(
    id: "guard/always", defaultSeverity: .note, summary: "a guard that every state satisfies",
    reason: "The guard has no effect. Often one end of a range should have been excluded.",
    example: MaterialExample.text(
      state: "zoom: 1.0..8.0", elements: "photo: {zooms: true}",
      activities: """
        ✗ zoom-in: {does: zoom-in, target: photo, by: pinch-open, when: zoom <= 8.0}
        ✓ zoom-in: {does: zoom-in, target: photo, by: pinch-open, when: zoom < 8.0}
        """))

  func findings(in context: CheckContext) -> [Finding] {
    let states = context.spec.states
    let elements = context.spec.elements.compactMap { element -> Finding? in
      guard let written = element.guardExpression, GuardSet(written.value, over: states).isEverything else {
        return nil
      }
      return finding(element.path, written, states, [])
    }
    return elements
      + zip(context.spec.activities, context.guardFacts).compactMap { activity, facts in
        guard let written = activity.guardExpression else { return nil }
        let isAlone = activity.elementCondition == nil && activity.toolCondition == nil
        guard isAlone ? facts.isEverything : GuardSet(written.value, over: states).isEverything else {
          return nil
        }
        return finding(activity.name.value, written, states, [activity.name.value])
      }
  }

  private func finding(
    _ owner: String, _ written: Located<Guard>, _ states: [StateVariable], _ activities: [String]
  ) -> Finding {
    let text = GuardText(states: states)
    return finding(
      "the `when` of `\(owner)` holds in every state", at: written.span,
      notes: written.value.slots.sorted().map(text.domain), help: ["leave `when` out"], activities: activities
    )
  }
}
