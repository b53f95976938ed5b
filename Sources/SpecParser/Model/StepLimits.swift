/// A measure of a step for which a spec or a metric sets limits. The cases are in the order in which a touch meets the limits.
package enum StepLimit: UInt8, Sendable, Hashable, CaseIterable {
  /// Press: the time from the last lift.
  case gap
  /// Press: the distance from the last lift.
  case near
  /// Press: the distance between fingers.
  case apart
  /// The distance, or the angle of an orbit, up to which nothing has moved.
  case slop
  /// Orbit: the distance from its base that at least one finger must exceed.
  case fingerSlop
  /// Spread: the span below which it claims nothing.
  case minSpan
  /// The distance of a move, or the angle of an orbit.
  case distance
  /// Press: from the first finger to the last. Wait and move: their duration. Lift: from the base.
  case duration
  /// The angle of a translation from the nearest named direction.
  case deviation
  /// The velocity of a move or at the lift.
  case velocity
  /// The distance outside the target up to which a lift counts; without it a lift may be anywhere.
  case liftSlop

  /// - Parameter isOrbit: whether the step is an orbit, whose movement is an angle.
  package func dimension(isOrbit: Bool = false) -> Dimension {
    switch self {
    case .gap, .duration: .time
    case .near, .apart, .fingerSlop, .minSpan, .liftSlop: .length
    case .slop, .distance: isOrbit ? .angle : .length
    case .deviation: .angle
    case .velocity: .velocity
    }
  }
}

extension StepLimit {
  /// The measure in messages.
  func name(in kind: ElaboratedStep.Kind) -> String {
    switch (self, kind) {
    case (.gap, _): "the pause before a press"
    case (.near, _): "the distance from the last touch"
    case (.apart, _): "the distance between fingers"
    case (.slop, _), (.fingerSlop, _): "the slop"
    case (.minSpan, _): "the span"
    case (.distance, _): "the distance"
    case (.duration, .press): "the press window"
    case (.duration, .wait): "the wait"
    case (.duration, .move): "the time of the move"
    case (.duration, .lift): "the time to the lift"
    case (.deviation, _): "the deviation"
    case (.velocity, .lift): "the velocity at the lift"
    case (.velocity, _): "the velocity"
    case (.liftSlop, _): "the distance outside the target"
    }
  }
}

/// The limits of a step: a range for each measure that has one, in the canonical unit of its dimension.
package struct StepLimits: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// Ordered by measure. None is open at both ends.
  private var ranges: [Entry] = []

  private struct Entry: Sendable, Hashable {
    var limit: StepLimit
    var range: Limits
  }

  package init() {}

  package init(dictionaryLiteral ranges: (StepLimit, Limits?)...) {
    for (limit, range) in ranges { self[limit] = range ?? Limits() }
  }

  /// The measures that have a limit.
  package var all: [(limit: StepLimit, range: Limits)] { ranges.map { ($0.limit, $0.range) } }

  package subscript(limit: StepLimit) -> Limits {
    get { self[stated: limit] ?? Limits() }
    set {
      ranges.removeAll { $0.limit == limit }
      if newValue == Limits() { return }
      let place = ranges.firstIndex { $0.limit.rawValue > limit.rawValue } ?? ranges.endIndex
      ranges.insert(Entry(limit: limit, range: newValue), at: place)
    }
  }

  /// The range of a measure; `nil` if both ends are open.
  package subscript(stated limit: StepLimit) -> Limits? { ranges.first { $0.limit == limit }?.range }

  /// Changes every end that is not open.
  package mutating func change(_ change: (inout Limit) -> Void) {
    self = mapped { limit in
      var limit = limit
      change(&limit)
      return limit
    }
  }

  /// The limits with other ends. With `nil` an end is open.
  package func mapped(_ change: (Limit) -> Limit?) -> StepLimits {
    var result = StepLimits()
    for (limit, range) in all {
      result[limit] = Limits(low: range.low.flatMap(change), high: range.high.flatMap(change))
    }
    return result
  }
}
