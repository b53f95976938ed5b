/// A drag opens a menu, and its lift chooses.
///
/// `material/long-press-menu` reports a menu that only long presses open. This rule is reported instead of `apple/tracking`,
/// `apple/standard-gesture`, `apple/standard-action` and `feedback/no-follow-up`.
struct MenusOpenByADrag: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "menu-without-drag", "`menu-open` without a drag", section: "Menu open",
    because:
      "One drag opens the menu, moves to an entry and chooses it by the lift. A touch only opens the "
      + "menu; that is activating it.",
    elements: "sort: {menu: true}",
    activities: """
      ✗ choose: {does: menu-open, target: sort, by: touch}
      ✓ show: {does: activate, target: sort, by: touch}
      ✓ choose: {does: menu-open, target: sort, by: drag, alternative: a touch leaves the menu open}
      """)

  static let kinds: Set<String> = ["menu-open"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let (activity, mechanics) = (scene.activity(index), scene.mechanics(of: index))
    guard !mechanics.contains(where: { $0.isDrag }), !mechanics.allSatisfy({ $0.isLongPress }),
      let bound = activity.mechanics.first
    else { return nil }
    return finding(
      "`\(activity.name.value)` opens a menu without a drag", at: bound.span,
      help: ["write `by: drag`; a touch that leaves the menu open does `activate`"])
  }
}
