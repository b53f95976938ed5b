/// Controls are revealed upon scroll where something scrolls, along the same axis.
///
/// An activity that scrolls in the same states counts. The trait `scrolls` of the target, of elements around it and of elements inside it
/// counts, too.
struct RevealingFollowsScrolling: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "reveal-without-scroll", "a reveal upon scroll where nothing scrolls along that axis",
    section: "Reveal upon scroll",
    because:
      "The controls come back when a scroll reverses. Where nothing scrolls, nothing has hidden them.",
    elements: """
      ✗ photo: {zooms: true}
      ✓ article: {scrolls: vertical}
      """,
    activities: """
      ✗ show-bar: {does: reveal-on-scroll, target: photo, by: [drag, swipe], toward: down}
      ✓ show-bar: {does: reveal-on-scroll, target: article, by: [drag, swipe], toward: down}
      """)

  static let kinds: Set<String> = ["reveal-on-scroll"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let arcs = scene.movements(of: index).flatMap(\.allowed.arcs)
    let directions = Directions(arcs: arcs, axes: [])
    let scrolls = scene.activities(doing: "scroll", onPathOf: index).contains { scroll in
      scene.context.canHoldTogether(scroll, index) && scene.moves(scroll, alongAxisOf: directions)
    }
    let scrollers = scene.elements(onPathOf: index) { traits in
      traits.scrolls.map { Directions.along($0.value).sharesAxis(with: directions) } ?? false
    }
    guard !arcs.isEmpty, !scrolls, scrollers.isEmpty else { return nil }
    let (activity, element) = (scene.activity(index), scene.target(of: index))
    return finding(
      "`\(activity.name.value)` reveals upon scroll, but `\(element.path)` does not scroll that way",
      at: activity.target.span,
      help: ["aim it at what scrolls, or give `\(element.name.value)` the trait `scrolls`"])
  }
}
