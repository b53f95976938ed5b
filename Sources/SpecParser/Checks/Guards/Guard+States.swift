extension Guard {
  /// The state variables that the guard reads, by slot.
  package var slots: Set<Int> {
    var slots: Set<Int> = []
    visit { if let slot = $0.slot { slots.insert(slot) } }
    return slots
  }

  /// The variable that a condition without parts reads; `nil` if it has parts or reads none.
  package var slot: Int? {
    switch self {
    case .isOneOf(let slot, _), .compares(let slot, _, _): slot
    case .constant, .not, .and, .or: nil
    }
  }

  /// Calls the closure with every condition of the guard that has no parts, in the order of the text.
  func visit(_ body: (Guard) -> Void) {
    switch self {
    case .constant, .isOneOf, .compares: body(self)
    case .not(let inner): inner.visit(body)
    case .and(let parts), .or(let parts): for part in parts { part.visit(body) }
    }
  }

  /// Collects the numbers that the guard compares variables with.
  package func collectConstants(into constants: inout [Int: Set<Double>]) {
    visit { if case .compares(let slot, _, let amount) = $0 { constants[slot, default: []].insert(amount) } }
  }

  /// Whether the guard holds in one state of the given variables.
  ///
  /// - Parameter values: by slot: a bool's 0 or 1, a word's index, a number. A slot that is missing has its first value.
  package func holds(in values: [Int: Double], of states: [StateVariable]) -> Bool {
    switch self {
    case .constant(let value): value
    case .isOneOf(let slot, let accepted):
      accepted.contains { Double($0) == states.value(of: slot, in: values) }
    case .compares(let slot, let comparison, let amount):
      comparison.holds(states.value(of: slot, in: values), amount)
    case .not(let inner): !inner.holds(in: values, of: states)
    case .and(let parts): parts.allSatisfy { $0.holds(in: values, of: states) }
    case .or(let parts): parts.contains { $0.holds(in: values, of: states) }
    }
  }

  /// The guard with other slots.
  package func renumbered(_ newSlot: (Int) -> Int) -> Guard {
    switch self {
    case .constant: self
    case .isOneOf(let slot, let values): .isOneOf(slot: newSlot(slot), values: values)
    case .compares(let slot, let comparison, let amount): .compares(slot: newSlot(slot), comparison, amount)
    case .not(let inner): .not(inner.renumbered(newSlot))
    case .and(let parts): .and(parts.map { $0.renumbered(newSlot) })
    case .or(let parts): .or(parts.map { $0.renumbered(newSlot) })
    }
  }
}

extension Comparison {
  /// Whether it holds between two numbers.
  package func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .equal: left == right
    case .notEqual: left != right
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    case .greaterOrEqual: left >= right
    }
  }
}

extension [StateVariable] {
  /// The value of a variable in a state that leaves out first values; 0 for a slot without a variable.
  package func value(of slot: Int, in values: [Int: Double]) -> Double {
    values[slot] ?? (indices.contains(slot) ? self[slot].type.first : 0)
  }
}
