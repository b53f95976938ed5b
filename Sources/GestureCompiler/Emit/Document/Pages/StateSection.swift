import SpecParser

/// The variables of the product that its guards read.
struct StateSection {
  let context: DocumentContext

  var content: [Markup] {
    guard !context.spec.states.isEmpty else { return [] }
    let columns: [HTML.Column] = [
      .init(name: "Variable"), .init(name: "Values"), .init(name: "At first"), .init(name: "Decides"),
    ]
    return [HTML.table("State variables", columns, context.spec.states.indices.map(row))]
  }

  private func row(_ slot: Int) -> [Markup] {
    let state = context.spec.states[slot]
    let decides = context.spec.activities.filter { $0.condition?.slots.contains(slot) == true }
    return [
      HTML.code(state.name.value), .text(DocumentWords.values(state.type)),
      .text(DocumentWords.start(state.type)),
      decides.isEmpty ? "—" : .joined(decides.map { HTML.activity($0.name.value) }, by: ", "),
    ]
  }
}
