extension Settling {
  /// `on-cancel` as UIKit has it: damping ratio, initial velocity in distances a second, duration in seconds
  /// (`Spring.init(dampingRatio:duration:)`). What the finger had is not looked at: prefer the initializer
  /// with a state.
  public init(
    dampingRatio: Double, initialVelocity: Double, duration: Double, from value: Double, to target: Double,
    at start: Microseconds
  ) {
    let velocity = Spring.velocity(inDistances: initialVelocity, from: value, to: target)
    self.init(
      Spring(dampingRatio: dampingRatio, duration: duration),
      from: MotionState(value: value, velocity: velocity), to: target, at: start)
  }

  /// A paging swipe let go: a spring to the page that it would come nearest to, at most one further than the
  /// one it began on, with the content's velocity.
  public init(
    _ pages: Pages, from page: Int, state: MotionState, decay: Decay = .fast, spring: Spring,
    at start: Microseconds
  ) {
    let target = pages.page(from: page, restingAt: decay.rest(from: state))
    self.init(spring, from: state, to: pages.offset(ofPage: target), at: start)
  }

  /// Back into a range: a spring to its nearest value, for a pinch beyond the greatest scale. Inside the
  /// range the velocity is dropped and nothing moves: a scale has no fling.
  public init(_ spring: Spring, from state: MotionState, into range: BandedRange, at start: Microseconds) {
    let inside = range.clamped(state.value)
    let velocity = inside == state.value ? 0 : state.velocity
    self.init(spring, from: MotionState(value: state.value, velocity: velocity), to: inside, at: start)
  }

  /// The same value and velocity from a time on, on their way to another target: a target that changes under
  /// way.
  public func redirected(_ spring: Spring, to target: Double, at time: Microseconds) -> Settling {
    Settling(spring, from: state(at: time), to: target, at: time)
  }
}
