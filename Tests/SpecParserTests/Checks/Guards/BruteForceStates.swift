@testable import SpecParser

/// Enumerates every state of some variables: slow and obviously right, to compare `GuardSet` with it.
///
/// A number is sampled at its ends, at every whole number, and halfway between neighbours. That is enough for
/// guards that compare it only with whole numbers.
enum BruteForceStates {
  static func all(of states: [StateVariable]) -> [[Int: Double]] {
    var result: [[Int: Double]] = [[:]]
    for (slot, variable) in states.enumerated() {
      result = result.flatMap { state in
        values(of: variable.type).map { state.merging([slot: $0]) { $1 } }
      }
    }
    return result
  }

  private static func values(of type: StateType) -> [Double] {
    switch type {
    case .bool: [0, 1]
    case .enumeration(let words): words.indices.map(Double.init)
    case .number(let low, let high): Array(stride(from: low, through: high, by: 0.5))
    }
  }

  /// All states in which the guard holds, by evaluating it in each.
  static func satisfying(_ guardExpression: Guard, of states: [StateVariable]) -> [[Int: Double]] {
    all(of: states).filter { guardExpression.holds(in: $0, of: states) }
  }
}

/// Random guards over some variables. The same seed gives the same guards.
struct RandomGuards {
  var numbers: SeededNumbers
  let states: [StateVariable]

  mutating func next(depth: Int) -> Guard {
    if depth == 0 || numbers.next(below: 4) == 0 { return leaf() }
    let parts = (0..<(1 + numbers.next(below: 3))).map { _ in next(depth: depth - 1) }
    switch numbers.next(below: 3) {
    case 0: return .and(parts)
    case 1: return .or(parts)
    default: return .not(parts[0])
    }
  }

  private mutating func leaf() -> Guard {
    if numbers.next(below: 40) == 0 { return .constant(numbers.next(below: 2) == 0) }
    let slot = numbers.next(below: states.count)
    switch states[slot].type {
    case .bool: return .isOneOf(slot: slot, values: [numbers.next(below: 2)])
    case .enumeration(let words):
      let chosen = words.indices.filter { _ in numbers.next(below: 2) == 0 }
      return .isOneOf(slot: slot, values: chosen.isEmpty ? [0] : chosen)
    case .number(let low, let high):
      let amount = low - 1 + Double(numbers.next(below: Int(high - low) + 3))
      return .compares(slot: slot, Comparison.allCases[numbers.next(below: 6)], amount)
    }
  }
}

/// SplitMix64: numbers that are the same for the same seed on every machine.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((bits ^ (bits >> 31)) % UInt64(bound))
  }
}
