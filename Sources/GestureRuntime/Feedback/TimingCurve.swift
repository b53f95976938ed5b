/// A timing curve for a motion of fixed duration: a cubic Bézier curve from (0, 0) to (1, 1) over the share of time.
///
/// It is defined by CSS Easing Functions Level 1, `cubic-bezier(x1, y1, x2, y2)`, and by `CAMediaTimingFunction(controlPoints:)`. The x of
/// both control points is in 0 ... 1, so every time has one value. Their y may overshoot.
public struct TimingCurve: Sendable, Hashable, BitwiseCopyable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  /// Creates a curve with x limited to 0 ... 1 and y to -1000 ... 1000; NaN is the lower end.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1.within(0, 1)
    self.y1 = y1.within(-1e3, 1e3)
    self.x2 = x2.within(0, 1)
    self.y2 = y2.within(-1e3, 1e3)
  }

  // The control points of CSS's keywords. Core Animation's named functions have the same (`ease` is its `default`).
  public static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  public static let ease = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  public static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  public static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The share of the distance at a share of the time; 0 before 0, and 1 after 1. It is exact to 1e-9, and mostly to a few units in the
  /// last place. Where a curve is vertical, it is only as exact as the given time.
  public func value(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return TimingCurve.place(parameter(at: time), y1, y2)
  }

  /// The derivative of `value`: 1 is the average speed. At the ends it is the one-sided limit, outside it is 0. It is limited to ±1e6,
  /// because a curve that starts or ends vertically has no finite derivative.
  public func slope(at time: Double) -> Double {
    if !(time >= 0 && time <= 1) { return 0 }
    if x1 == y1, x2 == y2 { return 1 }
    let s = time == 0 ? 0 : time == 1 ? 1 : parameter(at: time)
    let run = TimingCurve.speed(s, x1, x2)
    let rise = TimingCurve.speed(s, y1, y2)
    if run > 1e-9 { return (rise / run).within(-1e6, 1e6) }
    if rise.magnitude > 1e-9 { return rise > 0 ? 1e6 : -1e6 }
    return slopeWhereBothRest(s)
  }

  /// The slope at an end whose control point coincides with it. Both speeds are 0 there, so the slope is the ratio of the second
  /// derivatives, the direction to the other control point. If that of x is 0 too, the curve is vertical.
  private func slopeWhereBothRest(_ s: Double) -> Double {
    let run = TimingCurve.bend(s, x1, x2)
    let rise = TimingCurve.bend(s, y1, y2)
    if run.magnitude > 1e-9 { return (rise / run).within(-1e6, 1e6) }
    if rise.magnitude <= 1e-9 { return 1 }
    return (rise > 0) == (s < 0.5) ? 1e6 : -1e6
  }

  /// The curve's parameter at which x equals a time. It uses Newton's method inside an interval, which is halved if a step would leave it.
  /// x never falls, so the parameter exists. The iteration ends when a step no longer changes it.
  private func parameter(at time: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = time
    for _ in 0..<80 {
      let miss = TimingCurve.place(s, x1, x2) - time
      if miss == 0 || high - low < 1e-17 { break }
      if miss > 0 { high = s } else { low = s }
      let speed = TimingCurve.speed(s, x1, x2)
      let step = speed > 1e-6 ? miss / speed : 2
      if step.magnitude <= 1e-16 * s { break }
      s = s - step > low && s - step < high ? s - step : low + (high - low) / 2
    }
    return s
  }

  /// The value of one coordinate at a parameter: 3 (1-s)² s p + 3 (1-s) s² q + s³.
  private static func place(_ s: Double, _ p: Double, _ q: Double) -> Double {
    ((s * (1 + 3 * p - 3 * q) + 3 * q - 6 * p) * s + 3 * p) * s
  }

  private static func speed(_ s: Double, _ p: Double, _ q: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * p + 2 * r * s * (q - p) + s * s * (1 - q))
  }

  private static func bend(_ s: Double, _ p: Double, _ q: Double) -> Double {
    6 * ((1 - s) * (q - 2 * p) + s * (1 - 2 * q + p))
  }
}

extension TimingCurve {
  /// The curve with another start slope, so that the speed does not change at the lift. The slope is velocity · duration / distance.
  ///
  /// The first control point lies on the line of that slope, at a third of the time or where the line reaches 1, whichever is earlier. So a
  /// curve without overshoot gets none if the slope is at least 0. With a negative slope it first goes back. This method is our own; no
  /// platform has it.
  public func starting(withSlope slope: Double) -> TimingCurve {
    let slope = slope.within(-1e6, 1e6)
    let reach = 1 / (slope.magnitude > 3 ? slope.magnitude : 3)
    return TimingCurve(x1: reach, y1: reach * slope, x2: x2, y2: y2)
  }
}
