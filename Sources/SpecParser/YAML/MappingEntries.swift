extension SyntaxReader {
  /// Pairs a mapping's children. It reports duplicate keys, merge keys and keys that are not words, and leaves them out. A value that an
  /// unquoted comma had cut is joined again and reported.
  func entries(of children: [LocatedNode], isFlow: Bool) -> [LocatedNode.Entry] {
    let children = isFlow ? children : regrouped(children)
    var result: [LocatedNode.Entry] = []
    result.reserveCapacity(children.count / 2)
    // For a few keys a search is quicker than hashing.
    let isSmall = children.count <= 2 * 8
    var indices: [String: Int] = [:]
    var cutValues: [Int] = []
    for index in stride(from: 0, to: children.count - 1, by: 2) {
      let (key, value) = (children[index], children[index + 1])
      if isFlow, let last = result.last, let joined = rejoined(last, key, value) {
        result[result.count - 1] = joined
        if cutValues.last != result.count - 1 { cutValues.append(result.count - 1) }
      } else if let name = keyName(key) {
        let known = isSmall ? result.firstIndex { $0.key.scalar?.text == name } : indices[name]
        if let first = known {
          reportDuplicate(name, key, first: result[first].key)
        } else {
          if !isSmall { indices[name] = result.count }
          result.append(LocatedNode.Entry(key: key, value: value))
        }
      }
    }
    for index in cutValues { reportCut(result[index]) }
    return result
  }

  private func keyName(_ key: LocatedNode) -> String? {
    guard let scalar = key.scalar, !key.isEmpty else {
      return fault(SyntaxRules.type, "a key must be a word, but this is \(key.described)", at: key.span)
    }
    guard scalar.text != "<<" || scalar.style != .plain else {
      return fault(
        SyntaxRules.alias, "merge keys are not supported: they would hide which keys a mapping has",
        at: key.span, help: ["write the keys out, or give the whole value an anchor (`&name`, `*name`)"]
      )
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

  /// The entry whose value an unquoted comma had cut, joined again; else `nil`. `{when: a in (b, c)}` reads as two keys, `when` and `c)`. A
  /// key without a colon after a plain value shows that the comma belongs to the value.
  private func rejoined(
    _ last: LocatedNode.Entry, _ key: LocatedNode, _ value: LocatedNode
  ) -> LocatedNode.Entry? {
    guard let before = last.value.scalar, before.style == .plain, !last.value.isEmpty, value.isEmpty,
      value.alias == nil, last.value.alias == nil, key.alias == nil,
      !source.text(key.span.end..<max(value.span.end, key.span.end)).contains(":"),
      byte(key.span.end) != 0x3A, last.key.scalar != nil, glued(key, value) == nil
    else { return nil }
    var joined = last
    joined.value.span = last.value.span.merged(with: key.span)
    let text = source.text(joined.value.span)
    joined.value.content = .scalar(.init(text: NumberText.withPoint(text) ?? text, style: .plain))
    return joined
  }

  private func reportCut(_ entry: LocatedNode.Entry) {
    guard let name = entry.key.scalar?.text else { return }
    let text = source.text(entry.value.span)
    let meant = NumberText.withPoint(text) ?? quoted(text.shortened)
    report(
      SyntaxRules.quoting, "the value of `\(name.shortened)` ends at a comma, because it has no quotes",
      at: entry.value.span, notes: ["inside braces a comma ends an unquoted value, and a key follows"],
      help: ["write `\(name.shortened): \(meant)`"]
    )
  }

  /// The text in quotes. Its double quotes are removed if it begins with one, which was meant to quote it, or has single quotes too.
  func quoted(_ text: String) -> String {
    guard text.contains("\"") else { return "\"\(text)\"" }
    return text.first != "\"" && !text.contains("'") ? "'\(text)'" : "\"\(text.filter { $0 != "\"" })\""
  }
}

extension SourceFile {
  func text(_ span: SourceSpan) -> String { text(span.start..<span.end) }
}
