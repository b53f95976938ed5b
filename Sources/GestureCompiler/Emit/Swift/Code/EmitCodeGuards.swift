import GestureRuntime
import SpecParser

/// Emits the code that updates the guards. Guards are evaluated when the state changes, not when a finger lands.
enum EmitCodeGuards {
  /// The call of the function that evaluates the guards for what each touch is on.
  static let setGuardsOnPaths: SwiftText = "setGuardsOnPaths()"

  @SwiftBuilder static func emit(_ program: SwiftProgram) -> [SwiftNode] {
    let names = program.names
    doc("The state that guards use: values within their ranges.")
    "private var asked = \(names.state)()"
    blank
    for own in names.elementStates { "private var \(own.touched) = \(own.type)()" }
    if !names.elementStates.isEmpty { blank }
    block("private mutating func setState()") {
      for index in names.productStates { assignment(program.machine.states[index].type, names.states[index]) }
      if names.elementStates.isEmpty { guards(program) } else { "setGuards()" }
      if program.facts.asksPaths { setGuardsOnPaths }
    }
    blank
    if !names.elementStates.isEmpty { touched(program) }
  }

  /// - Parameter place: the argument that says for which touches the guards hold; none for those that start.
  @SwiftBuilder private static func guards(
    _ program: SwiftProgram, _ place: [SwiftText] = []
  ) -> [SwiftNode] {
    for (number, condition) in conditions(program).enumerated() {
      "recognizer.setGuard\(call: ["\(number)", "to: \(condition)"] + place)"
    }
  }

  /// The conditions of a spec as Swift expressions over the guards' state, by the table's guard index.
  private static func conditions(_ program: SwiftProgram) -> [SwiftText] {
    let guards = SwiftGuard(machine: program.machine, names: program.names, value: "asked")
    var conditions = [SwiftText](repeating: "true", count: program.facts.guardCount)
    for number in 0..<program.facts.recognizerCount {
      guard let (activity, _) = program.machine.recognizer(number), let condition = activity.condition else {
        continue
      }
      conditions[program.facts.recognizer(number).condition] = guards.text(condition)
    }
    return conditions
  }

  /// The code for state of touched elements. Guards that read this state are evaluated at the press.
  @SwiftBuilder private static func touched(_ program: SwiftProgram) -> [SwiftNode] {
    block("private mutating func setGuards()") { guards(program) }
    blank
    doc("Sets the state of the instances that this press is on, for the guards of its touch.")
    // The adapters feed touches from a file of their own.
    let access = program.options.userInterface == .none ? "private " : ""
    block("\(access)mutating func takeStates(at press: GestureRuntime.TouchSample)") {
      taken(program, "at: press")
      "setGuards()"
    }
    blank
    if program.facts.asksPaths {
      doc("Evaluates the guards of hand-overs with the state of the instances that each touch is on.")
      block("private mutating func \(setGuardsOnPaths)") {
        block("for contact in recognizer.contacts") {
          taken(program, "on: contact")
          guards(program, ["on: contact"])
        }
      }
      blank
    }
  }

  /// - Parameter place: the argument that says which touch is on the elements.
  @SwiftBuilder private static func taken(_ program: SwiftProgram, _ place: SwiftText) -> [SwiftNode] {
    for own in program.names.elementStates {
      for index in own.variables { taken(program, index, own, place) }
    }
  }

  /// The statement before a sample is fed: its press decides which state guards read. A table does it by itself.
  @SwiftBuilder static func takeStates(_ program: SwiftProgram) -> [SwiftNode] {
    if program.options.style == .code && !program.names.elementStates.isEmpty {
      short("if sample.phase == .down", "takeStates(at: sample)")
    }
  }

  @SwiftBuilder private static func taken(
    _ program: SwiftProgram, _ index: Int, _ own: SwiftNames.ElementState, _ argument: SwiftText
  ) -> [SwiftNode] {
    let first = program.machine.states[index].type.first
    let element: SwiftText = "of: \(program.names.element).\(program.names.elements[own.element]).id"
    let value: SwiftText =
      "recognizer.state\(call: ["\(index)", "first: \(first)", element, argument])"
    let place = "\(own.touched).\(program.names.states[index])"
    "let value\(index) = \(value)"
    switch program.machine.states[index].type {
    case .bool: "\(place) = value\(index) == 1"
    case .number: "\(place) = value\(index)"
    case .enumeration:
      let type = "\(own.type).\(program.names.stateTypes[index])"
      let word = program.names.words[index][0]
      "\(place) = \(type)(rawValue: Swift.Int(value\(index))) ?? .\(word)"
    }
  }

  /// The statements that evaluate an activity's guard for a touch on an element that would start now.
  @SwiftBuilder static func guardHolds(_ program: SwiftProgram) -> [SwiftNode] {
    let (names, machine) = (program.names, program.machine)
    let guards = SwiftGuard(machine: machine, names: names, value: "asked")
    let guarded: [(pattern: SwiftText, value: SwiftText)] = names.activities.indices.compactMap { index in
      machine.activities[index].condition.map {
        (".\(names.activities[index])", "return \(guards.whole($0))")
      }
    }
    if !names.elementStates.isEmpty {
      let place: SwiftText = "location: GestureRuntime.Point(x: 0, y: 0)"
      let press: SwiftText =
        "GestureRuntime.TouchSample\(call: ["time: 0", "phase: .down", "finger: 0", place, "element: element.id"])"
      "takeStates\(call: ["at: \(press)"])"
    }
    if guarded.isEmpty {
      "return true"
    } else {
      choose(
        "activity", guarded, otherwise: guarded.count < names.activities.count ? "return true" : nil)
    }
  }

  /// The assignment of a value. A number is clamped to its range.
  private static func assignment(_ type: StateType, _ name: String) -> SwiftNode {
    switch type {
    case .bool, .enumeration: .statement("asked.\(name) = state.\(name)")
    case .number(let low, let high):
      .statement("asked.\(name) = \(EmitRecognizer.clamped("state.\(name)", low, high))")
    }
  }
}
