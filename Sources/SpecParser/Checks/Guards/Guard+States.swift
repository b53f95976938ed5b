extension Guard {
  /// The state variables that the guard reads, by slot.
  package var slots: Set<Int> {
    var slots: Set<Int> = []
    collectSlots(into: &slots)
    return slots
  }

  private func collectSlots(into slots: inout Set<Int>) {
    switch self {
    case .constant: return
    case .isOneOf(let slot, _), .compares(let slot, _, _): slots.insert(slot)
    case .not(let inner): inner.collectSlots(into: &slots)
    case .and(let parts), .or(let parts): for part in parts { part.collectSlots(into: &slots) }
    }
  }

  /// Collects the numbers that the guard compares variables with.
  package func collectConstants(into constants: inout [Int: Set<Double>]) {
    switch self {
    case .constant, .isOneOf: return
    case .compares(let slot, _, let amount): constants[slot, default: []].insert(amount)
    case .not(let inner): inner.collectConstants(into: &constants)
    case .and(let parts), .or(let parts): for part in parts { part.collectConstants(into: &constants) }
    }
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
  func holds(_ left: Double, _ right: Double) -> Bool {
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
    values[slot] ?? (indices.contains(slot) ? self[slot].type.range.0 : 0)
  }
}
