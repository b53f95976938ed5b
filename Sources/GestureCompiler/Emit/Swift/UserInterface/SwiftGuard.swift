import SpecParser

/// A guard as an expression of Swift over a value of the state type.
struct SwiftGuard {
  let machine: Machine
  let names: SwiftNames
  /// What the value is called: `state`.
  let value: String

  /// In parentheses wherever it has parts.
  func text(_ condition: Guard) -> String {
    switch condition {
    case .constant(let value): "\(value)"
    case .isOneOf(let slot, let values): oneOf(slot, values)
    case .compares(let slot, let comparison, let constant):
      "(\(place(slot)) \(comparison.rawValue) \(constant))"
    case .not(let inner): "!\(text(inner))"
    case .and(let parts): joined(parts, " && ", none: "true")
    case .or(let parts): joined(parts, " || ", none: "false")
    }
  }

  private func place(_ slot: Int) -> String { "\(value).\(names.states[slot])" }

  private func joined(_ parts: [Guard], _ sign: String, none: String) -> String {
    parts.isEmpty ? none : "(" + parts.map(text).joined(separator: sign) + ")"
  }

  private func oneOf(_ slot: Int, _ values: [Int]) -> String {
    if values.isEmpty { return "false" }
    guard case .enumeration = machine.states[slot].type else {
      return "(" + values.map { "\(place(slot)) == \($0 == 1)" }.joined(separator: " || ") + ")"
    }
    let words = names.words[slot]
    let named = values.filter(words.indices.contains).map { "\(place(slot)) == .\(words[$0])" }
    return "(" + named.joined(separator: " || ") + ")"
  }
}
