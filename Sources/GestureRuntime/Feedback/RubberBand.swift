/// A rubber band: the function by which content beyond its limit falls behind the finger. It is shown = slope · x / (1 + softness · x),
/// where x is the finger's distance beyond the limit.
///
/// All three known formulas have this form:
///
/// | formula | slope | softness (1/pt) | never shows more than |
/// | --- | --- | --- | --- |
/// | UIScrollView's: x·d·c / (d + c·x), c 0.55, d the view's length | c | c / d | d |
/// | the animation article's text: x·d / (1 + x · 0.0015), d 0.55 to 0.75 | d | 0.0015 | 367 pt to 500 pt |
/// | its code: x·c / (1 + x · 0.004), c 0.55 | c | 0.004 | 137.5 pt |
///
/// The first formula was published as b = (1 - 1 / (x·c / d + 1)) · d (chpwn, 2013), which is equal. The others are from "Mobile App
/// Gesture Animations". The slope at the limit is the share of its speed that content keeps as it crosses the limit. With slope 1, the
/// velocity has no jump (`smooth`).
public struct RubberBand: Sendable, Hashable, BitwiseCopyable {
  /// The slope at the limit, 0.001 ... 1.
  public let slope: Double
  /// The rate at which the band stiffens, in 1 / value; with 0 it does not stiffen.
  public let softness: Double

  /// Creates a band with the slope limited to 0.001 ... 1 and the softness to 0 ... 10⁶; NaN is the lower end.
  public init(slope: Double, softness: Double) {
    self.slope = slope.within(1e-3, 1)
    self.softness = softness.within(0, 1e6)
  }

  /// The band of UIScrollView. The dimension is the length of the scrolling view along the movement: its width or height.
  public static func platform(dimension: Double, coefficient: Double = 0.55) -> RubberBand {
    let slope = coefficient.within(1e-3, 1)
    return RubberBand(slope: slope, softness: slope / dimension.within(1e-6, 1e9))
  }

  /// The formula in the article's text, applied to the distance beyond the limit, as for all bands.
  public static func articleText(elasticity: Double = 0.55) -> RubberBand {
    RubberBand(slope: elasticity, softness: 0.0015)
  }

  /// The formula in the article's code.
  public static func articleCode(coefficient: Double = 0.55) -> RubberBand {
    RubberBand(slope: coefficient, softness: 0.004)
  }

  /// The platform's formula with coefficient 1: the content's velocity does not change at the limit.
  public static func smooth(dimension: Double) -> RubberBand {
    platform(dimension: dimension, coefficient: 1)
  }

  /// The shown distance for a finger's distance beyond the limit. It is an odd function, so it also holds for the other side.
  public func shown(_ beyond: Double) -> Double {
    let x = beyond.motion
    return slope * x / (1 + softness * x.magnitude)
  }

  /// The derivative of `shown`: the speed of the content divided by that of the finger.
  public func slope(at beyond: Double) -> Double {
    let stiffening = 1 + softness * beyond.motion.magnitude
    return slope / (stiffening * stiffening)
  }

  /// The finger's distance for a shown distance: the inverse of `shown`. With it, a new press takes over inside the band without a jump.
  /// For distances that the band never shows, it is ±1e9.
  public func finger(showing shown: Double) -> Double {
    let y = shown.motion
    let rest = slope - softness * y.magnitude
    return rest > 0 ? (y / rest).motion : y > 0 ? 1e9 : -1e9
  }
}
