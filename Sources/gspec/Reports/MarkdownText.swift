/// Makes text safe for Markdown of GitHub and GitLab, on one line of a paragraph, a list or a table.
enum MarkdownText {
  /// The text as code. Backticks and pipes in it cannot end the code or the table cell.
  static func code(_ text: String) -> String {
    "`\(oneLine(text).replacing("`", with: "'").replacing("|", with: "\\|"))`"
  }

  /// The text without HTML, mentions of users, links, or pipes that end a table cell. Code in backticks stays code.
  static func escape(_ text: String) -> String {
    var isCode = false
    let isPaired = text.count { $0 == "`" }.isMultiple(of: 2)
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
