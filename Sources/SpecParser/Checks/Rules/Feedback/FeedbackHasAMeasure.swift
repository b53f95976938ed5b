/// Feedback that depends on a measure needs that measure.
///
/// The check reports
/// - if `commit` has no `distance`, feedback by progress (an `opacity`, a `scale` of fingers that do not spread), a threshold haptic, or a
///   motion to the threshold;
/// - a `rotation` in `x` of fingers that do not turn;
/// - a `progress` of an activity without a mechanic that begins with a hold.
struct FeedbackHasAMeasure: SpecCheck {
  static let rule = RuleInfo.feedback(
    "without-measure", "feedback uses a value that the activity does not have",
    because:
      "Progress is a share of the distance at which the activity commits. Without a `commit` there is "
      + "no progress, so nothing is shown.",
    section: "Swipe: Interactivity and Completion",
    activities: """
      push: {does: pan, target: card, by: drag, alternative: the arrow keys,
        ✗ feedback: {follow: {translation: 1x, opacity: 0.7}}}
        ✓ feedback: {follow: {translation: 1x, opacity: 0.7}}, commit: {distance: 120pt, velocity: 800pt/s}}
      """)

  func findings(in context: CheckContext) -> [Finding] {
    context.feedback.flatMap { reading in
      [progress(reading), turn(reading), wait(reading)].compactMap { $0?.naming(reading.name) }
    }
  }

  private func progress(_ reading: FeedbackReading) -> Finding? {
    guard reading.activity.commit?.distance == nil, let entry = byProgress(reading) else { return nil }
    let key = entry.words.prefix(2).joined(separator: ": ")
    return finding(
      "`\(key)` of `\(reading.name)` goes by a commit distance, and it has none", at: entry.span,
      help: ["add a distance to `commit`, such as `distance: 120pt`"])
  }

  private func byProgress(_ reading: FeedbackReading) -> FeedbackSetting? {
    let scales = reading.entries(.follow, .scale).filter { $0.path.count > 2 || !reading.tracksScale }
    let goals =
      (reading.entries(.onCommit, .target) + reading.entries(.onCancel, .target)
      + reading.entries(.onEnd, .target)).filter { $0.value == .word(.target(.threshold)) }
    let all = reading.entries(.follow, .opacity) + scales + reading.entries(.haptic, .threshold) + goals
    return all.first { $0.value != .word(.nothing) }
  }

  private func turn(_ reading: FeedbackReading) -> Finding? {
    guard let entry = reading.entries(.follow, .rotation).first, !entry.isNothing, !reading.tracksOrbit,
      entry.quantity?.dimension == .factor
    else { return nil }
    return finding(
      "the fingers of `\(reading.name)` do not turn", at: entry.span,
      help: ["write degrees for a movement across the screen, such as `rotation: 23deg`"])
  }

  private func wait(_ reading: FeedbackReading) -> Finding? {
    guard let entry = reading.entries(.progress).first, !reading.beginsWithHold else { return nil }
    return finding(
      "`\(reading.name)` does not begin with a hold, so nothing shows its `progress`", at: entry.span,
      help: [
        "bind a mechanic that waits right after its first press, such as a long press, or drop `progress`"
      ])
  }
}
