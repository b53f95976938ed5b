import SpecParser

/// The keys and the value at an offset of a spec.
struct TreePlace {
  /// The keys from the top to the one at the offset, or to the one whose value is there.
  var keys: [String] = []
  /// The key at the offset, if there is one.
  var key: LocatedNode?
  /// The scalar value at the offset, if there is one.
  var word: LocatedNode?

  init(_ tree: SyntaxTree, at offset: Int) {
    var node = tree.root
    while let current = node {
      node = nil
      switch current.content {
      case .mapping(let entries, _):
        for entry in entries {
          if Self.holds(entry.key, offset) {
            keys.append(entry.name)
            key = entry.key
            return
          }
          if Self.holds(entry.value, offset) {
            keys.append(entry.name)
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

  /// The context of the last key.
  var context: LanguageContext? { LanguageContext.at(keys.dropLast()) }
  var languageKey: LanguageKey? { keys.last.flatMap { context?.key($0) } }
}
