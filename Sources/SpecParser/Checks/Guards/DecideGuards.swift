/// Decides whether guards can hold together.
///
/// The problem is NP-complete, so a bound on steps limits the time for hostile guards. A guard has at most some hundred conditions; those
/// of two activities take a thousandth of the bound.
struct DecideGuards {
  private let guards: [GuardClauses]
  /// The boundaries of all guards, ascending.
  private let boundaries: [GuardClauses.Boundary]

  /// The most clauses visited: some hundredths of a second of work.
  static let limit = 1_000_000
  /// The most clauses visited in the search for the least solution.
  private static let limitOfLeast = 200_000

  init(_ guards: [GuardClauses]) {
    self.guards = guards
    boundaries = guards.dropFirst().reduce(guards.first?.boundaries ?? []) {
      Self.union($0, $1.boundaries)
    }
  }

  var answer: ClauseSolver.Answer { answer(limit: Self.limit).answer }

  /// The answer, and the number of clauses visited for it.
  func answer(limit: Int) -> (answer: ClauseSolver.Answer, steps: Int) {
    var solver = solver(limit: limit)
    let answer = solver.solve(.activity)
    return (answer, limit - solver.stepsLeft)
  }

  /// The solution with the least value of the first variable, then of the second, and so on. It is any solution if the least one takes too
  /// long to find, and `nil` if none was found. A variable that is missing has its least value.
  ///
  /// - Returns: the solution, and the number of clauses visited and literals read for it.
  func leastSolution() -> (solution: [Int: Double]?, steps: Int) {
    var solver = solver(limit: Self.limitOfLeast)
    var answer = solver.solve(.given)
    var steps = guards.reduce(Self.limitOfLeast - solver.stepsLeft) { $0 + $1.literals.count }
    if answer == .undecided {
      solver = self.solver(limit: Self.limit)
      answer = solver.solve(.activity)
      steps += Self.limit - solver.stepsLeft
    }
    guard answer == .found else { return (nil, steps) }
    var solution: [Int: Double] = [:]
    for (number, boundary) in boundaries.enumerated() where solver.isTrue(number) {
      solution[boundary.slot] = boundary.value
    }
    return (solution, steps)
  }

  private func solver(limit: Int) -> ClauseSolver {
    var solver = ClauseSolver(decided: boundaries.count, limit: limit)
    for number in boundaries.indices.dropLast() where boundaries[number].slot == boundaries[number + 1].slot {
      solver.add([Literal(number + 1, isTrue: false), Literal(number, isTrue: true)])
    }
    for guardClauses in guards {
      var variables = places(of: guardClauses.boundaries)
      for _ in 0..<guardClauses.hidden { variables.append(solver.addVariable()) }
      let starts = guardClauses.starts
      for clause in 0..<(starts.count - 1) {
        solver.add(guardClauses.literals, starts[clause]..<starts[clause + 1]) { variables[$0] }
      }
    }
    return solver
  }

  /// The indices of a guard's boundaries among all boundaries.
  private func places(of some: [GuardClauses.Boundary]) -> [Int] {
    var place = 0
    return some.map { boundary in
      while boundaries[place] != boundary { place += 1 }
      return place
    }
  }

  private static func union(
    _ first: [GuardClauses.Boundary], _ second: [GuardClauses.Boundary]
  ) -> [GuardClauses.Boundary] {
    if first == second { return first }
    var result: [GuardClauses.Boundary] = []
    result.reserveCapacity(first.count + second.count)
    var (a, b) = (0, 0)
    while a < first.count || b < second.count {
      if b == second.count || a < first.count && first[a] < second[b] {
        result.append(first[a])
        a += 1
      } else {
        if a < first.count, first[a] == second[b] { a += 1 }
        result.append(second[b])
        b += 1
      }
    }
    return result
  }
}
