import SpecParser

/// Emits what keeps the guards up to date: each is asked when the state changes, not when a finger lands.
enum EmitCodeGuards {
  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let names = program.names
    doc("The state that guards see: values within their ranges.")
    "private var asked = \(names.state)()"
    blank
    block("private mutating func setState()") {
      for (index, variable) in program.machine.states.enumerated() {
        assignment(variable.type, names.states[index])
      }
      for (number, condition) in CodeGuards(program).conditions.enumerated() {
        "recognizer.setGuard\(call: ["\(number)", "to: \(condition)"])"
      }
    }
    blank
  }

  /// A number that lies in no range, such as one that is none, leaves the value before it.
  private static func assignment(_ type: StateType, _ name: String) -> SwiftNode {
    switch type {
    case .bool, .enumeration: .statement("asked.\(name) = state.\(name)")
    case .number(let low, let high):
      short(
        "if !state.\(name).isNaN", "asked.\(name) = Swift.min(Swift.max(state.\(name), \(low)), \(high))")
    }
  }
}
