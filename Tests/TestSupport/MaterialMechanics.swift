import SpecParser

/// The default metrics of `material`, in canonical units.
func materialMetrics(
  _ overrides: [Metric: Double?], estimator: VelocityEstimatorKind
) -> [Metric: MetricSetting] {
  var amounts: [Metric: Double?] = [
    .touchSlop: 8, .pagingSlop: 16, .scaleSlop: 16, .rotationSlop: 5, .doubleTouchTimeout: ms(300),
    .doubleTouchMinTime: ms(40), .doubleTouchSlop: 100, .longPressTimeout: ms(400),
    .multiFingerPressWindow: ms(150), .swipeVelocity: 300, .minFlingVelocity: 1000,
    .maxFlingVelocity: 8000, .edgeWidth: 20, .latencyBudget: ms(100), .scaleMinSpan: 0,
    .swipeMaxDeviation: 45, .multiFingerMaxSeparation: nil, .velocityHorizon: ms(100),
    .velocitySamples: 20, .velocityStopGap: ms(40), .minStrokeDuration: ms(30), .maxFingerVelocity: 10000,
  ]
  for (metric, amount) in overrides { amounts[metric] = amount }
  // Metrics whose default is the value of another metric, in an order in which the other one is already known.
  for metric in [Metric.dragSlop, .longPressSlop, .liftSlop, .touchMaxDuration, .swipeMinDistance] {
    if amounts[metric] == nil, let other = metric.follows { amounts[metric] = amounts[other] }
  }
  var settings = amounts.mapValues { MetricSetting(amount: $0, setBy: "material", span: nil) }
  settings[.velocityEstimator] = MetricSetting(
    amount: nil, estimator: estimator, setBy: "material", span: nil)
  return settings
}

func makeMechanic(
  _ name: String, _ fingers: ClosedRange<Int>, _ isContinuous: Bool, vocabulary: String?,
  _ steps: [StepAction]
) -> Mechanic {
  Mechanic(
    name: SpecBuilder.at(name), vocabulary: vocabulary, summary: "", platforms: nil, fingers: fingers,
    isContinuous: isContinuous, steps: steps.map { Step($0, span: SpecBuilder.nowhere) })
}

/// The mechanics of `material`.
func materialMechanics(_ metrics: [Metric: MetricSetting]) -> [Mechanic] {
  let one = oneFinger(metrics).map {
    makeMechanic($0.name, 1...1, $0.isContinuous, vocabulary: "material", $0.steps)
  }
  let two = twoFingers(metrics).map {
    makeMechanic($0.name, 2...2, $0.isContinuous, vocabulary: "material", $0.steps)
  }
  return one + two
}

private typealias Sketch = (name: String, isContinuous: Bool, steps: [StepAction])

private func oneFinger(_ metrics: [Metric: MetricSetting]) -> [Sketch] {
  [
    ("touch", false, [.pressing(), .lifting()]),
    ("double-touch", false, [.pressing(), .lifting(), .pressing(), .lifting()]),
    ("drag", true, [.pressing(), .moving(), .lifting()]),
    ("swipe", false, swipe(metrics)),
    ("fling", false, fling(metrics)),
    ("long-press", true, [.pressing(), .waiting(), .lifting()]),
    ("long-press-drag", true, [.pressing(), .waiting(), .moving(), .lifting()]),
    ("double-touch-drag", true, [.pressing(), .lifting(), .pressing(), .moving(doubling: 75), .lifting()]),
    ("edge-swipe", true, [.pressing(from: Set(Side.allCases)), .moving(), .lifting()]),
  ]
}

private func twoFingers(_ metrics: [Metric: MetricSetting]) -> [Sketch] {
  [
    ("pinch-open", true, [.pressing(), .spreading([.outward]), .lifting()]),
    ("pinch-closed", true, [.pressing(), .spreading([.inward]), .lifting()]),
    ("two-finger-touch", false, [.pressing(), .lifting()]),
    ("two-finger-drag", true, [.pressing(), .moving(), .lifting()]),
    ("two-finger-swipe", false, swipe(metrics)),
    ("two-finger-fling", false, fling(metrics)),
    ("two-finger-long-press", true, [.pressing(), .waiting(), .lifting()]),
    ("two-finger-long-press-drag", true, [.pressing(), .waiting(), .moving(), .lifting()]),
    ("two-finger-double-touch", false, [.pressing(), .lifting(), .pressing(), .lifting()]),
    ("rotate", true, [.pressing(), .turning([.clockwise, .counterclockwise]), .lifting()]),
  ]
}

private func amount(_ metric: Metric, _ metrics: [Metric: MetricSetting]) -> Double {
  metrics[metric]?.amount ?? 0
}

private func swipe(_ metrics: [Metric: MetricSetting]) -> [StepAction] {
  [
    .pressing(),
    .moving(
      distance: .atLeast(amount(.swipeMinDistance, metrics)),
      deviation: .atMost(amount(.swipeMaxDeviation, metrics))),
    .lifting(velocity: .atLeast(amount(.swipeVelocity, metrics))),
  ]
}

private func fling(_ metrics: [Metric: MetricSetting]) -> [StepAction] {
  [.pressing(), .moving(), .lifting(velocity: .atLeast(amount(.minFlingVelocity, metrics)))]
}
