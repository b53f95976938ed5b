import Testing

@testable import SpecParser

@Suite("The solver agrees with trying every assignment")
struct ClauseSolverTests {
  private static let variables = 11

  /// Clauses of one to three literals. Their number makes about half of the problems unsolvable.
  private func clauses(_ numbers: inout SeededNumbers) -> [[Literal]] {
    (0..<(35 + numbers.next(below: 20))).map { _ in
      let count = numbers.next(below: 12) == 0 ? 1 + numbers.next(below: 2) : 3
      var chosen: [Int] = []
      while chosen.count < count {
        let variable = numbers.next(below: Self.variables)
        if !chosen.contains(variable) { chosen.append(variable) }
      }
      return chosen.map { Literal($0, isTrue: numbers.next(below: 2) == 0) }
    }
  }

  /// The least solution, found by trying every assignment. The first variable is the most significant bit.
  private func least(_ clauses: [[Literal]]) -> [Bool]? {
    for number in 0..<(1 << Self.variables) {
      let values = (0..<Self.variables).map { number >> (Self.variables - 1 - $0) & 1 == 1 }
      if clauses.allSatisfy({ $0.contains { values[$0.variable] == $0.isTrue } }) { return values }
    }
    return nil
  }

  private func solved(_ clauses: [[Literal]], _ order: ClauseSolver.Order) -> (ClauseSolver.Answer, [Bool]) {
    var solver = ClauseSolver(decided: Self.variables, limit: .max)
    for clause in clauses { solver.add(clause) }
    let answer = solver.solve(order)
    return (answer, (0..<Self.variables).map { solver.isTrue($0) })
  }

  @Test(arguments: 0..<10) func agreesWithBruteForce(_ seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    var solvable = 0
    for _ in 0..<60 {
      let clauses = clauses(&numbers)
      let expected = least(clauses)
      solvable += expected == nil ? 0 : 1
      let (answer, values) = solved(clauses, .activity)
      #expect(answer == (expected == nil ? .never : .found))
      if answer == .found {
        #expect(clauses.allSatisfy { $0.contains { values[$0.variable] == $0.isTrue } })
      }
      let (again, first) = solved(clauses, .given)
      #expect(again == answer)
      if let expected { #expect(first == expected) }
    }
    #expect(solvable > 5 && solvable < 55)
  }

  @Test func clausesOfNoneAndOne() {
    #expect(solved([[]], .activity).0 == .never)
    #expect(solved([[Literal(1, isTrue: true)], [Literal(1, isTrue: false)]], .activity).0 == .never)
    #expect(
      solved([[Literal(1, isTrue: true)]], .given).1 == [false, true] + Array(repeating: false, count: 9))
    #expect(solved([], .activity).0 == .found)
  }

  @Test("A solver without steps left answers that it is undecided")
  func bound() {
    func answer(_ limit: Int) -> ClauseSolver.Answer {
      var solver = ClauseSolver(decided: 3, limit: limit)
      return solver.solve(.activity)
    }
    #expect(answer(0) == .undecided && answer(1) == .found)
  }

  /// The bound on steps decides which guards stay undecided, so the steps of a formula affect what lint reports. If a number changes,
  /// the solver became quicker or slower: look at `HostileGuardTests`, and write the new numbers here.
  @Test("Hard formulas take the recorded number of steps")
  func steps() {
    // With 60 variables a search ends soon; with 150 it restarts several times.
    #expect(stepsTaken(60, clauses: 260, seeds: 0..<30, .activity) == [12, 135_427])
    #expect(stepsTaken(60, clauses: 260, seeds: 0..<30, .given) == [12, 271_215])
    #expect(stepsTaken(150, clauses: 640, seeds: 0..<5, .activity) == [3, 1_388_721])
  }

  /// - Returns: the number of formulas that can be satisfied, and the steps for all formulas.
  private func stepsTaken(
    _ variables: Int, clauses: Int, seeds: Range<Int>, _ order: ClauseSolver.Order
  ) -> [Int] {
    var (satisfied, steps) = (0, 0)
    for seed in seeds {
      var numbers = SeededNumbers(seed: UInt64(seed))
      var solver = ClauseSolver(decided: variables, limit: 100_000_000)
      for _ in 0..<clauses {
        solver.add(
          (0..<3).map { _ in Literal(numbers.next(below: variables), isTrue: numbers.next(below: 2) == 0) })
      }
      if solver.solve(order) == .found { satisfied += 1 }
      steps += 100_000_000 - solver.stepsLeft
    }
    return [satisfied, steps]
  }
}

/// Compares the heap of scores with a list that is searched from end to end.
@Suite("The variable of the greatest score comes first")
struct VariableScoresTests {
  @Test(arguments: 0..<5) func scores(_ seed: Int) {
    var numbers = SeededNumbers(seed: UInt64(seed))
    let count = 9
    var heap = VariableScores(count: count)
    var scores = Array(repeating: 0.0, count: count)
    var (weight, present) = (1.0, Set(0..<count))
    // Enough for weights to pass 1e100, from where the heap divides all of its scores.
    for _ in 0..<20_000 {
      switch numbers.next(below: 4) {
      case 0:
        let greatest = present.min { scores[$0] != scores[$1] ? scores[$0] > scores[$1] : $0 < $1 }
        #expect(heap.popGreatest() == greatest)
        if let greatest { present.remove(greatest) }
      case 1:
        let variable = numbers.next(below: count)
        heap.insert(variable)
        present.insert(variable)
      case 2:
        let variable = numbers.next(below: count)
        heap.bump(variable)
        scores[variable] += weight
      default:
        heap.decay()
        weight /= 0.95
        if weight > 1e60 {
          for index in scores.indices { scores[index] /= weight }
          weight = 1
        }
      }
    }
  }
}
