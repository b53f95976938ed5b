/// A long press is visible before it is recognized.
///
/// The check looks at activities with feedback and a mechanic that begins with a hold: its first press, then a `wait`. It reports feedback
/// without `progress`, or with a `scale` of 1 there, which is invisible. An activity without feedback is not checked.
struct LongPressesShowProgress: FeedbackCheck {
  static let rule = RuleInfo.feedback(
    "long-press-progress", "a long press shows nothing while it waits",
    because:
      "People who hold a finger down cannot see whether the hold was noticed. An element that shrinks "
      + "a little shows it; a haptic marks the end.",
    section: "Long Press: Haptic + Visual Lock",
    activities: """
      mark: {does: select, target: card, by: long-press, alternative: the select button,
        ✗ feedback: {haptic: {claim: medium}}}
        ✓ feedback: {haptic: {claim: medium}, progress: {scale: 0.93x, duration: 150ms}}}
      """)

  func finding(about reading: FeedbackReading, in _: CheckContext) -> Finding? {
    guard let feedback = reading.activity.feedback, reading.beginsWithHold else { return nil }
    let progress = reading.entries(.progress)
    let unseen = progress.first { $0.path == [.progress, .scale] && $0.amount == 1 }
    guard progress.isEmpty || unseen != nil else { return nil }
    return finding(
      "`\(reading.name)` shows nothing while the finger waits", at: unseen?.span ?? feedback.span,
      help: ["add `progress`, such as `{scale: 0.93x, duration: 150ms}`"])
  }
}
