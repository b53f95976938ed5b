import SpecParser

/// Describes each metric in a few words, with its value.
enum MetricWords {
  static func value(_ metric: Metric, _ setting: MetricSetting) -> String {
    if let estimator = setting.estimator { return estimator.rawValue }
    guard let amount = setting.amount else { return "none" }
    return DocumentWords.amount(amount, metric.dimension ?? .count)
  }

  static func meaning(_ metric: Metric) -> String {
    switch metric {
    case .touchSlop: "how far a finger may slip and still touch"
    case .dragSlop: "how far a finger moves before it drags"
    case .pagingSlop: "the same, for mechanics that name it"
    case .longPressSlop: "how far a finger may slip while it is held"
    case .liftSlop: "how far outside its element a finger may lift, where a lift is `on: target`"
    case .scaleSlop: "by how much two fingers part before they pinch"
    case .scaleMinSpan: "the least distance of two fingers that pinch"
    case .rotationSlop: "by how much two fingers turn before they rotate"
    case .doubleTouchTimeout: "from the first lift to the second press, below it"
    case .doubleTouchMinTime: "from the first lift to the second press, at least"
    case .doubleTouchSlop: "how far apart two touches are one double touch"
    case .longPressTimeout: "how long a finger stays for a long press"
    case .touchMaxDuration: "how long a touch may take"
    case .multiFingerPressWindow: "from the first finger to the last, below it"
    case .multiFingerMaxSeparation: "how far apart fingers of one gesture may land"
    case .swipeVelocity: "the least speed of a swipe at the lift"
    case .swipeMinDistance: "the least way of a swipe"
    case .swipeMaxDeviation: "how much a swipe may lean"
    case .minFlingVelocity: "the least speed of a fling at the lift"
    case .maxFlingVelocity: "the speed that faster flings are taken for"
    case .edgeWidth: "how near to an edge of the screen a press counts as from it"
    case .latencyBudget: "how long an answer may wait before lint warns"
    case .velocityHorizon: "how far back speed is measured"
    case .velocitySamples: "the most samples that speed is measured from"
    case .velocityStopGap: "a finger without samples for so long has stopped"
    case .velocityEstimator: "how speed is fitted to samples"
    case .minStrokeDuration: "the shortest stroke that a hand can make"
    case .maxFingerVelocity: "the fastest that a finger moves"
    }
  }
}
