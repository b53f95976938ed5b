/// Lines of Swift at a depth.
struct SwiftWriter {
  private var written: [String] = []
  private var depth = 0

  /// One line; empty lines stay empty.
  mutating func line(_ text: String = "") {
    written.append(text.isEmpty ? "" : String(repeating: "  ", count: depth) + text)
  }

  mutating func lines(_ texts: [String]) {
    for text in texts { line(text) }
  }

  /// `head {`, what `body` writes one deeper, `}`.
  mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// A documentation comment: a paragraph for each string; lines are broken at about 100 characters.
  mutating func doc(_ paragraphs: String...) { doc(paragraphs) }

  mutating func doc(_ paragraphs: [String]) {
    let texts = paragraphs.filter { !$0.isEmpty }
    for (number, paragraph) in texts.enumerated() {
      if number > 0 { line("///") }
      for part in Self.wrapped(Self.plain(paragraph), to: 100) { line("/// " + part) }
    }
  }

  /// A comment of one line.
  mutating func comment(_ text: String) {
    let indent = text.prefix { $0 == " " }
    line(indent + "// " + Self.plain(String(text.dropFirst(indent.count))))
  }

  /// A list in a documentation comment.
  mutating func docList(_ items: [String]) {
    guard !items.isEmpty else { return }
    line("///")
    for item in items {
      for (number, part) in Self.wrapped(Self.plain(item), to: 96).enumerated() {
        line("/// " + (number == 0 ? "- " : "  ") + part)
      }
    }
  }

  var text: String { written.joined(separator: "\n") + "\n" }

  // MARK: Text of a spec in Swift

  /// Without what could end a comment's line or turn text around: each becomes a space.
  static func plain(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: result.append(" ")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A string literal.
  static func literal(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      let isPlain =
        scalar.isASCII && scalar.value >= 0x20 && scalar != "\\" && scalar != "\"" && scalar.value != 0x7F
      result += isPlain ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
    return result + "\""
  }

  private static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var current = ""
    for word in text.split(separator: " ") {
      if !current.isEmpty && current.count + 1 + word.count > width {
        lines.append(current)
        current = String(word)
      } else {
        current += (current.isEmpty ? "" : " ") + word
      }
    }
    return lines + [current]
  }
}
