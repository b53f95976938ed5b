import TestSupport
import Testing

@testable import GestureRuntime

/// Guards with the same instructions have the same number. Numbers are given in the order of the first such guards.
struct GuardNumbersTests {
  /// The numbers, found by comparing each guard with all before it.
  private static func slowly(_ codes: [IndexRange], _ guards: [GuardInstruction]) -> [Int] {
    var known: [IndexRange] = []
    return codes.map { code in
      if code.isEmpty { return -1 }
      let asked = guards[code.indices]
      if let number = known.firstIndex(where: { guards[$0.indices] == asked }) { return number }
      known.append(code)
      return known.count - 1
    }
  }

  private static func instruction(_ random: inout RandomNumbers) -> GuardInstruction {
    let state = random.int(0...2)
    let number = random.pick([0, -0.0, 1, 1.5, .infinity])
    switch random.int(0...7) {
    case 0: return .isOneOf(state: state, first: UInt64(random.int(0...1)), bits: UInt64(random.int(0...3)))
    case 1: return .isLess(state: state, than: number)
    case 2: return .isAtMost(state: state, than: number)
    case 3: return .isEqual(state: state, to: number)
    case 4: return .constant(random.chance(50))
    case 5: return .not
    case 6: return .and
    default: return .or
    }
  }

  @Test func numbersAreThoseOfALookAtEveryGuard() {
    for seed: UInt64 in 1...500 {
      var random = RandomNumbers(seed: seed)
      var guards: [GuardInstruction] = []
      var codes: [IndexRange] = []
      for _ in 0..<random.int(0...60) {
        let start = guards.count
        for _ in 0..<random.int(0...3) { guards.append(Self.instruction(&random)) }
        codes.append(IndexRange(start, guards.count))
      }
      var numbers = GuardNumbers()
      let list = Slab(count: guards.count) { guards[$0] }
      var told: [Int] = []
      for code in codes { told.append(numbers.number(of: code, list.view)) }
      #expect(told == Self.slowly(codes, guards), "seed \(seed)")
      for (code, number) in zip(codes, told) where number >= 0 {
        #expect(guards[numbers.codes[number].indices] == guards[code.indices])
      }
    }
  }
}
