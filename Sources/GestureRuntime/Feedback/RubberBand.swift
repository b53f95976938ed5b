/// The law by which content beyond its limit falls behind the finger: shown = slope · x / (1 + softness · x),
/// with x the finger's distance beyond the limit.
///
/// All three known formulas are this one:
///
/// | formula | slope | softness (1/pt) | never shows more than |
/// | --- | --- | --- | --- |
/// | UIScrollView's: x·d·c / (d + c·x), c 0.55, d the view's length | c | c / d | d |
/// | the animation article's text: x·d / (1 + x · 0.0015), d 0.55 to 0.75 | d | 0.0015 | 367 pt to 500 pt |
/// | its code: x·c / (1 + x · 0.004), c 0.55 | c | 0.004 | 137.5 pt |
///
/// The first was published by its finder as b = (1 - 1 / (x·c / d + 1)) · d (chpwn, 2013), which is the same;
/// the others are of "Mobile App Gesture Animations". The slope at the limit is the share of its speed that
/// content keeps as it crosses: with 1 there is no jump in velocity (`smooth`).
public struct RubberBand: Sendable, Hashable, BitwiseCopyable {
  /// At the limit, 0.001 ... 1.
  public let slope: Double
  /// By how much it stiffens, in 1 / value; 0 never does.
  public let softness: Double

  /// The slope is held between 0.001 and 1, the softness between 0 and 10⁶; NaN is the lower end.
  public init(slope: Double, softness: Double) {
    self.slope = slope.within(1e-3, 1)
    self.softness = softness.within(0, 1e6)
  }

  /// UIScrollView's. The dimension is the length of what scrolls, along the movement: its width or height.
  public static func platform(dimension: Double, coefficient: Double = 0.55) -> RubberBand {
    let slope = coefficient.within(1e-3, 1)
    return RubberBand(slope: slope, softness: slope / dimension.within(1e-6, 1e9))
  }

  /// The article's formula in its text, taken for what is beyond the limit, as bands are.
  public static func articleText(elasticity: Double = 0.55) -> RubberBand {
    RubberBand(slope: elasticity, softness: 0.0015)
  }

  /// The article's formula in its code.
  public static func articleCode(coefficient: Double = 0.55) -> RubberBand {
    RubberBand(slope: coefficient, softness: 0.004)
  }

  /// The platform's law with coefficient 1: content leaves the limit as fast as it reaches it.
  public static func smooth(dimension: Double) -> RubberBand {
    platform(dimension: dimension, coefficient: 1)
  }

  /// What is shown for a distance of the finger beyond the limit. Odd: the other side is its mirror image.
  public func shown(_ beyond: Double) -> Double {
    let x = beyond.motion
    return slope * x / (1 + softness * x.magnitude)
  }

  /// The derivative of `shown`: content's speed over the finger's.
  public func slope(at beyond: Double) -> Double {
    let stiffening = 1 + softness * beyond.motion.magnitude
    return slope / (stiffening * stiffening)
  }

  /// The finger's distance that shows a distance: the inverse of `shown`, with which a new press takes over
  /// inside the band without a jump. From what the band never shows on, it is a thousand million.
  public func finger(showing shown: Double) -> Double {
    let y = shown.motion
    let rest = slope - softness * y.magnitude
    return rest > 0 ? (y / rest).motion : y > 0 ? 1e9 : -1e9
  }
}
