import SpecParser

/// The parts around the content of every page.
enum PageFrame {
  static let generatorMark = "<meta name=\"generator\" content=\"gspec "

  private static func sourceMark(_ source: String) -> Markup {
    .element("meta", ["name": "gspec-source", "content": source])
  }

  /// The path of the spec that a page, or its start, is of.
  static func source(ofPage text: String) -> String? {
    let mark = sourceMark("").source
    guard let quotes = mark.firstRange(of: "\"\""),
      let start = text.firstRange(of: mark[...quotes.lowerBound])?.upperBound
    else { return nil }
    return EscapeMarkup.original(String(text[start...].prefix { $0 != "\"" }))
  }

  /// Of these, every page of a product contains one: the title of the index page, or the end of the title of an activity's page.
  static func titleMarks(_ product: String) -> [String] {
    let index = Markup.element("title", [:], title(product)).source
    return [index, Markup.text(title(product, activity: "")).source + "</title>"]
  }

  private static func title(_ product: String, activity: String? = nil) -> String {
    activity.map { "\($0) – \(product)" } ?? "\(product): gestures"
  }

  /// - Parameters:
  ///   - activity: the activity that the page is about; `nil` for the index page.
  ///   - header: the content above the main content.
  ///   - start: the content before the sections.
  ///   - sections: the main content; empty ones are left out.
  ///   - end: the content after the sections.
  static func page(
    _ context: DocumentContext, activity: String? = nil, header: [Markup], start: Markup = .empty,
    sections: [(id: String, title: String, content: [Markup])], end: Markup = .empty
  ) -> String {
    let shown = sections.filter { !$0.content.isEmpty }
    let links = shown.map { HTML.link("#" + $0.id, .text($0.title)) }
    let content = shown.map { HTML.section($0.id, $0.title, $0.content) }
    let head: [Markup] = [
      .element("meta", ["charset": "utf-8"]),
      .element("meta", ["name": "generator", "content": "gspec \(context.input.version)"]),
      sourceMark(context.input.source),
      .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
      .element("meta", ["name": "color-scheme", "content": "light dark"]),
      .element("title", [:], title(context.spec.product.value, activity: activity)),
      .element("link", ["rel": "stylesheet", "href": DocumentContext.styleSheet]),
    ]
    let body: [Markup] = [
      .element("a", ["class": "skip", "href": "#content"], "Skip to the content"),
      .element("header", [:], header + [nav(links)]),
      .element("main", ["id": "content"], [start] + content + [end]),
      .element("footer", [:], [footer(context)]),
    ]
    return Markup.document(head: head, body: body)
  }

  private static func nav(_ links: [Markup]) -> Markup {
    links.isEmpty ? .empty : .element("nav", ["aria-label": "On this page"], [HTML.bullets(links)])
  }

  private static func footer(_ context: DocumentContext) -> Markup {
    HTML.p(
      .text("Made by gspec \(context.input.version) from "), HTML.code(context.input.source),
      .text(". Change the spec, not this page."))
  }
}
