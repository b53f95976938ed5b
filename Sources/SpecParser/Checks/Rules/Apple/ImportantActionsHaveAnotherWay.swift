/// An important activity can be done without a gesture of the product's own.
///
/// An activity is important if it has `important: true`. Another way is a mechanic that is not the product's own, an `alternative` or a
/// `shortcut-for`. It may also be another activity of the same kind, on the same element path, with such a mechanic. Several gestures of
/// the product's own are no other way for people who know none of them.
///
/// This rule is reported instead of `material/uncommon-gesture` and of the note `accessibility/alternative`.
struct ImportantActionsHaveAnotherWay: AppleActivityCheck {
  static let rule = RuleInfo.apple(
    "only-way", "an important action that only a gesture of the product's own does",
    because: "People who do not find the gesture, or cannot perform it, cannot do something important.",
    source: AppleDocument.best, on: "ios",
    example: """
      elements:
        editor: {}
      mechanics:
        two-finger-tap: {fingers: 2, steps: [press, lift]}
      activities:
        place-cursor: {does: custom, target: editor, by: tap}
        ✗ save: {does: custom, target: editor, by: two-finger-tap, important: true}
        ✓ save:
          ✓ does: custom
          ✓ target: editor
          ✓ by: two-finger-tap
          ✓ important: true
          ✓ alternative: the save button
      """)

  func finding(about activity: Activity, at index: Int, in apple: AppleSpec) -> Finding? {
    guard let important = activity.important, important.value, apple.hasOnlyCustomWays(index),
      let bound = activity.mechanics.first
    else { return nil }
    let names = activity.mechanics.map { apple.spec.mechanics[$0.value].name.value }
    return finding(
      "`\(activity.name.value)` is important, and there is no way to it but \(listed(names)), "
        + (names.count > 1 ? "gestures of the product's own" : "a gesture of the product's own"),
      at: bound.span,
      notes: ["who does not find the gesture, or cannot perform it, cannot do what matters"],
      help: ["add a standard mechanic, or name with `alternative` how else a person can do it"],
      related: [Finding.Related(span: important.span, message: "important by this")])
  }
}
