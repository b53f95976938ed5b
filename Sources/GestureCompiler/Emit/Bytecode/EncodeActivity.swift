import GestureRuntime
import SpecParser

/// Encodes one activity: its properties, its guard and its recognizers.
struct EncodeActivity {
  let machine: Machine

  func instructions(_ activity: MachineActivity) -> [Instruction] {
    var code = [
      Instruction(.activity, [.string(activity.name), .string(activity.does), .count(activity.target)])
    ]
    if activity.begins { code.append(Instruction(.begins)) }
    if activity.takesOver { code.append(Instruction(.takesOver)) }
    code += activity.after.map { Instruction(.after, [.count($0)]) }
    if let commit = activity.commit { code += instructions(commit) }
    if let tools = activity.tools, Set(tools) != Tool.usual {
      code.append(Instruction(.tools, [.bits(TouchTools(tools.map(\.runtime)))]))
    }
    if let taps = activity.taps {
      let (timeout, slop) = (machine.metrics[.doubleTouchTimeout], machine.metrics[.doubleTouchSlop])
      // Without a limit, touches count together after any time or at any distance.
      code.append(
        Instruction(
          .taps,
          [.count(taps), timeout.amount.map(Operand.time) ?? .never, .number(slop.amount ?? Self.anywhere)]))
    }
    if let time = activity.showsPossible { code.append(Instruction(.showsPossible, [.time(time)])) }
    code += activity.over.map { Instruction(.over, [.count($0)]) }
    if activity.values.contains(.along) { code.append(Instruction(.valuesAlong)) }
    if activity.values.contains(.fromPress) { code.append(Instruction(.valuesFromPress)) }
    if let feedback = activity.feedback { code += EncodeFeedback.instructions(feedback) }
    if let condition = activity.condition { code += EncodeGuard.instructions(condition) }
    for recognizer in activity.recognizers { code += EncodeRecognizer.instructions(recognizer) }
    return code
  }

  /// A distance that is longer than any other.
  private static let anywhere = 1e9

  private func instructions(_ commit: Commit) -> [Instruction] {
    if !commit.detents.isEmpty { return commit.detents.map(instruction) }
    var code: [Instruction] = []
    if let distance = commit.distance?.value {
      let opcode: Opcode = distance.dimension == .proportion ? .commitShare : .commitDistance
      code.append(Instruction(opcode, [.number(distance.amount)]))
    }
    if let velocity = commit.velocity?.value {
      code.append(Instruction(.commitVelocity, [.number(velocity)]))
    }
    return code
  }

  private func instruction(_ detent: Detent) -> Instruction {
    let distance = detent.distance.value
    return Instruction(
      .detent,
      [
        .string(detent.name.value), .count(distance.dimension == .proportion ? 1 : 0),
        .number(distance.amount),
        .count(detent.isProjected ? 1 : 0),
      ])
  }
}
