/// The deceleration of a fling: after each millisecond, the same share of the speed is left.
///
///     v(t) = v₀ r^1000t    x(t) = x₀ + v₀ (r^1000t - 1) / (1000 ln r)    at rest: x₀ - v₀ / (1000 ln r)
///
/// The rate per millisecond is that of `UIScrollView.DecelerationRate`. Apple's projection of the resting place (WWDC 2018, 803) is v₀ /
/// 1000 · r / (1 - r). It adds up steps of a millisecond, so it is v₀ / 2000 s short of the resting place of this motion. That is half a
/// point for each 1000 points a second.
public struct Decay: Sendable, Hashable, BitwiseCopyable {
  /// The share of the speed that is left after a millisecond, 0.5 ... 0.99999.
  public let rate: Double

  /// Creates a decay with a rate limited to 0.5 ... 0.99999; NaN is the lower end. At these ends, the speed halves in 1 ms and in 69 s.
  public init(rate: Double) {
    self.rate = rate.within(0.5, 0.99999)
  }

  /// The rate of a scroll view: `UIScrollView.DecelerationRate.normal`, 0.998.
  public static let normal = Decay(rate: 0.998)
  /// The rate of a paging scroll view: `UIScrollView.DecelerationRate.fast`, 0.99.
  public static let fast = Decay(rate: 0.99)

  /// The decay constant λ = -1000 ln r, per second. The speed falls with e^(-λt), and the distance to rest is the speed divided by λ.
  var perSecond: Double { -1000 * Elementary.log(rate) }

  /// The resting place of a fling from a value with a velocity. It is known at the lift.
  public func rest(from start: MotionState) -> Double {
    start.value.motion + start.velocity.motion / perSecond
  }

  /// The velocity with which a fling from a value rests at a place: the inverse of `rest`.
  public func velocity(from value: Double, toRestAt place: Double) -> Double {
    (place.motion - value.motion) * perSecond
  }
}

/// The motion of a fling.
public struct DecayMotion: Sendable, Hashable, BitwiseCopyable {
  public let decay: Decay
  public let start: MotionState

  public init(_ decay: Decay, from start: MotionState) {
    self.decay = decay
    self.start = start.bounded
  }

  public var rest: Double { decay.rest(from: start) }

  /// The state at a time in seconds from the start; before that, the start state.
  public func state(at time: Double) -> MotionState {
    let lambda = decay.perSecond
    let left = Elementary.exp(-lambda * time.sinceStart)
    return MotionState(
      value: start.value + start.velocity / lambda * (1 - left), velocity: start.velocity * left)
  }

  public func value(at time: Double) -> Double { state(at: time).value }

  /// The velocity, in the value's unit a second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// The seconds until the motion is within both tolerances of its rest. The result is exact, because value and velocity fall with the same
  /// exponential.
  public func settlingTime(within tolerance: MotionTolerance = .points) -> Double {
    let tolerance = tolerance.bounded
    let speed = start.velocity.magnitude
    let lambda = decay.perSecond
    let slowest =
      tolerance.value * lambda < tolerance.velocity ? tolerance.value * lambda : tolerance.velocity
    return speed > slowest ? Elementary.log(speed / slowest) / lambda : 0
  }

  /// The seconds until the motion passes a place; nil if it rests before the place or moves away from it.
  public func time(ofPassing place: Double) -> Double? {
    let share = (place.motion - start.value) * decay.perSecond
    if share == 0 { return 0 }
    if start.velocity == 0 { return nil }
    let left = 1 - share / start.velocity
    return left > 0 && left <= 1 ? -Elementary.log(left) / decay.perSecond : nil
  }
}
