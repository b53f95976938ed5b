extension SyntaxReader {
  /// Pairs a mapping's children. It reports duplicate keys, merge keys and keys that are not words, and leaves them out. A value that an
  /// unquoted comma had cut is joined again and reported.
  func entries(
    of children: [LocatedNode], isFlow: Bool, in place: () -> MappingPlace = { .unknown }
  ) -> [LocatedNode.Entry] {
    let children = isFlow ? children : regrouped(children)
    var result: [LocatedNode.Entry] = []
    result.reserveCapacity(children.count / 2)
    // For a few keys a search is quicker than hashing.
    let isSmall = children.count <= 2 * 8
    var indices: [String: Int] = [:]
    var cutValues: [Int] = []
    for index in stride(from: 0, to: children.count - 1, by: 2) {
      let (key, value) = (children[index], children[index + 1])
      if isFlow, let last = result.last, let joined = rejoined(last, key, value, in: place) {
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
    for index in cutValues { result[index] = reportCut(result[index], in: place()) }
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
}

extension SourceFile {
  package func text(_ span: SourceSpan) -> String { text(span.start..<span.end) }
}
