import SpecParser

/// Emits the types of the state that guards read: the product's, and those of elements with their own state.
struct EmitState {
  private let program: SwiftProgram
  private let type: String
  private let variables: [Int]

  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let names = program.names
    let product = Self(program: program, type: names.state, variables: names.productStates)
    product.structure("The state of \(program.machine.product) that decides which gestures there are.")
    for own in names.elementStates {
      let element = Self(program: program, type: own.type, variables: own.variables)
      blank
      element.structure(
        "The state of one `\(program.machine.elements[own.element].path)` that decides which gestures there are on it."
      )
    }
  }

  @SwiftBuilder private func structure(_ about: String) -> [SwiftNode] {
    doc(about)
    block("\(program.head)struct \(type): Swift.Equatable, Swift.Sendable") {
      for index in variables { variable(index) }
      initializer
    }
    blank
    only(if: "!hasFeature(Embedded)") {
      block("nonisolated extension \(type)") { byName }
    }
  }

  @SwiftBuilder private var byName: [SwiftNode] {
    SwiftNode.doc(
      [
        "Sets a variable by its name and value in the spec, for example from a trace or a debug menu.",
        "- Returns: whether the variable exists and allows the value; if not, nothing changes.",
      ])
    "@discardableResult"
    block(
      "\(program.access)mutating func set\(parameters: ["_ name: Swift.String", "to value: Swift.String"]) -> Swift.Bool"
    ) {
      if variables.isEmpty {
        "false"
      } else {
        block("switch name") {
          for index in variables { assignment(index) }
          choice("default") { "return false" }
        }
        "return true"
      }
    }
  }

  private func assignment(_ index: Int) -> SwiftNode {
    let state = program.machine.states[index]
    let place = "self.\(program.names.states[index])"
    return choice("case \(SwiftWords.literal(state.shortName))") {
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
      doc("`\(state.shortName)`")
      "\(head): Swift.Bool"
    case .number(let low, let high):
      doc("`\(state.shortName)`: from \(low) to \(high). A value outside counts as the nearer limit.")
      "\(head): Swift.Double"
    case .enumeration(let words):
      doc("The values of `\(state.shortName)`.")
      block(
        "nonisolated \(program.access)enum \(program.names.stateTypes[index]): \(program.caseConformances)"
      ) {
        for (number, word) in words.enumerated() {
          doc("`\(word.value)`")
          "case \(program.names.words[index][number]) = \(number)"
        }
      }
      blank
      doc("`\(state.shortName)`")
      "\(head): \(program.names.stateTypes[index])"
    }
    blank
  }

  @SwiftBuilder private var initializer: [SwiftNode] {
    let names = program.names.states
    doc("Makes a state with the first value of every variable that is not given.")
    block("\(program.access)init\(parameters: variables.map { "\(names[$0]): \(typeAndDefault($0))" })") {
      // All names have backticks, since `await` and similar words are part of expressions.
      for name in variables.map({ names[$0] }) {
        "self.\(name) = \(name.hasPrefix("`") ? name : "`\(name)`")"
      }
    }
  }

  private func typeAndDefault(_ index: Int) -> String {
    let type = program.machine.states[index].type
    return switch type {
    case .bool: "Swift.Bool = false"
    case .number: "Swift.Double = \(type.first)"
    case .enumeration: "\(program.names.stateTypes[index]) = .\(program.names.words[index][Int(type.first)])"
    }
  }
}
