import GestureRuntime
import SpecParser

/// The file of one product: the types of its elements, activities, state and handler, and its table with the data for a host.
///
/// Names of the spec stay unchanged, as string literals that TypeScript checks.
struct TypeScriptProduct {
  /// The prefix of type names.
  let prefix: String
  private let constant: String
  private let spec: CheckedSpec
  private let machine: Machine
  private let table: Table
  private let bytes: [UInt8]

  init(_ spec: CheckedSpec, _ machine: Machine, _ compiled: CompiledTable, prefix: String?) {
    self.spec = spec
    self.machine = machine
    table = compiled.table
    bytes = compiled.bytes
    self.prefix = SwiftNames.prefix(of: machine.product, prefix)
    constant = SwiftIdentifier(prefix ?? machine.product).lower + "Product"
  }

  var text: String {
    let types = "\(prefix)Handler, \(prefix)State, \(prefix)ElementState"
    return """
      import type { GestureEvent, GestureProduct, Movement } from "./gesture-host.js";

      /** An element: a part of the screen that can be touched, as `data-gesture` names it. */
      export type \(prefix)Element = \(union(machine.elements.map(\.path)));

      /** An activity: what a gesture means. */
      export type \(prefix)Activity = \(union(machine.activities.map(\.name)));

      /** The state that guards depend on. */
      export interface \(prefix)State {\(members(machine.states.filter { $0.element == nil && !$0.isTool }))}

      /** The state of one instance of an element. */
      export interface \(prefix)ElementState {\(members(machine.states.filter { $0.element != nil }))}

      /** The gesture that the handler of each activity gets. */
      export interface \(prefix)Gestures {
      \(machine.activities.indices.map(gesture).joined())}

      /** One function for each activity. A missing one is a type error. */
      export type \(prefix)Handler = { [Name in \(prefix)Activity]: (gesture: \(prefix)Gestures[Name]) => void };

      export const \(constant): GestureProduct<\(types)> = \(literal);

      """
  }

  /// The data about the product that a host needs, and its table.
  var literal: String {
    """
    {
      name: \(quoted(machine.product)),
      elements: \(list(machine.elements.map(\.path))),
      texts: \(list(spec.elements.filter { $0.traits.text != nil }.map(\.path))),
      mechanics: \(list(machine.mechanics)),
      recognizers: [\((0..<table.recognizerCount).map { "\(table.recognizerActivity($0))" }.joined(separator: ", "))],
      states: [\(machine.states.map(state).joined(separator: ", "))],
      activities: [
    \(machine.activities.indices.map(activity).joined())  ],
      table: "\(Base64.text(bytes))",
    }
    """
  }

  // MARK: Types

  /// A union of names, or `never` if there are none.
  private func union(_ names: [String]) -> String {
    names.isEmpty ? "never" : names.map(quoted).joined(separator: " | ")
  }

  private func list(_ names: [String]) -> String {
    "[" + names.map(quoted).joined(separator: ", ") + "]"
  }

  /// The members of a state. A name that variables of several elements share has the values of all.
  private func members(_ states: [StateVariable]) -> String {
    let names = Set(states.map(\.shortName)).sorted()
    let lines = names.map { name in
      let types = states.filter { $0.shortName == name }.map { type($0.type) }
      return "  \(quoted(name)): \(Array(Set(types)).sorted().joined(separator: " | "));\n"
    }
    return lines.isEmpty ? "" : "\n" + lines.joined()
  }

  private func type(_ type: StateType) -> String {
    switch type {
    case .bool: "boolean"
    case .enumeration(let words): union(words.map(\.value))
    case .number: "number"
    }
  }

  private func gesture(_ index: Int) -> String {
    let activity = machine.activities[index]
    let mechanics = Set(activity.recognizers.flatMap { $0.names.map(\.mechanic) }).sorted()
    var phases = ["recognized"]
    if activity.isContinuous { phases += ["began", "changed", "ended", "cancelled"] }
    if activity.showsPossible != nil { phases += ["possible", "failed"] }
    let names = union(mechanics.map { machine.mechanics[$0] })
    let detents = (activity.commit?.detents ?? []).map(\.name.value)
    let detent = detents.isEmpty ? "" : "; detent?: \(union(detents)) | null"
    let path = machine.elements[activity.target].path
    return
      "  \(quoted(activity.name)): GestureEvent<\(quoted(activity.name)), \(quoted(activity.does)), \(quoted(path)), \(names)>"
      + " & Movement & { phase: \(union(phases))\(detent) };\n"
  }

  // MARK: Values

  private func state(_ variable: StateVariable) -> String {
    let element = variable.element.map { quoted(machine.elements[$0].path) } ?? "null"
    guard case .enumeration(let words) = variable.type else {
      return "{ name: \(quoted(variable.shortName)), element: \(element) }"
    }
    return "{ name: \(quoted(variable.shortName)), element: \(element), words: \(list(words.map(\.value))) }"
  }

  private func activity(_ index: Int) -> String {
    let activity = machine.activities[index]
    let declared = spec.activities.first { $0.name.value == activity.name }
    let browser = BrowserGestures(activity, tools: declared?.takenTools ?? Tool.usual)
    var fields = [
      "name: \(quoted(activity.name))", "does: \(quoted(activity.does))",
      "target: \(quoted(machine.elements[activity.target].path))",
      "takes: \(list(browser.taken))",
    ]
    if browser.isMovedAgain { fields.append("again: true") }
    if !activity.over.isEmpty { fields.append("over: true") }
    let detents = (activity.commit?.detents ?? []).map(\.name.value)
    if !detents.isEmpty { fields.append("detents: \(list(detents))") }
    if let alternative = declared?.alternative {
      fields.append("alternative: \(quoted(alternative.value))")
      // A gesture without movement is one of a discrete mechanic if there is one.
      if activity.isAlwaysContinuous { fields.append("continuous: true") }
      if activity.commit != nil { fields.append("commits: true") }
    }
    return "    { \(fields.joined(separator: ", ")) },\n"
  }

  private func quoted(_ text: String) -> String { TypeScriptText.quoted(text) }
}
