/// A menu is opened by a drag that starts on a menu or picker.
///
/// The trait `menu` of the target counts, or that of an element around it.
struct MenusOpenWhereTheyAre: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "menu-elsewhere", "`menu-open` on an element that is no menu", section: "Menu open",
    because: "The drag that opens a menu starts on it, so people see what will open before they press.",
    elements: """
      ✗ photo: {}
      ✓ photo: {children: {actions: {menu: true}}}
      """,
    activities: """
      ✗ choose: {does: menu-open, target: photo, by: drag}
      ✓ choose: {does: menu-open, target: actions, by: drag}
      """)

  static let kinds: Set<String> = ["menu-open"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let (activity, element) = (scene.activity(index), scene.target(of: index))
    guard scene.nearest(around: index, where: { $0.menu?.value == true }) == nil else { return nil }
    return finding(
      "`\(activity.name.value)` opens a menu from `\(element.path)`, which is none",
      at: activity.target.span,
      help: ["give `\(element.name.value)` the trait `menu: true`, or start on the menu's own control"],
      related: [scene.related(element: activity.target.value, "has no trait `menu`")])
  }
}
