/// How a fling slows down: every millisecond leaves the same share of its speed.
///
///     v(t) = v₀ r^1000t    x(t) = x₀ + v₀ (r^1000t - 1) / (1000 ln r)    at rest: x₀ - v₀ / (1000 ln r)
///
/// The rate per millisecond is `UIScrollView.DecelerationRate`'s. Apple's projection of the resting place
/// (WWDC 2018, 803), v₀ / 1000 · r / (1 - r), adds up steps of a millisecond; it comes out v₀ / 2000 s short
/// of where this motion rests: half a point for each 1000 points a second.
public struct Decay: Sendable, Hashable, BitwiseCopyable {
  /// The share of its speed that is left after a millisecond, 0.5 ... 0.99999.
  public let rate: Double

  /// The rate is held between 0.5 and 0.99999 (0.7 ms and 50 s to lose half the speed and more); NaN is the
  /// lower.
  public init(rate: Double) {
    self.rate = rate.within(0.5, 0.99999)
  }

  /// `UIScrollView.DecelerationRate.normal`, 0.998: a scroll view's.
  public static let normal = Decay(rate: 0.998)
  /// `UIScrollView.DecelerationRate.fast`, 0.99: a paging scroll view's.
  public static let fast = Decay(rate: 0.99)

  /// -1000 ln r: the speed falls with e^(-this · t), and the way to rest is the speed over this.
  var perSecond: Double { -1000 * Elementary.log(rate) }

  /// Where a fling from a value with a velocity comes to rest: known at the lift.
  public func rest(from start: MotionState) -> Double {
    start.value.motion + start.velocity.motion / perSecond
  }

  /// The velocity that a fling from a value needs to rest at a place: the inverse of `rest`.
  public func velocity(from value: Double, toRestAt place: Double) -> Double {
    (place.motion - value.motion) * perSecond
  }
}

/// A fling under way.
public struct DecayMotion: Sendable, Hashable, BitwiseCopyable {
  public let decay: Decay
  public let start: MotionState

  public init(_ decay: Decay, from start: MotionState) {
    self.decay = decay
    self.start = start.bounded
  }

  public var rest: Double { decay.rest(from: start) }

  /// Seconds from the start; before it is the start.
  public func state(at time: Double) -> MotionState {
    let lambda = decay.perSecond
    let left = Elementary.exp(-lambda * time.sinceStart)
    return MotionState(
      value: start.value + start.velocity / lambda * (1 - left), velocity: start.velocity * left)
  }

  public func value(at time: Double) -> Double { state(at: time).value }

  /// In value a second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }

  /// Seconds until it is within both tolerances of its rest. Exact: both fall with one exponential.
  public func settlingTime(within tolerance: MotionTolerance = .points) -> Double {
    let tolerance = tolerance.bounded
    let speed = start.velocity.magnitude
    let lambda = decay.perSecond
    let slowest =
      tolerance.value * lambda < tolerance.velocity ? tolerance.value * lambda : tolerance.velocity
    return speed > slowest ? Elementary.log(speed / slowest) / lambda : 0
  }

  /// Seconds until it passes a place; nil if it rests before, or goes the other way.
  public func time(ofPassing place: Double) -> Double? {
    let share = (place.motion - start.value) * decay.perSecond
    if share == 0 { return 0 }
    if start.velocity == 0 { return nil }
    let left = 1 - share / start.velocity
    return left > 0 && left <= 1 ? -Elementary.log(left) / decay.perSecond : nil
  }
}
