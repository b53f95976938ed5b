/// Feedback does not come late.
///
/// The check reports a `delay` above zero in `on-commit`, `on-cancel` and `on-end`: the element stands still after the lift. Feedback that
/// follows the fingers cannot come late, since the language has no word for it.
struct FeedbackComesAtOnce: SpecCheck {
  static let rule = RuleInfo.feedback(
    "delayed", "what a movement shows comes late",
    because:
      "Feedback that begins late looks as if the touch had not been noticed.",
    section: "introduction",
    activities: """
      archive: {does: dismiss, target: card, by: [drag, swipe, fling], toward: left,
        ✗ feedback: {follow: {translation: 1x}, on-commit: {curve: ease-out, duration: 280ms, delay: 80ms}},
        ✓ feedback: {follow: {translation: 1x}, on-commit: {curve: ease-out, duration: 280ms}},
        commit: {distance: 120pt, velocity: 800pt/s}, alternative: the archive button}
      """)

  func findings(in context: CheckContext) -> [Finding] {
    context.feedback.flatMap { reading in
      [.onCommit, .onCancel, .onEnd].flatMap { key in
        reading.entries(key, .delay).compactMap { entry -> Finding? in
          guard let delay = entry.amount, delay > 0 else { return nil }
          return finding(
            "the element of `\(reading.name)` stands still after the lift for \(MeasureText.text(delay, .time))",
            at: entry.span,
            help: ["drop `delay`, or write `0ms`"], activities: [reading.name])
        }
      }
    }
  }
}
