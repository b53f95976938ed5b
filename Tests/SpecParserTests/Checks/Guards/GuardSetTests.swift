import Testing

@testable import SpecParser

@Suite("Guards are decided exactly")
struct GuardSetTests {
  private let nowhere = SourceSpan(file: 0, start: 0, end: 0)

  private func variable(_ name: String, _ type: StateType) -> StateVariable {
    StateVariable(name: Located(name, nowhere), type: type)
  }

  private func words(_ count: Int) -> StateType {
    .enumeration((0..<count).map { Located("w\($0)", nowhere) })
  }

  @Test("Values between two constants count, and so do single values")
  func gapsAndPoints() {
    let states = [variable("zoom", .number(low: 1, high: 8))]
    let between = Guard.and([.compares(slot: 0, .greater, 1), .compares(slot: 0, .less, 2)])
    #expect(GuardSet(between, over: states).model == [0: 1.5])
    let point = Guard.and([.compares(slot: 0, .greaterOrEqual, 8), .compares(slot: 0, .lessOrEqual, 8)])
    #expect(GuardSet(point, over: states).model == [0: 8])
    #expect(GuardSet(.compares(slot: 0, .greater, 8), over: states).isEmpty)
    #expect(GuardSet(.compares(slot: 0, .lessOrEqual, 8), over: states).isEverything)
    #expect(!GuardSet(.compares(slot: 0, .notEqual, 3), over: states).isEverything)
  }

  @Test("No value lies between two neighbouring floating-point numbers")
  func noGapBetweenNeighbours() {
    let states = [variable("zoom", .number(low: 0, high: 2))]
    let gap = Guard.and([.compares(slot: 0, .greater, 1), .compares(slot: 0, .less, 1.0.nextUp)])
    #expect(GuardSet(gap, over: states).isEmpty)
  }

  @Test("A number whose range is one value has one state")
  func rangeOfOneValue() {
    let states = [variable("zoom", .number(low: 1, high: 1))]
    #expect(GuardSet(.compares(slot: 0, .equal, 1), over: states).isEverything)
    #expect(GuardSet(.compares(slot: 0, .less, 1), over: states).isEmpty)
  }

  @Test("Conjunction and implication between guards")
  func pairs() {
    let states = [variable("selection", words(3)), variable("unread", .bool)]
    let first = GuardSet(.isOneOf(slot: 0, values: [0]), over: states)
    let firstTwo = GuardSet(.isOneOf(slot: 0, values: [0, 1]), over: states)
    let third = GuardSet(.not(.isOneOf(slot: 0, values: [0, 1])), over: states)
    #expect(first.isSubset(of: firstTwo))
    #expect(!firstTwo.isSubset(of: first))
    #expect(firstTwo.intersects(first))
    #expect(!firstTwo.intersects(third))
    #expect(third.intersection(GuardSet(nil, over: states)).model == [0: 2])
    #expect(GuardSet(nil, over: states).isEverything)
  }

  @Test("A state leaves out variables that have their first value")
  func sparseStates() {
    let states = (0..<2_000).map { variable("v\($0)", $0 % 2 == 0 ? .bool : .number(low: 1, high: 8)) }
    let guards = (0..<10).map { index in
      GuardSet(
        .and([.isOneOf(slot: 200 * index, values: [1]), .compares(slot: 200 * index + 1, .less, 5)]),
        over: states)
    }
    for first in guards {
      for second in guards where second != first {
        let both = first.intersection(second)
        #expect(both.model?.count == 2 && both.model.map(both.contains) == true)
      }
    }
    // The first value of a number is the least of its range.
    #expect(GuardSet(.compares(slot: 1, .equal, 1), over: states).contains([:]))
    #expect(!GuardSet(.compares(slot: 1, .equal, 0), over: states).contains([:]))
    #expect(GuardText(states: states).text(of: [2: 1], slots: [0, 1, 2]) == "not v0, v1 == 1, v2")
  }

  @Test("More than 64 words in one enumeration")
  func manyWords() {
    let states = [variable("page", words(130))]
    let all = Guard.or([.isOneOf(slot: 0, values: Array(0..<129)), .isOneOf(slot: 0, values: [129])])
    #expect(GuardSet(all, over: states).isEverything)
    #expect(GuardSet(.not(.isOneOf(slot: 0, values: Array(0..<129))), over: states).model == [0: 129])
  }

  @Test("The same answers as trying every state, for random guards", arguments: 0..<20)
  func agreesWithBruteForce(seed: Int) {
    let states = [
      variable("a", .bool), variable("b", .bool), variable("c", words(3)),
      variable("d", .number(low: 0, high: 3)),
      variable("e", .number(low: 1, high: 2)),
    ]
    var guards = RandomGuards(numbers: SeededNumbers(seed: UInt64(seed)), states: states)
    for _ in 0..<100 {
      let first = guards.next(depth: 3)
      let second = guards.next(depth: 3)
      let expected = BruteForceStates.satisfying(.and([first, second]), of: states)
      let set = GuardSet(first, over: states).intersection(GuardSet(second, over: states))
      #expect(set.isEmpty == expected.isEmpty, "\(first) and \(second)")
      #expect(set.isEverything == (expected.count == BruteForceStates.all(of: states).count))
      if let model = set.model {
        #expect(set.contains(model), "\(model) is no model of \(first) and \(second)")
      }
      #expect((set.model == nil) == expected.isEmpty)
      #expect(set.model.map { words(in: $0) } == expected.map { words(in: $0) }.min(by: precedes))
    }
  }

  /// The values of the bools and words. Numbers are left out, because brute force samples them at other values.
  private func words(in model: [Int: Double]) -> [Double] { (0..<3).map { model[$0, default: 0] } }

  private func precedes(_ a: [Double], _ b: [Double]) -> Bool { a.lexicographicallyPrecedes(b) }

  @Test("Guards of twenty variables are decided, with or without a solution")
  func twentyVariables() {
    let states = (0..<20).map { variable("v\($0)", .number(low: 0, high: 10)) }
    let pairs: [Guard] = (0..<10).map { index in
      .or([
        .and([.compares(slot: 2 * index, .greater, 3), .compares(slot: 2 * index + 1, .less, 5)]),
        .compares(slot: 2 * index, .equal, 7),
      ])
    }
    let all = GuardSet(.and(pairs), over: states)
    #expect(all.model.map(all.contains) == true)
    #expect(!all.isEverything)
    let none = Guard.and(pairs + [.compares(slot: 18, .less, 2)])
    #expect(GuardSet(none, over: states).isEmpty)
    #expect(!GuardSet(none, over: states).isUndecided)
  }

  @Test("A guard that would take too long is undecided, and counts as possible")
  func undecided() {
    // The pigeonhole problem with 12 pigeons and 11 holes: it has no solution, and splitting finds no short proof.
    let states = (0..<(12 * 11)).map { variable("p\($0)", .bool) }
    let someHole: [Guard] = (0..<12).map { pigeon in
      .or((0..<11).map { .isOneOf(slot: pigeon * 11 + $0, values: [1]) })
    }
    let alone: [Guard] = (0..<11).flatMap { hole in
      (0..<12).flatMap { first in
        (0..<first).map { second -> Guard in
          .not(
            .and([
              .isOneOf(slot: first * 11 + hole, values: [1]), .isOneOf(slot: second * 11 + hole, values: [1]),
            ]))
        }
      }
    }
    let set = GuardSet(.and(someHole + alone), over: states)
    #expect(set.isUndecided)
    #expect(!set.isEmpty)
    #expect(set.model == nil)
  }
}
