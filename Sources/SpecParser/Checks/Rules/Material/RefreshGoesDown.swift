/// A swipe to refresh goes down.
///
/// Content that only scrolls sideways may be refreshed from its own edge. A refresh that is limited to the bottom of its content goes up,
/// since a refresh belongs to the edge where new content comes.
///
/// This rule is reported instead of `apple/swipe-axis` and `apple/swipe-deviation`.
struct RefreshGoesDown: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "refresh-direction", "a swipe to refresh that does not go down", section: "Swipe to refresh",
    because: """
      At the top of a list only a downward swipe is free. The other directions scroll, or move something \
      else.
      """,
    elements: "card: {}",
    activities: """
      ✗ refresh: {does: swipe-to-refresh, target: card, by: drag, toward: up, commit: {distance: 80pt}}
      ✓ refresh: {does: swipe-to-refresh, target: card, by: drag, toward: down, commit: {distance: 80pt}}
      """)

  static let kinds: Set<String> = ["swipe-to-refresh"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    if scene.scrollsSideways(around: index) || scene.refreshesAtTheBottom(index) { return nil }
    for movement in scene.movements(of: index) {
      let directions = movement.allowed
      guard !directions.lie(within: [.downward]) else { continue }
      return finding(
        "`\(scene.name(index))` refreshes by a movement \(directions.way)",
        at: scene.place(of: movement, in: index), help: ["write `toward: down`"])
    }
    return nil
  }
}
