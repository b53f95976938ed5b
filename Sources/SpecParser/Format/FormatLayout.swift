/// Lays out a spec's values in lines, and keeps each comment with its value.
///
/// Comments are taken in the order of the text. Those above a key move with the key. One behind a value stays behind it. One that is
/// indented as deep as the entries above it stays below them.
struct FormatLayout {
  let source: SourceFile
  private var comments: ArraySlice<Comment>

  init(source: SourceFile, comments: [Comment]) {
    self.source = source
    self.comments = comments[...]
  }

  mutating func lines(of root: LocatedNode) -> [FormatLine] {
    guard case .mapping(let entries, let isFlow) = root.content, !isFlow else {
      let above = leading(before: root.span.start, indent: 0)
      return above + value(root, after: "", indent: 0, within: -1, .keys(.top))
        + leading(before: .max, indent: 0)
    }
    let order = reorders(root) ? LanguageChild.keys(.top) : .value
    var lines = mapping(entries, indent: 0, within: -1, limit: .max, order)
    if !lines.isEmpty { lines[0].hasGap = false }
    return lines
  }

  /// Whether keys may be sorted: an alias needs its anchor before it, so the keys of a text with an alias stay as they are.
  private func reorders(_ node: LocatedNode) -> Bool {
    switch node.content {
    case _ where node.alias != nil: false
    case .scalar: true
    case .sequence(let items, _): items.allSatisfy(reorders)
    case .mapping(let entries, _): entries.allSatisfy { reorders($0.value) }
    }
  }

  // MARK: Block style

  /// - Parameters:
  ///   - outer: the column of the mapping or list around it, in the source.
  ///   - limit: the offset at which the next value outside of it begins.
  private mutating func mapping(
    _ entries: [LocatedNode.Entry], indent: Int, within outer: Int, limit: Int, _ place: LanguageChild
  ) -> [FormatLine] {
    guard let first = entries.first else { return [] }
    let column = column(of: first.key.span.start)
    let isTop = outer < 0
    var chunks: [(rank: Int, lines: [FormatLine], isBlock: Bool, isFirst: Bool)] = []
    var header: [FormatLine] = []
    for (index, entry) in entries.enumerated() {
      var lines = leading(before: entry.key.span.start, indent: indent)
      if isTop, index == 0, let end = lines.indices.last(where: { gap(after: lines, $0, entry) }) {
        header = Array(lines[...end])
        lines.removeFirst(end + 1)
      }
      let next = index + 1 < entries.count ? entries[index + 1].key.span.start : limit
      var own = value(
        entry.value, after: source.text(entry.key.span) + ":", indent: indent, within: column,
        LanguageContext.child(of: place, entry.name), limit: next)
      if !own.isEmpty { own[0].hasGap = hasGap(before: entry.key.span.start) }
      chunks.append(
        (
          FormatFlow.rank(of: entry.name, in: place), lines + own, isBlock(entry.value),
          index == 0
        ))
    }
    chunks.sort { $0.rank < $1.rank }
    if !header.isEmpty, let old = chunks.firstIndex(where: { $0.lines.first?.hasGap == true && $0.isFirst }) {
      // The entry below the header's empty line may now come later.
      chunks[old].lines[0].hasGap = false
      chunks[0].lines[0].hasGap = true
    }
    for index in chunks.indices where !chunks[index].lines.isEmpty {
      let isFirst = index == 0 && header.isEmpty
      if isTop, index > 0, chunks[index].isBlock || chunks[index - 1].isBlock {
        chunks[index].lines[0].hasGap = true
      }
      if isFirst { chunks[index].lines[0].hasGap = false }
    }
    return header + chunks.flatMap(\.lines)
      + trailing(column: column, within: outer, limit: limit, indent: indent)
  }

  private mutating func sequence(
    _ items: [LocatedNode], indent: Int, within outer: Int, limit: Int, _ place: LanguageChild
  ) -> [FormatLine] {
    var result: [FormatLine] = []
    var dashColumn = outer + 1
    for (index, item) in items.enumerated() {
      let dash = dash(of: item)
      if index == 0 { dashColumn = column(of: dash) }
      var above = leading(before: dash, indent: indent)
      let gap = hasGap(before: dash)
      above += leading(before: item.span.start, indent: indent)
      let next = index + 1 < items.count ? self.dash(of: items[index + 1]) : limit
      var own: [FormatLine]
      if case .mapping(let entries, false) = item.content, item.alias == nil, item.anchor == nil {
        own = mapping(entries, indent: indent + 2, within: dashColumn, limit: next, place)
        let comments = own.prefix { $0.isComment }
        above += comments.map { FormatLine(indent: indent, text: "", comment: $0.comment) }
        own.removeFirst(comments.count)
        if !own.isEmpty {
          own[0].text = "- " + own[0].text
          own[0].indent = indent
        }
      } else {
        own = value(item, after: "-", indent: indent, within: dashColumn, place, limit: next)
        // Comments above the first item of a list in a list go above the dash of both.
        let comments = own.dropFirst().prefix { $0.isComment }
        if isBlock(item) {
          above += comments.map { FormatLine(indent: indent, text: "", comment: $0.comment) }
          own.removeSubrange(comments.indices)
        }
      }
      if !own.isEmpty { own[0].hasGap = gap }
      var lines = above + own
      if index == 0, !lines.isEmpty { lines[0].hasGap = false }
      result += lines
    }
    return result + trailing(column: dashColumn, within: outer, limit: limit, indent: indent)
  }

  /// The lines of a value, from its key or dash on.
  private mutating func value(
    _ node: LocatedNode, after head: String, indent: Int, within column: Int, _ place: LanguageChild,
    limit: Int = .max
  ) -> [FormatLine] {
    let anchor = node.alias == nil ? node.anchor.map { " &\($0)" } ?? "" : ""
    let first = FormatLine(indent: indent, text: head + anchor)
    let isOwn = node.alias == nil
    switch node.content {
    case .mapping(let entries, false) where isOwn:
      let head = headLines(first, of: node)
      return head + mapping(entries, indent: indent + 2, within: column, limit: limit, place)
    case .sequence(let items, false) where isOwn:
      let head = headLines(first, of: node)
      return head + sequence(items, indent: indent + 2, within: column, limit: limit, place)
    case .scalar(let scalar) where isOwn && (scalar.style == .literal || scalar.style == .folded):
      return block(node, scalar, first, column)
    case .mapping, .sequence, .scalar:
      return inline(node, first, column, place)
    }
  }

  /// The lines of a key or a dash above a value in block style, with the comment between them. One inside the value belongs to a part of it.
  private mutating func headLines(_ line: FormatLine, of node: LocatedNode) -> [FormatLine] {
    guard let comment = comments.first, comment.span.start < node.span.start else { return [line] }
    return withComment(line, after: headEnd(before: node.span.start))
  }

  // MARK: Values that begin on the line of their key

  private mutating func inline(
    _ node: LocatedNode, _ first: FormatLine, _ column: Int, _ place: LanguageChild
  ) -> [FormatLine] {
    // A comment between the key and a value on the next line goes above both.
    let above = leading(before: node.span.start, indent: first.indent)
    var first = first
    let isInside = comments.first.map { $0.span.start < node.span.end } ?? false
    let written = source.text(node.span)
    let isOneLine = !written.contains(where: \.isLineBreak)
    let joined = isInside ? nil : FormatFlow(source: source).text(node, place)
    let space = first.text.isEmpty || written.isEmpty ? "" : " "
    var lines: [FormatLine] = []
    if node.alias == nil, node.scalar == nil, let joined,
      isOneLine || first.width + 1 + joined.unicodeScalars.count <= FormatSpec.lineWidth
    {
      first.text += space + joined
      lines = [first]
    } else {
      lines = verbatim(node, first, space, column)
    }
    while let comment = comments.first, comment.span.start < node.span.end { comments.removeFirst() }
    return above + lines.dropLast() + withComment(lines[lines.count - 1], after: node.span.end)
  }

  /// The value as it is written; its further lines are moved with the first.
  private func verbatim(
    _ node: LocatedNode, _ first: FormatLine, _ space: String, _ column: Int
  ) -> [FormatLine] {
    var parts = source.text(node.span).split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
      .map(String.init)
    if node.scalar == nil { parts = parts.map { Self.withoutTrailingSpace($0) } }
    var lines = [first]
    lines[0].text += space + parts[0]
    for part in parts.dropFirst() {
      // By scalars: a mark at the start of the text would combine with the space before it.
      let text = part.unicodeScalars.drop { $0 == " " || $0 == "\t" }
      let shift = part.unicodeScalars.count - text.count - max(column, 0)
      lines.append(
        FormatLine(
          indent: node.scalar == nil ? max(first.indent + shift, 0) : first.indent + 2, text: String(text)))
    }
    return lines
  }

  static func withoutTrailingSpace(_ text: String) -> String {
    var text = Substring(text)
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return String(text)
  }
}

extension FormatLayout {
  // MARK: Comments

  /// The comments before an offset, each on its own line.
  mutating func leading(before offset: Int, indent: Int) -> [FormatLine] {
    var lines: [FormatLine] = []
    while let comment = comments.first, comment.span.start < offset {
      lines.append(taken(comment, indent))
    }
    return lines
  }

  /// The line of a comment, which is the first one left.
  private mutating func taken(_ comment: Comment, _ indent: Int) -> FormatLine {
    comments.removeFirst()
    return FormatLine(
      indent: indent, text: "", comment: text(comment), hasGap: hasGap(before: comment.span.start))
  }

  /// The comments below the last entry that are indented as it is; at the top all that are left, such as one behind `...`.
  private mutating func trailing(column: Int, within outer: Int, limit: Int, indent: Int) -> [FormatLine] {
    var lines: [FormatLine] = []
    while let comment = comments.first, comment.span.start < limit, comment.isOnOwnLine || outer < 0 {
      let own = self.column(of: comment.span.start)
      guard outer < 0 || own >= column && own > outer && !isForNextLine(comment) else { break }
      lines.append(taken(comment, indent))
    }
    return lines
  }

  /// The line with the comment behind an offset, and the lines on which the comment continues in the same column.
  mutating func withComment(_ line: FormatLine, after offset: Int) -> [FormatLine] {
    var number = source.position(at: offset).line
    guard let comment = comments.first, !comment.isOnOwnLine, comment.span.start >= offset,
      source.position(at: comment.span.start).line == number, !isForNextLine(comment)
    else { return [line] }
    comments.removeFirst()
    var line = line
    let column = column(of: comment.span.start)
    line.comment = text(comment)
    line.column = column
    var lines = [line]
    while let next = comments.first, next.isOnOwnLine, self.column(of: next.span.start) == column,
      source.position(at: next.span.start).line == number + 1, !isForNextLine(next)
    {
      comments.removeFirst()
      number += 1
      lines.append(FormatLine(indent: 0, text: "", comment: text(next), column: column))
    }
    return lines
  }

  /// Whether a comment accepts findings of the line that follows. It stays above that line, wherever it stands.
  private func isForNextLine(_ comment: Comment) -> Bool {
    SuppressionComment.isOne(source.text(comment.span))
  }

  private func text(_ comment: Comment) -> String {
    Self.withoutTrailingSpace(source.text(comment.span))
  }

  // MARK: Places

  /// The column of an offset, in characters from 0.
  private func column(of offset: Int) -> Int { source.position(at: offset).column - 1 }

  /// Whether the line above that of an offset is empty.
  private func hasGap(before offset: Int) -> Bool {
    let line = source.position(at: offset).line
    guard line > 1 else { return false }
    return source.bytes[source.range(ofLine: line - 1)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The end of the text before an offset, without space and comments.
  private func headEnd(before offset: Int) -> Int {
    var end = offset
    while let comment = comments.first, comment.span.start < end { end = comment.span.start }
    while end > 0, isSpace(end - 1) { end -= 1 }
    return end
  }

  /// The offset of the dash before an item.
  private func dash(of item: LocatedNode) -> Int {
    var offset = min(item.span.start, source.bytes.count)
    var above = comments.prefix { $0.span.start < item.span.start }
    while offset > 0 {
      offset -= 1
      // Comments and anchors may have hyphens, too.
      while let comment = above.last, offset < comment.span.end {
        above.removeLast()
        offset = min(offset, comment.span.start)
      }
      if source.bytes[offset] == 0x2D, isSpace(offset - 1), isSpace(offset + 1) { break }
    }
    return offset
  }

  /// Whether there is a space, a tab or the end of a line or of the text at an offset.
  private func isSpace(_ offset: Int) -> Bool {
    !source.bytes.indices.contains(offset) || [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[offset])
  }

  private func gap(after lines: [FormatLine], _ index: Int, _ entry: LocatedNode.Entry) -> Bool {
    index + 1 < lines.count ? lines[index + 1].hasGap : hasGap(before: entry.key.span.start)
  }

  private func isBlock(_ node: LocatedNode) -> Bool {
    switch node.content {
    case .mapping(_, let isFlow), .sequence(_, let isFlow): !isFlow && node.alias == nil
    case .scalar: false
    }
  }
}
