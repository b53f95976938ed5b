/// A scroll's target is the content that scrolls, not an element inside.
///
/// The check looks at targets without `scrolls` inside an element that scrolls along an axis of the movement.
///
/// This rule is reported instead of `material/scroll-direction`: without the trait, the directions are open too.
struct ScrollsMoveWhatScrolls: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "scroll-target", "a scroll of an element inside the content that scrolls", section: "Scroll",
    because: "A scroll moves the content of its target. On a row it would move each row alone.",
    elements: """
      list:
        scrolls: vertical
        children:
          row: {selectable: true}
      """,
    activities: """
      scroll:
        does: scroll
        ✗ target: row
        ✓ target: list
        by: [drag, fling]
        toward: vertical
      """)

  static let kinds: Set<String> = ["scroll"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let element = scene.target(of: index)
    guard element.traits.scrolls == nil,
      let content = scene.nearest(around: index, where: { $0.scrolls != nil }),
      let axes = scene.spec.elements[content].traits.scrolls?.value,
      scene.moves(index, alongAxisOf: .along(axes))
    else { return nil }
    let outer = scene.spec.elements[content]
    let activity = scene.activity(index)
    return finding(
      "`\(activity.name.value)` scrolls `\(element.path)`, which does not scroll: `\(outer.path)` around it does",
      at: activity.target.span,
      help: [
        "write `target: \(outer.path)`, or give `\(element.name.value)` the trait `scrolls` if it also scrolls itself"
      ],
      related: [scene.related(element: content, "scrolls")])
  }
}
