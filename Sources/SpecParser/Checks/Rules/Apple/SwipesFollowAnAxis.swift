/// A swipe goes left, right, up or down.
///
/// A swipe is defined as for `apple/swipe-deviation`. Each of its ranges of directions must contain one of the four axes. A swipe to a
/// corner is a gesture of the product's own, which games may have.
///
/// A rule of Material's about the direction of the kind is reported instead of this rule: `material/scroll-direction`, `refresh-direction`,
/// `tilt-direction`, and at the same place `dismiss-not-swipeable` or `dismiss-along-scroll`.
struct SwipesFollowAnAxis: AppleCheck {
  static let rule = RuleInfo.apple(
    "swipe-axis", "a swipe that is neither horizontal nor vertical",
    because:
      "A swipe is a movement in a specific horizontal or vertical direction; people do not try others.",
    source: AppleDocument.swipes, on: "ios",
    example: """
      elements:
        card: {}
      activities:
        ✗ show-actions: {does: reveal-actions, target: card, by: swipe, toward: 30deg..60deg, alternative: the button "more"}
        ✓ show-actions: {does: reveal-actions, target: card, by: swipe, toward: right, alternative: the button "more"}
      """)

  func findings(in apple: AppleSpec) -> [Finding] {
    guard apple.isFor(.ios, .ipados, .watchos), !apple.isExperience(.game) else { return [] }
    return DiscreteSwipe.all(in: apple).compactMap { swipe in
      guard let arc = swipe.directions.arcs.first(where: { !$0.hasAxis }) else { return nil }
      let range = "\(MeasureText.text(arc.start, .angle)) to \(MeasureText.text(arc.end, .angle))"
      return finding(
        "`\(swipe.activity.name.value)` is a swipe from \(range), neither horizontal nor vertical",
        at: swipe.place,
        notes: ["a swipe is a movement in a specific horizontal or vertical direction"],
        help: ["turn it to `left`, `right`, `up` or `down`"],
        related: [Finding.Related(span: swipe.mechanic.name.span, message: "the swipe")],
        activities: [swipe.activity.name.value])
    }
  }
}

extension Arc {
  /// Whether left, right, up or down lies in the arc.
  fileprivate var hasAxis: Bool { Directions.any.axes.contains(where: contains) }
}
