/// `select` is for the first element; `select-more` adds to a selection.
///
/// `MaterialScene.selection` finds the selection. Another vocabulary's `select`, such as Apple's, may select any number.
struct SelectingStartsWithNothingSelected: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "select-while-selected", "`select` while something is selected",
    section: "Data selection (when nothing is selected)",
    because:
      "`select` starts a selection with one element. While something is selected, a touch selects "
      + "more; a hold is not needed.",
    state: "selection: [none, some]", elements: "photo: {selectable: true}",
    activities: """
      ✗ select: {does: select, target: photo, by: long-press}
      ✓ select: {does: select, target: photo, by: long-press, when: selection == none}
      """)

  static let kinds: Set<String> = ["select"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    guard scene.materialKind(of: index) != nil, let selection = scene.selection(for: index) else {
      return nil
    }
    return finding(
      "`\(scene.name(index))` starts a selection while something is selected", about: index,
      where: selection.something, write: selection.nothing,
      ", and `does: select-more` for what adds to a selection", in: scene)
  }
}
