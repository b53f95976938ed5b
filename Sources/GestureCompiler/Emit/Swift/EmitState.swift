import SpecParser

/// Writes the type of a product's state: what guards ask about.
enum EmitState {
  static func emit(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let (machine, names) = (program.machine, program.names)
    writer.doc("The state of \(machine.product) that decides which gestures there are.")
    writer.block(program.head("struct \(names.state): Swift.Equatable, Swift.Sendable")) { writer in
      for (index, state) in machine.states.enumerated() { variable(&writer, program, index, state) }
      initializer(&writer, program)
    }
  }

  private static func variable(
    _ writer: inout SwiftWriter, _ program: SwiftProgram, _ index: Int, _ state: StateVariable
  ) {
    let name = program.names.states[index]
    switch state.type {
    case .bool:
      writer.doc("`\(state.name.value)`")
      writer.line("\(program.access)var \(name): Swift.Bool")
    case .number(let low, let high):
      writer.doc("`\(state.name.value)`: from \(low) to \(high); a value beyond counts as the nearer end.")
      writer.line("\(program.access)var \(name): Swift.Double")
    case .enumeration(let words):
      enumeration(&writer, program, index, words.map(\.value))
      writer.doc("`\(state.name.value)`")
      writer.line("\(program.access)var \(name): \(program.names.stateTypes[index])")
    }
    writer.line()
  }

  private static func enumeration(
    _ writer: inout SwiftWriter, _ program: SwiftProgram, _ index: Int, _ words: [String]
  ) {
    let head = "\(program.access)enum \(program.names.stateTypes[index])"
    writer.doc("The values of `\(program.machine.states[index].name.value)`.")
    writer.block("nonisolated \(head): Swift.Int, Swift.CaseIterable, Swift.Sendable") { writer in
      for (number, word) in words.enumerated() {
        writer.doc("`\(word)`")
        writer.line("case \(program.names.words[index][number]) = \(number)")
      }
    }
    writer.line()
  }

  private static func initializer(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let (machine, names) = (program.machine, program.names)
    let parameters = machine.states.indices.map { index in
      "\(names.states[index]): \(typeAndDefault(program, index))"
    }
    writer.doc("The state before anything happened, but for what is given.")
    writer.block("\(program.access)init(\(parameters.joined(separator: ", ")))") { writer in
      // In backticks all: `await` and the like are words of expressions.
      for name in names.states { writer.line("self.\(name) = \(name.hasPrefix("`") ? name : "`\(name)`")") }
    }
  }

  private static func typeAndDefault(_ program: SwiftProgram, _ index: Int) -> String {
    switch program.machine.states[index].type {
    case .bool: "Swift.Bool = false"
    case .number(let low, _): "Swift.Double = \(low)"
    case .enumeration: "\(program.names.stateTypes[index]) = .\(program.names.words[index][0])"
    }
  }
}
