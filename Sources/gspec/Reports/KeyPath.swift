import SpecParser

/// Finds the keys that lead to a place in a spec, such as `activities`, `open`, `by`. They stay the same when lines move.
struct KeyPath {
  let words: PlaceWords

  /// - Parameter key: the key that the node belongs to; empty if there is none.
  /// - Returns: an empty array for a place outside the values of the file.
  func keys(to span: SourceSpan, in node: LocatedNode, of key: String = "") -> [String] {
    switch node.content {
    case .scalar: return []
    case .mapping(let entries, _):
      let index = entries.partition { $0.key.span.start > span.start } - 1
      guard index >= 0 else { return [] }
      let key = entries[index].name
      if contains(entries[index].key, span) { return [key] }
      let value = entries[index].value
      return contains(value, span) ? [key] + keys(to: span, in: value, of: key) : []
    case .sequence(let items, _):
      // An item has no name, and its number would change with the order, so its words identify it.
      let index = items.partition { $0.span.start > span.start } - 1
      guard index >= 0, contains(items[index], span) else { return [] }
      return [words.text(items[index], of: key)] + keys(to: span, in: items[index], of: key)
    }
  }

  private func contains(_ node: LocatedNode, _ span: SourceSpan) -> Bool {
    node.span.file == span.file && node.span.start <= span.start && span.end <= node.span.end
      && node.alias == nil
  }
}
