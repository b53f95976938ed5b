/// Feedback comes during the gesture, not only at its end.
///
/// The check looks at continuous movements with a commit threshold and with `feedback`. Something in the feedback must be live: a `follow`
/// that is not all `0` or `none`, a motion, `rubber-band` or `clamp` without `follow` (the element then follows), `progress`, or haptics
/// before the commit. An activity without `feedback` is not checked.
struct FeedbackComesDuringTheGesture: AppleActivityCheck {
  static let rule = RuleInfo.apple(
    "live-feedback", "feedback at the end of a gesture, and none while it goes on",
    because:
      "Live feedback shows people what will happen, and how far they still have to move.",
    source: AppleDocument.best, on: "ios",
    example: """
      elements:
        sheet: {swipeable: down}
      activities:
        close:
          does: dismiss
          target: sheet
          by: [pan, swipe]
          toward: down
          commit: {distance: 120pt, velocity: 800pt/s}
          ✗ feedback: {haptic: {commit: success}}
          ✓ feedback: {follow: {translation: 1x}, haptic: {commit: success}}
          alternative: the close button
      """)

  func finding(about activity: Activity, at _: Int, in apple: AppleSpec) -> Finding? {
    guard let commit = activity.commit, let feedback = activity.feedback, !feedback.value.entries.isEmpty,
      !feedback.value.followsByDefault, !feedback.value.entries.contains(where: isLive),
      activity.mechanics.contains(where: { apple.forms[$0.value].isManipulation })
    else { return nil }
    return finding(
      "`\(activity.name.value)` shows something at its end, and nothing while the fingers move",
      at: feedback.span,
      notes: ["live feedback lets people foresee the result, and how far they still have to go"],
      help: ["let something follow the fingers, such as `follow: {translation: 1x}`"],
      related: [Finding.Related(span: commit.span, message: "the threshold that people cannot see")])
  }

  private func isLive(_ entry: FeedbackSetting) -> Bool {
    switch entry.path.first {
    case .follow: !entry.isNothing
    case .progress: true
    case .haptic: entry.path.last != .commit
    default: false
    }
  }
}
