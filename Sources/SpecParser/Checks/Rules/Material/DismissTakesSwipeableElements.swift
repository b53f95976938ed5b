/// A dismissed element is swipeable, and in that direction.
///
/// This rule is reported instead of `apple/swipe-axis` and `apple/swipe-deviation` at the same place.
struct DismissTakesSwipeableElements: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "dismiss-not-swipeable", "a dismissal of an element that is not swipeable that way", section: "Dismiss",
    because:
      "A dismissal originates on a swipeable element, such as a list item or a card. Rules about "
      + "swiping, and readers of the spec, rely on the trait.",
    elements: """
      ✗ card: {}
      ✓ card: {swipeable: left}
      """,
    activities: """
      archive:
        does: dismiss
        target: card
        by: [drag, swipe]
        toward: left
        commit: {distance: 120pt, velocity: 800pt/s}
      """)

  static let kinds: Set<String> = ["dismiss"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let (activity, element) = (scene.activity(index), scene.target(of: index))
    guard let trait = element.traits.swipeable else {
      let directions = scene.movements(of: index).compactMap(\.directions).first
      return finding(
        "`\(activity.name.value)` dismisses `\(element.path)`, which is not swipeable",
        at: activity.target.span,
        help: ["give `\(element.name.value)` the trait `swipeable: \(directions?.text ?? "horizontal")`"],
        related: [scene.related(element: activity.target.value, "has no trait `swipeable`")])
    }
    for movement in scene.movements(of: index) {
      guard let directions = movement.directions, !trait.value.isAny,
        !directions.lie(within: trait.value.arcs)
      else { continue }
      return finding(
        "`\(activity.name.value)` dismisses toward \(directions.text), where `\(element.path)` is not swipeable",
        at: scene.place(of: movement, in: index),
        help: ["dismiss toward \(trait.value.text), or make the element swipeable that way too"],
        related: [Finding.Related(span: trait.span, message: "it is swipeable by this")])
    }
    return nil
  }
}
