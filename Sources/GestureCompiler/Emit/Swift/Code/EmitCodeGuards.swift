import SpecParser

/// Writes what keeps the guards up to date: each is asked when the state changes, not when a finger lands.
enum EmitCodeGuards {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let names = program.names
    let conditions = CodeGuards(program).conditions
    writer.line("/// The state that guards see: values within their ranges.")
    writer.line("private var asked = \(names.state)()")
    writer.line()
    writer.block("private mutating func setState()") { writer in
      for (index, variable) in program.machine.states.enumerated() {
        assignment(&writer, variable.type, names.states[index])
      }
      for (number, condition) in conditions.enumerated() {
        writer.line("recognizer.setGuard(\(number), to: \(condition))")
      }
    }
    writer.line()
  }

  /// A number that lies in no range, such as one that is none, leaves the value before it.
  private static func assignment(_ writer: inout SwiftWriter, _ type: StateType, _ name: String) {
    switch type {
    case .bool, .enumeration: writer.line("asked.\(name) = state.\(name)")
    case .number(let low, let high):
      writer.line(
        "if !state.\(name).isNaN { asked.\(name) = Swift.min(Swift.max(state.\(name), \(low)), \(high)) }")
    }
  }
}
