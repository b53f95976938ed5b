/// A guard as clauses. It holds exactly if its booleans have values that satisfy the clauses.
///
/// There is one boolean for each value at which some condition changes. It is true if the variable has that value or a greater one (the
/// order encoding of Crawford and Baker). A part of a disjunction that has parts of its own gets a boolean that implies it (Plaisted and
/// Greenbaum). So the clauses are as long as the guard.
struct GuardClauses: Sendable, Hashable {
  /// A value of a variable at which some condition begins or ceases to hold.
  struct Boundary: Sendable, Hashable, Comparable {
    var slot: Int
    var value: Double

    static func < (a: Boundary, b: Boundary) -> Bool {
      a.slot < b.slot || a.slot == b.slot && a.value < b.value
    }
  }

  /// The boundaries, ascending. The boolean with the number of a boundary is true if the variable has reached it.
  let boundaries: [Boundary]
  /// The number of further booleans. They follow from the first ones, or are free to be true.
  private(set) var hidden = 0
  /// The literals of all clauses; clause `n` begins at `starts[n]`.
  private(set) var literals: [Literal] = []
  private(set) var starts: [Int] = [0]
  private let states: [StateVariable]

  /// - Parameter states: the guard's slots are indices into them; no condition on a missing variable holds.
  init(_ condition: Guard, over states: [StateVariable]) {
    self.states = states
    var boundaries: [Boundary] = []
    condition.collectBoundaries(into: &boundaries, states)
    boundaries.sort()
    self.boundaries = boundaries.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    demand(condition, isNegated: false, unless: [])
  }

  private mutating func add(_ clause: [Literal]) {
    literals += clause
    starts.append(literals.count)
  }

  private mutating func addVariable() -> Int {
    hidden += 1
    return boundaries.count + hidden - 1
  }

  // MARK: Parts

  /// Adds clauses which say that the condition holds or a literal is true.
  ///
  /// - Parameter literals: that literal, or none.
  private mutating func demand(_ condition: Guard, isNegated: Bool, unless literals: [Literal]) {
    switch condition {
    case .constant(let value): if value == isNegated { add(literals) }
    case .isOneOf(let slot, _), .compares(let slot, _, _):
      for gap in gaps(of: condition, slot, isNegated) { add(literals + gap) }
    case .not(let inner): demand(inner, isNegated: !isNegated, unless: literals)
    case .and(let parts):
      if isNegated { demandAny(parts, isNegated, literals) } else { demandAll(parts, isNegated, literals) }
    case .or(let parts):
      if isNegated { demandAll(parts, isNegated, literals) } else { demandAny(parts, isNegated, literals) }
    }
  }

  private mutating func demandAny(_ parts: [Guard], _ isNegated: Bool, _ literals: [Literal]) {
    var clause = literals
    for part in parts { clause.append(literal(of: part, isNegated: isNegated)) }
    add(clause)
  }

  private mutating func demandAll(_ parts: [Guard], _ isNegated: Bool, _ literals: [Literal]) {
    for part in parts { demand(part, isNegated: isNegated, unless: literals) }
  }

  /// A literal that is true only where the condition holds.
  private mutating func literal(of condition: Guard, isNegated: Bool) -> Literal {
    switch condition {
    case .not(let inner): return literal(of: inner, isNegated: !isNegated)
    case .isOneOf(let slot, _), .compares(let slot, _, _):
      let gaps = gaps(of: condition, slot, isNegated)
      if gaps.count == 1, gaps[0].count == 1 { return gaps[0][0] }
    case .constant, .and, .or: break
    }
    let variable = addVariable()
    demand(condition, isNegated: isNegated, unless: [Literal(variable, isTrue: false)])
    return Literal(variable, isTrue: true)
  }

  // MARK: Conditions on one variable

  /// For each run of values where a condition does not hold, the literals of which one is true for all other values.
  private func gaps(of condition: Guard, _ slot: Int, _ isNegated: Bool) -> [[Literal]] {
    guard states.indices.contains(slot), let runs = ValueRuns(condition, states[slot].type) else {
      return isNegated ? [] : [[]]
    }
    var gaps: [[Literal]] = []
    var gap: [Literal]? = runs.holdsFirst != isNegated ? nil : []
    for value in runs.boundaries {
      let place = place(of: Boundary(slot: slot, value: value))
      if let open = gap {
        gaps.append(open + [Literal(place, isTrue: true)])
        gap = nil
      } else {
        gap = [Literal(place, isTrue: false)]
      }
    }
    if let gap { gaps.append(gap) }
    return gaps
  }

  /// The number of a boundary, by binary search.
  private func place(of boundary: Boundary) -> Int {
    var range = boundaries.indices
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = boundary < boundaries[middle] ? range.lowerBound..<middle : middle..<range.upperBound
    }
    return range.lowerBound
  }
}

extension Guard {
  /// Collects the boundaries of conditions on variables that exist.
  fileprivate func collectBoundaries(
    into boundaries: inout [GuardClauses.Boundary], _ states: [StateVariable]
  ) {
    visit { condition in
      guard let slot = condition.slot, states.indices.contains(slot),
        let runs = ValueRuns(condition, states[slot].type)
      else { return }
      for value in runs.boundaries { boundaries.append(.init(slot: slot, value: value)) }
    }
  }
}
