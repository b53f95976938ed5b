import SpecParser

/// Describes steps of the machine in words, with the metric of each limit.
enum MachineWords {
  /// The action of a step: `press`, `move left`.
  static func action(_ step: ElaboratedStep, _ fingers: ClosedRange<Int>) -> String {
    switch step.kind {
    case .press:
      let who = fingers == 1...1 ? "press" : "press, \(DocumentWords.fingers(fingers))"
      let edges = DocumentWords.edges(step.edges)
      return step.edges.isEmpty ? who : who + " at \(edges)"
    case .wait: return "stay"
    case .move(let path): return move(path, within: step.deviation)
    case .lift: return "lift"
    }
  }

  /// The action of a move: `move left`, `move apart`, `turn clockwise`.
  ///
  /// - Parameter deviation: how far it may lean from the axes of its directions.
  static func move(_ path: MovePath, within deviation: Limits) -> String {
    switch path {
    case .translation(let directions): "move " + DocumentWords.toward(directions ?? .any, within: deviation)
    case .spread where path.goesAnyWay: "move apart or together"
    case .spread(let senses): senses.contains(.outward) ? "move apart" : "move together"
    case .orbit where path.goesAnyWay: "turn"
    case .orbit(let senses): senses.contains(.clockwise) ? "turn clockwise" : "turn counter-clockwise"
    }
  }

  /// The limits of a step, one text for each.
  static func limits(_ step: ElaboratedStep) -> [String] {
    let slop = step.kind.isMove ? step.slopToPass : nil
    return [slop.map { "by more than " + value($0, step.kind.distanceDimension) }].compactMap(\.self)
      + (step.liftSlop == nil ? [] : ["on the target"])
      + step.ownLimits.flatMap { limit in
        limit.within.map { ["within " + value($0, .time)] }
          ?? range(limit.range, limit.dimension, step.kind == .wait ? "" : limit.preposition + " ")
      } + range(step.deviation, .angle, "leaning by ") + fingers(step)
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
