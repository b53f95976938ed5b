/// Reports keys of `feedback` that contradict each other.
extension SyntaxReader {
  /// - Parameter detents: those that `on-commit` names.
  func checkContradictions(_ feedback: Feedback, _ detents: [String]) {
    for key in [FeedbackKey.onCommit, .onCancel, .onEnd, .clamp] { checkMotion(feedback, key) }
    for detent in detents { checkMotion(feedback.at(detent), .onCommit) }
    checkClamp(feedback)
    if let law = feedback.entry(.rubberBand, .law), law.value == .word(.law(.smooth)),
      let coefficient = feedback.entry(.rubberBand, .coefficient)
    {
      contradict(
        coefficient, law,
        "a smooth rubber band has no coefficient: it leaves its limit at the finger's speed",
        help: "drop `coefficient`, or write `law: platform`")
    }
  }

  /// Checks that a motion has only one of a curve, a spring and a decay, and states its duration once.
  private func checkMotion(_ feedback: Feedback, _ key: FeedbackKey) {
    let spring = feedback.entries.first { $0.detent == nil && $0.path.starts(with: [key, .spring]) }
    let response = feedback.entry(key, .spring, .response)
    let curve = feedback.entry(key, .curve)
    let duration = feedback.entry(key, .duration)
    if let response, let duration {
      contradict(
        response, duration, "`response` and `duration` both say how quick the spring of `\(key)` is",
        help: "keep one: `response` is the period of its swing, `duration` when it has settled")
    }
    if let curve, let spring {
      contradict(
        curve, spring, "`\(key)` has a curve and a spring", help: "keep the one that it moves by")
    }
    if let velocity = feedback.entry(key, .velocity), curve == nil,
      let other = spring ?? feedback.entry(key, .decay) ?? feedback.entry(key, .pages)
    {
      contradict(
        velocity, other, "`velocity` of `\(key)` is about a curve, and it has none",
        help: "drop `velocity`: a spring, a decay and pages begin with the fingers' velocity")
    }
    if let decay = feedback.entry(key, .decay) {
      for other in [FeedbackKey.curve, .duration, .target] {
        guard let entry = feedback.entry(key, other) else { continue }
        contradict(
          entry, decay, "`\(key)` has a decay, which knows no `\(other)`",
          help: "drop `\(other)`, or drop `decay`: where a decay rests, its velocity says")
      }
    } else if let pages = feedback.entry(key, .pages) {
      // A spring may have its duration: it is what goes to a page.
      for other in [FeedbackKey.curve, .duration, .target] where other != .duration || spring == nil {
        guard let entry = feedback.entry(key, other) else { continue }
        contradict(
          entry, pages, "`\(key)` has pages, which know no `\(other)`",
          help: "drop `\(other)`: a `spring` goes to the page, and the velocity says to which")
      }
    }
  }

  /// Checks that both ends of a clamp have the same dimension and the right order.
  private func checkClamp(_ feedback: Feedback) {
    guard let least = feedback.entry(.clamp, .min), let most = feedback.entry(.clamp, .max),
      let low = least.quantity, let high = most.quantity
    else { return }
    if low.dimension != high.dimension {
      contradict(
        most, least,
        "`min` is \(low.dimension.described) and `max` \(high.dimension.described)",
        help: "write both in one unit: `x` holds the scale, `pt` and `%` the place, `deg` the angle")
    } else if low.amount > high.amount {
      contradict(most, least, "`max` is less than `min`", help: "write the smaller one as `min`")
    }
  }

  private func contradict(
    _ entry: FeedbackSetting, _ other: FeedbackSetting?, _ message: String, help: String
  ) {
    report(
      SyntaxRules.contradiction, message, at: entry.span, help: [help],
      related: other.map { [.init(span: $0.span, message: "the other one")] } ?? [])
  }
}
