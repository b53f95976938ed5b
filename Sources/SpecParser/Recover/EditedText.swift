/// A text in which some lines are blank, or have one word as a key without a value. It has as many lines as the original.
struct EditedText {
  private(set) var source: SourceFile
  /// The lines that are not as in the original, and those of the braces and brackets that they open.
  private(set) var lines: Set<Int> = []
  /// The place of the keys at the top of a spec; `nil` for a file of another form.
  let top: LanguageContext?
  private var moves: [Move] = []

  init(_ source: SourceFile, _ top: LanguageContext?) { (self.source, self.top) = (source, top) }

  func without(_ lines: some Sequence<Int>) -> EditedText {
    var bytes = source.bytes
    for line in lines { for index in source.range(ofLine: line) { bytes[index] = 0x20 } }
    var text = self
    text.lines.formUnion(lines)
    for line in lines { text.lines.formUnion(OpenBrackets.lines(below: line, source)) }
    text.source = SourceFile(path: source.path, bytes: bytes)
    return text
  }

  /// The text with the line's first word as a key without a value, so that lines below stay below it. If the word is one or two columns too
  /// far to the right for that, a second variant moves it to two columns before the next line.
  func keyOnly(_ line: Int) -> [EditedText] {
    let range = source.range(ofLine: line)
    guard let start = range.first(where: { Self.isWord(source.bytes[$0]) }) else { return [] }
    var end = start
    while end < range.upperBound, Self.isWord(source.bytes[end]) || source.bytes[end] == 0x2D { end += 1 }
    let own = start - range.lowerBound
    var columns = [own]
    let next = source.indentation(below: line)
    if let next, next >= 2, (1...2).contains(own - (next - 2)) {
      // If both variants keep the same number of keys, the first one is taken.
      let word = String(decoding: source.bytes[start..<end], as: UTF8.self)
      let isSection = top?.key(word) != nil
      columns.insert(next - 2, at: next == 2 && isSection ? 0 : 1)
    }
    // Behind a tab or a sign, the column is known from the lines around.
    if source.bytes[range.lowerBound..<start].contains(where: { $0 != 0x20 }) {
      for column in [next.map { max($0 - 2, 0) }, next, source.indentation(above: line)].compactMap(\.self)
      where !columns.contains(column) { columns.append(column) }
    }
    var starts = columns.map { Array(repeating: UInt8(0x20), count: $0) }
    let before = Array(source.bytes[range.lowerBound..<start])
    // The first key of an item.
    if before.last == 0x20, before.contains(0x2D), before.allSatisfy(" -".utf8.contains) {
      starts.insert(before, at: 0)
    }
    return starts.map { before in
      let key = before + source.bytes[start..<end] + [0x3A]
      let bytes = source.bytes[..<range.lowerBound] + key + source.bytes[range.upperBound...]
      var text = self
      text.lines.formUnion([line] + OpenBrackets.lines(below: line, source))
      text.moves.append(Move(line: range, length: key.count, offset: own - before.count))
      text.source = SourceFile(path: source.path, bytes: Array(bytes))
      return text
    }
  }

  /// Whether a byte is of a word, a `-` aside.
  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x80...: true
    default: false
    }
  }
}

// MARK: Places of the original text

extension EditedText {
  /// A line that has another length than before.
  private struct Move {
    /// The range of the line before. `length` is its length now, `offset` how far its word was moved to the left; it may be negative.
    var line: Range<Int>
    var length: Int
    var offset: Int

    func before(_ place: Int) -> Int {
      if place <= line.lowerBound && offset == 0 || place < line.lowerBound { return place }
      if place > line.lowerBound + length { return place - length + line.count }
      return min(max(place + offset, line.lowerBound), line.upperBound)
    }
  }

  private func asWritten(_ place: Int) -> Int { moves.reversed().reduce(place) { $1.before($0) } }

  private func asWritten(_ span: SourceSpan) -> SourceSpan {
    SourceSpan(file: span.file, start: asWritten(span.start), end: asWritten(span.end))
  }

  func asWritten(_ finding: Finding) -> Finding {
    var finding = finding
    finding.span = finding.span.map(asWritten)
    for index in finding.related.indices {
      finding.related[index].span = asWritten(finding.related[index].span)
    }
    return finding
  }

  func asWritten(_ tree: SyntaxTree) -> SyntaxTree {
    guard !moves.isEmpty else { return tree }
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
}
