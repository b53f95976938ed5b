/// The motion of a spring from a value with a velocity toward a target, in closed form.
///
///     y(t) = y₀ (c + βs) + v₀ s        y′(t) = v₀ (c - βs) - stiffness · y₀ s        with y = x - target
///
/// c and s are the spring's two solutions (`Spring.solutions`): with sines below the critical damping, with t at it, with exponentials
/// above. There is no stepping, so a value does not depend on the frame rate or on earlier queries.
public struct SpringMotion: Sendable, Hashable, BitwiseCopyable {
  public let spring: Spring
  public let start: MotionState
  public let target: Double

  /// Creates a motion. `start.velocity` is in the value's unit a second: the finger's own, or `Spring.velocity(inDistances:from:to:)`.
  public init(_ spring: Spring, from start: MotionState, to target: Double) {
    self.spring = spring
    self.start = start.bounded
    self.target = target.motion
  }

  /// The state at a time in seconds from the start; before that, the start state.
  public func state(at time: Double) -> MotionState {
    let time = time.sinceStart
    if time == 0 { return start }
    let (c, s) = spring.solutions(at: time)
    let offset = start.value - target
    let beta = spring.decayRate
    return MotionState(
      value: target + offset * (c + beta * s) + start.velocity * s,
      velocity: start.velocity * (c - beta * s) - spring.stiffness * offset * s)
  }

  public func value(at time: Double) -> Double { state(at: time).value }

  /// The velocity, in the value's unit a second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }
}
