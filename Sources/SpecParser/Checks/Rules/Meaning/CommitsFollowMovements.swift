/// A commit threshold belongs to an activity that moves something.
///
/// `commit` is judged at the lift, by how far and how fast the fingers have moved. A discrete mechanic without a move has no such values: a
/// touch commits nothing. Continuous mechanics follow the fingers, even if they begin with a hold.
struct CommitsFollowMovements: SpecCheck {
  static let rule = RuleInfo(
    id: "activity/commit", defaultSeverity: .warning,
    summary: "a commit threshold on an activity that moves nothing",
    reason:
      "A threshold compares the distance or the velocity of a movement. No mechanic of this activity "
      + "moves, so the threshold has no effect.",
    example: """
      activities:
        ✗ open: {does: custom, target: list, by: tap, commit: {distance: 40pt}}
        ✓ open: {does: custom, target: list, by: tap}
      """)

  func findings(in context: CheckContext) -> [Finding] {
    context.spec.activities.compactMap { activity in
      guard let commit = activity.commit, !activity.mechanics.isEmpty else { return nil }
      let mechanics = activity.mechanics.map { context.spec.mechanics[$0.value] }
      guard mechanics.allSatisfy({ !$0.isContinuous && !$0.moves }) else { return nil }
      let names = listed(mechanics.map(\.name.value))
      return finding(
        "`\(activity.name.value)` has a commit threshold, but \(names) \(mechanics.count == 1 ? "moves" : "move") nothing",
        at: commit.span, help: ["drop `commit`, or bind a mechanic that moves"],
        activities: [activity.name.value])
    }
  }
}

extension Mechanic {
  /// Whether it has a move of any sort.
  fileprivate var moves: Bool {
    steps.contains { if case .move = $0.action { true } else { false } }
  }
}
