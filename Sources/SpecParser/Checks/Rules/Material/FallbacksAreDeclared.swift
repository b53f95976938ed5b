/// An edge swipe that leaves its touch to a paging swipe declares that.
///
/// Where an edge swipe does not exist, the same movement turns the page. That is a fallback, whether it was intended or not. The check
/// looks at paging swipes on the same path that take the movement, in states in which no edge swipe from that edge exists. A paging swipe
/// that itself starts at an edge is reported unless an edge swipe falls back to it.
struct FallbacksAreDeclared: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "undeclared-fallback", "a fallback from an edge swipe to a paging swipe that is assumed, not declared",
    section: "Edge swipe",
    because:
      "An edge swipe can default to a paging swipe where it has no action of its own. A `fallback` "
      + "declares that decision. Without it, pages turn for people who want to go back.",
    state: "depth: [top, inner]", elements: "page: {pages: horizontal}",
    activities: """
      back:
        does: edge-swipe
        target: page
        by: edge-swipe
        from: left-edge
        toward: right
        when: depth == inner
        commit: {distance: 33%, velocity: 500pt/s}
        ✓ fallback: turn-page
      turn-page:
        does: paging-swipe
        target: page
        by: drag
        toward: horizontal
        commit: {distance: 50%, velocity: 500pt/s}
      """, resolve: "- {prefer: back, over: turn-page}")

  static let kinds: Set<String> = ["edge-swipe", "paging-swipe"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    scene.activity(index).does.value == "paging-swipe" ? paging(index, scene) : edge(index, scene)
  }

  /// The finding for a paging swipe whose every movement starts at an edge.
  private func paging(_ index: Int, _ scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    let movements = scene.movements(of: index)
    let isDeclared = scene.activities(doing: "edge-swipe", onPathOf: index).contains {
      scene.activity($0).fallback?.value == index
    }
    guard let first = movements.first, !isDeclared,
      movements.allSatisfy({ !scene.edges(of: index, by: $0.mechanic.value).isEmpty })
    else { return nil }
    return finding(
      "`\(activity.name.value)` pages from an edge of the screen, and no edge swipe falls back to it",
      at: activity.from?.span ?? first.mechanic.span,
      notes: ["a paging swipe is made within the content"],
      help: ["let it start anywhere, or declare the edge swipe with `fallback: \(activity.name.value)`"])
  }

  private func edge(_ index: Int, _ scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    guard activity.fallback == nil else { return nil }
    for page in scene.activities(doing: "paging-swipe", onPathOf: index)
    where takes(page, from: index, scene) {
      var left = scene.context.guards[page].intersection(scene.context.guards[index].complement)
      for other in scene.activities(doing: "edge-swipe", onPathOf: index)
      where sharesEdges(index, other, scene) {
        left = left.intersection(scene.context.guards[other].complement)
      }
      guard let model = left.model else { continue }
      let slots = activity.condition?.slots ?? []
      let state = GuardText(states: scene.spec.states).text(of: model, slots: slots)
      return finding(
        "an edge swipe turns the page by `\(scene.name(page))` where `\(activity.name.value)` does not exist",
        at: scene.guardPlace(of: index), notes: ["as where " + state],
        help: [
          "write `fallback: \(scene.name(page))` in `\(activity.name.value)`, or guard the paging swipe"
        ],
        related: [scene.related(page, "takes the same movement")], activities: [scene.name(page)])
    }
    return nil
  }

  /// Whether a paging swipe can be made by the movement of an edge swipe.
  private func takes(_ page: Int, from edge: Int, _ scene: MaterialScene) -> Bool {
    return scene.movements(of: edge).contains { swipe in
      let edges = scene.edges(of: edge, by: swipe.mechanic.value)
      return scene.movements(of: page).contains { turn in
        let from = scene.edges(of: page, by: turn.mechanic.value)
        return (from.isEmpty || !from.isDisjoint(with: edges))
          && swipe.allowed.overlaps(turn.allowed)
      }
    }
  }

  private func sharesEdges(_ a: Int, _ b: Int, _ scene: MaterialScene) -> Bool {
    let edges = { (index: Int) in
      scene.movements(of: index).reduce(into: Set<Side>()) {
        $0.formUnion(scene.edges(of: index, by: $1.mechanic.value))
      }
    }
    return edges(a).isSubset(of: edges(b))
  }
}
