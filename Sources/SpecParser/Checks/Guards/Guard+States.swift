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

  /// Whether the guard holds in one state.
  ///
  /// - Parameter values: by slot: a bool's 0 or 1, a word's index, a number. A slot that is missing counts as 0.
  package func holds(in values: [Int: Double]) -> Bool {
    switch self {
    case .constant(let value): value
    case .isOneOf(let slot, let accepted): accepted.contains { Double($0) == values[slot, default: 0] }
    case .compares(let slot, let comparison, let amount): comparison.holds(values[slot, default: 0], amount)
    case .not(let inner): !inner.holds(in: values)
    case .and(let parts): parts.allSatisfy { $0.holds(in: values) }
    case .or(let parts): parts.contains { $0.holds(in: values) }
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
