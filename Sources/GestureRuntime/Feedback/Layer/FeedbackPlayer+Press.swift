/// Fingers that have landed, before anything claims.
extension FeedbackPlayer {
  /// A finger has landed on the element: what is under way stops where it is, and a long press begins to show.
  ///
  /// Without it, what is under way goes on until an activity claims. Tell `release` where nothing came of the press.
  public mutating func press(at time: Microseconds, as plan: FeedbackPlan? = nil) {
    x.stop(at: time)
    y.stop(at: time)
    scale.stop(at: time)
    turn.stop(at: time)
    remainder.stop(at: time)
    guard let plan, let shrinks = plan.press else { return }
    // One that has not yet gone back shrinks on from where it is.
    let scale = pressState(at: time).value
    pressPlan = shrinks
    pressBack = plan.onCancel
    press = .held(time, from: scale)
  }

  /// The press came to nothing: the finger lifted or moved off before anything claimed. What it stopped goes on, and what
  /// a long press has shown goes back.
  public mutating func release(at time: Microseconds) {
    x.resume(at: time)
    y.resume(at: time)
    scale.resume(at: time)
    turn.resume(at: time)
    remainder.resume(at: time)
    letPressGo(at: time, nil)
  }

  /// The long press came to nothing, and the finger is still down: what it has shown goes back.
  public mutating func cancelPress(at time: Microseconds) { letPressGo(at: time, nil) }

  mutating func letPressGo(at time: Microseconds, _ plan: FeedbackPlan?) {
    guard case .held = press, pressPlan != nil, plan == nil || plan?.press != nil else { return }
    let motion = (plan.map { $0.onCancel } ?? pressBack) ?? FeedbackPlan.Motion(.standard)
    var state = pressState(at: time)
    // The finger rests while the element shrinks: what is stated counts, and not how fast it shrank.
    if motion.push != nil { state.velocity = 0 }
    state = motion.start(of: state, to: 1)
    press = .moving(motion.path.settling(from: state, to: 1, at: time &+ motion.delay))
  }

  /// The scale of a press and its velocity.
  func pressState(at time: Microseconds) -> MotionState {
    switch press {
    case .none: return MotionState(value: 1)
    case .moving(let settling): return settling.state(at: time)
    case .held(let start, let scale):
      guard let plan = pressPlan else { return MotionState(value: 1) }
      let shrinking = PressProgress(timeout: plan.duration, scale: plan.scale)
      // By doubles: no time that a host may tell overflows.
      let held = Microseconds((Double(time) - Double(start)).within(-1e15, 1e15))
      return shrinking.state(after: held - (plan.timeout - plan.duration), from: scale)
    }
  }
}
