/// An element that expands and collapses is collapsible.
struct ExpandingTakesCollapsibleContent: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "expand-not-collapsible", "an `expand` or `collapse` of what is not collapsible",
    section: "Expand; Collapse",
    because: "Only collapsed content expands. Content that becomes larger zooms.",
    elements: "photo: {zooms: true}",
    activities: """
      ✗ unfold: {does: expand, target: photo, by: pinch-open}
      ✗ fold-up: {does: collapse, target: photo, by: pinch-closed}
      ✓ zoom-in: {does: zoom-in, target: photo, by: pinch-open}
      ✓ zoom-out: {does: zoom-out, target: photo, by: pinch-closed}
      """)

  static let kinds: Set<String> = ["expand", "collapse"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let (activity, element) = (scene.activity(index), scene.target(of: index))
    guard element.traits.collapsible?.value != true else { return nil }
    let verb = activity.does.value + "s"
    return finding(
      "`\(activity.name.value)` \(verb) `\(element.path)`, which is not collapsible",
      at: activity.target.span,
      help: [
        "give `\(element.name.value)` the trait `collapsible: true`, or write `does: zoom-in` and `does: zoom-out`"
      ], related: [scene.related(element: activity.target.value, "has no trait `collapsible`")])
  }
}
