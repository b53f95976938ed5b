import SpecParser

/// The elements as a drawing, and as a table for people who do not see the drawing.
struct ElementsSection {
  /// Width in points up to which a drawing needs no scrolling box.
  private static let phone = 288.0

  let context: DocumentContext

  var content: [Markup] {
    guard !context.spec.elements.isEmpty else { return [] }
    let drawings = DrawElements.drawings(context.spec, prefix: "picture") {
      DocumentContext.file(ofActivity: $0)
    }.map {
      $0.width > Self.phone ? HTML.wide($0.title, $0.svg) : .element("div", ["class": "narrow"], [$0.svg])
    }
    let columns: [HTML.Column] = [
      .init(name: "Element"), .init(name: "What it is"), .init(name: "Activities"),
    ]
    return [
      HTML.p(
        "Each box is an element inside the one that holds it. A touch on a box also goes to the boxes around it."
      ),
      .element("div", ["class": "boxes"], drawings),
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
    let condition = element.guardExpression.map { ["only when " + context.guards.text($0.value)] } ?? []
    let traits = (TraitWords.all(element.traits).map(\.text) + condition).joined(separator: ", ")
    let summary = element.summary.map { HTML.p(.text($0.value)) }
    return [
      HTML.element(element.path),
      summary.map { .joined([$0, traits.isEmpty ? .empty : HTML.p(.text(traits), class: "quiet")]) }
        ?? .text(traits.isEmpty ? "—" : traits),
      activities.isEmpty ? "—" : .joined(activities, by: ", "),
    ]
  }
}
