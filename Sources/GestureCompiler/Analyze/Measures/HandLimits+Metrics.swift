import SpecParser

/// Makes the limits of hands from a product's metrics.
extension HandLimits {
  init(_ metrics: Metrics) {
    strokeLeast = Int64(metrics[.minStrokeDuration].amount ?? 30_000)
    speed = max(1, metrics[.maxFingerVelocity].amount ?? 10_000) / 1_000_000
    fastestEstimate = metrics[.maxFlingVelocity].amount ?? .infinity
    edgeWidth = metrics[.edgeWidth].amount ?? 20
    stopGap = Int64(metrics[.velocityStopGap].amount ?? 40_000)
  }
}
