/// Pick up and move applies to selected items.
///
/// `MaterialScene.selection` finds the selection.
struct PickingUpTakesASelection: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "move-without-selection", "pick up and move while nothing is selected", section: "Pick up and move",
    because:
      "Pick up and move moves the selected items. With nothing selected, a long-press drag draws a "
      + "selection box.",
    state: "selection: [none, some]", elements: "photo: {selectable: true}",
    activities: """
      select: {does: select, target: photo, by: long-press, when: selection == none}
      ✗ rearrange: {does: pick-up-and-move, target: photo, by: long-press-drag}
      ✓ rearrange: {does: pick-up-and-move, target: photo, by: long-press-drag, when: selection == some}
      """)

  static let kinds: Set<String> = ["pick-up-and-move"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    guard let selection = scene.selection(for: index) else { return nil }
    return finding(
      "`\(scene.name(index))` picks up and moves while nothing is selected", about: index,
      where: selection.nothing, write: selection.something, in: scene)
  }
}
