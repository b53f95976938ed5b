import SpecParser

/// Emits the type of a product's state: what guards ask about.
struct EmitState {
  private let program: SwiftProgram

  static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let (emitter, names) = (Self(program: program), program.names)
    return nodes {
      doc("The state of \(program.machine.product) that decides which gestures there are.")
      block("\(program.head)struct \(names.state): Swift.Equatable, Swift.Sendable") {
        for index in program.machine.states.indices { emitter.variable(index) }
        emitter.initializer
      }
      blank
      only(if: "!hasFeature(Embedded)") {
        block("nonisolated extension \(names.state)") { emitter.byName }
      }
    }
  }

  @SwiftBuilder private var byName: [SwiftNode] {
    SwiftNode.doc(
      [
        "Sets a variable by the names that the spec has for it and its value: for traces, and for a menu of a debug build.",
        "- Returns: whether there is such a variable, with such a value.",
      ])
    "@discardableResult"
    block(
      "\(program.access)mutating func set\(parameters: ["_ name: Swift.String", "to value: Swift.String"]) -> Swift.Bool"
    ) {
      if program.machine.states.isEmpty {
        "false"
      } else {
        block("switch name") {
          for index in program.machine.states.indices { assignment(index) }
          choice("default") { "return false" }
        }
        "return true"
      }
    }
  }

  private func assignment(_ index: Int) -> SwiftNode {
    let state = program.machine.states[index]
    let place = "self.\(program.names.states[index])"
    return choice("case \(SwiftWords.literal(state.name.value))") {
      switch state.type {
      case .bool:
        "guard let value = Swift.Bool(value) else { return false }"
        "\(place) = value"
      case .number(let low, let high):
        short(
          "guard \(list: ["let value = Swift.Double(value)", "value >= \(low)", "value <= \(high)"]) else",
          "return false")
        "\(place) = value"
      case .enumeration(let words):
        choose(
          "value",
          zip(words, program.names.words[index]).map {
            ("\(SwiftWords.literal($0.value))", "\(place) = .\($1)")
          }, otherwise: "return false")
      }
    }
  }

  @SwiftBuilder private func variable(_ index: Int) -> [SwiftNode] {
    let state = program.machine.states[index]
    let head = "\(program.access)var \(program.names.states[index])"
    switch state.type {
    case .bool:
      doc("`\(state.name.value)`")
      "\(head): Swift.Bool"
    case .number(let low, let high):
      doc("`\(state.name.value)`: from \(low) to \(high); a value beyond counts as the nearer end.")
      "\(head): Swift.Double"
    case .enumeration(let words):
      doc("The values of `\(state.name.value)`.")
      block(
        "nonisolated \(program.access)enum \(program.names.stateTypes[index]): \(program.caseConformances)"
      ) {
        for (number, word) in words.enumerated() {
          doc("`\(word.value)`")
          "case \(program.names.words[index][number]) = \(number)"
        }
      }
      blank
      doc("`\(state.name.value)`")
      "\(head): \(program.names.stateTypes[index])"
    }
    blank
  }

  @SwiftBuilder private var initializer: [SwiftNode] {
    let names = program.names.states
    doc("The state before anything happened, but for what is given.")
    block("\(program.access)init\(parameters: names.indices.map { "\(names[$0]): \(typeAndDefault($0))" })") {
      // In backticks all: `await` and the like are words of expressions.
      for name in names { "self.\(name) = \(name.hasPrefix("`") ? name : "`\(name)`")" }
    }
  }

  private func typeAndDefault(_ index: Int) -> String {
    switch program.machine.states[index].type {
    case .bool: "Swift.Bool = false"
    case .number(let low, _): "Swift.Double = \(low)"
    case .enumeration: "\(program.names.stateTypes[index]) = .\(program.names.words[index][0])"
    }
  }
}
