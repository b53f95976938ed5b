/// The motion of one value after the fingers have lifted. It gives value and velocity at any later time, on the samples' clock.
///
/// A host creates one at an outcome's `ended` or `cancelled`, queries it at every frame, and drops it when a new press takes over. That
/// press starts with `state(at:)` at its time. Each value has its own: a card has one for x and one for y. It is a plain value: creating
/// and querying it allocates nothing.
public struct Settling: Sendable, Hashable, BitwiseCopyable {
  /// The time of the start.
  public let start: Microseconds
  let path: Path

  enum Path: Sendable, Hashable, BitwiseCopyable {
    case spring(SpringMotion)
    case curve(CurveMotion)
    case decay(DecayMotion)
    /// A decay until it passes an end after this many seconds, then a spring to that end.
    case bounce(DecayMotion, Double, SpringMotion)
  }

  /// Creates a spring that starts with the velocity at the lift, for `on-cancel`, snapping and every return.
  public init(_ spring: Spring, from state: MotionState, to target: Double, at start: Microseconds) {
    self.start = start
    path = .spring(SpringMotion(spring, from: state, to: target))
  }

  /// Creates a motion along a curve with a duration in seconds, for `on-commit`. It starts with the velocity at the lift, so that there is
  /// no jump (`TimingCurve.starting(withSlope:)`). With `keepsVelocity` false it starts with the curve's own velocity, as UIKit does.
  public init(
    _ curve: TimingCurve, duration: Double, from state: MotionState, to target: Double,
    at start: Microseconds,
    keepsVelocity: Bool = true
  ) {
    self.start = start
    path = .curve(
      keepsVelocity
        ? CurveMotion(curve, from: state, to: target, duration: duration)
        : CurveMotion(curve, from: state.value, to: target, duration: duration))
  }

  /// Creates a fling without limits, for a pan of unbounded content.
  public init(_ decay: Decay, from state: MotionState, at start: Microseconds) {
    self.start = start
    path = .decay(DecayMotion(decay, from: state))
  }

  /// Creates a fling within limits, as in a scroll view: a decay, and from an end on a spring with the velocity at that time. A value
  /// beyond an end springs back at once.
  public init(
    _ decay: Decay, from state: MotionState, within range: BandedRange, spring: Spring, at start: Microseconds
  ) {
    self.start = start
    path = Settling.fling(DecayMotion(decay, from: state), range, spring)
  }

  private static func fling(_ motion: DecayMotion, _ range: BandedRange, _ spring: Spring) -> Path {
    let inside = range.clamped(motion.start.value)
    if motion.start.value != inside { return .spring(SpringMotion(spring, from: motion.start, to: inside)) }
    let end = range.clamped(motion.rest)
    guard motion.rest != end, let passing = motion.time(ofPassing: end) else { return .decay(motion) }
    let state = MotionState(value: end, velocity: motion.velocity(at: passing))
    return .bounce(motion, passing, SpringMotion(spring, from: state, to: end))
  }

  /// The resting value, known from the start.
  public var rest: Double {
    switch path {
    case .spring(let motion), .bounce(_, _, let motion): motion.target
    case .curve(let motion): motion.target
    case .decay(let motion): motion.rest
    }
  }

  /// The state at a time; before the start, the state at the start.
  public func state(at time: Microseconds) -> MotionState {
    let seconds = (Double(time) - Double(start)) / 1e6
    switch path {
    case .spring(let motion): return motion.state(at: seconds)
    case .curve(let motion): return motion.state(at: seconds)
    case .decay(let motion): return motion.state(at: seconds)
    case .bounce(let decay, let passing, let spring):
      return seconds < passing ? decay.state(at: seconds) : spring.state(at: seconds - passing)
    }
  }

  /// The time from which it stays within both tolerances of its rest, rounded up. For a curve it is the end of the curve. Nil if it never
  /// comes to rest, as with a spring without damping.
  public func end(within tolerance: MotionTolerance = .points) -> Microseconds? {
    let seconds = settlingTime(tolerance)
    guard seconds < 9e9 else { return nil }
    let exact = seconds * 1e6
    let whole = exact.rounded()
    let held = Microseconds(whole < exact - 1e-3 ? whole + 1 : whole)
    let (end, overflow) = start.addingReportingOverflow(held)
    return overflow ? nil : end
  }

  private func settlingTime(_ tolerance: MotionTolerance) -> Double {
    switch path {
    case .spring(let motion): return motion.settlingTime(within: tolerance)
    case .curve(let motion): return motion.duration
    case .decay(let motion): return motion.settlingTime(within: tolerance)
    case .bounce(_, let passing, let spring): return passing + spring.settlingTime(within: tolerance)
    }
  }
}
