/// Feedback does not come late.
///
/// It is broken by a `delay` above zero: of `follow`, so that the element lags behind the fingers, and of `on-commit` and
/// `on-cancel`, so that it stands still after the lift.
struct FeedbackComesAtOnce: SpecCheck {
  static let rule = RuleInfo.feedback(
    "delayed", "what a movement shows comes late",
    because:
      "What is seen should lead the finger and not come after it. What begins later looks as if the touch had not "
      + "been felt.",
    section: "introduction",
    example: RuleInfo.feedbackExample(
      "archive: {does: dismiss, target: card, by: [drag, swipe, fling], toward: left,",
      "  feedback: {follow: {translation: 1x, delay: 80ms}},",
      "  commit: {distance: 120pt, velocity: 800pt/s}, alternative: the archive button}"),
    mend: RuleInfo.feedbackExample(
      "archive: {does: dismiss, target: card, by: [drag, swipe, fling], toward: left,",
      "  feedback: {follow: {translation: 1x}},",
      "  commit: {distance: 120pt, velocity: 800pt/s}, alternative: the archive button}"))

  func findings(in context: CheckContext) -> [Finding] {
    FeedbackReading.all(in: context).flatMap { reading in
      ["follow", "on-commit", "on-cancel"].flatMap { key in
        reading.entries(key, "delay").compactMap { entry -> Finding? in
          guard let delay = entry.amount, delay > 0 else { return nil }
          let what = key == "follow" ? "lags behind the fingers" : "stands still after the lift"
          return finding(
            "the element of `\(reading.name)` \(what) for \(MeasureText.text(delay, .time))", at: entry.span,
            help: ["drop `delay`, or write `0ms`"], activities: [reading.name])
        }
      }
    }
  }
}
