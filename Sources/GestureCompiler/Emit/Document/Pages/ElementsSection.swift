import SpecParser

/// The elements as a picture, and as a table for who does not see it.
struct ElementsSection {
  let context: DocumentContext

  init(_ context: DocumentContext) { self.context = context }

  var content: [Markup] {
    guard !context.spec.elements.isEmpty else { return [] }
    let drawing = DrawElements.svg(context.spec, id: "elements-picture") {
      DocumentContext.file(ofActivity: $0)
    }
    let columns: [HTML.Column] = [
      .init(name: "Element"), .init(name: "What it is"), .init(name: "Activities"),
    ]
    return [
      HTML.p(
        "Each box is an element inside the one that holds it. A touch that means nothing to an element asks the one around it."
      ),
      HTML.wide("The elements as nested boxes", drawing),
      .element(
        "details", [:],
        [
          .element("summary", [:], "The same as a table"),
          HTML.table("Elements", columns, context.spec.elements.indices.map(row)),
        ]),
    ]
  }

  private func row(_ number: Int) -> [Markup] {
    let element = context.spec.elements[number]
    let activities = context.spec.activities.filter { $0.target.value == number }.map {
      HTML.activity($0.name.value)
    }
    let traits = TraitWords.all(element.traits).map(\.text).joined(separator: ", ")
    return [
      HTML.element(element.path),
      .text(traits.isEmpty ? "—" : traits), activities.isEmpty ? "—" : .joined(activities, by: ", "),
    ]
  }
}
