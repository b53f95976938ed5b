/// A thing that touches the screen.
package enum Tool: String, Sendable, Hashable, Codable, CaseIterable {
  case finger, pen, eraser, mouse, palm

  /// The tools of an activity that names none.
  package static let usual: Set<Tool> = [.finger, .mouse]
  /// The tools that an activity can name: all but the palm, which starts nothing.
  package static let named = allCases.filter { $0 != .palm }

  /// The tool with its article: `a pen`.
  package var article: String { self == .eraser ? "an eraser" : "a \(rawValue)" }
}

extension Set<Tool> {
  /// In the order of the language reference.
  package var ordered: [Tool] { Tool.allCases.filter(contains) }

  /// The tools in words: `pen or eraser`.
  package var words: String { inWords(ordered.map(\.rawValue), joinedBy: "or") }
}

extension Activity {
  /// The tools that it accepts.
  package var takenTools: Set<Tool> { tools?.value ?? Tool.usual }
}

extension CheckedSpec {
  /// The spec with the tool of a touch as one more state variable, on which every activity has a condition. A touch has one tool, as a
  /// variable has one value. Code that reads guards thus finds the activities that no touch can reach both. The runtime has no such
  /// variable, because each press comes with its tool.
  ///
  /// A spec that names no tool is unchanged.
  package var withToolState: CheckedSpec {
    guard namesTools, toolSlot == nil else { return self }
    var spec = self
    let slot = states.count
    spec.toolSlot = slot
    spec.states.append(.tool(at: product.span))
    for index in activities.indices {
      let values = Tool.named.indices.filter { activities[index].takenTools.contains(Tool.named[$0]) }
      spec.activities[index].toolCondition = .isOneOf(slot: slot, values: values)
    }
    return spec
  }
}

extension StateVariable {
  fileprivate static func tool(at span: SourceSpan) -> StateVariable {
    var variable = StateVariable(
      name: Located("the tool", span), type: .enumeration(Tool.named.map { Located($0.rawValue, span) }))
    variable.isTool = true
    return variable
  }
}
