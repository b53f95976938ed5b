/// Completes the half-typed names of sections, so that their content keeps its meaning while a name is typed.
package enum CompleteSections {
  /// The tree with completed section names. Spans stay those of the text.
  ///
  /// - Parameter isTyped: whether a key may be half-typed.
  package static func applied(
    to tree: SyntaxTree, where isTyped: (LocatedNode) -> Bool = { _ in true }
  ) -> SyntaxTree {
    guard let root = tree.root, case .mapping(var entries, let isFlow) = root.content else { return tree }
    var present = Set(entries.compactMap { $0.key.scalar?.text })
    for index in entries.indices {
      guard var typed = entries[index].key.scalar, !typed.text.isEmpty,
        LanguageContext.top.key(typed.text) == nil, isTyped(entries[index].key),
        let name = name(typed.text, of: entries[index].value, besides: present)
      else { continue }
      present.insert(name)
      typed.text = name
      entries[index].key.content = .scalar(typed)
    }
    var tree = tree
    tree.root?.content = .mapping(entries, isFlow: isFlow)
    return tree
  }

  /// The missing section with this prefix that fits the content best. If none has the prefix, the one with the most similar name.
  private static func name(
    _ typed: String, of value: LocatedNode, besides present: Set<String>
  ) -> String? {
    let missing = LanguageContext.top.keys.filter { !present.contains($0.name) }
    let begun = missing.filter { $0.name.hasPrefix(typed) }
    guard !begun.isEmpty else { return NearMiss.nearest(to: typed, among: missing.map(\.name)) }
    let marks = begun.map { mark(value, as: $0.child) }
    // If several fit equally well, the first is taken, which comes first in a spec.
    return marks.indices.max { (marks[$0], -$0) < (marks[$1], -$1) }.map { begun[$0].name }
  }

  /// The number of keys that the section knows, minus those that it does not know.
  private static func mark(_ node: LocatedNode, as child: LanguageChild) -> Int {
    switch (node.content, child) {
    case (.mapping(let entries, _), .keys(let context)), (.mapping(let entries, _), .list(let context)):
      entries.reduce(0) { sum, entry in
        let key = entry.key.scalar.flatMap { context.key($0.text) }
        return sum + (key.map { 1 + mark(entry.value, as: $0.child) } ?? -1)
      }
    case (.mapping(let entries, _), .named(let context)):
      entries.reduce(0) { $0 + mark($1.value, as: .keys(context)) }
    case (.sequence(let items, _), .list): items.reduce(0) { $0 + mark($1, as: child) }
    case (.mapping, .value), (.sequence, .keys), (.sequence, .named): -1
    case (.scalar, .keys), (.scalar, .list): node.isEmpty ? 0 : -1
    case (.mapping, .names), (.mapping, .keysOrNamed), (.sequence, _), (.scalar, _): 0
    }
  }
}
