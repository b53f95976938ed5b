/// The states of a product in which all of some guards hold, decided exactly.
///
/// Variables are cut at the constants that the guards name (`StateCells`), which makes the states a finite product;
/// whether some cell of it satisfies the guards is decided by `CellSolver`. `GuardSet` is a value: intersecting two
/// costs nothing until something is asked.
package struct GuardSet: Sendable, Hashable {
  private var guards: [Guard]
  private let states: [StateVariable]

  /// - Parameters:
  ///   - guardExpression: `nil` holds always.
  ///   - states: the product's variables; the guard's slots are indices into them.
  package init(_ guardExpression: Guard?, over states: [StateVariable]) {
    guards = guardExpression.map { [$0] } ?? []
    self.states = states
  }

  /// Whether no state is in the set. A set that could not be decided within the bound counts as not empty.
  package var isEmpty: Bool { solution() == .never }

  /// Whether every state is in the set. One that could not be decided within the bound counts as not everything.
  package var isEverything: Bool { complement.solution() == .never }

  /// Whether the bound was reached before it was known if any state is in the set.
  package var isUndecided: Bool { solution() == .undecided }

  /// Whether some state is in both sets: whether the guards can hold together.
  package func intersects(_ other: GuardSet) -> Bool {
    !intersection(other).isEmpty
  }

  /// Whether every state of this set is in the other one: whether the guards imply the other's.
  package func isSubset(of other: GuardSet) -> Bool {
    intersection(other.complement).isEmpty
  }

  /// The states in which the guards of both hold.
  package func intersection(_ other: GuardSet) -> GuardSet {
    var result = self
    result.guards += other.guards.filter { !guards.contains($0) }
    return result
  }

  /// The states in which not all of the guards hold.
  package var complement: GuardSet {
    GuardSet(.not(.and(guards)), over: states)
  }

  /// - Parameter values: a value for each slot: a bool's 0 or 1, a word's index, a number.
  package func contains(_ values: [Int: Double]) -> Bool {
    guards.allSatisfy { $0.holds(in: values) }
  }

  /// A state of the set: a value for every variable of the product; `nil` when there is none, or none was found.
  ///
  /// Variables that do not matter have their first value.
  package var model: [Int: Double]? {
    let cells = cutStates
    guard case .cells(let chosen) = solution(over: cells) else { return nil }
    return states.indices.reduce(into: [:]) { model, slot in
      let own = cells[slot] ?? StateCells(of: states[slot].type, constants: [])
      model[slot] = own.value(of: chosen[slot] ?? 0)
    }
  }

  /// The variables that the guards read, cut at the constants that they name.
  private var cutStates: [Int: StateCells] {
    var constants: [Int: Set<Double>] = [:]
    for guardExpression in guards { guardExpression.collectConstants(into: &constants) }
    let slots = guards.reduce(into: Set<Int>()) { $0.formUnion($1.slots) }
    return slots.filter(states.indices.contains).reduce(into: [:]) { cells, slot in
      cells[slot] = StateCells(of: states[slot].type, constants: constants[slot] ?? [])
    }
  }

  private func solution() -> CellSolver.Answer {
    solution(over: cutStates)
  }

  private func solution(over cells: [Int: StateCells]) -> CellSolver.Answer {
    var solver = CellSolver()
    return solver.solve(CellFormula(.and(guards), cells: cells))
  }
}
