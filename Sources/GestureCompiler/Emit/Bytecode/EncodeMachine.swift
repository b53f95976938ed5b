import GestureRuntime
import SpecParser

/// Encodes a machine as the instructions of a table.
struct EncodeMachine {
  let machine: Machine

  func instructions() -> [Instruction] {
    var code = declarations()
    for activity in machine.activities { code += EncodeActivity(machine: machine).instructions(activity) }
    code += machine.waits.map { relation(.waits, $0) }
    code += machine.prefers.map { relation(.prefers, $0) }
    code += machine.together.map { relation(.together, $0) }
    code += machine.handOvers.map { handOver in
      let ends = ContentEnds(handOver.ends.map(\.runtime))
      return Instruction(
        .handOver,
        [
          .count(handOver.activity), .count(handOver.taker),
          .integer(ends.wire(isMirrored: handOver.followsReading)),
        ])
    }
    code.append(Instruction(.end))
    return code
  }

  private func relation(_ opcode: Opcode, _ pair: ActivityPair) -> Instruction {
    Instruction(opcode, [.count(pair.first), .count(pair.second)])
  }

  private func declarations() -> [Instruction] {
    var code = [Instruction(.product, [.string(machine.product)]), velocity(), thresholds()]
    for state in machine.states { code += declare(state) }
    for element in machine.elements {
      code.append(
        Instruction(.element, [.string(element.name), .count(element.parent.map { $0 + 1 } ?? 0)]))
    }
    for (number, state) in machine.states.enumerated() {
      guard let element = state.element else { continue }
      code.append(Instruction(.stateOf, [.count(number), .count(element)]))
    }
    code += machine.mechanics.map { Instruction(.mechanic, [.string($0)]) }
    return code
  }

  private func velocity() -> Instruction {
    let kind = machine.metrics[.velocityEstimator].estimator ?? .leastSquares
    return Instruction(
      .velocity,
      [
        .count(Int(kind.runtime.rawValue)), .count(Int(amount(.velocitySamples))),
        .time(amount(.velocityHorizon)),
        .time(amount(.velocityStopGap)), .number(amount(.maxFlingVelocity)),
      ])
  }

  private func thresholds() -> Instruction {
    Instruction(
      .thresholds,
      [.swipeVelocity, .minFlingVelocity, .edgeWidth].map { .number(amount($0)) })
  }

  private func amount(_ metric: Metric) -> Double { machine.metrics[metric].amount ?? 0 }

  private func declare(_ state: StateVariable) -> [Instruction] {
    let name = Operand.string(state.name.value)
    switch state.type {
    case .bool: return [Instruction(.stateBool, [name])]
    case .number(let low, let high): return [Instruction(.stateNumber, [name, .number(low), .number(high)])]
    case .enumeration(let words):
      return [Instruction(.stateWords, [name, .count(words.count)])]
        + words.map { Instruction(.word, [.string($0.value)]) }
    }
  }
}

extension Operand {
  static func count(_ value: Int) -> Operand { .integer(UInt64(max(0, value))) }
  static func bits<Bits: OptionSet>(_ set: Bits) -> Operand where Bits.RawValue == UInt8 {
    .integer(UInt64(set.rawValue))
  }
  static func time(_ microseconds: Double) -> Operand { .integer(UInt64(max(0, microseconds))) }
  /// A time that is never reached.
  static var never: Operand { .integer(longestTime) }
  static func string(_ text: String) -> Operand { .text(Array(text.utf8)) }
}
