/// A dismissal goes across the direction of scrolling.
///
/// The scrolled element is the target, or the nearest element around it that scrolls. If activities scroll that element, their guards
/// count; if none does, its trait is enough. Without `toward`, the directions are those of the target's trait `swipeable`.
///
/// This rule is reported instead of `apple/swipe-axis` and `apple/swipe-deviation` at the same place.
struct DismissCrossesScrolling: MaterialCheck {
  static let rule = RuleInfo.material(
    "dismiss-along-scroll", "a dismissal along the axis of scrolling", section: "Dismiss",
    because: """
      If both use one axis, people cannot tell whether a swipe scrolls the list or dismisses an element.
      """,
    example: MaterialExample.text(
      elements: """
        list:
          scrolls: vertical
          children:
            card: {swipeable: any}
        """,
      activities:
        """
        archive:
          does: dismiss
          target: card
          by: [drag, swipe]
          ✗ toward: up
          ✓ toward: left
          commit: {distance: 120pt, velocity: 800pt/s}
        """
    ))

  static let kinds: Set<String> = ["dismiss"]

  func findings(about index: Int, in scene: MaterialScene) -> [Finding] {
    let activity = scene.activity(index)
    guard let scroller = scene.nearest(around: index, where: { $0.scrolls != nil }),
      let axes = scene.spec.elements[scroller].traits.scrolls, isScrolled(scroller, during: index, scene)
    else { return [] }
    for movement in scene.movements(of: index) {
      guard let directions = movement.directions, directions.sharesAxis(with: .along(axes.value))
      else { continue }
      let path = scene.spec.elements[scroller].path
      return [
        finding(
          "`\(activity.name.value)` dismisses toward \(directions.text), along which `\(path)` scrolls",
          at: scene.place(of: movement, in: index), help: [help(axes.value)],
          related: [Finding.Related(span: axes.span, message: "`\(path)` scrolls along this")],
          activities: [activity.name.value])
      ]
    }
    return []
  }

  /// Whether the element may scroll while the activity exists: some activity scrolls it then, or no activity scrolls it at all.
  private func isScrolled(_ element: Int, during index: Int, _ scene: MaterialScene) -> Bool {
    let scrolling = scene.activities(doing: "scroll", on: element)
    return scrolling.isEmpty || scrolling.contains { scene.context.canHoldTogether($0, index) }
  }

  private func help(_ axes: Set<Axis>) -> String {
    guard axes.count == 1 else { return "let the content scroll along one axis, and dismiss across it" }
    return axes.contains(.vertical)
      ? "write `toward: left`, `right` or `horizontal`" : "write `toward: up` or `down`"
  }
}
