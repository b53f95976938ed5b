/// The comments for lint of a spec, in the order of the text, each with the line that it is about.
struct LintComments {
  struct Entry {
    var span: SourceSpan
    var content: Result<SuppressionComment, SuppressionComment.Fault>
    /// The number of the next line that has more than a comment; `nil` if there is none.
    var line: Int?
  }

  let entries: [Entry]

  /// - Parameter tree: the syntax tree of the file.
  init(_ source: SourceFile, _ tree: SyntaxTree) {
    let read = tree.comments.compactMap { comment in
      SuppressionComment.read(comment, in: source).map { (comment, $0) }
    }
    guard !read.isEmpty else {
      entries = []
      return
    }
    var lines = LinesBelow(source, tree.comments)
    // From the end, so that a comment above others finds the line where they have found it.
    entries =
      read.reversed().map { comment, content in
        Entry(span: comment.span, content: content, line: lines.line(below: comment))
      }.reversed()
  }

  /// The rules that comments accept, each with its line.
  func acceptedLines(of source: SourceFile) -> [AcceptedLine] {
    entries.flatMap { entry -> [AcceptedLine] in
      guard let line = entry.line, let comment = try? entry.content.get() else { return [] }
      return comment.rules.map { AcceptedLine(rule: $0.value, line: line, of: source) }
    }
  }
}

/// Finds the lines below comments. Comments for several rules may stand above one line.
private struct LinesBelow {
  private let source: SourceFile
  /// The numbers of lines with nothing but a comment.
  private let commentLines: Set<Int>
  /// The result for each line with a comment that was asked about.
  private var known: [Int: Int] = [:]

  init(_ source: SourceFile, _ comments: [Comment]) {
    self.source = source
    commentLines = Set(comments.filter(\.isOnOwnLine).map { source.position(at: $0.span.start).line })
  }

  /// The next line that has more than a comment; `nil` if there is none.
  mutating func line(below comment: Comment) -> Int? {
    let own = source.position(at: comment.span.start).line
    var line = own + 1
    while line <= source.lineCount, commentLines.contains(line) || isBlank(line) {
      line = known[line] ?? line + 1
    }
    known[own] = line
    return line <= source.lineCount ? line : nil
  }

  private func isBlank(_ line: Int) -> Bool {
    source.bytes[source.range(ofLine: line)].allSatisfy { $0 == 0x20 }
  }
}
