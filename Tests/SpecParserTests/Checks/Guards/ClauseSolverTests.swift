import Testing

@testable import SpecParser

@Suite("Clauses are solved as trying every assignment solves them")
struct ClauseSolverTests {
  private static let variables = 11

  /// Clauses of one to three literals, as many for each variable as make about half of the problems unsolvable.
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

  /// The least solution, the first variable counting most; bit by bit.
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
}
