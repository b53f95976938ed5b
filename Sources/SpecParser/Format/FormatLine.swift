/// One line of formatted text, before comments are aligned.
struct FormatLine {
  /// Spaces before the text.
  var indent: Int
  /// The text without the comment; empty if the line has only a comment.
  var text: String
  /// The comment, beginning with its `#`.
  var comment: String?
  /// The column of the comment in the source, in characters from 0; `nil` for a comment on its own line.
  var column: Int?
  /// Whether an empty line comes before it.
  var hasGap = false
  /// Whether it ends a text that may have empty lines at its end, so that no empty line comes below it.
  var endsInGap = false

  /// The length of the text with its indentation; 0 without text. A mark that combines with the sign before it counts, as in columns.
  var width: Int { text.isEmpty ? 0 : indent + text.unicodeScalars.count }
  /// Whether it has only a comment, at the indentation of the line that follows.
  var isComment: Bool { text.isEmpty && comment != nil && column == nil }
}

/// Joins lines to text.
enum FormatLines {
  static func text(_ lines: [FormatLine], lineBreak: String) -> String {
    var result = ""
    var start = 0
    while start < lines.count {
      var end = start
      while end < lines.count, lines[end].column != nil, end == start || !lines[end].hasGap { end += 1 }
      let run = lines[start..<max(end, start + 1)]
      let column = column(of: run)
      for index in run.indices {
        if run[index].hasGap, index == 0 || !lines[index - 1].endsInGap { result += lineBreak }
        result += text(run[index], column: column) + lineBreak
      }
      start += run.count
    }
    return result
  }

  /// The column of the comments of successive lines: their old column, if they shared one that leaves room.
  private static func column(of run: ArraySlice<FormatLine>) -> Int {
    let least = (run.map(\.width).max() ?? 0) + 2
    let columns = Set(run.compactMap(\.column))
    if columns.count == 1, let column = columns.first, column >= least - 1 { return column }
    return least
  }

  private static func text(_ line: FormatLine, column: Int) -> String {
    var text = line.text.isEmpty ? "" : String(repeating: " ", count: line.indent) + line.text
    if let comment = line.comment {
      let width = line.column == nil ? line.indent : column
      text += String(repeating: " ", count: max(0, width - line.width)) + comment
    }
    return text
  }
}
