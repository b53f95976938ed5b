extension Settling {
  /// Creates the spring of `on-cancel` with UIKit's parameters: damping ratio, initial velocity in distances a second, duration in seconds
  /// (`Spring.init(dampingRatio:duration:)`). It ignores the finger's velocity, so prefer the initializer with a state.
  public init(
    dampingRatio: Double, initialVelocity: Double, duration: Double, from value: Double, to target: Double,
    at start: Microseconds
  ) {
    let velocity = Spring.velocity(inDistances: initialVelocity, from: value, to: target)
    self.init(
      Spring(dampingRatio: dampingRatio, duration: duration),
      from: MotionState(value: value, velocity: velocity), to: target, at: start)
  }

  /// Creates the spring of a paging swipe after the lift, with the content's velocity. It goes to the page nearest to the resting place, at
  /// most one further than the first.
  public init(
    _ pages: Pages, from page: Int, state: MotionState, decay: Decay = .fast, spring: Spring,
    at start: Microseconds
  ) {
    let target = pages.page(from: page, restingAt: decay.rest(from: state))
    self.init(spring, from: state, to: pages.offset(ofPage: target), at: start)
  }

  /// Creates a spring to the nearest value of a range, for example after a pinch beyond the greatest scale. Inside the range nothing moves,
  /// and the velocity is dropped, because a scale has no fling.
  public init(_ spring: Spring, from state: MotionState, into range: BandedRange, at start: Microseconds) {
    let inside = range.clamped(state.value)
    let velocity = inside == state.value ? 0 : state.velocity
    self.init(spring, from: MotionState(value: state.value, velocity: velocity), to: inside, at: start)
  }

  /// The motion to another target, with the value and the velocity at a time, for a target that changes during the motion.
  public func redirected(_ spring: Spring, to target: Double, at time: Microseconds) -> Settling {
    Settling(spring, from: state(at: time), to: target, at: time)
  }
}
