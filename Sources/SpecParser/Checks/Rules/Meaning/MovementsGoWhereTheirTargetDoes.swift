/// A `toward` lies within the directions of the activity's kind.
///
/// Vocabularies declare them by `along`: a trait of the target, or directions. If the target lacks the trait, nothing is reported. More
/// specific rules about Material's kinds are reported instead of this rule.
struct MovementsGoWhereTheirTargetDoes: SpecCheck {
  static let rule = RuleInfo(
    id: "activity/direction", defaultSeverity: .warning,
    summary: "a movement in a direction in which the target does not move",
    reason:
      "A trait such as `pages: horizontal` says in which direction content moves. An activity in "
      + "another direction is recognized where nothing follows the finger, and not recognized in the "
      + "direction that people try.",
    source: "Material, Gestures: Paging swipe; Apple, Human Interface Guidelines: Gestures",
    example: """
      gspec: 1
      product: Example
      uses: [material]
      elements: {tabs: {pages: horizontal}}
      activities:
        turn-page:
          does: paging-swipe
          target: tabs
          by: [drag, swipe, fling]
          ✗ toward: vertical
          ✓ toward: horizontal
          commit: {distance: 50%, velocity: 500pt/s}
      """)

  func findings(in context: CheckContext) -> [Finding] {
    let kinds = Dictionary(firstOf: context.spec.kinds.map { ($0.name.value, $0) })
    return context.spec.activities.compactMap { activity in
      guard let toward = activity.toward, let own = activity.kindDirections, !own.isAny,
        !toward.value.lie(within: own.arcs), let along = kinds[activity.does.value]?.along
      else { return nil }
      let told = told(along, own, activity, context.spec)
      return finding(
        "`\(activity.name.value)` goes toward \(toward.value.text), but \(told.reason)", at: toward.span,
        help: ["write `toward: \(own.text)`, or leave `toward` out: \(told.rest)"], related: told.related,
        activities: [activity.name.value])
    }
  }

  /// The declaration of its directions as a clause, what happens without `toward`, and the place.
  private func told(_ along: KindDirections, _ own: Directions, _ activity: Activity, _ spec: CheckedSpec)
    -> (reason: String, rest: String, related: [Finding.Related])
  {
    let element = spec.elements[activity.target.value]
    switch along {
    case .directions:
      return ("`does: \(activity.does.value)` goes toward \(own.text)", "it then goes there", [])
    case .trait(let trait):
      let words = "`\(element.path)` has `\(trait.rawValue): \(own.text)`"
      let place = element.traits.directions(of: trait).map {
        Finding.Related(span: $0.span, message: "it goes along this")
      }
      return (words, "it then takes the target's `\(trait.rawValue)`", place.map { [$0] } ?? [])
    }
  }
}
