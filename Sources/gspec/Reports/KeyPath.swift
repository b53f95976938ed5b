import SpecParser

/// Finds the keys that lead to a place in a spec, such as `activities`, `open`, `by`. They stay the same when lines move.
struct KeyPath {
  let source: SourceFile

  /// - Returns: an empty array for a place outside the values of the file.
  func keys(to span: SourceSpan, in node: LocatedNode) -> [String] {
    switch node.content {
    case .scalar: return []
    case .mapping(let entries, _):
      let index = entries.partition { $0.key.span.start > span.start } - 1
      guard index >= 0 else { return [] }
      let key = entries[index].key.scalar?.text ?? ""
      if contains(entries[index].key, span) { return [key] }
      return contains(entries[index].value, span) ? [key] + keys(to: span, in: entries[index].value) : []
    case .sequence(let items, _):
      // An item has no name, and its number would change with the order, so its text identifies it.
      let index = items.partition { $0.span.start > span.start } - 1
      guard index >= 0, contains(items[index], span) else { return [] }
      return [words(of: items[index])] + keys(to: span, in: items[index])
    }
  }

  private func contains(_ node: LocatedNode, _ span: SourceSpan) -> Bool {
    node.span.file == span.file && node.span.start <= span.start && span.end <= node.span.end
      && node.alias == nil
  }

  /// The node's text with every run of whitespace as one space.
  private func words(of node: LocatedNode) -> String {
    source.text(node.span.start..<max(node.span.start, node.span.end))
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
