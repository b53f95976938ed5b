/// Writes lists and mappings in brackets on one line.
struct FormatFlow {
  let source: SourceFile

  /// - Returns: the value without its anchor, or `nil` if one line cannot hold it: a text of several lines, or a key without a value.
  func text(_ node: LocatedNode, _ place: LanguageChild) -> String? { text(node, place, anchor: "") }

  private func inner(_ node: LocatedNode, _ place: LanguageChild) -> String? {
    text(node, place, anchor: node.alias == nil ? node.anchor.map { "&\($0) " } ?? "" : "")
  }

  private func text(_ node: LocatedNode, _ place: LanguageChild, anchor: String) -> String? {
    guard node.alias == nil else { return source.text(node.span) }
    switch node.content {
    case .scalar:
      let text = source.text(node.span)
      return text.isEmpty || text.contains(where: \.isLineBreak) ? nil : anchor + text
    case .sequence(let items, _):
      let texts = items.compactMap { inner($0, place) }
      return texts.count == items.count ? "\(anchor)[\(texts.joined(separator: ", "))]" : nil
    case .mapping(let entries, _):
      let texts = Self.ordered(entries, in: place).compactMap { entry in
        inner(entry.value, LanguageContext.child(of: place, entry.name))
          .map { "\(source.text(entry.key.span)): \($0)" }
      }
      guard texts.count == entries.count else { return nil }
      let isInBraces = source.bytes[node.span.start] == 0x7B
      let joined = texts.joined(separator: ", ")
      return isInBraces ? "\(anchor){\(joined)}" : joined
    }
  }

  /// The entries with known keys first, in their order, then the others as they stood.
  static func ordered(_ entries: [LocatedNode.Entry], in place: LanguageChild) -> [LocatedNode.Entry] {
    entries.sorted {
      rank(of: $0.name, in: place) < rank(of: $1.name, in: place)
    }
  }

  /// The position of a key. Unknown keys, and names that a spec makes up, stay in the order of the text.
  static func rank(of key: String, in place: LanguageChild) -> Int {
    switch place {
    case .keys(let context), .keysOrNamed(let context), .list(let context):
      // A step has only one key, so its keys need no order.
      context == .step ? 0 : context.keys.firstIndex { $0.name == key } ?? context.keys.count
    case .value, .names, .named: 0
    }
  }
}
