import SpecParser

/// The keys that lead to a place in a spec, such as `activities`, `open`, `by`: they stay when lines move.
struct KeyPath {
  let source: SourceFile

  /// - Returns: empty for a place outside the values of the file.
  func keys(to span: SourceSpan, in node: LocatedNode) -> [String] {
    switch node.content {
    case .scalar: return []
    case .mapping(let entries, _):
      for entry in entries {
        let key = entry.key.scalar?.text ?? ""
        if contains(entry.key, span) { return [key] }
        if contains(entry.value, span) { return [key] + keys(to: span, in: entry.value) }
      }
      return []
    case .sequence(let items, _):
      // An item has no name, and its number would change with the order: it is what it says.
      guard let item = items.first(where: { contains($0, span) }) else { return [] }
      return [words(of: item)] + keys(to: span, in: item)
    }
  }

  private func contains(_ node: LocatedNode, _ span: SourceSpan) -> Bool {
    node.span.file == span.file && node.span.start <= span.start && span.end <= node.span.end
      && node.alias == nil
  }

  /// The text without its line breaks and indentation.
  private func words(of node: LocatedNode) -> String {
    source.text(node.span.start..<max(node.span.start, node.span.end))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
