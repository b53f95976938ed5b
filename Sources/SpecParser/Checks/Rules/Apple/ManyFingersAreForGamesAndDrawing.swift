/// A gesture of the product's own takes three or more fingers only in games and drawing, or beside another way.
///
/// The fewest fingers of all of an activity's mechanics count, if none of these is a standard gesture. An activity that names another way
/// (`alternative`, `shortcut-for`) is a shortcut and is not checked.
///
/// This rule is reported instead of `material/uncommon-gesture` and of the note `accessibility/alternative`.
struct ManyFingersAreForGamesAndDrawing: AppleActivityCheck {
  static let rule = RuleInfo.apple(
    "many-fingers", "three fingers or more as the only way, outside games and drawing",
    because: "Gestures of several fingers enrich games and drawing; they do not suit every app.",
    source: AppleDocument.older, on: "ios",
    example: """
      elements:
        list: {}
      mechanics:
        three-finger-tap: {fingers: 3, steps: [press, lift]}
      activities:
        open: {does: activate, target: list, by: tap}
        ✗ mark-all: {does: custom, target: list, by: three-finger-tap}
        ✓ mark-all: {does: custom, target: list, by: three-finger-tap, alternative: a menu item}
      """)

  func finding(about activity: Activity, at index: Int, in apple: AppleSpec) -> Finding? {
    guard apple.isFor(.ios, .ipados, .watchos), !apple.isImmersive else { return nil }
    let fewest = activity.mechanics.map { apple.forms[$0.value].fingers.lowerBound }.min() ?? 1
    guard fewest >= 3, apple.hasOnlyCustomWays(index), let bound = activity.mechanics.first
    else { return nil }
    let mechanic = apple.spec.mechanics[bound.value].name
    return finding(
      "`\(activity.name.value)` takes \(fewest) fingers, and names no other way",
      at: bound.span,
      notes: ["gestures of several fingers enrich games and drawing; they do not suit every app"],
      help: ["take one or two fingers, or name with `alternative` how else a person can do it"],
      related: [Finding.Related(span: mechanic.span, message: "the gesture")])
  }
}
