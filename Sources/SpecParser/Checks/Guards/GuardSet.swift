/// The states of a product in which all of some guards hold, decided exactly.
///
/// The values of each variable are split into intervals where conditions change (`ValueRuns`). Clause learning decides whether some choice
/// of intervals satisfies the guards (`DecideGuards`). `GuardSet` is a value: an intersection is cheap until a question is asked, and the
/// same guards always get the same answer.
package struct GuardSet: Sendable, Hashable {
  /// The guards, without duplicates.
  private var guards: [Guard]
  /// The clauses of each guard.
  private var clauses: [GuardClauses]
  private let states: [StateVariable]

  /// - Parameters:
  ///   - guardExpression: a guard; `nil` always holds.
  ///   - states: the product's variables; the guard's slots are indices into them.
  package init(_ guardExpression: Guard?, over states: [StateVariable]) {
    guards = guardExpression.map { [$0] } ?? []
    clauses = guards.map { GuardClauses($0, over: states) }
    self.states = states
  }

  /// Whether no state is in the set; `false` if this was not decided within the bound.
  package var isEmpty: Bool { answer == .never }

  /// Whether every state is in the set; `false` if this was not decided within the bound.
  package var isEverything: Bool { complement.answer == .never }

  /// Whether the bound was reached before it was decided if the set is empty.
  package var isUndecided: Bool { answer == .undecided }

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
    for (guardExpression, clauses) in zip(other.guards, other.clauses) where !guards.contains(guardExpression)
    {
      result.guards.append(guardExpression)
      result.clauses.append(clauses)
    }
    return result
  }

  /// The states in which not all of the guards hold.
  package var complement: GuardSet {
    GuardSet(.not(.and(guards)), over: states)
  }

  /// - Parameter values: by slot: 0 or 1 for a bool, the index of a word, or a number. A slot that is missing has its first value.
  package func contains(_ values: [Int: Double]) -> Bool {
    guards.allSatisfy { $0.holds(in: values, of: states) }
  }

  /// A state of the set: the values that are not the first of their variable; `nil` if there is none, or none was found.
  ///
  /// Its values are the least, the first variable's first, unless those take too long to find. A product may have thousands of variables,
  /// and an analysis keeps a state for each pair of activities: so variables that do not matter take no room.
  package var model: [Int: Double]? { leastModel.model }

  /// The same within a budget; `nil`, too, when the budget is used up.
  package func model(within budget: inout GuardBudget) -> [Int: Double]? {
    guard !budget.isUsedUp else { return nil }
    let (model, steps) = leastModel
    budget.use(steps)
    return model
  }

  private var leastModel: (model: [Int: Double]?, steps: Int) {
    let (solution, steps) = DecideGuards(clauses).leastSolution()
    return (solution.map(values), steps)
  }

  /// The value of each variable that stands for the interval of a solution.
  private func values(_ solution: [Int: Double]) -> [Int: Double] {
    var constants: [Int: Set<Double>] = [:]
    for guardExpression in guards { guardExpression.collectConstants(into: &constants) }
    return solution.reduce(into: [:]) { model, entry in
      let (slot, least) = entry
      guard case .number(let low, let high) = states[slot].type else {
        model[slot] = least
        return
      }
      model[slot] = NumberCells(low: low, high: high, constants: constants[slot] ?? []).value(from: least)
    }
  }

  private var answer: ClauseSolver.Answer { DecideGuards(clauses).answer }

  func answer(limit: Int) -> (answer: ClauseSolver.Answer, steps: Int) {
    DecideGuards(clauses).answer(limit: limit)
  }
}
