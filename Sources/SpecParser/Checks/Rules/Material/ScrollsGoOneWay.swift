/// A scroll goes along one axis.
///
/// Without `toward`, the axis is that of the target's trait `scrolls`, if it names only one. With `values: along`, it is the one that each
/// movement takes.
///
/// This rule is reported instead of `apple/swipe-axis` and `apple/swipe-deviation`.
struct ScrollsGoOneWay: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "scroll-direction", "a scroll in more than one direction at once", section: "Scroll",
    because: "A scroll is vertical or horizontal. Content that follows the finger in both pans.",
    elements: "list: {scrolls: vertical}",
    activities: """
      ✗ scroll: {does: scroll, target: list, by: [drag, swipe, fling], toward: any}
      ✓ scroll: {does: scroll, target: list, by: [drag, swipe, fling], toward: vertical}
      """)

  static let kinds: Set<String> = ["scroll"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    if activity.values?.value.contains(.along) == true { return nil }
    let movements = scene.movements(of: index)
    let arcs = movements.flatMap(\.allowed.arcs)
    let all = Directions(arcs: arcs, axes: [])
    guard let first = movements.first,
      !Axis.allCases.contains(where: { all.lie(within: $0.word.directions.arcs) })
    else { return nil }
    return finding(
      "`\(activity.name.value)` scrolls in more than one direction at once",
      at: first.directions == nil ? activity.does.span : scene.place(of: first, in: index),
      help: ["write `toward: vertical` or `toward: horizontal`, `values: along`, or `does: pan`"])
  }
}
