import SpecParser

/// Describes guards for people who do not read code: `selection is none and zoom is more than 1`.
struct GuardWords: Sendable {
  private let states: [StateVariable]

  /// - Parameter states: the variables that the guards' slots index.
  init(_ states: [StateVariable]) { self.states = states }

  /// A guard in words; `nil` always holds.
  func text(_ guardExpression: Guard?) -> String {
    guard let guardExpression else { return "always" }
    if case .constant(let value) = guardExpression { return value ? "always" : "never" }
    return text(guardExpression, isNot: false, inside: nil)
  }

  private enum Join { case and, or }

  /// The words of an expression. Negations move to the inner parts, since `is not` is easier to read than `it is not so that`.
  private func text(_ expression: Guard, isNot: Bool, inside join: Join?) -> String {
    switch expression {
    case .constant(let value): return value != isNot ? "always" : "never"
    case .isOneOf(let slot, let values): return membership(slot, values, isNot)
    case .compares(let slot, let comparison, let amount):
      return "\(name(slot)) is \(Self.words(comparison, isNot))\(MeasureText.number(amount))"
    case .not(let inner): return text(inner, isNot: !isNot, inside: join)
    case .and(let parts): return joined(parts, isNot, isNot ? .or : .and, inside: join)
    case .or(let parts): return joined(parts, isNot, isNot ? .and : .or, inside: join)
    }
  }

  private func joined(_ parts: [Guard], _ isNot: Bool, _ own: Join, inside join: Join?) -> String {
    let word = own == .and ? " and " : " or "
    let joined = parts.map { text($0, isNot: isNot, inside: own) }.joined(separator: word)
    return join == nil || join == own ? joined : "(\(joined))"
  }

  private static func words(_ comparison: Comparison, _ isNot: Bool) -> String {
    switch (comparison, isNot) {
    case (.equal, false), (.notEqual, true): ""
    case (.notEqual, false), (.equal, true): "not "
    case (.less, false), (.greaterOrEqual, true): "less than "
    case (.lessOrEqual, false), (.greater, true): "at most "
    case (.greater, false), (.lessOrEqual, true): "more than "
    case (.greaterOrEqual, false), (.less, true): "at least "
    }
  }

  private func membership(_ slot: Int, _ values: [Int], _ isNot: Bool) -> String {
    guard states.indices.contains(slot) else { return "?" }
    switch states[slot].type {
    case .number:
      return "\(name(slot)) is \(isNot ? "not " : "")\(inWords(values.map { "\($0)" }, joinedBy: "or"))"
    case .bool:
      if values.count > 1 { return isNot ? "never" : "always" }
      return (values == [1]) != isNot ? name(slot) : "not \(name(slot))"
    case .enumeration(let words):
      let named = values.filter(words.indices.contains).map { words[$0].value }
      return "\(name(slot)) is \(isNot ? "not " : "")\(inWords(named, joinedBy: "or"))"
    }
  }

  private func name(_ slot: Int) -> String { states.indices.contains(slot) ? states[slot].name.value : "?" }
}
