/// On the watch, everything that a long press does can be done without one.
///
/// A long press is one finger that presses and stays, apart from limits. Another way is an `alternative`, a `shortcut-for`, another
/// mechanic of the activity, or another activity of the same kind on the same element path that has one.
///
/// `material/long-press-menu` is reported instead of this rule, since no other way makes up for a menu there.
struct LongPressHasAnotherWayOnWatch: AppleActivityCheck {
  static let rule = RuleInfo.apple(
    "watch-long-press", "a long press that is the only way on the watch",
    because:
      "Since watchOS 7 the system's own apps use no long press, so people do not try it.",
    source: AppleDocument.watch, on: "watchos",
    example: """
      elements:
        face: {}
      activities:
        ✗ options: {does: reveal-actions, target: face, by: long-press}
        ✓ options: {does: reveal-actions, target: face, by: long-press, alternative: the settings screen}
      """)

  func finding(about activity: Activity, at index: Int, in apple: AppleSpec) -> Finding? {
    guard apple.isFor(.watchos), isOnlyHeld(activity, apple), !activity.hasAlternative,
      !apple.hasTwin(index, where: { !isOnlyHeld($0, apple) }), let bound = activity.mechanics.first
    else { return nil }
    return finding(
      "`\(activity.name.value)` hides behind a long press on the watch",
      at: bound.span,
      notes: ["since watchOS 7 the system's own apps have what was hidden there in a screen of its own"],
      help: ["move it to a control or a screen, and name that with `alternative`"],
      related: apple.spec.platforms.filter { $0.value == .watchos }.map {
        Finding.Related(span: $0.span, message: "the platform")
      })
  }

  private func isOnlyHeld(_ activity: Activity, _ apple: AppleSpec) -> Bool {
    activity.mechanics.allSatisfy { apple.gesture($0.value, in: activity) == .longPress }
  }
}
