import SpecParser

/// Reads as much of a text as can be read while somebody types in it: a line that is no YAML is left out, not the file.
enum RecoverTree {
  /// The most lines that are left out.
  private static let most = 8
  /// How far above the place where reading stops the line can be that is unfinished, an open bracket say.
  private static let reach = 4

  /// Places are those of the text itself.
  static func tree(of source: SourceFile) -> SyntaxTree {
    var source = source
    for _ in 0..<most {
      let (tree, findings) = ParseYAML.parse(source)
      guard tree.root == nil else { return tree }
      let places = findings.flatMap { finding in
        [finding.span].compactMap { $0 } + finding.related.map(\.span)
      }
      let lines = places.map { source.position(at: $0.start).line }
      guard let line = lines.first else { return tree }
      let candidates = lines + (1...reach).map { line - $0 }.filter { $0 > 0 }
      let whole = candidates.lazy.map { ParseYAML.parse(without($0, source)).tree }.first { $0.root != nil }
      if let whole { return whole }
      source = without(line, source)
    }
    return ParseYAML.parse(source).tree
  }

  private static func without(_ line: Int, _ source: SourceFile) -> SourceFile {
    var bytes = source.bytes
    for index in source.range(ofLine: line) { bytes[index] = 0x20 }
    return SourceFile(path: source.path, bytes: bytes)
  }
}
