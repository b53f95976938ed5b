extension SyntaxReader {
  /// Pairs a mapping's children up. What is no key of its own is reported and left out: a key that stands twice, a
  /// merge key, a key that is no word, and what an unquoted comma cut off.
  func entries(of children: [LocatedNode], isFlow: Bool) -> [LocatedNode.Entry] {
    var result: [LocatedNode.Entry] = []
    var indices: [String: Int] = [:]
    for index in stride(from: 0, to: children.count - 1, by: 2) {
      let (key, value) = (children[index], children[index + 1])
      if isFlow, let last = result.last, let joined = rejoined(last, key, value) {
        result[result.count - 1] = joined
      } else if let name = keyName(key) {
        if let first = indices[name] {
          reportDuplicate(name, key, first: result[first].key)
        } else {
          indices[name] = result.count
          result.append(LocatedNode.Entry(key: key, value: value))
        }
      }
    }
    return result
  }

  private func keyName(_ key: LocatedNode) -> String? {
    guard let scalar = key.scalar, !key.isEmpty else {
      report(SyntaxRules.type, "a key must be a word, but this is \(key.described)", at: key.span)
      return nil
    }
    guard scalar.text != "<<" || scalar.style != .plain else {
      report(
        SyntaxRules.alias, "merge keys are not supported: they would hide which keys a mapping has",
        at: key.span, help: ["write the keys out, or give the whole value an anchor (`&name`, `*name`)"]
      )
      return nil
    }
    return scalar.text
  }

  private func reportDuplicate(_ name: String, _ key: LocatedNode, first: LocatedNode) {
    report(
      SyntaxRules.duplicateKey, "`\(name.shortened)` stands twice in this mapping", at: key.span,
      help: ["remove one of them, or put both values under one key"],
      related: [.init(span: first.span, message: "it stands here first")]
    )
  }

  /// `{when: a in (b, c)}` reads as two keys, `when` and `c)`. When a key without a colon follows a plain value, the
  /// comma was meant to belong to the value: reports it, and gives the entry as it was meant.
  private func rejoined(
    _ last: LocatedNode.Entry, _ key: LocatedNode, _ value: LocatedNode
  ) -> LocatedNode.Entry? {
    guard let before = last.value.scalar, before.style == .plain, !last.value.isEmpty, value.isEmpty,
      value.alias == nil, last.value.alias == nil, key.alias == nil,
      !source.text(key.span.end..<max(value.span.end, key.span.end)).contains(":"),
      byte(key.span.end) != 0x3A, let name = last.key.scalar?.text
    else { return nil }
    var joined = last
    joined.value.span = last.value.span.merged(with: key.span)
    let text = source.text(joined.value.span.start..<joined.value.span.end)
    joined.value.content = .scalar(.init(text: text, style: .plain))
    report(
      SyntaxRules.quoting, "the value of `\(name)` ends at a comma, because it has no quotes",
      at: joined.value.span,
      notes: ["inside braces a comma ends an unquoted value, so `\(source.text(key.span))` would be a key"],
      help: ["write `\(name): \(quoted(text))`"]
    )
    return joined
  }

  /// The text in the quotes that it needs itself least.
  func quoted(_ text: String) -> String {
    text.contains("\"") && !text.contains("'") ? "'\(text)'" : "\"\(text.filter { $0 != "\"" })\""
  }
}

extension SourceFile {
  func text(_ span: SourceSpan) -> String { text(span.start..<span.end) }
}
