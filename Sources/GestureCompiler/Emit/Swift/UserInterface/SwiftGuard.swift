import SpecParser

/// Writes a guard as a Swift expression over a value of the state type.
struct SwiftGuard {
  let machine: Machine
  let names: SwiftNames
  /// The name of the value: `state`.
  let value: String
  /// Whether the touched instance of an element is known. If not, a guard that reads its state may hold.
  var knowsTouched = true

  /// The expression of a guard, in parentheses if it has parts.
  func text(_ condition: Guard) -> SwiftText { text(condition, isNegated: false) }

  /// The expression of a guard that is all of a statement: without parentheses around it.
  func whole(_ condition: Guard) -> SwiftText { text(condition, isNegated: false, isWhole: true) }

  private func text(_ condition: Guard, isNegated: Bool, isWhole: Bool = false) -> SwiftText {
    if !knowsTouched, let slot = condition.slot, machine.states[slot].element != nil {
      return "\(!isNegated)"
    }
    return switch condition {
    case .constant(let value): "\(value)"
    case .isOneOf(let slot, let values): oneOf(slot, values, isWhole)
    case .compares(let slot, let comparison, let constant):
      "(\(place(slot)) \(comparison.rawValue) \(constant))"
    case .not(let inner): "!\(text(inner, isNegated: !isNegated))"
    case .and(let parts): joined(parts.map { text($0, isNegated: isNegated) }, "&&", none: "true", isWhole)
    case .or(let parts): joined(parts.map { text($0, isNegated: isNegated) }, "||", none: "false", isWhole)
    }
  }

  private func place(_ slot: Int) -> String {
    let touched = names.elementStates.first { $0.element == machine.states[slot].element }
    return "\(touched?.touched ?? value).\(names.states[slot])"
  }

  private func joined(_ parts: [SwiftText], _ sign: String, none: String, _ isWhole: Bool) -> SwiftText {
    let joined = SwiftText(parts, sign: sign, none: none)
    return parts.isEmpty || isWhole ? joined : "(\(joined))"
  }

  private func oneOf(_ slot: Int, _ values: [Int], _ isWhole: Bool) -> SwiftText {
    guard case .enumeration = machine.states[slot].type else {
      return joined(values.map { "\(place(slot)) == \($0 == 1)" }, "||", none: "false", isWhole)
    }
    let words = names.words[slot]
    return joined(
      values.filter(words.indices.contains).map { "\(place(slot)) == .\(words[$0])" }, "||", none: "false",
      isWhole)
  }
}
