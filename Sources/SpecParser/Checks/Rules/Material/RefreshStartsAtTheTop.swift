/// A swipe to refresh starts where the content is at its top.
///
/// `MaterialScene.stand` finds the state for the position of content. Without such state, nothing limits the swipe to the top of a list
/// that scrolls and does not say `at: top`. A container that does not scroll is always at its edge. A refresh that goes up starts at the
/// bottom instead, where new content comes.
struct RefreshStartsAtTheTop: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "refresh-away-from-top", "a swipe to refresh away from the top of the content",
    section: "Swipe to refresh",
    because: "Elsewhere a swipe downward scrolls; a list that reloads there loses the reader's place.",
    state: "place: [top, below]", elements: "list: {scrolls: vertical, at: top}",
    activities: """
      ✗ refresh: {does: swipe-to-refresh, target: list, by: drag, toward: down, commit: {distance: 80pt}}
      ✓ refresh:
        ✓ does: swipe-to-refresh
        ✓ target: list
        ✓ by: drag
        ✓ toward: down
        ✓ when: place == top
        ✓ commit: {distance: 80pt}
      """)

  static let kinds: Set<String> = ["swipe-to-refresh"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    if scene.refreshesAtTheBottom(index) { return nil }
    guard let (notes, help) = scene.strays(index, from: [.top]) else { return nil }
    return finding(
      "`\(scene.name(index))` refreshes away from the top of `\(scene.target(of: index).path)`",
      at: scene.guardPlace(of: index), notes: notes, help: help)
  }
}
