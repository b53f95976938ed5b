/// A paging swipe that commits goes one page on.
///
/// The check reports an `on-commit` whose `target` is no page: `start`, `outside`, `threshold`, a scale, an angle, or another share of the
/// element than 100 %. A length may be that of a page, so it is not reported.
struct PagingEndsOnAPage: MaterialCheck {
  static let rule = RuleInfo.material(
    "page-target", "a paging swipe that does not go to the next page", section: "Paging swipe",
    because:
      "Each paging swipe reveals one page. Content that comes to rest elsewhere shows parts of two, or "
      + "leaves pages out.",
    elements: "album: {pages: horizontal}",
    activities: """
      turn-page:
        does: paging-swipe
        target: album
        by: [drag, swipe, fling]
        commit: {distance: 50%, velocity: 500pt/s}
        ✗ feedback: {on-commit: {spring: {damping: 1}, target: 300%}}
        ✓ feedback: {on-commit: {spring: {damping: 1}, target: page}}
      """)

  static let kinds: Set<String> = ["paging-swipe"]

  func findings(about index: Int, in scene: MaterialScene) -> [Finding] {
    let reading = FeedbackReading(scene.activity(index), scene.context.mechanics)
    return reading.entries(.onCommit, .target).filter { !Self.isPage($0) }.map { target in
      finding(
        "`\(reading.name)` does not go to the next page", at: target.span,
        help: ["write `target: page`, or drop `target`"])
    }
  }

  private static func isPage(_ target: FeedbackSetting) -> Bool {
    target.value == .word(.target(.page)) || target.quantity?.dimension == .length
      || target.quantity == Quantity(100, .proportion)
  }
}
