/// Reports keys of `feedback` that contradict each other.
extension SyntaxReader {
  func checkContradictions(_ feedback: Feedback) {
    for key in ["on-commit", "on-cancel", "on-end", "clamp"] { checkMotion(feedback, key) }
    for detent in feedback.commits { checkMotion(feedback.at(detent), "on-commit") }
    checkClamp(feedback)
    if feedback.entry(["rubber-band", "law"])?.value == .word("smooth"),
      let coefficient = feedback.entry(["rubber-band", "coefficient"])
    {
      contradict(
        coefficient, feedback.entry(["rubber-band", "law"]),
        "a smooth rubber band has no coefficient: it leaves its limit at the finger's speed",
        help: "drop `coefficient`, or write `law: platform`")
    }
  }

  /// Checks that a motion has only one of a curve, a spring and a decay, and states its duration once.
  private func checkMotion(_ feedback: Feedback, _ key: String) {
    let spring = feedback.entries.first { $0.path.starts(with: [key, "spring"]) }
    let response = feedback.entry([key, "spring", "response"])
    let curve = feedback.entry([key, "curve"])
    let duration = feedback.entry([key, "duration"])
    if let response, let duration {
      contradict(
        response, duration, "`response` and `duration` both say how quick the spring of `\(key)` is",
        help: "keep one: `response` is the period of its swing, `duration` when it has settled")
    }
    if let curve, let spring {
      contradict(
        curve, spring, "`\(key)` has a curve and a spring", help: "keep the one that it moves by")
    }
    if let velocity = feedback.entry([key, "velocity"]), curve == nil,
      let other = spring ?? feedback.entry([key, "decay"]) ?? feedback.entry([key, "pages"])
    {
      contradict(
        velocity, other, "`velocity` of `\(key)` is about a curve, and it has none",
        help: "drop `velocity`: a spring, a decay and pages begin with the fingers' velocity")
    }
    let target = feedback.entry([key, "target"])
    if let decay = feedback.entry([key, "decay"]) {
      for (other, name) in [(curve, "curve"), (duration, "duration"), (target, "target")] {
        guard let other else { continue }
        contradict(
          other, decay, "`\(key)` has a decay, which knows no `\(name)`",
          help: "drop `\(name)`, or drop `decay`: where a decay rests, its velocity says")
      }
    } else if let pages = feedback.entry([key, "pages"]) {
      // A spring may have its duration: it is what goes to a page.
      for (other, name) in [
        (curve, "curve"), (spring == nil ? duration : nil, "duration"), (target, "target"),
      ] {
        guard let other else { continue }
        contradict(
          other, pages, "`\(key)` has pages, which know no `\(name)`",
          help: "drop `\(name)`: a `spring` goes to the page, and the velocity says to which")
      }
    }
  }

  /// Checks that both ends of a clamp have the same dimension and the right order.
  private func checkClamp(_ feedback: Feedback) {
    guard let least = feedback.entry(["clamp", "min"]), let most = feedback.entry(["clamp", "max"]),
      case .quantity(let low) = least.value, case .quantity(let high) = most.value
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
