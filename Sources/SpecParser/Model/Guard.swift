/// A type-checked condition over state. Slots are indices into `CheckedSpec.states`.
package indirect enum Guard: Sendable, Hashable, Codable {
  case constant(Bool)
  /// True if the variable has one of these values: 0 or 1 of a bool, or word indices of an enumeration. Never empty, ascending.
  case isOneOf(slot: Int, values: [Int])
  /// A comparison of a number with a constant.
  case compares(slot: Int, Comparison, Double)
  case not(Guard)
  case and([Guard])
  case or([Guard])
}

extension Guard {
  /// Conditions joined by `and`. Those that list values of one variable become one, with the values that they share.
  ///
  /// - Parameter conditions: at least one; all hold in some state.
  package static func all(_ conditions: [Guard]) -> Guard {
    var parts: [Guard] = []
    for part in conditions.flatMap(\.parts) {
      guard case .isOneOf(let slot, let values) = part,
        let index = parts.firstIndex(where: { $0.listedSlot == slot }),
        case .isOneOf(_, let others) = parts[index]
      else {
        if !parts.contains(part) { parts.append(part) }
        continue
      }
      parts[index] = .isOneOf(slot: slot, values: values.filter(others.contains))
    }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  /// The conditions that `and` joins; itself if it is none.
  package var parts: [Guard] { if case .and(let parts) = self { parts.flatMap(\.parts) } else { [self] } }

  /// The variable whose values it lists; `nil` for any other condition.
  package var listedSlot: Int? { if case .isOneOf(let slot, _) = self { slot } else { nil } }
}

package enum Comparison: String, Sendable, Hashable, Codable, CaseIterable {
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
}
