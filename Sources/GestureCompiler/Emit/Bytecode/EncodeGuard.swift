import GestureRuntime
import SpecParser

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
