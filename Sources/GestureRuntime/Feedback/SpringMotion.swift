/// A spring let go: from a value with a velocity towards a target, known at every time by a formula.
///
///     y(t) = y₀ (c + βs) + v₀ s        y′(t) = v₀ (c - βs) - stiffness · y₀ s        with y = x - target
///
/// c and s are the spring's two solutions (`Spring.solutions`): sines below the critical damping, t at it,
/// exponentials above. Nothing is stepped, so a value does not depend on the frame rate or on what was asked
/// before.
public struct SpringMotion: Sendable, Hashable, BitwiseCopyable {
  public let spring: Spring
  public let start: MotionState
  public let target: Double

  /// `start.velocity` is in value a second: the finger's own, or `Spring.velocity(inDistances:from:to:)`.
  public init(_ spring: Spring, from start: MotionState, to target: Double) {
    self.spring = spring
    self.start = start.bounded
    self.target = target.motion
  }

  /// Seconds from the start; before it is the start.
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

  /// In value a second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }
}
