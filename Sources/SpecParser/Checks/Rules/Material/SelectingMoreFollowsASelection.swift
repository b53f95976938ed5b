/// `select-more` adds to an existing selection.
///
/// `MaterialScene.selection` finds the selection of all elements.
struct SelectingMoreFollowsASelection: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "select-more-without-selection", "`select-more` while nothing is selected",
    section: "Data selection (when items are already selected)",
    because:
      "`select-more` is a touch. While nothing is selected, a touch opens an element.",
    state: "selection: [none, some]", elements: "photo: {selectable: true}",
    activities: """
      ✗ select-more: {does: select-more, target: photo, by: touch}
      ✓ select-more: {does: select-more, target: photo, by: touch, when: selection == some}
      """)

  static let kinds: Set<String> = ["select-more"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    guard let selection = scene.selection(for: index, ofAll: true) else { return nil }
    return finding(
      "`\(scene.name(index))` adds to a selection while nothing is selected", about: index,
      where: selection.nothing, write: selection.something,
      ", and `does: select` for what starts a selection", in: scene)
  }
}
