/// Feedback comes during the gesture, not only at its end.
///
/// The check looks at continuous movements with a commit threshold and with `feedback`. Something in the feedback must be live: `follow`,
/// `rubber-band`, `clamp`, `anchor`, `progress`, or haptics before the commit. An activity without `feedback` is not checked.
struct FeedbackComesDuringTheGesture: AppleCheck {
  static let rule = RuleInfo(
    id: "apple/live-feedback", defaultSeverity: .warning,
    summary: "feedback at the end of a gesture, and none while it goes on",
    reason:
      "Live feedback shows people what will happen, and how far they still have to move.",
    source: AppleDocument.best,
    example: AppleExample.spec(
      "ios",
      """
      elements:
        sheet: {swipeable: down}
      activities:
        close:
          does: dismiss
          target: sheet
          by: [pan, swipe]
          toward: down
          commit: {distance: 120pt, velocity: 800pt/s}
          ✗ feedback: {on-commit: {curve: ease-out, duration: 280ms}}
          ✓ feedback:
            ✓ follow: {translation: 1x}
            ✓ on-commit: {curve: ease-out, duration: 280ms}
          alternative: the close button
      """))

  private static let live: Set<String> = ["follow", "rubber-band", "clamp", "anchor", "progress"]

  func findings(in apple: AppleSpec) -> [Finding] {
    apple.activities.compactMap { index in
      let activity = apple.spec.activities[index]
      guard let commit = activity.commit, let feedback = activity.feedback, !feedback.value.entries.isEmpty,
        !feedback.value.entries.contains(where: isLive),
        activity.mechanics.contains(where: { apple.forms[$0.value].isManipulation })
      else { return nil }
      return finding(
        "`\(activity.name.value)` shows something at its end, and nothing while the fingers move",
        at: feedback.span,
        notes: ["live feedback lets people foresee the result, and how far they still have to go"],
        help: ["let something follow the fingers, such as `follow: {translation: 1x}`"],
        related: [Finding.Related(span: commit.span, message: "the threshold that people cannot see")],
        activities: [activity.name.value])
    }
  }

  private func isLive(_ entry: FeedbackSetting) -> Bool {
    if let first = entry.path.first, Self.live.contains(first) { return true }
    return entry.path.first == "haptic" && entry.path.last != "commit"
  }
}
