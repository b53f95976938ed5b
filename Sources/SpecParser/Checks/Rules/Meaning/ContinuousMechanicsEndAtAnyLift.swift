/// A continuous mechanic ends at its lift, whenever and however fast fingers lift.
///
/// It has begun at its last wait or move. A limit on the lift after it judges nothing: `commit` says what counts at the end.
struct ContinuousMechanicsEndAtAnyLift: SpecCheck {
  static let rule = RuleInfo(
    id: "mechanic/idle-limit", defaultSeverity: .warning,
    summary: "a limit on the lift of a continuous mechanic, which has begun before",
    reason: """
      A continuous mechanic begins at its last wait or move, and every lift ends it. A limit on that lift \
      has no effect.
      """,
    example: """
      gspec: 1
      product: Example
      elements:
        page: {}
      mechanics:
        quick-pan:
          continuous: true
          steps:
            - press
            - move
            ✗ - lift: {velocity: 300pt/s}
            ✓ - lift
      activities:
        push: {does: custom, target: page, by: quick-pan}
      """)

  func findings(in context: CheckContext) -> [Finding] {
    let activities = context.spec.activities
    return context.spec.mechanics.enumerated().compactMap { index, mechanic in
      guard mechanic.isContinuous, let step = mechanic.steps.last, case .lift(let lift) = step.action,
        !lift.limits.all.isEmpty
      else { return nil }
      return finding(
        "`\(mechanic.name.value)` has begun before this lift, and ends at any lift", at: step.span,
        help: [
          "write `- lift`; `commit` of an activity says what counts at its end",
          "or drop `continuous`, so that the lift decides",
        ],
        activities: activities.filter { $0.mechanics.contains { $0.value == index } }.map(\.name.value))
    }
  }
}
