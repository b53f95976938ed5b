import SpecParser

/// The declarations of an activity as names and values.
struct FactsSection {
  let context: DocumentContext
  let activity: Activity

  var content: Markup { HTML.facts(place + moment + threshold + outcome + others) }

  private typealias Fact = (name: String, value: Markup)

  private var place: [Fact] {
    var facts: [Fact] = [("On", HTML.element(context.spec.elements[activity.target.value].path))]
    // Where every mechanic names directions itself, those of the activity do not count.
    if let toward = activity.directions, mechanics.contains(where: \.takesDirections) {
      facts.append(("Toward", .text(DocumentWords.toward(toward))))
    }
    if let senses { facts.append(("Toward", .text(senses))) }
    if let from = activity.from?.value, !from.isEmpty {
      let edges = DocumentWords.edges(from)
      facts.append(("From", .text(edges)))
    }
    return facts
  }

  private var mechanics: [Mechanic] { activity.mechanics.map { context.spec.mechanics[$0.value] } }

  /// The senses in `toward`, in words: `apart`, `clockwise or counter-clockwise`; `nil` if there are none.
  private var senses: String? {
    let spread = activity.spreadSenses?.value ?? []
    let orbit = activity.orbitSenses?.value ?? []
    let words =
      [spread.contains(.outward) ? "apart" : nil, spread.contains(.inward) ? "together" : nil]
      + [orbit.contains(.clockwise) ? "clockwise" : nil]
      + [orbit.contains(.counterclockwise) ? "counter-clockwise" : nil]
    let named = words.compactMap { $0 }
    return named.isEmpty ? nil : inWords(named, joinedBy: "or")
  }

  private var moment: [Fact] {
    var facts: [Fact] = [("When", .text(context.guards.text(activity.condition)))]
    if let tools = activity.tools?.value { facts.append(("Touched by", .text(tools.words))) }
    if let taps = activity.taps?.value {
      facts.append(("Counts", .text("touches in a row: 1 to \(taps), then 1 again")))
    }
    if let time = activity.showsPossible?.value {
      facts.append(
        ("Shows", .text("that it is possible, \(DocumentWords.amount(time, .time)) after the press")))
    }
    if activity.takesOver != nil { facts.append(("Starts", "only by a hand-over")) }
    for handOver in activity.handOvers {
      let taker = context.spec.activities[handOver.taker.value].name.value
      let ends = DocumentWords.ends(of: handOver)
      facts.append(("Goes on as", .joined([HTML.code(taker), .text(", beyond \(ends)")])))
    }
    if activity.begins?.value == true { facts.append(("Starts", "only as the first of a touch")) }
    if !activity.after.isEmpty {
      facts.append(
        (
          "Starts",
          .joined([
            "after ", HTML.list(activity.after.map { HTML.code($0.value) }, "or"), ", within one touch",
          ])
        ))
    }
    return facts
  }

  private var threshold: [Fact] {
    var facts: [Fact] = []
    if let commit = DocumentContext.commit(activity) {
      facts.append(("Done when", HTML.prose(commit + ", judged at the lift")))
    }
    if let latency = activity.latency?.value {
      facts.append(("Must answer within", .text(DocumentWords.amount(latency, .time))))
    }
    return facts
  }

  private var outcome: [Fact] {
    let values = ValueWord.allCases.filter { activity.values?.value.contains($0) ?? false }.map { word in
      switch word {
      case .along: "along one axis, the one that the movement took"
      case .fromPress: "from the press"
      }
    }
    let counted: [Fact] = values.isEmpty ? [] : [("Values count", .text(inWords(values)))]
    return counted + under
  }

  private var under: [Fact] {
    if activity.over.isEmpty { return [] }
    // The value `any` stands for every element.
    let elements = activity.over.map { context.spec.elements[$0.value].path }
    let named: Markup =
      elements.count == context.spec.elements.count
      ? "any element" : HTML.list(elements.map(HTML.element), "or")
    return [("Says when the finger is over", named)]
  }

  private var others: [Fact] {
    var facts: [Fact] = []
    if let alternative = activity.alternative?.value {
      facts.append(("Also possible by", .text(alternative)))
    }
    if let shortcut = activity.shortcutFor?.value { facts.append(("Shortcut for", reference(shortcut))) }
    if let fallback = activity.fallback?.value {
      facts.append(("Falls back to", HTML.activity(context.spec.activities[fallback].name.value)))
    }
    if activity.important?.value == true { facts.append(("Important", "yes")) }
    if let place = context.place(activity.name.span) { facts.append(("Written in", .text(place))) }
    return facts
  }

  /// An activity, or the description of a control.
  private func reference(_ text: String) -> Markup {
    context.spec.activities.contains { $0.name.value == text } ? HTML.activity(text) : .text(text)
  }
}
