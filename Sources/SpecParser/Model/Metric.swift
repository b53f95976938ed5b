/// The recognition constants of the language: contract, section 3. The raw value is the YAML key.
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

  /// What the metric measures; `nil` for one whose value is a word.
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

  /// Whether `none` is a value of the metric: it then sets no limit.
  package var mayBeNone: Bool {
    switch self {
    case .touchMaxDuration, .multiFingerMaxSeparation: true
    default: false
    }
  }

  /// Whether the metric is more than 0: velocities that are cut to 0 would be none.
  package var isPositive: Bool { self == .maxFlingVelocity }

  /// The metric whose value this one takes while nothing sets it.
  package var follows: Metric? {
    switch self {
    case .dragSlop, .longPressSlop, .liftSlop: .touchSlop
    case .touchMaxDuration: .longPressTimeout
    case .swipeMinDistance: .dragSlop
    default: nil
    }
  }
}

/// How velocity is fitted to samples: the values of `velocity-estimator`.
package enum VelocityEstimatorKind: String, Sendable, Hashable, CaseIterable {
  case leastSquares = "least-squares"
  case linear
  case impulse
  case endpoints
}

/// One metric in force.
package struct MetricSetting: Sendable, Hashable {
  /// The value in the canonical unit; `nil` is `none`. Unused for `velocity-estimator`.
  package var amount: Double?
  /// The value of `velocity-estimator`.
  package var estimator: VelocityEstimatorKind?
  /// The vocabulary or product that set it, and where. A metric that follows another keeps the other's place.
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

/// Every metric, each with the value in force: the built-in default, then the vocabularies' in the order of use, then
/// the product's.
package struct Metrics: Sendable, Hashable {
  package private(set) var settings: [Metric: MetricSetting]

  /// - Parameter settings: one for each metric; those that follow another are already resolved.
  package init(settings: [Metric: MetricSetting]) {
    self.settings = settings
  }

  /// The value in force. Every metric has one (`none` is a setting without an amount).
  package subscript(metric: Metric) -> MetricSetting {
    settings[metric] ?? MetricSetting(amount: nil, setBy: "gspec", span: nil)
  }

  /// The value in force as one end of a range; `nil` for `none`.
  package func limit(_ metric: Metric, isIncluded: Bool) -> Limit? {
    let setting = self[metric]
    return setting.amount.map {
      Limit($0, isIncluded: isIncluded, origin: .metric(metric, setBy: setting.setBy))
    }
  }
}
