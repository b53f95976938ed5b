/// What touches the screen.
package enum Tool: String, Sendable, Hashable, Codable, CaseIterable {
  case finger, pen, eraser, mouse, palm

  /// Those of an activity that names none.
  package static let usual: Set<Tool> = [.finger, .mouse]
  /// Those that an activity can name: a palm starts nothing.
  package static let named = allCases.filter { $0 != .palm }

  /// `a pen`
  package var article: String { self == .eraser ? "an eraser" : "a \(rawValue)" }
}

extension Set<Tool> {
  /// In the order of the language's page.
  package var ordered: [Tool] { Tool.allCases.filter(contains) }

  /// `pen or eraser`
  package var words: String { inWords(ordered.map(\.rawValue), joinedBy: "or") }
}

extension Activity {
  /// What may touch.
  package var takenTools: Set<Tool> { tools?.value ?? Tool.usual }
}

extension CheckedSpec {
  /// The tool of a touch as one more variable, which every activity asks about: a touch has one tool, as a state has one value. So what
  /// looks at guards knows which activities no touch can reach both. The runtime has no such variable: it is told the tool of each press.
  ///
  /// A spec that names no tool is as it was.
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
