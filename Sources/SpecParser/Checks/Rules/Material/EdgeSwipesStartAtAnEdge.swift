/// An edge swipe comes in from an edge of the screen.
///
/// The edge is the activity's `from` or the mechanic's. A movement from an edge toward that same edge does not come in.
struct EdgeSwipesStartAtAnEdge: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "edge-swipe-elsewhere", "an edge swipe that does not come in from an edge", section: "Edge swipe",
    because:
      "An edge swipe starts outside the screen and brings in content from there. A swipe that starts "
      + "on the screen turns pages.",
    elements: "page: {}",
    activities: """
      back:
        does: edge-swipe
        target: page
        by: drag
        ✓ from: left-edge
        toward: right
        commit: {distance: 33%, velocity: 500pt/s}
      """)

  static let kinds: Set<String> = ["edge-swipe"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    for movement in scene.movements(of: index) {
      let edges = scene.edges(of: index, by: movement.mechanic.value)
      if edges.isEmpty {
        return finding(
          "`\(activity.name.value)` may start anywhere on the screen", at: movement.mechanic.span,
          help: ["write `from: left-edge` or another edge, or `by: edge-swipe`"])
      }
      let outward = Side.allCases.filter(edges.contains).map {
        Arc(around: Arc.opposite($0.inward), by: DirectionWord.halfCone)
      }
      guard let directions = movement.directions, directions.lie(within: outward), edges.count == 1 else {
        continue
      }
      return finding(
        "`\(activity.name.value)` goes out at the edge that it comes from",
        at: scene.place(of: movement, in: index), help: ["turn its direction round"])
    }
    return nil
  }
}
