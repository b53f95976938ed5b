/// `shows-possible` comes before the activity has claimed or failed, so that there is something to show.
struct PossibleIsShown: FeedbackCheck {
  static let rule = RuleInfo(
    id: "activity/shows-possible", defaultSeverity: .warning,
    summary: "`shows-possible` after the activity has claimed or failed",
    reason:
      "`shows-possible: 100ms` shows a press before its outcome is known. A hold claims when its time "
      + "is over, and a touch fails when it lasts too long. A `shows-possible` that is not shorter than "
      + "that never shows.",
    example: """
      activities:
        ✗ open: {does: custom, target: list, by: tap, shows-possible: 800ms}
        ✓ open: {does: custom, target: list, by: tap, shows-possible: 100ms}
      """)

  func finding(about reading: FeedbackReading, in context: CheckContext) -> Finding? {
    guard let time = reading.activity.showsPossible, !mayBeHeld(reading, context) else { return nil }
    let ends = reading.mechanics.map(Self.latest)
    guard !ends.isEmpty, let last = ends.max(), time.value >= last else { return nil }
    let known = MeasureText.number(last / 1000) + " ms"
    return finding(
      "`\(reading.name)` never shows that it is possible: \(known) after the press it has claimed or failed",
      at: time.span, help: ["write a shorter time, such as `shows-possible: 100ms`"])
  }

  /// The latest time at which a mechanic has claimed or failed, in microseconds after its last finger's press; infinite if there is none.
  private static func latest(_ mechanic: ElaboratedMechanic) -> Double {
    guard mechanic.fingers.lowerBound == 1, mechanic.steps.count > 1 else { return .infinity }
    let step = mechanic.steps[1]
    switch step.kind {
    case .wait:
      let claims = mechanic.steps.claimStep(isContinuous: mechanic.isContinuous) == 1
      return claims ? step.duration.low?.amount ?? .infinity : .infinity
    case .lift: return mechanic.steps.count == 2 ? step.duration.high?.amount ?? .infinity : .infinity
    case .press, .move: return .infinity
    }
  }

  /// Whether its claim may be held for other activities, and it shows that it is possible until then.
  private func mayBeHeld(_ reading: FeedbackReading, _ context: CheckContext) -> Bool {
    let waits = context.spec.resolutions.contains { resolution in
      guard case .wait(let waiting, _) = resolution.rule else { return false }
      return waiting.contains { context.spec.activities[$0.value].name.value == reading.name }
    }
    return waits
      || context.spec.activities.contains { other in
        other.target.value == reading.activity.target.value
          && other.mechanics.contains { context.mechanics[$0.value].contacts.count > 1 }
      }
  }
}
