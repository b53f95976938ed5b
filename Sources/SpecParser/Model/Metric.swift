/// The recognition constants of the language (Docs/SpecLanguage.md, section 3). The raw value is the YAML key.
package enum Metric: String, Sendable, Hashable, Codable, CaseIterable {
  case touchSlop = "touch-slop"
  case dragSlop = "drag-slop"
  case pagingSlop = "paging-slop"
  case longPressSlop = "long-press-slop"
  case liftSlop = "lift-slop"
  case scaleSlop = "scale-slop"
  case scaleMinSpan = "scale-min-span"
  case rotationSlop = "rotation-slop"
  case doubleTouchTimeout = "double-touch-timeout"
  case doubleTouchMinTime = "double-touch-min-time"
  case doubleTouchSlop = "double-touch-slop"
  case longPressTimeout = "long-press-timeout"
  case touchMaxDuration = "touch-max-duration"
  case multiFingerPressWindow = "multi-finger-press-window"
  case multiFingerMaxSeparation = "multi-finger-max-separation"
  case swipeVelocity = "swipe-velocity"
  case swipeMinDistance = "swipe-min-distance"
  case swipeMaxDeviation = "swipe-max-deviation"
  case minFlingVelocity = "min-fling-velocity"
  case maxFlingVelocity = "max-fling-velocity"
  case edgeWidth = "edge-width"
  case latencyBudget = "latency-budget"
  case velocityHorizon = "velocity-horizon"
  case velocitySamples = "velocity-samples"
  case velocityStopGap = "velocity-stop-gap"
  case velocityEstimator = "velocity-estimator"
  case minStrokeDuration = "min-stroke-duration"
  case maxFingerVelocity = "max-finger-velocity"

  /// The dimension of the metric; `nil` if its value is a word.
  package var dimension: Dimension? {
    switch self {
    case .touchSlop, .dragSlop, .pagingSlop, .longPressSlop, .liftSlop, .scaleSlop, .scaleMinSpan,
      .doubleTouchSlop, .multiFingerMaxSeparation, .swipeMinDistance, .edgeWidth:
      .length
    case .rotationSlop, .swipeMaxDeviation: .angle
    case .doubleTouchTimeout, .doubleTouchMinTime, .longPressTimeout, .touchMaxDuration,
      .multiFingerPressWindow, .latencyBudget, .velocityHorizon, .velocityStopGap, .minStrokeDuration:
      .time
    case .swipeVelocity, .minFlingVelocity, .maxFlingVelocity, .maxFingerVelocity: .velocity
    case .velocitySamples: .count
    case .velocityEstimator: nil
    }
  }

  /// The built-in value in the canonical unit, that of the platforms that Material runs on; `nil` for a metric that follows another or is
  /// `none`. The vocabulary `material` states the source of each.
  var builtIn: Double? {
    switch self {
    case .touchSlop: 8
    case .pagingSlop, .scaleSlop: 16
    case .scaleMinSpan: 0
    case .rotationSlop: 5
    case .doubleTouchTimeout: 300_000
    case .doubleTouchMinTime, .velocityStopGap: 40_000
    case .doubleTouchSlop: 100
    case .longPressTimeout: 400_000
    case .multiFingerPressWindow: 150_000
    case .swipeVelocity: 300
    case .swipeMaxDeviation: 45
    case .minFlingVelocity: 1_000
    case .maxFlingVelocity: 8_000
    case .edgeWidth, .velocitySamples: 20
    case .latencyBudget, .velocityHorizon: 100_000
    case .minStrokeDuration: 30_000
    case .maxFingerVelocity: 10_000
    case .multiFingerMaxSeparation, .dragSlop, .longPressSlop, .liftSlop, .touchMaxDuration,
      .swipeMinDistance, .velocityEstimator:
      nil
    }
  }

  /// The largest plausible value, in the canonical unit, and what shows that more is not; `nil` where nothing is known.
  var plausible: (amount: Double, source: String)? {
    switch self {
    case .touchSlop, .dragSlop, .pagingSlop, .longPressSlop:
      (44, "controls are 44 pt wide or more (Human Interface Guidelines): beyond that a finger has left one")
    case .edgeWidth:
      (48, "targets are 48 dp wide or more (Material Design): a wider edge takes the touches of one")
    case .longPressTimeout: (1_500_000, "the longest touch-and-hold delay in Android's settings is 1.5 s")
    case .doubleTouchTimeout: (900_000, "the slowest double click in Windows' settings is 900 ms")
    default: nil
    }
  }

  /// Whether the metric accepts `none`, which sets no limit.
  package var mayBeNone: Bool {
    switch self {
    case .touchMaxDuration, .multiFingerMaxSeparation: true
    default: false
    }
  }

  /// Whether the metric must be more than 0: a maximum velocity of 0 would cut every velocity to 0, and a finger of no speed makes no movement.
  package var isPositive: Bool { self == .maxFlingVelocity || self == .maxFingerVelocity }

  /// The greatest value, in the canonical unit. The largest angle between two directions is that of opposites.
  var greatest: Double { self == .swipeMaxDeviation ? 180 : .infinity }

  /// The metric whose value this one takes if nothing sets it.
  package var follows: Metric? {
    switch self {
    case .dragSlop, .longPressSlop, .liftSlop: .touchSlop
    case .touchMaxDuration: .longPressTimeout
    case .swipeMinDistance: .dragSlop
    default: nil
    }
  }
}

/// The method that fits a velocity to samples: a value of `velocity-estimator`.
package enum VelocityEstimatorKind: String, Sendable, Hashable, CaseIterable {
  case leastSquares = "least-squares"
  case linear
  case impulse
  case endpoints
}

/// The value of one metric.
package struct MetricSetting: Sendable, Hashable {
  /// The value in the canonical unit; `nil` is `none`. Unused for `velocity-estimator`.
  package var amount: Double?
  /// The value of `velocity-estimator`.
  package var estimator: VelocityEstimatorKind?
  /// The vocabulary or product that set it. A metric that follows another keeps the other's `setBy` and `span`.
  package var setBy: String
  package var span: SourceSpan?

  package init(
    amount: Double?, estimator: VelocityEstimatorKind? = nil, setBy: String, span: SourceSpan?
  ) {
    self.amount = amount
    self.estimator = estimator
    self.setBy = setBy
    self.span = span
  }
}

/// The value of every metric: the built-in default, overridden by the vocabularies in the order of use, then by the product.
package struct Metrics: Sendable, Hashable {
  package private(set) var settings: [Metric: MetricSetting]
  /// Metrics whose value is not known, because it could not be read. Only a spec with errors has some.
  package private(set) var unread: Set<Metric>

  /// - Parameter settings: one for each metric; metrics that follow another are already resolved.
  package init(settings: [Metric: MetricSetting], unread: Set<Metric> = []) {
    self.settings = settings
    self.unread = unread
  }

  /// Counts every metric as unread whose value is not from this file, because a part of the assignments is missing.
  package mutating func keepOnly(of file: FileID) {
    unread.formUnion(Metric.allCases.filter { self[$0].span?.file != file })
  }

  /// The value of a metric. Every metric has one (`none` is a setting without an amount).
  package subscript(metric: Metric) -> MetricSetting {
    settings[metric] ?? MetricSetting(amount: nil, setBy: "gspec", span: nil)
  }

  /// The value of a metric as one end of a range; `nil` for `none`.
  package func limit(_ metric: Metric, isIncluded: Bool) -> Limit? {
    let setting = self[metric]
    return setting.amount.map {
      Limit($0, isIncluded: isIncluded, origin: .metric(metric, setBy: setting.setBy))
    }
  }
}
