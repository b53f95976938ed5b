extension SyntaxReader {
  /// The children of a block mapping, with the keys behind a name that has none put below it where a missing or a wrong indentation makes
  /// them repeat earlier keys. Each such name is one error, in place of one for every repeated key.
  func regrouped(_ children: [LocatedNode]) -> [LocatedNode] {
    let starts = Array(stride(from: 0, to: children.count - 1, by: 2))
    guard starts.dropLast().contains(where: { isBare(children[$0 + 1]) }) else { return children }
    var seen: Set<String> = []
    var result: [LocatedNode] = []
    var position = 0
    while position < starts.count {
      let (key, value) = (children[starts[position]], children[starts[position] + 1])
      position += 1
      if isBare(value) {
        let rest = starts[position...].prefix { !isBare(children[$0 + 1]) }
        if rest.count(where: { seen.contains(children[$0].scalar?.text ?? "") }) > 1, let last = rest.last {
          result += [key, group(Array(children[starts[position]...last + 1]), below: key, of: result)]
          position += rest.count
          seen.insert(key.scalar?.text ?? "")
          continue
        }
      }
      seen.insert(key.scalar?.text ?? "")
      result += [key, value]
    }
    return result
  }

  /// The mapping of keys that belong below a name, which is reported.
  private func group(
    _ children: [LocatedNode], below name: LocatedNode, of before: [LocatedNode]
  ) -> LocatedNode {
    // Among other names its keys are not indented; among keys of another name it is indented too far itself.
    let isAmongNames = before.count > 1 && (isBare(before[1]) || isMapping(before[1]))
    let entries = entries(of: children, isFlow: false)
    let names = entries.compactMap { $0.key.scalar?.text }
    if isAmongNames {
      reportUnindented(names, below: name, at: children[0].span)
    } else {
      report(
        SyntaxRules.duplicateKey,
        "`\(name.scalar?.text.shortened ?? "")` stands among the keys of another name, and has the same keys",
        at: name.span, help: ["move it to the left, below that name"])
    }
    let span = children[0].span.merged(with: children[children.count - 1].span)
    return LocatedNode(content: .mapping(entries, isFlow: false), span: span)
  }

  /// Reports keys that stand beside a name, not below it.
  func reportUnindented(_ keys: [String], below name: LocatedNode, at span: SourceSpan) {
    let owner = name.scalar?.text.shortened ?? ""
    report(
      SyntaxRules.type, "the keys of `\(owner)` are not indented below it", at: span,
      help: ["indent \(listed(keys.map(\.shortened))) below `\(owner):`"])
  }

  /// Whether an entry's mapping stands at the column of its key, so that it was regrouped and reported.
  func isRegrouped(_ entry: LocatedNode.Entry) -> Bool {
    guard case .mapping(let entries, isFlow: false) = entry.value.content, entry.value.alias == nil,
      let first = entries.first
    else { return false }
    return source.position(at: first.key.span.start).column
      == source.position(at: entry.key.span.start).column
  }

  private func isBare(_ value: LocatedNode) -> Bool {
    value.isEmpty && value.alias == nil && value.anchor == nil && value.span.start == value.span.end
  }

  private func isMapping(_ value: LocatedNode) -> Bool {
    if case .mapping = value.content { true } else { false }
  }
}
