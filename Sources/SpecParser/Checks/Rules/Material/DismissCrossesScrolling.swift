/// A dismissal goes across the direction of scrolling.
///
/// The target and every element around it that scrolls count. If activities scroll such an element, their guards count; if none does, its
/// trait is enough. Without `toward`, the directions are those of the target's trait `swipeable`. A dismissal or a scroll that only takes
/// touches over (`begins: hand-over`) is not checked: the hand-over says which of the two a finger does.
///
/// This rule is reported instead of `apple/swipe-axis` and `apple/swipe-deviation` at the same place.
struct DismissCrossesScrolling: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "dismiss-along-scroll", "a dismissal along the axis of scrolling", section: "Dismiss",
    because: """
      If both use one axis, people cannot tell whether a swipe scrolls the list or dismisses an element.
      """,
    elements: """
      list:
        scrolls: vertical
        children:
          card: {swipeable: any}
      """,
    activities: """
      archive:
        does: dismiss
        target: card
        by: [drag, swipe]
        ✗ toward: up
        ✓ toward: left
        commit: {distance: 120pt, velocity: 800pt/s}
      """)

  static let kinds: Set<String> = ["dismiss"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    guard activity.takesOver == nil else { return nil }
    let scrollers = scene.spec.elements.outward(from: activity.target.value).filter {
      isScrolled($0, during: index, scene)
    }
    for scroller in scrollers {
      guard let axes = scene.spec.elements[scroller].traits.scrolls,
        let (movement, directions) = movement(of: index, along: axes.value, scene)
      else { continue }
      let path = scene.spec.elements[scroller].path
      let all = scrollers.compactMap { scene.spec.elements[$0].traits.scrolls?.value }
      return finding(
        "`\(activity.name.value)` dismisses toward \(directions.text), along which `\(path)` scrolls",
        at: scene.place(of: movement, in: index), help: [help(all)],
        related: [Finding.Related(span: axes.span, message: "`\(path)` scrolls along this")])
    }
    return nil
  }

  /// The first movement of the activity that shares one of the axes, with its directions.
  private func movement(
    of index: Int, along axes: Set<Axis>, _ scene: MaterialScene
  ) -> (MaterialScene.Movement, Directions)? {
    for movement in scene.movements(of: index) {
      if let directions = movement.directions, directions.sharesAxis(with: .along(axes)) {
        return (movement, directions)
      }
    }
    return nil
  }

  /// Whether the element may scroll while the activity exists: some activity scrolls it then, or no activity scrolls it at all.
  private func isScrolled(_ element: Int, during index: Int, _ scene: MaterialScene) -> Bool {
    guard scene.spec.elements[element].traits.scrolls != nil else { return false }
    let scrolling = scene.activities(doing: "scroll", on: element)
    return scrolling.isEmpty
      || scrolling.contains {
        scene.activity($0).takesOver == nil && scene.context.canHoldTogether($0, index)
      }
  }

  /// - Parameter scrolled: the axes of each scroller.
  private func help(_ scrolled: [Set<Axis>]) -> String {
    let axes: Set<Axis> = scrolled.reduce(into: []) { $0.formUnion($1) }
    guard axes.count == 1 else {
      return scrolled.count == 1
        ? "let the content scroll along one axis, and dismiss across it"
        : "together they scroll along both axes: let one of them scroll only in other states (`when`)"
    }
    return axes.contains(.vertical)
      ? "write `toward: left`, `right` or `horizontal`" : "write `toward: up` or `down`"
  }
}
