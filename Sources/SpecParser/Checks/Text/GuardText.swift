/// Guards and states as text in the spec's language.
package struct GuardText {
  private let states: [StateVariable]
  /// The path of the element whose guard is written; `nil` for a text that may stand anywhere.
  private let path: String?

  /// - Parameters:
  ///   - states: the variables that guards' slots are indices into.
  ///   - path: of the element whose guard is written, where short names of variables mean its own.
  package init(states: [StateVariable], on path: String? = nil) {
    self.states = states
    self.path = path
  }

  /// A guard as text: `selection == none and zoom > 1`.
  package func text(of guardExpression: Guard) -> String {
    switch guardExpression {
    case .constant(let value): "\(value)"
    case .isOneOf(let slot, let values): membership(slot, values)
    case .compares(let slot, let comparison, let amount):
      // Fixes write it into specs: a rounded number would be another guard.
      "\(name(slot)) \(comparison.rawValue) \(MeasureText.exact(amount))"
    case .not(let inner): "not " + text(of: inner, within: .not)
    case .and(let parts): parts.map { text(of: $0, within: .and) }.joined(separator: " and ")
    case .or(let parts): parts.map { text(of: $0, within: .or) }.joined(separator: " or ")
    }
  }

  /// A state as text: `selection == none, zoom == 1.5`. It has the given variables, in the order of their declaration.
  package func text(of model: [Int: Double], slots: Set<Int>) -> String {
    slots.sorted().map { assignment($0, states.value(of: $0, in: model)) }.joined(separator: ", ")
  }

  /// The values of a variable as text: `zoom is a number from 1 to 8`.
  func domain(of slot: Int) -> String {
    guard states.indices.contains(slot) else { return name(slot) }
    switch states[slot].type {
    case .bool: return "\(name(slot)) is true or false"
    case .enumeration(let words):
      return "\(name(slot)) is one of " + words.map(\.value).joined(separator: ", ")
    case .number(let low, let high):
      return "\(name(slot)) is a number from \(MeasureText.number(low)) to \(MeasureText.number(high))"
    }
  }

  private enum Surroundings { case not, and, or }

  private func text(of inner: Guard, within surroundings: Surroundings) -> String {
    switch (inner, surroundings) {
    case (.or, .and), (.or, .not), (.and, .not), (.compares, .not): "(" + text(of: inner) + ")"
    case (.constant, _), (.isOneOf, _), (.compares, _), (.not, _), (.and, _), (.or, .or): text(of: inner)
    }
  }

  private func membership(_ slot: Int, _ values: [Int]) -> String {
    guard states.indices.contains(slot) else { return "false" }
    if states[slot].isTool { return "touched by " + tools(values) }
    if case .bool = states[slot].type, values.count == 1 {
      return values == [1] ? name(slot) : "not " + name(slot)
    }
    let words = values.map { states[slot].type.text(of: Double($0)) }
    if words.count == 1 { return "\(name(slot)) == \(words[0])" }
    return "\(name(slot)) in (" + words.joined(separator: ", ") + ")"
  }

  /// The tools of a touch in words: no spec can name the variable that they are the values of.
  private func tools(_ values: [Int]) -> String {
    let tools = values.filter(Tool.named.indices.contains).map { Tool.named[$0].article }
    return inWords(tools, joinedBy: "or")
  }

  private func assignment(_ slot: Int, _ value: Double) -> String {
    guard states.indices.contains(slot) else { return "" }
    if case .number = states[slot].type { return "\(name(slot)) == \(MeasureText.number(value))" }
    return membership(slot, [Int(value)])
  }

  private func name(_ slot: Int) -> String {
    guard states.indices.contains(slot) else { return "?" }
    let state = states[slot]
    guard let path, state.isVisible(on: path),
      states.count(where: { $0.shortName == state.shortName && $0.isVisible(on: path) }) == 1
    else { return state.name.value }
    return state.shortName
  }
}
