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
    writer.line()
    byName(&writer, program)
  }

  private static func byName(_ writer: inout SwiftWriter, _ program: SwiftProgram) {
    let (machine, names) = (program.machine, program.names)
    writer.line("#if !hasFeature(Embedded)")
    writer.block("nonisolated extension \(names.state)") { writer in
      writer.doc(
        "Sets a variable by the names that the spec has for it and its value: for traces, and for a menu of a debug build.",
        "- Returns: whether there is such a variable, with such a value.")
      writer.line("@discardableResult")
      writer.block(
        "\(program.access)mutating func set(_ name: Swift.String, to value: Swift.String) -> Swift.Bool"
      ) { writer in
        guard !machine.states.isEmpty else { return writer.line("false") }
        writer.block("switch name") { writer in
          for index in machine.states.indices { assignment(&writer, program, index) }
          writer.line("default: return false")
        }
        writer.line("return true")
      }
    }
    writer.line("#endif")
  }

  private static func assignment(_ writer: inout SwiftWriter, _ program: SwiftProgram, _ index: Int) {
    let state = program.machine.states[index]
    let place = "self.\(program.names.states[index])"
    writer.line("case \(SwiftWriter.literal(state.name.value)):")
    switch state.type {
    case .bool:
      writer.line("  guard let value = Swift.Bool(value) else { return false }")
      writer.line("  \(place) = value")
    case .number(let low, let high):
      writer.line(
        "  guard let value = Swift.Double(value), value >= \(low), value <= \(high) else { return false }")
      writer.line("  \(place) = value")
    case .enumeration(let words):
      writer.block("  switch value") { writer in
        for (number, word) in words.enumerated() {
          let name = program.names.words[index][number]
          writer.line("  case \(SwiftWriter.literal(word.value)): \(place) = .\(name)")
        }
        writer.line("  default: return false")
      }
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
