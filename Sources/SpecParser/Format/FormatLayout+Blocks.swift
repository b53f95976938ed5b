extension FormatLayout {
  /// A text in block style (`|`, `>`), moved with its key.
  mutating func block(
    _ node: LocatedNode, _ scalar: LocatedNode.Scalar, _ first: FormatLine, _ column: Int
  ) -> [FormatLine] {
    var first = first
    let above = leading(before: node.span.start, indent: first.indent)
    let header = source.text(node.span).prefix { !$0.isWhitespace && $0 != "#" }
    first.text += " " + header
    var lines = withComment(first, after: node.span.start)
    let parts = textLines(of: node, scalar)
    let stated = header.first { $0.isNumber }.flatMap(\.wholeNumberValue).map { column + $0 }
    let depth = stated ?? parts.first { $0.contains { $0 != " " } }.map(Self.spaces) ?? .max
    lines += parts.map { part in
      let indent = max(first.indent + Self.spaces(part) - column, 0)
      let text = part.drop { $0 == " " }
      guard text.isEmpty else { return FormatLine(indent: indent, text: String(text)) }
      // Spaces of an empty line belong to the text where they reach beyond its own indentation.
      let isText = part.count > depth
      return FormatLine(indent: 0, text: isText ? String(repeating: " ", count: indent) : "")
    }
    // `+` keeps empty lines below, and a last line of spaces looks like one.
    let isBlank = lines[lines.count - 1].text.allSatisfy { $0 == " " }
    lines[lines.count - 1].endsInGap = isBlank || header.contains("+")
    return above + lines
  }

  /// The lines below the header, as written. A span ends with the last character that is not space, but the text may go on: with empty
  /// lines that `+` keeps, and with spaces.
  private func textLines(of node: LocatedNode, _ scalar: LocatedNode.Scalar) -> [String] {
    let header = source.position(at: node.span.start).line
    let last = source.position(at: node.span.end).line
    let breaks = scalar.text.reversed().prefix { " \t\n".contains($0) }.count { $0 == "\n" }
    let endsLast = last > header && scalar.text.last == "\n"
    return (header + 1..<last + breaks + (endsLast ? 0 : 1)).map { source.text(source.range(ofLine: $0)) }
  }

  private static func spaces(_ line: String) -> Int { line.prefix { $0 == " " }.count }
}
