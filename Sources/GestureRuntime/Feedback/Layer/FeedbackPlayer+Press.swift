/// Presses before a claim.
extension FeedbackPlayer {
  /// Handles a finger that has landed on the element: motions stop at their present values, and the shrinking for a long press starts.
  ///
  /// Without this call, motions continue until an activity claims. Call `release` if the press did not lead to a claim.
  public mutating func press(at time: Microseconds, as plan: FeedbackPlan? = nil) {
    x.stop(at: time)
    y.stop(at: time)
    scale.stop(at: time)
    turn.stop(at: time)
    remainder.stop(at: time)
    guard let plan, let shrinks = plan.press else { return }
    // If an earlier shrink has not fully gone back, the new one starts from the present scale.
    let scale = pressState(at: time).value
    pressPlan = shrinks
    pressBack = plan.onCancel
    press = .held(time, from: scale)
  }

  /// Handles a finger that lifted or moved off before a claim. Stopped motions continue, and the shrinking for a long press goes back.
  public mutating func release(at time: Microseconds) {
    x.resume(at: time)
    y.resume(at: time)
    scale.resume(at: time)
    turn.resume(at: time)
    remainder.resume(at: time)
    cancelPress(at: time)
  }

  /// Handles a long press that has failed while the finger is still down: the shrinking goes back.
  public mutating func cancelPress(at time: Microseconds) { letPressGo(pressBack, at: time) }

  /// Lets the shrinking go back, if the element shows one.
  mutating func letPressGo(_ back: FeedbackPlan.Motion?, at time: Microseconds) {
    guard case .held = press, case _? = pressPlan else { return }
    let motion = back ?? FeedbackPlan.Motion(.standard)
    var state = pressState(at: time)
    // The finger rests while the element shrinks, so the stated velocity counts, not that of the shrinking.
    if motion.push != nil { state.velocity = 0 }
    state = motion.start(of: state, to: 1)
    press = .moving(motion.path.settling(from: state, to: 1, at: time &+ motion.delay))
  }

  /// The scale by the press, and its velocity.
  func pressState(at time: Microseconds) -> MotionState {
    switch press {
    case .none: return MotionState(value: 1)
    case .moving(let settling): return settling.state(at: time)
    case .held(let start, let scale):
      guard let plan = pressPlan else { return MotionState(value: 1) }
      let shrinking = PressProgress(timeout: plan.duration, scale: plan.scale)
      // Doubles, so that no time from a host overflows.
      let held = Microseconds((Double(time) - Double(start)).within(-1e15, 1e15))
      return shrinking.state(after: held - (plan.timeout - plan.duration), from: scale)
    }
  }
}
