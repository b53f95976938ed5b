/// A motion along a timing curve: from a value to a target in a duration.
public struct CurveMotion: Sendable, Hashable, BitwiseCopyable {
  public let curve: TimingCurve
  public let start: Double
  public let target: Double
  /// The duration in seconds. If it is less than a microsecond, the motion ends at once.
  public let duration: Double

  /// Creates a motion that starts with the curve's own velocity, whatever came before, as UIKit's animation with a curve does.
  public init(_ curve: TimingCurve, from start: Double, to target: Double, duration: Double) {
    self.curve = curve
    self.start = start.motion
    self.target = target.motion
    self.duration = duration >= 1e-6 ? duration.within(0, 1e6) : 0
  }

  /// Creates a motion that starts with the velocity of a state: `TimingCurve.starting(withSlope:)`.
  public init(_ curve: TimingCurve, from start: MotionState, to target: Double, duration: Double) {
    let start = start.bounded
    let distance = target.motion - start.value
    let slope = distance == 0 ? 0 : start.velocity * duration.within(0, 1e6) / distance
    self.init(curve.starting(withSlope: slope), from: start.value, to: target, duration: duration)
  }

  /// The state at a time in seconds from the start; before that, the start. After the duration it rests at the target.
  public func state(at time: Double) -> MotionState {
    let elapsed = time.sinceStart
    if elapsed >= duration { return MotionState(value: time < 0 ? start : target) }
    let share = elapsed / duration
    let distance = target - start
    return MotionState(
      value: start + distance * curve.value(at: share),
      velocity: distance / duration * curve.slope(at: share))
  }

  public func value(at time: Double) -> Double { state(at: time).value }

  /// The velocity, in the value's unit a second.
  public func velocity(at time: Double) -> Double { state(at: time).velocity }
}
