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
    "`\(oneLine(text).replacing("`", with: "'").replacing("|", with: "\\|"))`"
  }

  /// The text without HTML, mentions of users, links, or pipes that end a table cell. Code in backticks stays code.
  static func escape(_ text: String) -> String {
    var isCode = false
    // Several backticks in a row would begin code that ends at as many.
    let isPaired = text.count { $0 == "`" }.isMultiple(of: 2) && !text.contains("``")
    return oneLine(text).reduce(into: "") { result, character in
      if character == "`", isPaired { isCode.toggle() }
      switch character {
      case "|": result += "\\|"
      case "`" where !isPaired: result += "'"
      case "<" where !isCode: result += "&lt;"
      case ">" where !isCode: result += "&gt;"
      case "@" where !isCode: result += "&#64;"
      case "[", "]", "*", "_", "\\": result += isCode ? String(character) : "\\\(character)"
      default: result.append(character)
      }
    }
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}
