/// How far along a motion of a fixed duration is: a cubic Bézier curve from (0, 0) to (1, 1) over the share
/// of time.
///
/// Defined by CSS Easing Functions Level 1, `cubic-bezier(x1, y1, x2, y2)`, and
/// `CAMediaTimingFunction(controlPoints:)`: the x of both control points within 0 ... 1, so that every time
/// has one value; their y may overshoot.
public struct TimingCurve: Sendable, Hashable, BitwiseCopyable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  /// x is held within 0 ... 1, y within -1000 ... 1000; NaN is the lower end.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1.within(0, 1)
    self.y1 = y1.within(-1e3, 1e3)
    self.x2 = x2.within(0, 1)
    self.y2 = y2.within(-1e3, 1e3)
  }

  // The control points of CSS's keywords, which are also those of Core Animation's named functions (`ease` is
  // its `default`).
  public static let linear = TimingCurve(x1: 0, y1: 0, x2: 1, y2: 1)
  public static let ease = TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
  public static let easeIn = TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1)
  public static let easeOut = TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1)
  public static let easeInOut = TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

  /// The share of the way at a share of the time; before 0 it is 0, after 1 it is 1. Within 1e-9, and mostly
  /// within a few units in the last place; where a curve is upright no closer than the time itself is given.
  public func value(at time: Double) -> Double {
    if !(time > 0) { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1, x2 == y2 { return time }
    return TimingCurve.place(parameter(at: time), y1, y2)
  }

  /// The derivative of `value`: 1 is the average speed. Its limits at the ends count as belonging to the
  /// motion; outside it is 0. A curve that starts or ends upright has no finite one: it is held within a
  /// million.
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

  /// Where a control point lies on its end both speeds are 0, and the ratio is that of the second
  /// derivatives: the direction to the other control point. Where x has none either, the curve is upright.
  private func slopeWhereBothRest(_ s: Double) -> Double {
    let run = TimingCurve.bend(s, x1, x2)
    let rise = TimingCurve.bend(s, y1, y2)
    if run.magnitude > 1e-9 { return (rise / run).within(-1e6, 1e6) }
    if rise.magnitude <= 1e-9 { return 1 }
    return (rise > 0) == (s < 0.5) ? 1e6 : -1e6
  }

  /// The curve's parameter at which x is a time: Newton's steps, kept inside an interval that is halved where
  /// they leave it. x never falls, so there is one; the steps end where they no longer change it.
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

  /// One coordinate at a parameter: 3 (1-s)² s p + 3 (1-s) s² q + s³.
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
  /// This curve's end with another beginning: it starts with a slope, so that what a finger throws does not
  /// change its speed at the lift. The slope is velocity · duration / distance.
  ///
  /// The first control point is put on the line of that slope, at a third of the time or where the line has
  /// gone all the way, whichever is sooner: a curve that did not overshoot does not begin to for a slope of 0
  /// or more. Below 0 it goes back first. Ours; no platform has it.
  public func starting(withSlope slope: Double) -> TimingCurve {
    let slope = slope.within(-1e6, 1e6)
    let reach = 1 / (slope.magnitude > 3 ? slope.magnitude : 3)
    return TimingCurve(x1: reach, y1: reach * slope, x2: x2, y2: y2)
  }
}
