/// What a host sets back of an activity that is under way (`Recognizer.resetTranslation` and its like) has to be told here
/// as well: what is shown stays, and goes on by what is told from then on.
extension FeedbackPlayer {
  /// The activity's translation counts from another value on, in points.
  public mutating func resetTranslation(
    of activity: Int, as plan: FeedbackPlan, to value: Point = Point(x: 0, y: 0)
  ) {
    let factor = FeedbackAxes.factor(plan)
    if x.belongs(to: activity), factor.x != 0 { x.count(from: value.x.motion * factor.x) }
    if y.belongs(to: activity), factor.y != 0 { y.count(from: value.y.motion * factor.y) }
  }

  /// The activity's scale counts from another factor on, which is greater than 0.
  public mutating func resetScale(of activity: Int, as plan: FeedbackPlan, to value: Double = 1) {
    guard scale.belongs(to: activity), plan.fingersScale != 0 else { return }
    let fingers = Elementary.log(value.within(1e-6, 1e6))
    scale.count(from: plan.fingersScale * fingers)
    scales.count(from: fingers)
  }

  /// The activity's rotation counts from another angle on, in degrees.
  public mutating func resetRotation(of activity: Int, as plan: FeedbackPlan, to value: Double = 0) {
    guard turn.belongs(to: activity), plan.fingersTurn != 0 else { return }
    turn.count(from: plan.fingersTurn * value.motion)
    turns.count(from: value.motion)
  }
}
