/// What goes on after the fingers have lifted: the value and the velocity at any later time, on the samples'
/// clock.
///
/// A host makes one at an outcome's `ended` or `cancelled`, asks it at every frame, and drops it when a new
/// press takes over: `state(at:)` at the press is where that press begins. One value each: a card has one for
/// x and one for y. It is a plain value of numbers; making and asking it allocates nothing.
public struct Settling: Sendable, Hashable, BitwiseCopyable {
  /// When it began.
  public let start: Microseconds
  let path: Path

  enum Path: Sendable, Hashable, BitwiseCopyable {
    case spring(SpringMotion)
    case curve(CurveMotion)
    case decay(DecayMotion)
    /// A decay until it passes an end after some seconds, then a spring to that end.
    case bounce(DecayMotion, Double, SpringMotion)
  }

  /// `on-cancel`, snapping and every return: a spring that begins with the velocity of what was let go.
  public init(_ spring: Spring, from state: MotionState, to target: Double, at start: Microseconds) {
    self.start = start
    path = .spring(SpringMotion(spring, from: state, to: target))
  }

  /// `on-commit` by a curve in a duration of seconds. The curve begins with the velocity of what was let go,
  /// so that it does not leap (`TimingCurve.starting(withSlope:)`); with `keepsVelocity` false it begins with
  /// its own, as UIKit's.
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

  /// A fling without limits: a pan of what is unbounded.
  public init(_ decay: Decay, from state: MotionState, at start: Microseconds) {
    self.start = start
    path = .decay(DecayMotion(decay, from: state))
  }

  /// A fling within limits, as a scroll view's: a decay, and where it passes an end, from there a spring to
  /// that end with the velocity that it has then. What lies beyond an end already springs back at once.
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

  /// Where it comes to rest: known from the start.
  public var rest: Double {
    switch path {
    case .spring(let motion), .bounce(_, _, let motion): motion.target
    case .curve(let motion): motion.target
    case .decay(let motion): motion.rest
    }
  }

  /// Where it is and how fast it goes; before the start, as at the start.
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

  /// From when on it stays within both tolerances of its rest, rounded up; a curve's end. Nil where that
  /// never comes: a spring without damping.
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
