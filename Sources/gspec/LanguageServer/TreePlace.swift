import SpecParser

/// What stands at an offset of a spec's text.
struct TreePlace {
  /// Keys from the top to the one that is looked at, or whose value is.
  var keys: [String] = []
  /// The key itself, if the offset is in one.
  var key: LocatedNode?
  /// The word at the offset, if it is a value.
  var word: LocatedNode?

  init(_ tree: SyntaxTree, at offset: Int) {
    var node = tree.root
    while let current = node {
      node = nil
      switch current.content {
      case .mapping(let entries, _):
        for entry in entries {
          if Self.holds(entry.key, offset) {
            keys.append(entry.key.scalar?.text ?? "")
            key = entry.key
            return
          }
          if Self.holds(entry.value, offset) {
            keys.append(entry.key.scalar?.text ?? "")
            node = entry.value
          }
        }
      case .sequence(let items, _): node = items.first { Self.holds($0, offset) }
      case .scalar: word = current
      }
    }
  }

  private static func holds(_ node: LocatedNode, _ offset: Int) -> Bool {
    node.span.start <= offset && offset <= node.span.end
  }

  /// The place of the key, or of the value's key.
  var context: LanguageContext? { LanguageContext.at(keys.dropLast()) }
  var languageKey: LanguageKey? { keys.last.flatMap { context?.key($0) } }
}
