import SpecParser

/// The words at a place in a spec: keys and values without spaces, punctuation, quotes and comments. `gspec format` does not change them.
struct PlaceWords {
  let source: SourceFile

  /// The lists whose order has a meaning. The items of others are sorted, as keys are.
  private static let ordered: Set<String> = ["steps", "uses"]

  /// The words of a span; its text without superfluous spaces if no value of the tree stands there.
  func text(_ span: SourceSpan, in root: LocatedNode?) -> String {
    let words = root.map { self.words($0, in: span, of: "") } ?? []
    return words.isEmpty ? written(span) : words.joined(separator: " ")
  }

  /// The words of a whole value.
  ///
  /// - Parameter key: the key that the value belongs to; empty if there is none.
  func text(_ node: LocatedNode, of key: String) -> String {
    words(node, in: node.span, of: key).joined(separator: " ")
  }

  private func words(_ node: LocatedNode, in span: SourceSpan, of key: String) -> [String] {
    guard node.span.file == span.file, node.span.start < span.end, span.start < node.span.end else {
      return []
    }
    // The value of an alias stands elsewhere.
    if node.alias != nil { return [written(node.span)] }
    switch node.content {
    case .scalar(let scalar):
      let both = max(span.start, node.span.start)..<min(span.end, node.span.end)
      let word = both.count == node.span.end - node.span.start ? scalar.text : source.text(both)
      return word.isEmpty ? [] : [Self.spaced(word)]
    case .sequence(let items, _):
      let words = part(of: items, in: span, start: \.span.start).map { self.words($0, in: span, of: key) }
      let isSorted = !Self.ordered.contains(key) && items.allSatisfy { $0.scalar != nil }
      return Array((isSorted ? words.sorted { $0.lexicographicallyPrecedes($1) } : words).joined())
    case .mapping(let entries, _):
      let words = part(of: entries, in: span, start: \.key.span.start).map { entry in
        self.words(entry.key, in: span, of: "")
          + self.words(entry.value, in: span, of: entry.name)
      }
      return Array(words.sorted { $0.lexicographicallyPrecedes($1) }.joined())
    }
  }

  /// The items of a list, in the order of the text, that can have words in a span.
  private func part<Item>(
    of items: [Item], in span: SourceSpan, start: (Item) -> Int
  ) -> ArraySlice<Item> {
    let first = max(0, items.partition { start($0) > span.start } - 1)
    return items[first...].prefix { start($0) < span.end }
  }

  private func written(_ span: SourceSpan) -> String {
    Self.spaced(source.text(span.start..<max(span.start, span.end)))
  }

  private static func spaced(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
