import SpecParser

/// A guard as an expression of Swift over a value of the state type.
struct SwiftGuard {
  let machine: Machine
  let names: SwiftNames
  /// What the value is called: `state`.
  let value: String

  /// In parentheses wherever it has parts.
  func text(_ condition: Guard) -> SwiftText {
    switch condition {
    case .constant(let value): "\(value)"
    case .isOneOf(let slot, let values): oneOf(slot, values)
    case .compares(let slot, let comparison, let constant):
      "(\(place(slot)) \(comparison.rawValue) \(constant))"
    case .not(let inner): "!\(text(inner))"
    case .and(let parts): joined(parts.map(text), "&&", none: "true")
    case .or(let parts): joined(parts.map(text), "||", none: "false")
    }
  }

  private func place(_ slot: Int) -> String { "\(value).\(names.states[slot])" }

  private func joined(_ parts: [SwiftText], _ sign: String, none: String) -> SwiftText {
    parts.isEmpty ? SwiftText(none) : "(\(SwiftText(parts, sign: sign, none: none)))"
  }

  private func oneOf(_ slot: Int, _ values: [Int]) -> SwiftText {
    guard case .enumeration = machine.states[slot].type else {
      return joined(values.map { "\(place(slot)) == \($0 == 1)" }, "||", none: "false")
    }
    let words = names.words[slot]
    return joined(
      values.filter(words.indices.contains).map { "\(place(slot)) == .\(words[$0])" }, "||", none: "false")
  }
}
