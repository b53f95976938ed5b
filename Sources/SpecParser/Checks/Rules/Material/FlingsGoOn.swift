/// Content that is flung goes on when the finger has left it.
///
/// The check looks at scrolls and pans with a drag and a fling, whose `feedback` moves the content with the finger. It reports those whose
/// `on-end` has no `decay`, no `pages` and no `target`, and those with `on-cancel` alone, which go back after every lift. An activity with
/// `commit` is not checked: its motions have targets.
struct FlingsGoOn: SingleMaterialCheck {
  static let rule = RuleInfo.material(
    "fling-stops", "content that does not go on after a fling", section: "Scroll; Pan",
    because: "A fling keeps its velocity. Content that stops at the lift feels stuck under the finger.",
    elements: "map: {unbounded: true}",
    activities: """
      pan:
        does: pan
        target: map
        by: [drag, swipe, fling]
        ✗ feedback: {follow: {translation: 1x}}
        ✓ feedback: {follow: {translation: 1x}, on-end: {decay: normal}}
      """)

  static let kinds: Set<String> = ["scroll", "pan"]

  func finding(about index: Int, in scene: MaterialScene) -> Finding? {
    let activity = scene.activity(index)
    guard let feedback = activity.feedback, activity.commit == nil,
      scene.mechanics(of: index).contains(where: scene.isFling),
      scene.mechanics(of: index).contains(where: \.isContinuous),
      Axis.allCases.contains(where: {
        scene.moves(index, alongAxisOf: .along([$0])) && feedback.value.factor(along: $0) != 0
      }),
      ![.decay, .pages, .target].contains(where: { feedback.value.has(.onEnd, $0) })
    else { return nil }
    let goesBack = feedback.value.has(.onCancel) && !feedback.value.has(.onEnd)
    return finding(
      "`\(scene.name(index))` takes a fling, and its content "
        + (goesBack ? "goes back to where it began" : "stops at the lift"),
      at: feedback.span,
      help: ["add `on-end: {decay: normal}`, or `on-end: {pages: 100%}` where it stops at each page"])
  }
}
