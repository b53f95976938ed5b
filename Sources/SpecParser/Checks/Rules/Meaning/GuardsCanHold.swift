/// Some state satisfies every guard.
///
/// An activity that exists in no state has a mistake in its `when`. It takes part in no conflict.
struct GuardsCanHold: SpecCheck {
  static let rule = RuleInfo(
    id: "guard/never", defaultSeverity: .error, summary: "a guard that no state satisfies",
    reason: "The activity never exists. Nothing fails at run time, so nobody notices.",
    example: MaterialExample.text(
      state: "zoom: 1.0..8.0", elements: "photo: {zooms: true}",
      activities: """
        ✗ zoom-out: {does: zoom-out, target: photo, by: pinch-closed, when: zoom > 8.0}
        ✓ zoom-out: {does: zoom-out, target: photo, by: pinch-closed, when: zoom > 1.0}
        """))

  func findings(in context: CheckContext) -> [Finding] {
    let conditions = context.spec.elementConditions
    let closed = conditions.map { context.clashes[$0] != nil }
    return context.spec.elements.indices.compactMap { element($0, conditions, closed, context) }
      + zip(context.spec.activities, context.guardFacts).compactMap { activity, facts in
        // If nothing on its element can happen, the finding is about the element.
        guard facts.isEmpty, !closed[activity.target.value], let written = activity.guardExpression,
          let clash = context.clashes[activity.condition]
        else { return nil }
        let name = activity.name.value
        return finding(
          "`\(name)` can never happen: no state satisfies its `when`", at: written.span,
          notes: reasons(clash, context.spec.states),
          related: Self.around(activity.target.value, in: context.spec), activities: [name])
      }
  }

  /// The finding for an element on which nothing can happen, although something can around it.
  private func element(
    _ index: Int, _ conditions: [Guard?], _ closed: [Bool], _ context: CheckContext
  ) -> Finding? {
    let spec = context.spec
    let element = spec.elements[index]
    guard let written = element.guardExpression, let clash = context.clashes[conditions[index]],
      element.parent.map({ !closed[$0] }) ?? true
    else { return nil }
    return finding(
      "nothing on `\(element.path)` can ever happen: no state satisfies its `when`", at: written.span,
      notes: reasons(clash, spec.states),
      related: element.parent.map { Self.around($0, in: spec) } ?? [])
  }

  /// The places of the conditions that an element and the elements around it add, the outermost first.
  private static func around(_ index: Int, in spec: CheckedSpec) -> [Finding.Related] {
    let element = spec.elements[index]
    let outer = element.parent.map { around($0, in: spec) } ?? []
    guard let written = element.guardExpression else { return outer }
    return outer + [
      Finding.Related(span: written.span, message: "everything on `\(element.path)` asks this too")
    ]
  }

  /// Notes with the conditions that exclude each other, and with the values of their variables.
  private func reasons(_ core: [Guard], _ states: [StateVariable]) -> [String] {
    let text = GuardText(states: states)
    let clash =
      core.count == 1
      ? "`\(text.text(of: core[0]))` never holds" : listed(core.map(text.text)) + " cannot hold together"
    return [clash] + Guard.and(core).slots.sorted().map(text.domain)
  }
}
