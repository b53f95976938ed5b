/// A standard action is done by a standard gesture.
///
/// A standard action is a kind for which its vocabulary lists mechanics. A gesture of the product's own may stand beside them, in the same
/// activity or in another one of the kind on the same element path. It may replace them only if the platform has none of them (a pinch on
/// the watch), and in games, drawing and other immersive products. A gesture that differs from a standard one of the kind only by its
/// limits, or by a hold before its movement, counts as standard. A scroll is an exception: it takes one finger that moves at once. With a
/// hold before it, or with a second finger, it is a gesture of the product's own.
///
/// `material/mechanic-of-kind`, `long-press-menu` and `menu-without-drag` are reported instead of this rule.
struct StandardActionsHaveStandardGestures: AppleActivityCheck {
  static let rule = RuleInfo.apple(
    "standard-action", "a standard action that only a gesture of the product's own does",
    because: "People know how to do common things, and do not want to learn another way for one app.",
    source: AppleDocument.best, on: "ios",
    example: """
      elements:
        row: {selectable: true}
      ✗ mechanics:
        ✗ two-finger-tap: {fingers: 2, steps: [press, lift]}
      activities:
        ✗ choose: {does: select, target: row, by: two-finger-tap, alternative: the select button}
        ✓ choose: {does: select, target: row, by: tap}
      """)

  func finding(about activity: Activity, at index: Int, in apple: AppleSpec) -> Finding? {
    if apple.isImmersive { return nil }
    let kind = activity.does.value
    let gestures = AppleGesture.allCases.filter {
      apple.gestures(of: kind).contains($0) && !apple.platforms(with: $0).isEmpty
    }
    guard apple.isStandardAction(kind), !gestures.isEmpty, isOnlyOwn(activity, apple),
      let bound = activity.mechanics.first,
      !activity.mechanics.contains(where: { isMeant($0.value, activity, gestures, apple) }),
      !apple.hasTwin(index, where: { !isOnlyOwn($0, apple) })
    else { return nil }
    let mechanic = apple.spec.mechanics[bound.value]
    return finding(
      "`\(activity.name.value)` does a standard action, `\(activity.does.value)`, by a gesture of its own, "
        + "`\(mechanic.name.value)`",
      at: bound.span,
      notes: ["people know the standard gesture, and do not like to learn another one for the same thing"],
      help: [
        "do it by \(inWords(gestures.map(\.text), joinedBy: "or")); `\(mechanic.name.value)` may stand beside it"
      ],
      related: [Finding.Related(span: mechanic.name.span, message: "the gesture")])
  }

  /// Whether no mechanic of an activity is a standard gesture.
  private func isOnlyOwn(_ activity: Activity, _ apple: AppleSpec) -> Bool {
    activity.mechanics.allSatisfy {
      apple.isCustom($0.value) || isHardScroll($0.value, activity, apple)
    }
  }

  /// Whether a scroll takes a hold first, or more than one finger.
  private func isHardScroll(_ mechanic: Int, _ activity: Activity, _ apple: AppleSpec) -> Bool {
    let form = apple.forms[mechanic]
    return activity.does.value == "scroll" && (form.fingers.lowerBound > 1 || form.gestureAfterHold != nil)
  }

  private func isMeant(
    _ mechanic: Int, _ activity: Activity, _ gestures: [AppleGesture], _ apple: AppleSpec
  ) -> Bool {
    if isHardScroll(mechanic, activity, apple) { return false }
    let gesture = apple.gesture(mechanic, in: activity) ?? apple.forms[mechanic].gestureAfterHold
    return gesture.map(gestures.contains) ?? false
  }
}
