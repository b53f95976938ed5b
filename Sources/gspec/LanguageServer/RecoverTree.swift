import SpecParser

/// Parses as much of a half-typed text as possible. It leaves out lines that are not valid YAML.
enum RecoverTree {
  /// The most lines that are left out.
  private static let most = 8
  /// The number of lines with content above a parse error that may be its cause.
  private static let reach = 4

  /// The tree of the text. Its spans are those of the original text.
  static func tree(of source: SourceFile) -> SyntaxTree { recovered(source).tree }

  /// The tree, and the text that was parsed: it has the same lines, some of them blank or with one word only.
  private static func recovered(_ source: SourceFile) -> (tree: SyntaxTree, text: SourceFile) {
    var source = source
    for _ in 0..<most {
      let (tree, findings) = ParseYAML.parse(source)
      guard tree.root == nil else { return (tree, source) }
      let places = findings.flatMap { finding in
        [finding.span].compactMap { $0 } + finding.related.map(\.span)
      }
      let lines = places.map { source.position(at: $0.start).line }
      guard let line = lines.first else { return (tree, source) }
      var candidates: [Int] = []
      for line in lines + above(line, source) where !candidates.contains(line) {
        candidates.append(line)
      }
      var best: (tree: SyntaxTree, text: SourceFile, size: Int)?
      for line in candidates {
        let sources = [source, withoutFlow(below: line, source)].compactMap { $0 }
        for text in sources.flatMap({ keyOnly(line, $0) + [Text(source: without([line], $0))] }) {
          let tree = ParseYAML.parse(text.source).tree
          guard let root = tree.root else { continue }
          let size = size(root)
          if size > best?.size ?? 0 { best = (text.asWritten(tree), text.source, size) }
        }
      }
      if let best { return (best.tree, best.text) }
      source = without([line], source)
    }
    return (ParseYAML.parse(source).tree, source)
  }

  /// The lines above a parse error that may be its cause: the nearest ones with content, the one that opens the braces or brackets around
  /// them, and one that is indented slightly further.
  private static func above(_ line: Int, _ source: SourceFile) -> [Int] {
    let withContent = stride(from: line - 1, to: 0, by: -1).lazy
      .filter { source.indentation(ofLine: $0) != nil }
    let near = Array(withContent.prefix(reach))
    let flow = near.first.map {
      TypingPlace.firstLine(ofFlowAt: $0, source.text(source.range(ofLine: $0)), source)
    }
    return near + [flow, slightlyFurther(above: line, source)].compactMap { $0 }
  }

  /// The number of keys of a node. Of several ways to leave something out, the one that keeps the most keys is taken.
  private static func size(_ node: LocatedNode) -> Int {
    guard node.alias == nil else { return 0 }
    return switch node.content {
    case .mapping(let entries, _): entries.reduce(0) { $0 + 1 + size($1.value) }
    case .sequence(let items, _): items.reduce(0) { $0 + size($1) }
    case .scalar: 0
    }
  }

  /// The text without the lines of a brace or bracket that a line opens; `nil` if it opens none.
  private static func withoutFlow(below line: Int, _ source: SourceFile) -> SourceFile? {
    let lines = flow(below: line, source)
    return lines.isEmpty ? nil : without(lines, source)
  }

  /// The lines of a brace or bracket that a line opens.
  private static func flow(below line: Int, _ source: SourceFile) -> [Int] {
    guard TypingPlace.Brackets(source.text(source.range(ofLine: line))).opened > 0,
      let own = source.indentation(ofLine: line), line < source.lineCount
    else { return [] }
    return (line + 1...source.lineCount).prefix { source.indentation(ofLine: $0) ?? .max > own }.map(\.self)
  }

  private static func without(_ lines: some Sequence<Int>, _ source: SourceFile) -> SourceFile {
    var bytes = source.bytes
    for line in lines { for index in source.range(ofLine: line) { bytes[index] = 0x20 } }
    return SourceFile(path: source.path, bytes: bytes)
  }

  /// The nearest line above that is indented by one more column. As the first line of a mapping, it makes all others invalid.
  private static func slightlyFurther(above line: Int, _ source: SourceFile) -> Int? {
    guard let own = source.indentation(ofLine: line) else { return nil }
    return stride(from: line - 1, to: 0, by: -1).first { source.indentation(ofLine: $0) == own + 1 }
  }

  /// The text with the line's first word as a key without a value, so that lines below stay below it. If the word is one or two columns too
  /// far to the right for that, a second variant moves it to two columns before the next line.
  private static func keyOnly(_ line: Int, _ source: SourceFile) -> [Text] {
    let range = source.range(ofLine: line)
    guard let start = range.first(where: { isWord(source.bytes[$0]) }) else { return [] }
    var end = start
    while end < range.upperBound, isWord(source.bytes[end]) || source.bytes[end] == 0x2D { end += 1 }
    let own = start - range.lowerBound
    var columns = [own]
    if let next = indentation(below: line, source), next >= 2, (1...2).contains(own - (next - 2)) {
      // If both variants keep the same number of keys, the first one is taken.
      let word = String(decoding: source.bytes[start..<end], as: UTF8.self)
      let isSection = LanguageContext.top.key(word) != nil
      columns.insert(next - 2, at: next == 2 && isSection ? 0 : 1)
    }
    return columns.map { column in
      let key = Array(repeating: UInt8(0x20), count: column) + source.bytes[start..<end] + [0x3A]
      let bytes = source.bytes[..<range.lowerBound] + key + source.bytes[range.upperBound...]
      return Text(
        source: SourceFile(path: source.path, bytes: Array(bytes)), line: range,
        length: key.count, offset: own - column)
    }
  }

  /// The indentation of the next line with text.
  private static func indentation(below line: Int, _ source: SourceFile) -> Int? {
    guard line < source.lineCount else { return nil }
    return (line + 1...source.lineCount).lazy.compactMap { source.indentation(ofLine: $0) }.first
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}

extension RecoverTree {
  /// The first line that has a name where the tree does not: of lines that are left out, or of which only the first word is kept, and of
  /// the braces and brackets that they open.
  ///
  /// - Parameter known: the places of names in the tree.
  static func line(of source: SourceFile, with name: String, besides known: [SourceSpan]) -> Int? {
    let read = recovered(source).text
    let known = Set(known.map(\.start))
    let changed = (1...source.lineCount).filter { line in
      source.text(source.range(ofLine: line)) != read.text(read.range(ofLine: line))
    }
    return (changed + changed.flatMap { flow(below: $0, source) }).sorted().first { line in
      let range = source.range(ofLine: line)
      return places(of: name, in: source.text(range)).contains { !known.contains(range.lowerBound + $0) }
    }
  }

  /// The places of a name as a whole word outside of comments, in UTF-8 bytes of a line.
  private static func places(of name: String, in line: String) -> [Int] {
    var parts = TextParts()
    let line = line.prefix { parts.part(of: $0) != .comment }
    return line.ranges(of: name).filter { range in
      ![line[..<range.lowerBound].last, line[range.upperBound...].first].contains { beside in
        beside.map { $0.isLetter || $0.isNumber || "-_".contains($0) } == true
      }
    }.map { line[..<$0.lowerBound].utf8.count }
  }
}

extension RecoverTree {
  /// A text in which one line is replaced.
  private struct Text {
    var source: SourceFile
    /// The range of the line in the original text. `length` is its length in this text, `offset` how far its word was moved to the left.
    var line = 0..<0
    var length = 0
    var offset = 0

    /// The tree with the spans of the original text.
    func asWritten(_ tree: SyntaxTree) -> SyntaxTree {
      guard !line.isEmpty else { return tree }
      var tree = tree
      tree.root = tree.root.map(asWritten)
      for index in tree.comments.indices {
        tree.comments[index].span = asWritten(tree.comments[index].span)
      }
      return tree
    }

    private func asWritten(_ node: LocatedNode) -> LocatedNode {
      var node = node
      node.span = asWritten(node.span)
      switch node.content {
      case .scalar: break
      case .sequence(let items, let isFlow): node.content = .sequence(items.map(asWritten), isFlow: isFlow)
      case .mapping(let entries, let isFlow):
        node.content = .mapping(entries.map(asWritten), isFlow: isFlow)
      }
      return node
    }

    private func asWritten(_ entry: LocatedNode.Entry) -> LocatedNode.Entry {
      var entry = entry
      entry.key = asWritten(entry.key)
      entry.value = asWritten(entry.value)
      return entry
    }

    private func asWritten(_ span: SourceSpan) -> SourceSpan {
      SourceSpan(file: span.file, start: asWritten(span.start), end: asWritten(span.end))
    }

    private func asWritten(_ place: Int) -> Int {
      if place <= line.lowerBound && offset == 0 || place < line.lowerBound { return place }
      if place > line.lowerBound + length { return place - length + line.count }
      return min(place + offset, line.upperBound)
    }
  }
}
