/// Resets during an activity. If a host resets a recognizer's value (`Recognizer.resetTranslation` and similar), it has to reset it here as
/// well. The shown value stays, and later outcomes count from there.
extension FeedbackPlayer {
  /// Makes the activity's translation count from another value, in points.
  public mutating func resetTranslation(
    of activity: Int, as plan: FeedbackPlan, to value: Point = Point(x: 0, y: 0)
  ) {
    let factor = FeedbackAxes.factor(plan)
    if x.isMoved(by: activity), factor.x != 0 { x.count(from: value.x.motion * factor.x) }
    if y.isMoved(by: activity), factor.y != 0 { y.count(from: value.y.motion * factor.y) }
  }

  /// Makes the activity's scale count from another factor, which is greater than 0.
  public mutating func resetScale(of activity: Int, as plan: FeedbackPlan, to value: Double = 1) {
    guard scale.isMoved(by: activity), plan.fingersScale != 0 else { return }
    let fingers = Elementary.log(value.within(1e-6, 1e6))
    scale.count(from: plan.fingersScale * fingers)
    scales.count(from: fingers)
  }

  /// Makes the activity's rotation count from another angle, in degrees.
  public mutating func resetRotation(of activity: Int, as plan: FeedbackPlan, to value: Double = 0) {
    guard turn.isMoved(by: activity), plan.fingersTurn != 0 else { return }
    turn.count(from: plan.fingersTurn * value.motion)
    turns.count(from: value.motion)
  }
}
