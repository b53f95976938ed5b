import GestureRuntime
import SpecParser

/// The instructions of limits.
extension StepLimits {
  var instructions: [Instruction] {
    StepLimit.inTables.flatMap { limit in self[stated: limit].map(limit.instructions) ?? [] }
  }
}

extension StepLimit {
  /// The order in tables and in `gspec compile --emit machine`.
  static let inTables: [StepLimit] = [
    .duration, .gap, .near, .apart, .slop, .liftSlop, .fingerSlop, .minSpan, .distance, .deviation, .velocity,
  ]

  fileprivate func instructions(_ range: Limits) -> [Instruction] {
    switch self {
    case .duration: Self.duration(range)
    case .gap:
      [Instruction(.gap, [.time(Self.first(range)), .time(Self.tooLate(range) ?? Self.never)])]
    case .near: Self.measure(range, most: .near)
    case .apart: Self.measure(range, most: .apart)
    case .slop: Self.measure(range, most: .slop)
    case .liftSlop: Self.measure(range, most: .onTarget)
    case .fingerSlop: Self.measure(range, most: .fingerSlop)
    case .minSpan: range.low.map { $0.amount > 0 } == true ? Self.measure(range, least: .minSpan) : []
    case .distance: Self.measure(range, least: .distanceLeast, most: .distanceMost)
    case .deviation: Self.measure(range, least: .deviationLeast, most: .deviationMost)
    case .velocity: Self.measure(range, least: .velocityLeast, most: .velocityMost)
    }
  }

  /// A time that is never reached: the longest that a table can store.
  private static let never = 9_007_199_254_740_992.0

  private static func measure(_ range: Limits, least: Opcode? = nil, most: Opcode? = nil) -> [Instruction] {
    [(least, range.low), (most, range.high)].compactMap { opcode, limit in
      guard let opcode, let limit else { return nil }
      return Instruction(opcode, [.number(limit.amount)])
    }
  }

  private static func duration(_ limits: Limits) -> [Instruction] {
    var code: [Instruction] = []
    if first(limits) > 0 { code.append(Instruction(.least, [.time(first(limits))])) }
    if let end = tooLate(limits) { code.append(Instruction(.before, [.time(end)])) }
    return code
  }

  /// The first microsecond that is long enough.
  private static func first(_ limits: Limits) -> Double {
    guard let low = limits.low else { return 0 }
    return low.isIncluded ? low.amount : low.amount + 1
  }

  /// The first microsecond that is too long.
  private static func tooLate(_ limits: Limits) -> Double? {
    limits.high.map { $0.isIncluded ? $0.amount + 1 : $0.amount }
  }
}
