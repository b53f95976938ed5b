/// A gesture of the product's own is used only where no standard gesture would do.
///
/// A standard gesture would certainly do where a tap is free. That is, no activity on the element, around it or inside it takes a tap in a
/// state in which this activity exists. A shortcut is not reported. It names another way (`alternative`, `shortcut-for`), or it has a
/// mechanic that is not the product's own, or another activity of its kind has one. Games, drawing and other immersive products are exempt.
///
/// `material/uncommon-gesture` is reported instead of this rule.
struct CustomGesturesAreNeeded: AppleActivityCheck {
  static let rule = RuleInfo.apple(
    "custom-gesture", "a gesture of the product's own where a tap would serve",
    because: "People do not know the gesture. It is hard to find and to remember.",
    source: AppleDocument.best, on: "ios",
    example: """
      elements:
        badge: {}
      ✗ mechanics:
        ✗ two-finger-tap: {fingers: 2, steps: [press, lift]}
      activities:
        ✗ show-score: {does: custom, target: badge, by: two-finger-tap}
        ✓ show-score: {does: custom, target: badge, by: tap}
      """)

  func finding(about activity: Activity, at index: Int, in apple: AppleSpec) -> Finding? {
    guard !apple.isImmersive, !apple.platforms(with: .tap).isEmpty,
      !apple.isStandardAction(activity.does.value), apple.hasOnlyCustomWays(index),
      !isTapTaken(index, apple), let bound = activity.mechanics.first
    else { return nil }
    let mechanic = apple.spec.mechanics[bound.value]
    let path = apple.spec.elements[activity.target.value].path
    return finding(
      "`\(activity.name.value)` takes a gesture of its own, `\(mechanic.name.value)`, where a tap would serve",
      at: bound.span,
      notes: [
        "nothing answers to a tap on `\(path)` where `\(activity.name.value)` exists",
        "people do not know the gesture: it is hard to find and to remember",
      ],
      help: ["do it by a tap, or name with `alternative` how else a person can do it"],
      related: [Finding.Related(span: mechanic.name.span, message: "the gesture")])
  }

  /// Whether an activity takes a tap on the element, around it or inside it.
  private func isTapTaken(_ index: Int, _ apple: AppleSpec) -> Bool {
    let target = apple.spec.activities[index].target.value
    return apple.activities.contains { other in
      let activity = apple.spec.activities[other]
      return apple.spec.elements.areOnOnePath(activity.target.value, target)
        && activity.mechanics.contains { apple.gesture($0.value, in: activity) == .tap }
        && apple.context.canHoldTogether(index, other)
    }
  }
}
