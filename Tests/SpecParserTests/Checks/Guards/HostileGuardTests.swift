import TestSupport
import Testing

@testable import SpecParser

/// All pairs of guards that are as long as the language allows. Deciding them by splitting took minutes.
@Suite("Long guards are decided quickly")
struct HostileGuardTests {
  private let nowhere = SourceSpan(file: 0, start: 0, end: 0)

  private func variables(_ count: Int, _ type: StateType) -> [StateVariable] {
    (0..<count).map { StateVariable(name: Located("v\($0)", nowhere), type: type) }
  }

  /// Decides every pair, and whether each guard implies the first one.
  private func pairs(_ guards: [Guard], _ states: [StateVariable]) -> (together: Int, undecided: Int) {
    let memo = GuardMemo()
    memo.prepare(for: states)
    let numbers = guards.map { memo.number(of: $0) }
    var (together, undecided) = (0, 0)
    for a in numbers.indices {
      for b in numbers.indices where b > a {
        switch memo.answer(numbers[a], numbers[b]) {
        case .sometimes:
          together += 1
          if b == a + 1, let model = memo.model(numbers[a], numbers[b]) {
            #expect(guards[a].holds(in: model, of: states) && guards[b].holds(in: model, of: states))
          }
        case .undecided: undecided += 1
        case .never: break
        }
      }
      _ = memo.facts(numbers[a])
      _ = memo.set(numbers[a]).isSubset(of: memo.set(numbers[0]))
    }
    return (together, undecided)
  }

  /// The number of undecided pairs. Expects that all pairs take less than a minute of processor time.
  private func undecided(_ guards: [Guard], _ states: [StateVariable]) -> Int {
    var number = 0
    #expect(processorSeconds { number = pairs(guards, states).undecided } < 60)
    return number
  }

  private func clauses(_ numbers: inout SeededNumbers, _ count: Int, _ variables: Int) -> Guard {
    .and(
      (0..<count).map { _ in
        .or(
          (0..<3).map { _ in
            .isOneOf(slot: numbers.next(below: variables), values: [numbers.next(below: 2)])
          })
      })
  }

  private func comparison(_ numbers: inout SeededNumbers, _ variables: Int) -> Guard {
    .compares(
      slot: numbers.next(below: variables), Comparison.allCases[numbers.next(below: 6)],
      Double(numbers.next(below: 1000)))
  }

  @Test(arguments: [1, 6]) func comparisons(_ variables: Int) {
    var numbers = SeededNumbers(seed: 1)
    let guards = (0..<15).map { number -> Guard in
      let parts = (0..<25).map { _ -> Guard in
        let leaves = (0..<4).map { _ in comparison(&numbers, variables) }
        return number % 2 == 0 ? .or(leaves) : .and(leaves)
      }
      return number % 2 == 0 ? .and(parts) : .or(parts)
    }
    #expect(undecided(guards, self.variables(variables, .number(low: 0, high: 1000))) == 0)
  }

  @Test(arguments: [(85, 40), (110, 26), (258, 60), (430, 100)])
  func clauses(_ count: Int, _ variables: Int) {
    var numbers = SeededNumbers(seed: 2)
    let guards = (0..<10).map { _ in clauses(&numbers, count, variables) }
    #expect(undecided(guards, self.variables(variables, .bool)) == 0)
  }

  @Test func manyWords() {
    var numbers = SeededNumbers(seed: 3)
    let words = StateType.enumeration((0..<20_000).map { Located("w\($0)", nowhere) })
    let guards = (0..<12).map { _ -> Guard in
      let values = (0..<2).map { _ in Set((0..<200).map { _ in numbers.next(below: 20_000) }).sorted() }
      return .and([.isOneOf(slot: 0, values: values[0]), .not(.isOneOf(slot: 1, values: values[1]))])
    }
    #expect(undecided(guards, variables(2, words)) == 0)
  }

  @Test func deepNesting() {
    var numbers = SeededNumbers(seed: 4)
    let states = variables(6, .number(low: 0, high: 1000))
    let guards = (0..<20).map { _ in
      (0..<45).reduce(comparison(&numbers, 6)) { inner, level in
        let leaf = comparison(&numbers, 6)
        return .not(level % 2 == 0 ? .and([leaf, inner]) : .or([leaf, inner]))
      }
    }
    #expect(undecided(guards, states) == 0)
  }

  @Test("A guard that is too hard stays undecided, and lowers the bound for the next ones") func budget() {
    // The pigeonhole problem with 10 pigeons and 9 holes in two guards: only together have they no solution.
    let (pigeons, holes) = (10, 9)
    let states = variables(pigeons * holes + 20, .bool)
    let some = Guard.and(
      (0..<pigeons).map { pigeon in .or((0..<holes).map { .isOneOf(slot: pigeon * holes + $0, values: [1]) })
      })
    let alone = Guard.and(
      (0..<holes).flatMap { hole in
        (0..<pigeons).flatMap { first in
          (0..<first).map { second -> Guard in
            .or([
              .isOneOf(slot: first * holes + hole, values: [0]),
              .isOneOf(slot: second * holes + hole, values: [0]),
            ])
          }
        }
      })
    let guards = (0..<8).map { number -> Guard in
      .and([number % 2 == 0 ? some : alone, .isOneOf(slot: pigeons * holes + number, values: [1])])
    }
    let found = pairs(guards, states)
    #expect(found.undecided == 16 && found.together == 12)
    var budget = GuardBudget(steps: 1_500_000)
    let set = GuardSet(.and([some, alone]), over: states)
    #expect(set.isEmpty(within: &budget) == nil && budget.limit < DecideGuards.limit)
    #expect(set.isEmpty(within: &budget) == nil && budget.limit == 20_000)
    #expect(GuardSet(.compares(slot: 0, .less, 0), over: states).isEmpty(within: &budget) == true)
  }
}
