/// A piece of HTML or SVG that is well formed by the way it is made.
///
/// Names of elements and attributes are literals of this source (`Word`); whatever comes from a spec becomes text or the
/// value of an attribute, and both are escaped. There is no way to put ready-made markup in. What comes out is HTML and
/// XML at once, so that a strict parser can check it.
struct Markup: Sendable, Hashable {
  /// A name that no spec has written.
  struct Word: ExpressibleByStringLiteral, Sendable, Hashable {
    fileprivate let text: String

    init(stringLiteral value: StaticString) { text = value.description }
  }

  /// In the order in which they are written; `nil` leaves one out.
  typealias Attributes = KeyValuePairs<Word, String?>

  /// What a browser or a parser reads.
  private(set) var source: String

  private init(source: String) { self.source = source }

  static let empty = Markup(source: "")

  /// Text, escaped.
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

  /// A whole page.
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

  /// Elements that have no end tag in HTML, and those of SVG that hold nothing, or their animation.
  private static let void: Set<String> = [
    "meta", "link", "br", "hr", "img", "col", "path", "circle", "rect", "line", "polyline", "ellipse",
    "input", "animate",
  ]

  /// Elements after which a line ends, for people who compare two versions; a space there is not seen.
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

/// Makes text safe in markup.
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
      default: result.unicodeScalars.append(isSafe(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  /// What XML does not allow, and marks that turn the direction of the text around them, are shown as a sign
  /// that something is there.
  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069, 0xFFFE, 0xFFFF: false
    default: scalar.value & 0xFFFE != 0xFFFE
    }
  }
}
