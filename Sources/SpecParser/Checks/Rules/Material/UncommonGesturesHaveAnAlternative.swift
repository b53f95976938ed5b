/// A two-finger long press is never the only way to do something.
///
/// The check looks at activities that have no other mechanic, no `alternative` and no `shortcut-for`.
///
/// `apple/only-way` and `apple/many-fingers` are reported instead of this rule. It is reported instead of `apple/custom-gesture` and of the
/// note `accessibility/alternative`.
struct UncommonGesturesHaveAnAlternative: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "uncommon-gesture", "a two-finger long press as the only way to do something",
    section: "Touch mechanics, two-finger long-press",
    because: "The gesture is uncommon: no standard activity uses it, so people do not try it.",
    elements: "page: {}",
    activities: """
      ✗ look-up: {does: custom, target: page, by: two-finger-long-press}
      ✓ look-up:
        ✓ does: custom
        ✓ target: page
        ✓ by: two-finger-long-press
        ✓ alternative: the entry "look up" of the text menu
      """)

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    let isUncommon = scene.mechanics(of: index).allSatisfy {
      $0.isOfSeveralFingers && $0.motions == [.press, .wait]
    }
    guard isUncommon, !activity.hasAlternative, let bound = activity.mechanics.first else { return nil }
    let name = scene.spec.mechanics[bound.value].name.value
    return finding(
      "`\(activity.name.value)` is done by `\(name)` alone, which few people know", at: bound.span,
      help: ["add a common mechanic, or say by `alternative` how else it is done"])
  }
}
