/// An overscroll collapse starts at the top or bottom of content that scrolls, and goes beyond that end.
///
/// `MaterialScene.stand` finds the state for the position of content. Without such state, `at: top` or `at: bottom` of the scrolling
/// element is enough. At the top the movement goes down, at the bottom up; the opposite direction scrolls back.
struct OverscrollStartsAtTheEnds: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "overscroll-away-from-ends", "an overscroll collapse away from the ends of scrolled content",
    section: "Overscroll collapse",
    because:
      "Between the ends the same movement scrolls. A view that closes there loses the reader's place.",
    state: "place: [top, middle, bottom]", elements: "article: {scrolls: vertical, at: [top, bottom]}",
    activities: """
      to-contents:
        does: overscroll-collapse
        target: article
        by: [drag, swipe]
        toward: up
        ✗ when: place != top
        ✓ when: place == bottom
        commit: {distance: 100pt, velocity: 800pt/s}
      """)

  static let kinds: Set<String> = ["overscroll-collapse"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let (activity, path) = (scene.activity(index), scene.target(of: index).path)
    let scrollers = scene.elements(onPathOf: index) { $0.scrolls != nil }
    if scrollers.isEmpty && scene.activities(doing: "scroll", onPathOf: index).isEmpty {
      return finding(
        "`\(activity.name.value)` collapses `\(path)` by overscrolling, but it does not scroll",
        at: activity.target.span, help: ["aim it at what scrolls, or give it the trait `scrolls: vertical`"])
    }
    if let (notes, help) = scene.strays(index, from: [.top, .bottom]) {
      return finding(
        "`\(activity.name.value)` collapses `\(path)` away from the ends of its content",
        at: scene.guardPlace(of: index), notes: notes, help: help)
    }
    return backward(index, scene)
  }

  /// The finding for a movement at an end of content that leads back into the content.
  private func backward(_ index: Int, _ scene: MaterialScene) -> Finding? {
    let stand = scene.stand(for: index)
    let movements = scene.movements(of: index)
    let ends: [(Side, Guard?, Arc, String)] = [
      (.top, stand.condition(for: [.top]), .upward, "down"),
      (.bottom, stand.condition(for: [.bottom]), .downward, "up"),
    ]
    for (side, condition, back, way) in ends {
      guard let condition, !scene.can(index, hold: .not(condition)), let first = movements.first,
        movements.allSatisfy({ $0.directions?.lie(within: [back]) == true })
      else { continue }
      return finding(
        "`\(scene.name(index))` collapses from the \(side.rawValue) by a movement that scrolls back",
        at: scene.place(of: first, in: index), help: ["write `toward: \(way)`"])
    }
    return nil
  }
}
