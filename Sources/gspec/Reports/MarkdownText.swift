/// Text inside Markdown as GitHub and GitLab show it, on one line of a paragraph, a list or a table.
enum MarkdownText {
  /// Code: nothing ends the code or the cell.
  static func code(_ text: String) -> String {
    "`\(oneLine(text).replacing("`", with: "'").replacing("|", with: "\\|"))`"
  }

  /// Text that is no HTML, no mention of a user and no link, and ends no cell. Code in it stays code.
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
