/// Edge swipes, paging swipes, dismissals and overscroll collapses are committed by crossing a threshold.
///
/// A threshold is a distance, so a commit by velocity alone has none. If the activity takes flings, `material/fling-undone` reports it.
struct CommitsCrossAThreshold: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "commit-threshold", "an edge swipe, paging swipe, dismissal or overscroll collapse without a threshold",
    section: "Dismiss; Edge swipe; Paging swipe; Overscroll collapse",
    because:
      "Without a threshold any movement commits, and people cannot change their minds with the finger down.",
    elements: "card: {swipeable: left}",
    activities: """
      ✗ archive: {does: dismiss, target: card, by: [drag, swipe, fling], toward: left}
      ✓ archive:
        ✓ does: dismiss
        ✓ target: card
        ✓ by: [drag, swipe, fling]
        ✓ toward: left
        ✓ commit: {distance: 120pt, velocity: 800pt/s}
      """)

  static let kinds: Set<String> = ["edge-swipe", "paging-swipe", "dismiss", "overscroll-collapse"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    let help =
      "write `commit: {distance: 50%, velocity: 500pt/s}` or what suits it: either one is enough at the lift"
    if let commit = activity.commit {
      guard commit.distance == nil, !scene.mechanics(of: index).contains(where: scene.isFling) else {
        return nil
      }
      return finding(
        "`\(activity.name.value)` commits by speed alone, without a distance to cross", at: commit.span,
        help: [help])
    }
    return finding(
      "`\(activity.name.value)` does `\(activity.does.value)` without a threshold to cross",
      at: activity.does.span, notes: ["it is committed by crossing one"], help: [help])
  }
}
