import GestureRuntime
import SpecParser

/// The limits of a step as numbers of a table.
extension StepLimits {
  /// The instructions of the limits.
  ///
  /// - Parameter kind: the step's.
  func instructions(in kind: ElaboratedStep.Kind) -> [Instruction] {
    StepLimit.inTables.flatMap { limit -> [Instruction] in
      guard let range = self[stated: limit] else { return [] }
      let info = limit.info(in: kind)
      let (least, most) = (range.least(limit.dimension()), range.most(limit.dimension()))
      // The time between presses has one instruction for both ends.
      if info.low.opcode == .gap {
        return [Instruction(.gap, [.time(least ?? 0), most.map(Operand.time) ?? .never])]
      }
      return [(info.low.opcode, least), (info.high.opcode, most)].compactMap { opcode, amount in
        guard let opcode, let amount else { return nil }
        // Every step takes at least no time, and every spread has at least no span.
        if [.least, .minSpan].contains(opcode), amount <= 0 { return nil }
        return Instruction(opcode, [limit.dimension() == .time ? .time(amount) : .number(amount)])
      }
    }
  }

  /// The limits that a failure for a cause may have broken, the most likely first.
  ///
  /// - Parameter kind: the step's.
  func broken(by cause: FailureCause, in kind: ElaboratedStep.Kind) -> [ComparedLimit] {
    // What a movement states itself comes before its slop.
    all.reversed().flatMap { limit, range in
      let info = limit.info(in: kind)
      return [
        info.high.cause == cause ? ComparedLimit(range.high, range.most(limit.dimension())) : nil,
        info.low.cause == cause ? ComparedLimit(range.low, range.least(limit.dimension())) : nil,
      ].compactMap(\.self)
    }
  }
}
