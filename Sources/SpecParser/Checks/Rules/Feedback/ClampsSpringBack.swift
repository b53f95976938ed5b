/// Content beyond a `clamp` springs back.
///
/// The check reports feedback with a `clamp` (its `min` or `max`) and without a spring that brings content back. The spring is `clamp:
/// {spring: …}` or `on-cancel: {spring: …}`, with at least one of its numbers.
struct ClampsSpringBack: FeedbackCheck {
  static let rule = RuleInfo.feedback(
    "clamp-without-spring", "content beyond a limit does not spring back",
    because: """
      Content that jumps back to its limit at the lift is hard to follow; a spring shows where the limit \
      is.
      """,
    section: "Pinch: Scaling Without Artifacts",
    activities: """
      zoom-in: {does: zoom-in, target: card, by: pinch-open, alternative: the plus button,
        ✗ feedback: {follow: {scale: 1x}, anchor: fingers, clamp: {max: 3x}}}
        ✓ feedback: {follow: {scale: 1x}, anchor: fingers,
          ✓ clamp: {max: 3x, spring: {damping: 0.65, initial-velocity: 0.3}, duration: 350ms}}}
      """)

  func finding(about reading: FeedbackReading, in _: CheckContext) -> Finding? {
    guard let limit = reading.clampLimit,
      reading.entries(.clamp, .spring).isEmpty, reading.entries(.onCancel, .spring).isEmpty
    else { return nil }
    return finding(
      "`\(reading.name)` clamps what went beyond its limit without a spring back", at: limit.span,
      help: ["add a spring to `clamp`, such as `spring: {damping: 0.65, initial-velocity: 0.3}`"])
  }
}
