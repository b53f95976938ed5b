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
      [Instruction(.gap, [.time(range.longEnough ?? 0), range.tooLong.map(Operand.time) ?? .never])]
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

  private static func measure(_ range: Limits, least: Opcode? = nil, most: Opcode? = nil) -> [Instruction] {
    [(least, range.leastMeasure), (most, range.mostMeasure)].compactMap { opcode, amount in
      guard let opcode, let amount else { return nil }
      return Instruction(opcode, [.number(amount)])
    }
  }

  private static func duration(_ limits: Limits) -> [Instruction] {
    var code: [Instruction] = []
    if let first = limits.longEnough, first > 0 { code.append(Instruction(.least, [.time(first)])) }
    if let end = limits.tooLong { code.append(Instruction(.before, [.time(end)])) }
    return code
  }
}
