/// An element that expands also collapses, and the other way round.
struct ExpandingAndCollapsingArePaired: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "expand-without-collapse", "an `expand` without a `collapse` on the same element, or the reverse",
    section: "Expand; Collapse",
    because:
      "People who open content by a spread expect to close it by a pinch.",
    state: "✓ fold: [folded, open]", elements: "card: {collapsible: true}",
    activities: """
      ✗ unfold: {does: expand, target: card, by: pinch-open}
      ✓ unfold: {does: expand, target: card, by: pinch-open, when: fold == folded}
      ✓ fold-up: {does: collapse, target: card, by: pinch-closed, when: fold == open}
      """)

  static let kinds: Set<String> = ["expand", "collapse"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    let expands = activity.does.value == "expand"
    let (other, mechanic) = expands ? ("collapse", "pinch-closed") : ("expand", "pinch-open")
    guard scene.activities(doing: other, onSameElementAs: index).isEmpty else { return nil }
    let path = scene.target(of: index).path
    return finding(
      "`\(activity.name.value)` \(expands ? "expands" : "collapses") `\(path)`, and nothing \(other)s it",
      at: activity.does.span,
      help: ["add an activity with `does: \(other)`, `target: \(path)` and `by: \(mechanic)`"])
  }
}
