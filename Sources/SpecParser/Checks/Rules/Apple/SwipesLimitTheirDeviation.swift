/// A swipe goes in one direction and does not deviate much from it.
///
/// A swipe is a discrete movement of fingers that press, move and lift. If an activity also binds a pan of as many fingers, the swipe is
/// the pan's end and is not checked. A flick may go anywhere. The deviation that counts is the smaller one of the step's `deviation` and of
/// what `toward` leaves on both sides of its axis. More than 45° reaches the next direction; 45° about all four directions is no limit at
/// all.
///
/// A rule of Material's about the direction of the kind is reported instead of this rule: `material/scroll-direction`, `refresh-direction`,
/// `tilt-direction`, and at the same place `dismiss-not-swipeable` or `dismiss-along-scroll`.
struct SwipesLimitTheirDeviation: AppleCheck {
  static let rule = RuleInfo.apple(
    "swipe-deviation", "a swipe whose deviation is not limited",
    because: "A swipe is a movement in a specific direction that does not deviate significantly from it.",
    source: AppleDocument.swipes, on: "ios",
    example: """
      elements:
        card: {}
      activities:
        ✗ show-actions: {does: reveal-actions, target: card, by: swipe, alternative: the button "more"}
        ✓ show-actions: {does: reveal-actions, target: card, by: swipe, toward: left, alternative: the button "more"}
      """)

  /// The degrees on both sides of a direction word.
  private static let most = 45.0

  func findings(in apple: AppleSpec) -> [Finding] {
    guard apple.isFor(.ios, .ipados, .watchos) else { return [] }
    return DiscreteSwipe.all(in: apple).compactMap { swipe in
      guard let fault = fault(swipe) else { return nil }
      let name = swipe.mechanic.name
      return finding(
        "`\(swipe.activity.name.value)` is done by `\(name.value)`, which \(fault)", at: swipe.place,
        notes: ["a swipe is a movement in a specific direction, without much deviation from it"],
        help: ["name a direction with `toward`, or less than 45° with `deviation`"],
        related: [Finding.Related(span: name.span, message: "the swipe")],
        activities: [swipe.activity.name.value])
    }
  }

  private func fault(_ swipe: DiscreteSwipe) -> String? {
    let own = swipe.move.deviation.high?.amount ?? 180
    if swipe.directions.coverEverything && own >= Self.most { return "may go in any direction" }
    let given = swipe.directions.isAny ? 45 : swipe.directions.greatestDeviation
    let deviation = min(own, given)
    guard deviation > Self.most else { return nil }
    return "may deviate \(MeasureText.text(deviation, .angle)) from its direction"
  }
}
