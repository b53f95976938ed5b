/// Makes text safe for Markdown of GitHub and GitLab, on one line of a paragraph, a list or a table.
enum MarkdownText {
  /// The most rows of a table. A comment can have at most 65,536 characters.
  static let mostRows = 50

  /// A table whose first column has no name; empty without rows.
  static func table(_ columns: [String], _ rows: [String]) -> String {
    guard !rows.isEmpty else { return "" }
    let head = [
      "| | \(columns.joined(separator: " | ")) |", "|---" + columns.map { _ in "|---" }.joined() + "|",
    ]
    return (head + rows.prefix(mostRows)).joined(separator: "\n")
  }

  /// How many rows a table of so many leaves out; empty for none.
  static func rest(_ count: Int) -> String {
    count > mostRows ? "and \(count - mostRows) more: `--format text` prints each" : ""
  }

  /// The text as code. Backticks and pipes in it cannot end the code or the table cell.
  static func code(_ text: String) -> String {
    let line = oneLine(text).replacing("`", with: "'")
    // Of two backslashes before a pipe, some readers of Markdown take the first to escape the second. Numbers of characters say the same to all.
    guard line.contains("\\|") else { return "`\(line.replacing("|", with: "\\|"))`" }
    let signs = line.unicodeScalars.map {
      $0.isASCII && !$0.properties.isAlphabetic ? "&#\($0.value);" : "\($0)"
    }
    return "<code>\(signs.joined())</code>"
  }

  /// The text without HTML, mentions of users, links, or pipes that end a table cell. Code in backticks stays code.
  static func escape(_ text: String) -> String {
    // Several backticks in a row would begin code that ends at as many.
    let isPaired = text.count { $0 == "`" }.isMultiple(of: 2) && !text.contains("``")
    guard isPaired else { return escapeWords(text.replacing("`", with: "'")) }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    return parts.enumerated().map { $0.offset.isMultiple(of: 2) ? escapeWords($0.element) : code($0.element) }
      .joined()
  }

  /// The same of a text without code.
  private static func escapeWords(_ text: String) -> String {
    oneLine(text).reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@": result += "&#64;"
      case "|", "[", "]", "*", "_", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
