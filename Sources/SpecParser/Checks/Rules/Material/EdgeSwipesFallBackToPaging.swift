/// An edge swipe falls back to a paging swipe that its movement can make.
///
/// Both lie on one path, and the paging swipe takes a direction of the edge swipe. It exists in a state in which the edge swipe does not.
/// An edge swipe without a guard leaves no such state. It may still name as its fallback the activity that it replaces.
struct EdgeSwipesFallBackToPaging: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "fallback-not-paging", "an edge swipe that falls back to what its movement cannot page",
    section: "Edge swipe",
    because:
      "It can default to a paging swipe, since both bring in content from the side. Another activity "
      + "would surprise people.",
    elements: "page: {pages: horizontal}",
    activities: """
      back:
        does: edge-swipe
        target: page
        by: edge-swipe
        from: left-edge
        toward: right
        commit: {distance: 33%, velocity: 500pt/s}
        ✗ fallback: pan
        ✓ fallback: turn-page
      ✗ pan: {does: pan, target: page, by: drag}
      ✓ turn-page:
        ✓ does: paging-swipe
        ✓ target: page
        ✓ by: drag
        ✓ toward: horizontal
        ✓ commit: {distance: 50%, velocity: 500pt/s}
      """,
    resolve: """
      ✗ - {prefer: back, over: pan}
      ✓ - {prefer: back, over: turn-page}
      """)

  static let kinds: Set<String> = ["edge-swipe"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    guard let fallback = activity.fallback else { return nil }
    let other = scene.activity(fallback.value)
    let isPaging = other.does.value == "paging-swipe"
    let onPath = scene.activities(doing: "paging-swipe", onPathOf: index).contains(fallback.value)
    if isPaging && onPath && takesDirection(fallback.value, of: index, scene) {
      return neverTakesOver(fallback.value, from: index, scene)
    }
    let why =
      !isPaging
      ? "which does `\(other.does.value)`" : onPath ? "which goes other ways" : "which is made elsewhere"
    return finding(
      "`\(activity.name.value)` falls back to `\(other.name.value)`, \(why)", at: fallback.span,
      help: [
        "name a paging swipe on the same elements that takes the same direction, or leave `fallback` out"
      ],
      related: [scene.related(fallback.value, "takes over")], activities: [other.name.value])
  }

  private func neverTakesOver(_ page: Int, from edge: Int, _ scene: MaterialScene) -> Finding? {
    let activity = scene.activity(edge)
    let guards = scene.context.guards
    guard let fallback = activity.fallback, activity.condition != nil, !guards[page].isEmpty,
      guards[page].isSubset(of: guards[edge])
    else { return nil }
    let (name, other) = (activity.name.value, scene.name(page))
    return finding(
      "`\(name)` falls back to `\(other)`, which exists nowhere that `\(name)` does not", at: fallback.span,
      help: ["let `\(other)` hold where `\(name)` does not, or leave `fallback` out"],
      related: [scene.related(page, "would take over")], activities: [other])
  }

  private func takesDirection(_ page: Int, of edge: Int, _ scene: MaterialScene) -> Bool {
    scene.movements(of: edge).contains { swipe in
      scene.movements(of: page).contains { swipe.allowed.overlaps($0.allowed) }
    }
  }
}
