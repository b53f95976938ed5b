/// Parts that are common to several pages.
enum HTML {
  static func p(_ children: Markup..., class name: String? = nil) -> Markup {
    .element("p", ["class": name], children)
  }

  static func code(_ text: String) -> Markup { .element("code", [:], text) }

  static func link(_ address: String, _ children: Markup...) -> Markup {
    .element("a", ["href": address], children)
  }

  /// The name of an activity, linked to its page.
  static func activity(_ name: String) -> Markup {
    link(DocumentContext.file(ofActivity: name), code(name))
  }

  static func element(_ path: String) -> Markup { link(DocumentContext.address(ofElement: path), code(path)) }

  /// A list in words: `a`, `a and b`, `a, b and c`.
  static func list(_ parts: [Markup], _ word: String = "and") -> Markup {
    guard parts.count > 1, let last = parts.last else { return parts.first ?? .empty }
    return .joined([.joined(Array(parts.dropLast()), by: ", "), .text(" \(word) "), last])
  }

  /// Text in which names are between backticks.
  static func prose(_ text: String) -> Markup {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    // If the number of backticks is odd, one of them belongs to the text.
    guard parts.count % 2 == 1 else { return .text(text) }
    return .joined(parts.enumerated().map { $0.offset % 2 == 1 ? code($0.element) : .text($0.element) })
  }

  /// The same text for drawings: without the backticks.
  static func plain(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return parts.count % 2 == 1 ? parts.joined() : text
  }

  static func section(_ id: String, _ title: String, _ children: [Markup]) -> Markup {
    .element(
      "section", ["id": id, "aria-labelledby": id + "-title"],
      [.element("h2", ["id": id + "-title"], title)] + children)
  }

  /// A drawing that may be wider than a phone, in its own scrolling box that the keyboard can reach.
  static func wide(_ name: String, _ drawing: Markup) -> Markup {
    .element(
      "div", ["class": "wide", "role": "region", "aria-label": name, "tabindex": "0"], [drawing])
  }

  // MARK: Tables

  /// A column. On a phone, where rows are cards, its name also labels each cell.
  struct Column {
    var name: String
    var isNumber = false
    /// The class that sets the width, if rows are shown as rows.
    var style: String?
  }

  /// A table. The first cell of a row is its heading.
  static func table(_ caption: String, _ columns: [Column], _ rows: [[Markup]]) -> Markup {
    table(caption, columns, groups: [(nil, rows)])
  }

  static func table(
    _ caption: String, _ columns: [Column], groups: [(heading: Markup?, rows: [[Markup]])]
  ) -> Markup {
    let head = columns.map {
      Markup.element(
        "th", ["scope": "col", "role": "columnheader", "class": $0.isNumber ? "number" : nil], $0.name)
    }
    let widths = columns.map { Markup.element("col", ["class": $0.style]) }
    let bodies = groups.map { group in
      let heading = group.heading.map { heading in
        row([
          .element(
            "th",
            ["scope": "rowgroup", "role": "rowheader", "class": "group", "colspan": "\(columns.count)"],
            [heading])
        ])
      }
      return Markup.element(
        "tbody", ["role": "rowgroup"],
        [heading].compactMap { $0 } + group.rows.map { row(cells($0, columns)) })
    }
    return .element(
      "table", ["role": "table"],
      [
        .element("caption", [:], caption), .element("colgroup", [:], widths),
        .element("thead", ["role": "rowgroup"], [row(head)]),
      ] + bodies)
  }

  private static func row(_ cells: [Markup]) -> Markup { .element("tr", ["role": "row"], cells) }

  private static func cells(_ cells: [Markup], _ columns: [Column]) -> [Markup] {
    zip(cells, columns).enumerated().map { index, cell in
      index == 0
        ? .element("th", ["scope": "row", "role": "rowheader"], [cell.0])
        : .element(
          "td", ["role": "cell", "data-label": cell.1.name, "class": cell.1.isNumber ? "number" : nil],
          [cell.0])
    }
  }

  /// A list of names and values.
  static func facts(_ facts: [(name: String, value: Markup)]) -> Markup {
    .element(
      "dl", ["class": "facts"],
      facts.map { fact in
        .element("div", [:], [.element("dt", [:], fact.name), .element("dd", [:], [fact.value])])
      })
  }

  static func bullets(_ items: [Markup], class name: String? = nil) -> Markup {
    .element("ul", ["class": name], items.map { .element("li", [:], [$0]) })
  }

  /// A figure with its caption below.
  static func figure(_ drawing: Markup, _ caption: [Markup], class name: String) -> Markup {
    .element("figure", ["class": name], [drawing, .element("figcaption", [:], caption)])
  }

  /// A figure with its caption above.
  static func titled(_ drawing: Markup, _ caption: [Markup], class name: String) -> Markup {
    .element("figure", ["class": name], [.element("figcaption", [:], caption), drawing])
  }
}
