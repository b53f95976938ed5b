import GestureRuntime
import SpecParser

/// The metrics of a spec as plain numbers: points, microseconds, degrees, points a second.
struct Constants {
  let metrics: Metrics

  private func amount(_ metric: Metric) -> Double { metrics[metric].amount ?? .infinity }

  var touchSlop: Double { amount(.touchSlop) }
  var dragSlop: Double { amount(.dragSlop) }
  var longPressSlop: Double { amount(.longPressSlop) }
  var liftSlop: Double { amount(.liftSlop) }
  var scaleSlop: Double { amount(.scaleSlop) }
  var scaleMinSpan: Double { amount(.scaleMinSpan) }
  var rotationSlop: Double { amount(.rotationSlop) }
  var doubleTouchTimeout: Double { amount(.doubleTouchTimeout) }
  var doubleTouchMinTime: Double { amount(.doubleTouchMinTime) }
  var doubleTouchSlop: Double { amount(.doubleTouchSlop) }
  var longPressTimeout: Double { amount(.longPressTimeout) }
  /// Infinite for `none`.
  var touchMaxDuration: Double { amount(.touchMaxDuration) }
  var pressWindow: Double { amount(.multiFingerPressWindow) }
  /// Infinite for `none`.
  var maxSeparation: Double { amount(.multiFingerMaxSeparation) }
  var swipeVelocity: Double { amount(.swipeVelocity) }
  var minFlingVelocity: Double { amount(.minFlingVelocity) }
  var maxFlingVelocity: Double { amount(.maxFlingVelocity) }
  var edgeWidth: Double { amount(.edgeWidth) }
  var velocityHorizon: Double { amount(.velocityHorizon) }
  var velocitySamples: Int { Int(min(amount(.velocitySamples), 1000)) }
  var velocityStopGap: Double { amount(.velocityStopGap) }
  var estimator: VelocityEstimatorKind { metrics[.velocityEstimator].estimator ?? .leastSquares }
}

/// A range of one measure: `Limits` without their origins.
struct Bounds {
  var low: Double?
  var includesLow = true
  var high: Double?
  var includesHigh = true

  init(low: Double? = nil, includesLow: Bool = true, high: Double? = nil, includesHigh: Bool = true) {
    self.low = low
    self.includesLow = includesLow
    self.high = high
    self.includesHigh = includesHigh
  }

  init(_ limits: Limits?) {
    low = limits?.low?.amount
    includesLow = limits?.low?.isIncluded ?? true
    high = limits?.high?.amount
    includesHigh = limits?.high?.isIncluded ?? true
  }

  func contains(_ value: Double, _ rounding: Rounding) -> Bool {
    reaches(value, rounding) && !exceeds(value, rounding)
  }

  /// Whether the lower end, if any, is satisfied.
  func reaches(_ value: Double, _ rounding: Rounding) -> Bool {
    guard let low else { return true }
    rounding.watch(value, low)
    return includesLow ? value >= low : value > low
  }

  /// Whether the upper end, if any, is broken.
  func exceeds(_ value: Double, _ rounding: Rounding) -> Bool {
    guard let high else { return false }
    rounding.watch(value, high)
    return includesHigh ? value > high : value >= high
  }

  /// The first whole microsecond after `start` at which a duration reaches the lower end.
  func reached(from start: Microseconds) -> Microseconds? {
    low.map { start + Microseconds($0) + (includesLow ? 0 : 1) }
  }

  /// The first whole microsecond after `start` at which a duration breaks the upper end.
  func exceeded(from start: Microseconds) -> Microseconds? {
    guard let high, high.isFinite else { return nil }
    return start + Microseconds(high) + (includesHigh ? 1 : 0)
  }
}

/// Notes whether a measure was so close to a limit that rounding errors could decide.
///
/// Equality of whole and half points is exact, so it still tests the rules. Only near misses are noted.
final class Rounding {
  private(set) var decided = false
  /// The measure and the limit that were too close, for people.
  private(set) var note = ""
  /// Set while measures from long sums are compared, for which even equality is not exact.
  var isInexact = false

  func watch(_ value: Double, _ limit: Double) {
    let distance = abs(value - limit)
    guard distance <= 1e-7 * max(1, abs(limit)) else { return }
    if distance > 0 || isInexact {
      decided = true
      note = "\(value) against \(limit)"
    }
  }

  /// Runs comparisons of a measure whose last bits are not exact.
  func inexactly<R>(_ body: () -> R) -> R {
    let before = isInexact
    isInexact = true
    defer { isInexact = before }
    return body()
  }
}
