import GestureRuntime
import SpecParser

/// Encodes one activity: its properties, its guard and its recognizers.
struct EncodeActivity {
  private let machine: Machine

  init(_ machine: Machine) { self.machine = machine }

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
}

extension EncodeActivity {
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

/// Encodes a guard in postfix order, the deeper side first, so that the stack stays shallow.
enum EncodeGuard {
  static func instructions(_ condition: Guard) -> [Instruction] {
    switch condition {
    case .constant(let value): [Instruction(.constant, [.count(value ? 1 : 0)])]
    case .isOneOf(let slot, let values): isOneOf(slot, values)
    case .compares(let slot, let comparison, let constant): compares(slot, comparison, constant)
    case .not(let inner): instructions(inner) + [Instruction(.not)]
    case .and(let parts): fold(parts, with: .and, empty: true)
    case .or(let parts): fold(parts, with: .or, empty: false)
    }
  }

  private static func fold(_ parts: [Guard], with opcode: Opcode, empty: Bool) -> [Instruction] {
    let codes = parts.map(instructions).sorted { depth($0) > depth($1) }
    guard var code = codes.first else { return [Instruction(.constant, [.count(empty ? 1 : 0)])] }
    for next in codes.dropFirst() { code += next + [Instruction(opcode)] }
    return code
  }

  /// The most values that the code has on the stack.
  private static func depth(_ code: [Instruction]) -> Int {
    var now = 0
    var most = 0
    for instruction in code {
      switch instruction.opcode {
      case .and, .or: now -= 1
      case .not: break
      default: now += 1
      }
      most = max(most, now)
    }
    return most
  }

  /// Tests of values, in words of 64 bits with one instruction for each.
  private static func isOneOf(_ slot: Int, _ values: [Int]) -> [Instruction] {
    var code: [Instruction] = []
    for (block, members) in Dictionary(grouping: values, by: { $0 / 64 }).sorted(by: { $0.key < $1.key }) {
      let bits = members.reduce(UInt64(0)) { $0 | 1 << UInt64($1 % 64) }
      code.append(Instruction(.isOneOf, [.count(slot), .count(block * 64), .integer(bits)]))
      if code.count > 1 { code.append(Instruction(.or)) }
    }
    return code
  }

  private static func compares(_ slot: Int, _ comparison: Comparison, _ constant: Double) -> [Instruction] {
    func test(_ opcode: Opcode) -> Instruction { Instruction(opcode, [.count(slot), .number(constant)]) }
    return switch comparison {
    case .equal: [test(.isEqual)]
    case .notEqual: [test(.isEqual), Instruction(.not)]
    case .less: [test(.isLess)]
    case .lessOrEqual: [test(.isAtMost)]
    case .greater: [test(.isAtMost), Instruction(.not)]
    case .greaterOrEqual: [test(.isLess), Instruction(.not)]
    }
  }
}
