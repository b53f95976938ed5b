/// A piece of HTML or SVG that is always well formed.
///
/// Names of elements and attributes are literals of this source (`Word`). Text from a spec becomes text or an attribute value, and both are
/// escaped. Ready-made markup cannot be inserted. The result is valid as both HTML and XML, so that a strict parser can check it.
struct Markup: Sendable, Hashable {
  /// A name that cannot come from a spec.
  struct Word: ExpressibleByStringLiteral, Sendable, Hashable {
    fileprivate let text: String

    init(stringLiteral value: StaticString) { text = value.description }
  }

  /// Attributes in writing order; a `nil` value omits the attribute.
  typealias Attributes = KeyValuePairs<Word, String?>

  /// The resulting markup.
  private(set) var source: String

  private init(source: String) { self.source = source }

  static let empty = Markup(source: "")

  /// Escaped text.
  static func text(_ text: String) -> Markup { Markup(source: EscapeMarkup.text(text)) }

  static func element(_ tag: Word, _ attributes: Attributes = [:], _ children: [Markup] = []) -> Markup {
    var source = "<" + tag.text
    for (name, value) in attributes {
      if let value { source += " \(name.text)=\"\(EscapeMarkup.attribute(value))\"" }
    }
    if children.isEmpty, void.contains(tag.text) {
      source += "/>"
    } else {
      source += ">"
      for child in children { source += child.source }
      source += "</\(tag.text)>"
    }
    return Markup(source: ended.contains(tag.text) ? source + "\n" : source)
  }

  static func element(_ tag: Word, _ attributes: Attributes = [:], _ text: String) -> Markup {
    element(tag, attributes, [.text(text)])
  }

  /// A complete page.
  static func document(head: [Markup], body: [Markup]) -> String {
    let page = element(
      "html", ["lang": "en"],
      [text("\n"), element("head", [:], [text("\n")] + head), element("body", [:], body)])
    return "<!DOCTYPE html>\n" + page.source
  }

  static func joined(_ parts: [Markup], by separator: Markup = .empty) -> Markup {
    Markup(source: parts.map(\.source).joined(separator: separator.source))
  }

  var isEmpty: Bool { source.isEmpty }

  /// Elements without an end tag in HTML, and elements of SVG that are empty or contain only their animation.
  private static let void: Set<String> = [
    "meta", "link", "br", "hr", "img", "col", "path", "circle", "rect", "line", "polyline", "ellipse",
    "input", "animate",
  ]

  /// Elements that end their line, so that versions are easy to compare. The extra whitespace is invisible.
  private static let ended: Set<String> = [
    "html", "head", "body", "meta", "link", "title", "header", "footer", "main", "nav", "section", "article",
    "div", "p", "h1", "h2", "h3", "h4", "ul", "ol", "li", "dl", "dt", "dd", "table", "thead", "tbody", "tr",
    "th", "td", "caption", "figure", "figcaption", "svg", "g", "text", "path", "circle", "rect", "line",
    "polyline", "ellipse", "details", "summary", "animate", "label",
  ]
}

extension Markup: ExpressibleByStringLiteral {
  init(stringLiteral value: String) { self = .text(value) }
}

/// Escapes text for markup.
enum EscapeMarkup {
  static func text(_ text: String) -> String { escaped(text, quotes: false) }

  static func attribute(_ text: String) -> String { escaped(text, quotes: true) }

  private static func escaped(_ text: String, quotes: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += quotes ? "&quot;" : "\""
      case "\n", "\t": result += quotes ? " " : String(scalar)
      default: result.unicodeScalars.append(scalar.isSafe ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// The text that was escaped, except for characters that were replaced by a sign or a space.
  static func original(_ escaped: String) -> String {
    escaped.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&amp;", with: "&")
  }
}
