/// Writes the text of a spec in its usual form: keys in the order of `LanguageKeys`, two spaces for each level, comments with their values.
/// The meaning stays the same, and the result is read again to check that.
package enum FormatSpec {
  /// The width up to which broken lists and mappings in brackets are joined.
  static let lineWidth = 120

  /// The reason why a text cannot be formatted.
  package enum Failure: Error, Sendable {
    /// It cannot be read as YAML.
    case findings([Finding])
    /// The formatted text would have another meaning: a bug of the formatter.
    case changed
  }

  /// Checks that a text is a spec or a vocabulary. Other files have keys of their own, with another order.
  package static func checkIsSpec(_ source: SourceFile) throws(Failure) {
    let reader = SyntaxReader(source: source, file: 0, sink: FindingSink())
    if let root = reader.tree().root { reader.checkIsSpec(root) }
    if !reader.sink.findings.isEmpty { throw .findings(reader.sink.sorted) }
  }

  /// The text in its usual form; the same bytes if it already has that form.
  package static func run(_ source: SourceFile) throws(Failure) -> [UInt8] {
    let source = ended(source)
    let before = ParseYAML.parse(source)
    guard let root = before.tree.root, before.findings.isEmpty else { throw .findings(before.findings) }
    var layout = FormatLayout(source: source, comments: before.tree.comments)
    let text = FormatLines.text(layout.lines(of: root), lineBreak: lineBreak(of: source))
    let after = SourceFile(path: source.path, text: text)
    let again = ParseYAML.parse(after)
    guard let same = again.tree.root, again.findings.isEmpty, Self.isSame(root, same),
      comments(before.tree, source) == comments(again.tree, after)
    else { throw .changed }
    return after.bytes
  }

  /// The text with a line break at its end: without it, the text of a last value in block style has none either.
  private static func ended(_ source: SourceFile) -> SourceFile {
    guard let last = source.bytes.last, last != 0x0A, last != 0x0D else { return source }
    return SourceFile(path: source.path, bytes: source.bytes + Array(lineBreak(of: source).utf8))
  }

  /// The line break of the first line.
  private static func lineBreak(of source: SourceFile) -> String {
    guard let end = source.bytes.firstIndex(of: 0x0A), end > 0, source.bytes[end - 1] == 0x0D else {
      return "\n"
    }
    return "\r\n"
  }

  private static func comments(_ tree: SyntaxTree, _ source: SourceFile) -> [String] {
    tree.comments.map { source.text($0.span).trimmedSpace }.sorted()
  }

  /// Whether two values have the same meaning, apart from the order of keys.
  private static func isSame(_ a: LocatedNode, _ b: LocatedNode) -> Bool {
    guard a.alias == b.alias, a.anchor == b.anchor else { return false }
    switch (a.content, b.content) {
    case (.scalar(let a), .scalar(let b)): return a == b
    case (.sequence(let a, _), .sequence(let b, _)): return a.count == b.count && zip(a, b).allSatisfy(isSame)
    case (.mapping(let a, _), .mapping(let b, _)):
      guard a.count == b.count else { return false }
      var values: [String: LocatedNode] = [:]
      for entry in b { values[entry.name] = entry.value }
      return a.allSatisfy { entry in
        values[entry.name].map { isSame(entry.value, $0) } ?? false
      }
    default: return false
    }
  }
}
