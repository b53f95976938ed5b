extension SyntaxReader {
  /// The fields of a mapping whose keys are names from the spec: activities, elements, metrics.
  ///
  /// - Parameters:
  ///   - context: the keys below each name; `nil` if each has one value.
  ///   - help: the help for a value that is no mapping.
  func named(_ field: Field, of context: LanguageContext? = nil, help: [String] = []) -> [Field] {
    switch field.value.content {
    case .mapping(let entries, let isFlow):
      let entries = isFlow ? separated(entries) : context.map { indented(entries, $0) } ?? entries
      return entries.map(Field.init)
    case .scalar where field.value.isEmpty:
      return []
    case .scalar, .sequence:
      report(
        SyntaxRules.type, "`\(field.name)` must be a mapping, but this is \(field.value.described)",
        at: field.span, help: help.isEmpty ? helpForList(field) : help
      )
      return []
    }
  }

  /// The help for a list of mappings that have their names as a key: `- name: open`.
  private func helpForList(_ field: Field) -> [String] {
    guard case .sequence(let items, _) = field.value.content,
      case .mapping(let entries, _)? = items.first?.content
    else { return [] }
    let name = ["name", "id"].lazy.compactMap { items[0].value(of: $0)?.scalar?.text }.first
    guard let name = name ?? (entries.count == 1 ? entries[0].key.scalar?.text : nil) else { return [] }
    return ["begin each without `-`, by its name: `\(name.shortened):`, and indent its keys below"]
  }

  /// Whether the value is a mapping. An empty value is a mapping without entries.
  func isMapping(_ field: Field) -> Bool {
    if case .mapping = field.value.content { true } else { field.value.isEmpty && !field.value.isUnknown }
  }

  // MARK: Indentation

  /// The entries of a section in block style, with keys that stand behind a name without any put below it, which is reported.
  private func indented(_ entries: [LocatedNode.Entry], _ context: LanguageContext) -> [LocatedNode.Entry] {
    guard entries.contains(where: { isStray($0, context) }) else { return entries }
    var result: [LocatedNode.Entry] = []
    var index = 0
    while index < entries.count {
      var entry = entries[index]
      index += 1
      let keys = entries[index...].prefix { context.key($0.name) != nil }
      if entry.value.isEmpty, entry.value.alias == nil, let first = keys.first, let last = keys.last,
        keys.contains(where: { isStray($0, context) })
      {
        let names = keys.compactMap { $0.key.scalar?.text }
        reportUnindented(names, below: entry.key, at: first.key.span)
        entry.value = LocatedNode(
          content: .mapping(Array(keys), isFlow: false), span: first.key.span.merged(with: last.value.span))
        index += keys.count
      }
      result.append(entry)
    }
    return result
  }

  /// Whether an entry is a key of the context and no name: its value can be no mapping of keys.
  private func isStray(_ entry: LocatedNode.Entry, _ context: LanguageContext) -> Bool {
    guard let name = entry.key.scalar?.text, context.key(name) != nil, !entry.value.isEmpty else {
      return false
    }
    if case .mapping = entry.value.content { return false }
    return true
  }
}
