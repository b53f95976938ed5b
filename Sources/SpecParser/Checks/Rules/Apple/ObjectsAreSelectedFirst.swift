/// An item that people select is turned or scaled only while it is selected.
///
/// The check looks at elements with the trait `selectable`: at `rotate`, and at zooming if the element has no trait `zooms`.
/// `MaterialScene.selection` finds the selection. If no state describes it, nothing is reported.
struct ObjectsAreSelectedFirst: AppleCheck {
  static let rule = RuleInfo.apple(
    "unselected-item", "a rotation or a pinch of an item that need not be selected",
    because:
      "A rotation turns a selected item, and a pinch scales one. The selection shows what the two "
      + "fingers will change.",
    source: AppleDocument.standard, on: "ios",
    example: """
      experience: drawing
      state:
        selection: [none, some]
      elements:
        sticker: {selectable: true}
      activities:
        choose: {does: select, target: sticker, by: tap}
        ✗ turn: {does: rotate, target: sticker, by: rotation}
        ✓ turn: {does: rotate, target: sticker, by: rotation, when: selection == some}
      """)

  private static let zooming: Set<String> = ["magnify", "zoom-in", "zoom-out"]

  func findings(in apple: AppleSpec) -> [Finding] {
    let concerned = apple.activities.filter { index in
      let activity = apple.spec.activities[index]
      let traits = apple.spec.elements[activity.target.value].traits
      guard traits.selectable?.value == true else { return false }
      return activity.does.value == "rotate"
        || Self.zooming.contains(activity.does.value) && traits.zooms?.value != true
    }
    guard !concerned.isEmpty else { return [] }
    let scene = MaterialScene(context: apple.context)
    return concerned.compactMap { index in
      guard let selection = scene.selection(for: index) else { return nil }
      let verb = scene.activity(index).does.value == "rotate" ? "turns" : "scales"
      return finding(
        "`\(scene.name(index))` \(verb) `\(scene.target(of: index).path)` also while nothing is selected",
        about: index, where: selection.nothing, write: selection.something, in: scene
      )?.naming(scene.name(index))
    }
  }
}
