import SpecParser

/// The page of one activity: its mechanics, when it is recognized and when not, and its effects.
struct ActivityPage {
  let context: DocumentContext
  let number: Int

  private var activity: Activity { context.spec.activities[number] }
  private var name: String { activity.name.value }

  var html: String {
    let sections = [
      ("mechanics", "What fingers do", mechanics),
      ("recognition", "How it is recognized", RecognitionSection(context: context, number: number).content),
      ("latency", "How soon", latency),
      ("feedback", "What follows the finger", FeedbackSection(context: context, number: number).content),
      ("resolve", "Who wins, who waits", ResolveSection(context: context).content(about: number)),
      ("conflicts", "Conflicts", conflicts),
    ]
    return PageFrame.page(
      context, activity: name, header: header,
      start: FactsSection(context: context, activity: activity).content,
      sections: sections, end: neighbours)
  }

  private var header: [Markup] {
    let meaning = context.meaning(of: activity)
    return [
      HTML.p(
        HTML.link(DocumentContext.index, .text(context.spec.product.value)), " · ",
        .element("span", ["class": "kind"], activity.does.value), class: "kicker"),
      .element("h1", [:], [HTML.code(name)]),
      meaning.isEmpty ? .empty : HTML.p(.text(meaning), class: "lead"),
    ]
  }

  // MARK: Sections

  private var mechanics: [Markup] {
    let figures = activity.mechanics.flatMap { mechanic in
      let own = context.spec.mechanics[mechanic.value]
      return context.figures(mechanic.value, of: number).map { drawn in
        let words = drawn.condition.map { "The same \($0)." } ?? drawn.sentence + "."
        return HTML.figure(
          DrawFigure.svg(
            drawn.figure, title: drawn.title, id: "fig-\(Slug.of(own.name.value))\(drawn.suffix)"),
          [HTML.code(own.name.value), HTML.p(.text(words))], class: "mechanic large")
      }
    }
    return [.element("div", ["class": "figures"], figures)]
  }

  private var latency: [Markup] {
    let rows = context.latencies(of: name)
    if rows.isEmpty { return [] }
    let late = rows.filter { !$0.delay.isNone }
    let prompt = rows.filter(\.delay.isNone).map { row in
      Markup.joined([
        HTML.list(row.mechanics.map(HTML.code), "or"), .text(", with the \(row.movement.rawValue)"),
      ])
    }
    var parts: [Markup] = []
    if !prompt.isEmpty { parts.append(HTML.p("At once: ", .joined(prompt, by: "; "), ".")) }
    if !late.isEmpty {
      parts.append(LatencySection(context).table(late, LatencySection.caption, prefix: "delay"))
    }
    return parts
  }

  private var conflicts: [Markup] {
    let lines = context.findings(about: name).map { item in
      Markup.joined([
        .element("span", ["class": "badge \(item.finding.severity.rawValue)"], item.finding.rule), " ",
        HTML.link(context.address(ofFinding: item.number), HTML.prose(item.finding.message)),
      ])
    }
    return lines.isEmpty ? [] : [HTML.bullets(lines, class: "plain")]
  }

  /// Links to the activities before and after it in the spec.
  private var neighbours: Markup {
    let before = number > 0 ? context.spec.activities[number - 1].name.value : nil
    let after =
      number + 1 < context.spec.activities.count ? context.spec.activities[number + 1].name.value : nil
    let links: [Markup] = [
      before.map { .joined(["← ", HTML.activity($0)]) } ?? .empty,
      HTML.link(DocumentContext.index + "#activities", "all activities"),
      after.map { .joined([HTML.activity($0), " →"]) } ?? .empty,
    ]
    return .element(
      "nav", ["class": "neighbours", "aria-label": "Other activities"],
      links.map { .element("span", [:], [$0]) })
  }
}
