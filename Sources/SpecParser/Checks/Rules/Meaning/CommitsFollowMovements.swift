/// A commit threshold can be reached, and missed.
///
/// `commit` is judged at the lift, by how far and how fast the fingers have moved. A discrete mechanic without a move has no such values: a
/// touch commits nothing. Continuous mechanics follow the fingers, even if they begin with a hold. A velocity above `max-fling-velocity` is
/// never measured, and no finger moves farther than its screen is long. A projected detent may lie beyond.
struct CommitsFollowMovements: SpecCheck {
  static let rule = RuleInfo(
    id: "activity/commit", defaultSeverity: .warning,
    summary: "a commit threshold that is never reached, or always",
    reason:
      "A threshold compares the distance or the velocity of a movement. It has no effect if no mechanic "
      + "of the activity moves, if no finger goes that far or is measured that fast, or if every movement goes that far.",
    example: """
      activities:
        ✗ open: {does: custom, target: list, by: tap, commit: {distance: 40pt}}
        ✓ open: {does: custom, target: list, by: tap}
      """)

  func findings(in context: CheckContext) -> [Finding] {
    context.spec.activities.compactMap { activity in
      guard let commit = activity.commit, !activity.mechanics.isEmpty else { return nil }
      return still(activity, commit, context.spec) ?? fast(activity, commit, context.spec)
        ?? far(activity, commit, context.spec) ?? near(activity, commit, context.spec)
    }
  }

  /// The distances that a finger itself must reach.
  private func distances(_ commit: Commit) -> [Located<Quantity>] {
    commit.detents.isEmpty
      ? [commit.distance].compactMap { $0 } : commit.detents.filter { !$0.isProjected }.map(\.distance)
  }

  /// The finding for a distance beyond the target or the screen.
  private func far(_ activity: Activity, _ commit: Commit, _ spec: CheckedSpec) -> Finding? {
    for distance in distances(commit) {
      let amount = distance.value.amount
      let reason: String
      if distance.value.dimension == .proportion {
        guard amount > 100 else { continue }
        reason = "a finger that stays on its target moves by 100 % at most"
      } else {
        let screens = spec.platforms.compactMap { platform in
          platform.value.longestSide.map { (name: platform.value.rawValue, side: $0) }
        }
        guard let screen = screens.first(where: { amount > $0.side }) else { continue }
        reason = "the longest screen of \(screen.name) has \(MeasureText.text(screen.side, .length))"
      }
      return finding(
        "`\(activity.name.value)` commits at \(MeasureText.text(amount, distance.value.dimension)), and \(reason)",
        at: distance.span, help: ["write less, such as `distance: 50%`"], activities: [activity.name.value])
    }
    return nil
  }

  /// The finding for a distance that every movement has gone when it is recognized.
  private func near(_ activity: Activity, _ commit: Commit, _ spec: CheckedSpec) -> Finding? {
    let moves = activity.mechanics.flatMap { spec.mechanics[$0.value].steps.compactMap(\.action.move) }
    let isTranslation = moves.allSatisfy { if case .translation = $0.path { true } else { false } }
    guard !moves.isEmpty, isTranslation, let slop = spec.metrics.limit(.dragSlop, isIncluded: true),
      let distance = distances(commit).first(where: {
        $0.value.dimension == .length && $0.value.amount < slop.amount
      })
    else { return nil }
    return finding(
      "`\(activity.name.value)` commits at \(MeasureText.text(distance.value.amount, .length)), and a movement begins only "
        + "beyond \(MeasureText.text(slop.amount, .length))\(slop.origin.suffix)",
      at: distance.span, notes: ["so nearly every movement commits"],
      help: ["write more, such as `distance: 50%`"],
      related: [slop.origin.related(in: spec.metrics)].compactMap { $0 }, activities: [activity.name.value])
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
