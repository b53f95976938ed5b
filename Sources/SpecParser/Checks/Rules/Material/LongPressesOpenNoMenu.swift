/// A long press does not open a contextual menu.
///
/// An activity opens a menu if it does `menu-open` or `edit-menu`. So does `custom`, `activate` or a kind of the product's own, if its name
/// or kind has the word `menu` or the target has that trait. A name that says that it closes the menu does not count. On Apple's platforms
/// alone a long press opens the context menu, so only Material's own `menu-open` is reported.
///
/// This rule is reported instead of `apple/standard-gesture`, `apple/standard-action`, `apple/watch-long-press` and the note
/// `accessibility/alternative`.
struct LongPressesOpenNoMenu: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "long-press-menu", "a long press that opens a contextual menu", section: "Touch mechanics, long press",
    because: "A long press selects. A menu there hides actions, and people cannot start a selection.",
    elements: "message: {selectable: true}",
    activities: """
      ✗ context-menu: {does: custom, target: message, by: long-press, alternative: the toolbar}
      ✓ select: {does: select, target: message, by: long-press, alternative: the toolbar}
      """)

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    guard let bound = activity.mechanics.first(where: { scene.spec.mechanics[$0.value].isLongPress }),
      opensMenu(index, scene), activity.does.value == "menu-open" || !scene.isOnlyForApple
    else { return nil }
    return finding(
      "`\(activity.name.value)` opens a menu by a long press", at: bound.span,
      notes: ["a long press selects what is under the finger"],
      help: ["open the menu by a touch on a control that can be seen, and let the long press select"])
  }

  private func opensMenu(_ index: Int, _ scene: MaterialScene) -> Bool {
    let activity = scene.activity(index)
    let does = activity.does.value
    if does == "menu-open" || does == "edit-menu" { return true }
    let kind = scene.spec.kinds.first { $0.name.value == does }
    let isOpen = kind.map { !CheckedSpec.bundledVocabularies.contains($0.vocabulary) } ?? true
    guard isOpen || does == "activate" else { return false }
    let words = activity.name.value.nameWords.union(does.nameWords)
    let closes = !words.isDisjoint(with: ["close", "hide", "dismiss", "leave"])
    return !closes && (words.contains("menu") || scene.target(of: index).traits.menu?.value == true)
  }
}
