import SpecParser

/// The table of activities, grouped by element, with their meaning, mechanics and conditions.
struct ActivitiesSection {
  let context: DocumentContext

  var content: [Markup] {
    let spec = context.spec
    guard !spec.activities.isEmpty else { return [HTML.p("This spec has no activities.")] }
    let columns: [HTML.Column] = [
      .init(name: "Activity", style: "w-name"), .init(name: "What it does"),
      .init(name: "Mechanics", style: "w-figures"), .init(name: "Context", style: "w-context"),
    ]
    let groups = spec.elements.indices.compactMap { element -> (heading: Markup?, rows: [[Markup]])? in
      let rows = spec.activities.indices.filter { spec.activities[$0].target.value == element }.map(row)
      guard !rows.isEmpty else { return nil }
      return (.joined(["on ", HTML.element(spec.elements[element].path)]), rows)
    }
    return [
      LegendSection.content, HTML.table("Activities by element", columns, groups: groups),
    ]
  }

  private func row(_ number: Int) -> [Markup] {
    let activity = context.spec.activities[number]
    let figures = activity.mechanics.flatMap { mechanic(number, $0.value) }
    return [
      HTML.activity(activity.name.value), .joined(description(activity)),
      .element("div", ["class": "figures"], figures), .text(moment(activity)),
    ]
  }

  private func description(_ activity: Activity) -> [Markup] {
    let meaning = context.meaning(of: activity)
    var parts: [Markup] = [.element("span", ["class": "kind"], activity.does.value)]
    if !meaning.isEmpty { parts.append(HTML.p(.text(meaning))) }
    if let alternative = activity.alternative?.value {
      parts.append(HTML.p("Or: ", .text(alternative), class: "quiet"))
    }
    return parts
  }

  private func mechanic(_ activity: Int, _ mechanic: Int) -> [Markup] {
    let name = context.spec.mechanics[mechanic].name.value
    let id = "fig-\(Slug.of(context.spec.activities[activity].name.value))_2\(Slug.of(name))"
    return context.figures(mechanic, of: activity).map { drawn in
      HTML.figure(
        DrawFigure.svg(drawn.figure, title: drawn.title, id: id + drawn.suffix),
        [HTML.code(name)] + (drawn.condition.map { [.text(" " + $0)] } ?? []), class: "mechanic")
    }
  }

  private func moment(_ activity: Activity) -> String {
    var parts = [context.guards.text(activity.condition)]
    if let tools = activity.tools?.value { parts.append("by \(tools.words)") }
    if activity.takesOver != nil { parts.append("only taken over from another") }
    if activity.begins?.value == true { parts.append("as the first of a touch") }
    if !activity.after.isEmpty {
      parts.append("after \(inWords(activity.after.map(\.value), joinedBy: "or")) within one touch")
    }
    return parts.joined(separator: ", ")
  }
}
