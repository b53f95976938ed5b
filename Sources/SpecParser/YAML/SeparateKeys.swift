/// Inside braces `by:touch` is a key without a value to YAML: the space behind the `:` is missing.
extension SyntaxReader {
  /// The entries of a mapping in braces. Each key that is glued to its value is read as both, and all are reported at once.
  func separated(_ entries: [LocatedNode.Entry]) -> [LocatedNode.Entry] {
    let pairs = entries.map { glued($0.key, $0.value) }
    let found = pairs.compactMap(\.self)
    guard let first = found.first else { return entries }
    func text(_ node: LocatedNode) -> String { (node.scalar?.text ?? "").shortened }
    let meant = found.map { "\(text($0.key)): \(text($0.value))" }.joined(separator: ", ")
    report(
      SyntaxRules.yaml, Self.missingSpace(behind: found.map { text($0.key) }), at: first.key.span,
      help: ["write `\(meant)`"])
    return zip(entries, pairs).map { $1 ?? $0 }
  }

  static func missingSpace(behind names: [String]) -> String {
    "a space is missing behind the `:` of \(listed(names))"
  }

  /// The key and the value that stand without a space between them; `nil` for any other key.
  func glued(_ key: LocatedNode, _ value: LocatedNode) -> LocatedNode.Entry? {
    guard let scalar = key.scalar, scalar.style == .plain, value.isEmpty, value.alias == nil,
      key.alias == nil,
      let colon = scalar.text.firstIndex(of: ":"), key.span.end - key.span.start == scalar.text.utf8.count
    else { return nil }
    let (name, rest) = (scalar.text[..<colon], scalar.text[colon...].dropFirst())
    guard !name.isEmpty, name.unicodeScalars.allSatisfy(\.isNamePart), let first = rest.first, first != "/"
    else { return nil }
    func node(_ text: Substring, _ start: Int) -> LocatedNode {
      LocatedNode(
        content: .scalar(.init(text: String(text), style: .plain)),
        span: SourceSpan(file: key.span.file, start: start, end: start + text.utf8.count))
    }
    return LocatedNode.Entry(
      key: node(name, key.span.start), value: node(rest, key.span.start + name.utf8.count + 1))
  }
}
