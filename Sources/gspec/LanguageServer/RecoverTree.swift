import SpecParser

/// Reads as much of a half-typed text as possible: it leaves out a line that is no YAML, not the file.
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
      var candidates: [Int] = []
      for line in lines + (1...reach).map({ line - $0 }) where line > 0 && !candidates.contains(line) {
        candidates.append(line)
      }
      var best: (tree: SyntaxTree, size: Int)?
      for text in candidates.flatMap({ [keyOnly($0, source), without($0, source)] }).compactMap({ $0 }) {
        let tree = ParseYAML.parse(text).tree
        guard let root = tree.root else { continue }
        let size = size(root)
        if size > best?.size ?? 0 { best = (tree, size) }
      }
      if let best { return best.tree }
      source = without(line, source)
    }
    return ParseYAML.parse(source).tree
  }

  /// How many keys a text has: of two ways to leave something out, the one that leaves more is the better.
  private static func size(_ node: LocatedNode) -> Int {
    guard node.alias == nil else { return 0 }
    return switch node.content {
    case .mapping(let entries, _): entries.reduce(0) { $0 + 1 + size($1.value) }
    case .sequence(let items, _): items.reduce(0) { $0 + size($1) }
    case .scalar: 0
    }
  }

  private static func without(_ line: Int, _ source: SourceFile) -> SourceFile {
    var bytes = source.bytes
    for index in source.range(ofLine: line) { bytes[index] = 0x20 }
    return SourceFile(path: source.path, bytes: bytes)
  }

  /// The line with its first word as a key that has no value: what stands below it then stays below it.
  private static func keyOnly(_ line: Int, _ source: SourceFile) -> SourceFile? {
    var bytes = source.bytes
    let range = source.range(ofLine: line)
    guard let start = range.first(where: { isWord(bytes[$0]) }) else { return nil }
    var end = start
    while end < range.upperBound, isWord(bytes[end]) || bytes[end] == 0x2D { end += 1 }
    // Where the colon is not typed yet, it takes the place of the word's last sign.
    if end == range.upperBound { end -= 1 }
    guard end > start else { return nil }
    for index in range where !(start..<end).contains(index) { bytes[index] = 0x20 }
    bytes[end] = 0x3A
    return SourceFile(path: source.path, bytes: bytes)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}
