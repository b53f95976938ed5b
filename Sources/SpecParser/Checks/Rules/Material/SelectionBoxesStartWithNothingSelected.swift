/// A selection box after a hold is drawn only while nothing is selected.
///
/// Once something is selected, the same long-press drag picks it up. A box drawn by two fingers has no other meaning: any one- or
/// two-finger gesture may add to a selection. `MaterialScene.selection` finds the selection of all elements.
struct SelectionBoxesStartWithNothingSelected: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "selection-box-while-selected", "a selection box by a long-press drag while something is selected",
    section: "Data multi-selection drag",
    because:
      "While something is selected, a long-press drag picks it up and moves it.",
    state: "selection: [none, some]", elements: "photo: {selectable: true}",
    activities: """
      select: {does: select, target: photo, by: long-press, when: selection == none}
      ✗ sweep: {does: multi-select-drag, target: photo, by: long-press-drag}
      ✓ sweep: {does: multi-select-drag, target: photo, by: long-press-drag, when: selection == none}
      """,
    resolve: "- together: [select, sweep]")

  static let kinds: Set<String> = ["multi-select-drag"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let holds = scene.mechanics(of: index).filter { mechanic in
      mechanic.fingers.lowerBound == 1 && mechanic.motions.contains(.wait)
    }
    guard let mechanic = holds.first, let selection = scene.selection(for: index, ofAll: true) else {
      return nil
    }
    return finding(
      "`\(scene.name(index))` draws a selection box by `\(mechanic.name.value)` while something is selected",
      about: index, where: selection.something, write: selection.nothing,
      ", or draw the box with two fingers", in: scene)
  }
}
