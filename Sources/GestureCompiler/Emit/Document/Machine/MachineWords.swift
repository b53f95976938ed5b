import SpecParser

/// Describes steps of the machine in words, with the metric of each limit.
enum MachineWords {
  /// The action of a step: `press`, `move left`.
  static func action(_ step: ElaboratedStep, _ fingers: ClosedRange<Int>) -> String {
    switch step.kind {
    case .press:
      let who = fingers == 1...1 ? "press" : "press, \(DocumentWords.fingers(fingers))"
      let edges = DocumentWords.edges(step.edges, followsReading: step.edgesFollowReading)
      return step.edges.isEmpty ? who : who + " at \(edges)"
    case .wait: return "stay"
    case .move(let path): return move(path)
    case .lift: return "lift"
    }
  }

  /// The action of a move: `move left`, `move apart`, `turn clockwise`.
  static func move(_ path: MovePath) -> String {
    switch path {
    case .translation(let directions): "move " + DocumentWords.toward(directions ?? .any)
    case .spread where path.goesAnyWay: "move apart or together"
    case .spread(let senses): senses.contains(.outward) ? "move apart" : "move together"
    case .orbit where path.goesAnyWay: "turn"
    case .orbit(let senses): senses.contains(.clockwise) ? "turn clockwise" : "turn counter-clockwise"
    }
  }

  /// The limits of a step, one text for each.
  static func limits(_ step: ElaboratedStep) -> [String] {
    let unit = step.kind.distanceDimension
    var limits: [String] = []
    switch step.kind {
    case .press:
      break
    case .wait: limits += range(step.duration, .time, "")
    case .move:
      limits += [step.slopToPass.map { "by more than " + value($0, unit) }].compactMap { $0 }
      limits += range(step.distance, unit, "by ")
      limits += time(step.duration)
      limits += range(step.velocity, .velocity, "at ")
      limits += range(step.deviation, .angle, "leaning by ")
      limits += fingers(step)
    case .lift:
      if step.liftSlop != nil { limits.append("on the target") }
      limits += range(step.velocity, .velocity, "at ")
    }
    return limits
  }

  /// What a turn or a spread asks of its fingers: that one of them moves, and a least span.
  private static func fingers(_ step: ElaboratedStep) -> [String] {
    let moved = step.limits[.fingerSlop].high.map { "one finger by more than " + value($0, .length) }
    let span = step.limits[.minSpan].low.flatMap { limit in
      limit.amount > 0 ? "fingers \(least(limit, .length)) apart" : nil
    }
    return [moved, span].compactMap { $0 }
  }

  /// The limit of a movement that is one as soon as something moves.
  static let firstMovement = "however little"

  private static func range(_ limits: Limits, _ dimension: Dimension, _ preposition: String) -> [String] {
    let low = limits.low.map {
      $0.isFirstMovement(dimension) ? firstMovement : preposition + least($0, dimension)
    }
    let high = limits.high.map { preposition + most($0, dimension) }
    return [low, high].compactMap { $0 }
  }

  /// A time limit: `within 200 ms`, or both ends.
  private static func time(_ limits: Limits) -> [String] {
    guard limits.low == nil, let high = limits.high, high.isIncluded else {
      return range(limits, .time, "in ")
    }
    return ["within " + value(high, .time)]
  }

  /// A minimum: `300 pt/s (swipe-velocity) or faster`.
  static func least(_ limit: Limit, _ dimension: Dimension) -> String {
    DocumentWords.least(value(limit, dimension), limit, dimension)
  }

  /// A maximum: `200 ms (touch-max-duration) or less`.
  static func most(_ limit: Limit, _ dimension: Dimension) -> String {
    DocumentWords.most(value(limit, dimension), limit)
  }

  /// A value with its metric: `8 pt (drag-slop)`; without parentheses if the spec declares the value itself.
  static func value(_ limit: Limit, _ dimension: Dimension) -> String {
    let amount = DocumentWords.amount(limit.amount, dimension)
    if case .metric(let metric, _) = limit.origin { return "\(amount) (\(metric.rawValue))" }
    return amount
  }
}
