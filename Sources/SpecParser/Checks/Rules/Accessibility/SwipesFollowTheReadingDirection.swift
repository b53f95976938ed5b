/// Movements that follow the text say `leading` and `trailing`, not `left` and `right`.
///
/// The check looks at kinds that platforms mirror: swipes on rows (`dismiss`, `reveal-actions`), the way back from an edge (`edge-swipe`,
/// `navigate-back`) and pages (`paging-swipe`). It reads the activity's own `toward` and `from`, or the trait `swipeable` from which it
/// takes its direction. `horizontal` and `any-edge` are the same in every layout.
struct SwipesFollowTheReadingDirection: SpecCheck {
  static let rule = RuleInfo(
    id: "accessibility/reading-direction", defaultSeverity: .note,
    summary: "a movement along the text does not follow the reading direction",
    reason:
      "A layout from right to left mirrors rows, pages and the way back. A gesture with a fixed side "
      + "then moves against what people see.",
    source: "Material, Bidirectionality; Human Interface Guidelines, Right to left",
    example: """
      gspec: 1
      product: Example
      uses: [material]
      ✗ elements: {card: {swipeable: left}}
      ✓ elements: {card: {swipeable: leading}}
      activities:
        archive:
          does: dismiss
          target: card
          by: [drag, swipe, fling]
          commit: {distance: 120pt, velocity: 800pt/s}
          alternative: a button
      """)

  private static let kinds: Set<String> = [
    "dismiss", "reveal-actions", "edge-swipe", "navigate-back", "paging-swipe",
  ]

  func findings(in context: CheckContext) -> [Finding] {
    let spec = context.spec
    return context.possibleActivities.compactMap { index in
      let activity = spec.activities[index]
      guard Self.kinds.contains(activity.does.value),
        let (text, place) = side(of: activity, spec.elements[activity.target.value])
      else { return nil }
      return finding(
        "`\(activity.name.value)` goes by the side of the screen, also where text runs from right to left",
        at: place, help: ["write `\(text)`, unless it has nothing to do with the text"],
        activities: [activity.name.value])
    }
  }

  /// The text to write instead of a side of the screen, and the place of that side; `nil` if the activity names none.
  private func side(of activity: Activity, _ element: Element) -> (text: String, place: SourceSpan)? {
    if let from = activity.from, !from.value.followsReading,
      from.value.contains(.left) != from.value.contains(.right)
    {
      return (from.value.contains(.left) ? "from: leading-edge" : "from: trailing-edge", from.span)
    }
    if let toward = activity.toward { return side(toward, "toward") }
    guard let trait = element.traits.swipeable, activity.kindDirections == trait.value else { return nil }
    return side(trait, "swipeable")
  }

  private func side(_ directions: Located<Directions>, _ key: String) -> (text: String, place: SourceSpan)? {
    let value = directions.value
    guard !value.followsReading, value.mirrored != value else { return nil }
    let reading = Directions(arcs: value.arcs, axes: value.axes, layout: .ltr).text
    // A range of angles names a side of the screen on purpose.
    return reading.contains("deg") ? nil : ("\(key): \(reading)", directions.span)
  }
}
