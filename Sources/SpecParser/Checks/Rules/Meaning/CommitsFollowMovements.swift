/// A commit threshold can be reached.
///
/// `commit` is judged at the lift, by how far and how fast the fingers have moved. A discrete mechanic without a move has no such values: a
/// touch commits nothing. Continuous mechanics follow the fingers, even if they begin with a hold. A velocity above `max-fling-velocity` is
/// never measured.
struct CommitsFollowMovements: SpecCheck {
  static let rule = RuleInfo(
    id: "activity/commit", defaultSeverity: .warning,
    summary: "a commit threshold that is never reached",
    reason:
      "A threshold compares the distance or the velocity of a movement. It has no effect if no mechanic "
      + "of the activity moves, or if no finger is measured that fast.",
    example: """
      activities:
        ✗ open: {does: custom, target: list, by: tap, commit: {distance: 40pt}}
        ✓ open: {does: custom, target: list, by: tap}
      """)

  func findings(in context: CheckContext) -> [Finding] {
    context.spec.activities.compactMap { activity in
      guard let commit = activity.commit, !activity.mechanics.isEmpty else { return nil }
      return still(activity, commit, context.spec) ?? fast(activity, commit, context.spec)
    }
  }

  /// The finding for an activity that moves nothing.
  private func still(_ activity: Activity, _ commit: Commit, _ spec: CheckedSpec) -> Finding? {
    let mechanics = activity.mechanics.map { spec.mechanics[$0.value] }
    guard mechanics.allSatisfy({ !$0.isContinuous && !$0.steps.contains(where: \.action.isMove) }) else {
      return nil
    }
    let names = listed(mechanics.map(\.name.value))
    return finding(
      "`\(activity.name.value)` has a commit threshold, but \(names) \(mechanics.count == 1 ? "moves" : "move") nothing",
      at: commit.span, help: ["drop `commit`, or bind a mechanic that moves"],
      activities: [activity.name.value])
  }

  /// The finding for a velocity above the greatest that is measured.
  private func fast(_ activity: Activity, _ commit: Commit, _ spec: CheckedSpec) -> Finding? {
    guard let velocity = commit.velocity, let cap = spec.metrics.limit(.maxFlingVelocity, isIncluded: true),
      velocity.value > cap.amount
    else { return nil }
    return finding(
      "`\(activity.name.value)` commits at \(MeasureText.text(velocity.value, .velocity)), and no finger is "
        + "measured beyond \(MeasureText.text(cap.amount, .velocity))\(cap.origin.suffix)",
      at: velocity.span, help: ["write a lower velocity, such as `velocity: 800pt/s`"],
      related: [cap.origin.related(in: spec.metrics)].compactMap { $0 }, activities: [activity.name.value])
  }
}
