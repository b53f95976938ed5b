/// An activity that commits by its distance also commits by its velocity.
///
/// The check reports an activity whose `commit` has a `distance` and no `velocity`, if one of its mechanics can end in a flick. The last
/// contact of such a mechanic begins with a translation. Content that is held first is placed, not flicked, and fingers that spread or turn
/// do not flick. Detents with `projected` are exempt, since a flick then goes to the detent where it would come to rest. `swipe-to-refresh`
/// is exempt: people who fling a list down want to see its top, and only a deliberate pull asks for new content.
struct CommitsAskForVelocity: FeedbackCheck {
  static let rule = RuleInfo.feedback(
    "commit-without-velocity", "a movement commits by its distance alone",
    because:
      "A quick flick over a short distance is meant to commit, but the element returns. The source "
      + "uses 800 pt/s.",
    section: "Swipe: Interactivity and Completion",
    activities: """
      ✗ archive: {does: dismiss, target: card, by: [drag, swipe, fling], toward: left, commit: {distance: 120pt},
        ✗ alternative: the archive button}
      ✓ archive: {does: dismiss, target: card, by: [drag, swipe, fling], toward: left,
        ✓ commit: {distance: 120pt, velocity: 800pt/s}, alternative: the archive button}
      """)

  func finding(about reading: FeedbackReading, in _: CheckContext) -> Finding? {
    let activity = reading.activity
    guard let commit = activity.commit, let distance = commit.distance, commit.velocity == nil,
      !commit.detents.contains(where: \.isProjected),
      activity.does.value != "swipe-to-refresh", reading.mechanics.contains(where: Self.endsInFlick)
    else { return nil }
    return finding(
      "`\(reading.name)` commits by its distance alone", at: distance.span,
      notes: ["a quick flick over a shorter way returns, though it was meant"],
      help: [
        commit.detents.isEmpty
          ? "add a velocity to `commit`, such as `velocity: 800pt/s`"
          : "write `projected: true` in its detents: then a flick goes to the one where it would come to rest"
      ])
  }

  /// Whether a translation follows its last press at once.
  private static func endsInFlick(_ mechanic: ElaboratedMechanic) -> Bool {
    mechanic.contacts.last?.steps.first?.kind.isTranslation == true
  }
}
