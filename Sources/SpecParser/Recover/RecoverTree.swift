/// Parses as much of a text as possible, also if it is not valid YAML. Lines with errors are left out, or read as a key without a value.
package enum RecoverTree {
  /// The most lines that are left out.
  private static let most = 8
  /// The number of lines with content above a parse error that may be its cause.
  private static let reach = 4
  /// The most bytes that are parsed for one text. It bounds the time for a large one.
  private static let mostBytes = 16 << 20

  /// - Parameters:
  ///   - errors: those of the text as it is.
  ///   - top: the place of the keys at the top of a spec; `nil` for a file of another form.
  /// - Returns: what could be read. Its tree has no root if too much would have to be left out.
  package static func recovered(
    _ source: SourceFile, _ errors: [Finding], _ top: LanguageContext? = .top
  ) -> RecoveredText {
    var read = Read(text: EditedText(source, top), errors: errors)
    var result = RecoveredText(source, top)
    var left = mostBytes / max(source.bytes.count, 1)
    for _ in 0..<most {
      result.take(read.errors.map(read.text.asWritten))
      let lines = lines(of: read.errors, read.text.source)
      guard read.tree.root == nil, let line = lines.first else { break }
      let candidates = candidates(lines, read.text).prefix(left)
      left -= candidates.count
      let next = best(of: candidates, after: line)
      if next.first?.tree.root != nil { return result.with(next) }
      read = next.first ?? Read(read.text.without([line]))
      result.leaveOut(read.text.lines)
    }
    return result.with([read])
  }

  /// The lines of the places of findings.
  private static func lines(of findings: [Finding], _ source: SourceFile) -> [Int] {
    let places = findings.flatMap { finding in
      [finding.span].compactMap { $0 } + finding.related.map(\.span)
    }
    return places.map { source.position(at: $0.start).line }
  }

  // MARK: Candidates

  /// The ways to leave out one line that may be the cause of an error.
  private static func candidates(_ lines: [Int], _ text: EditedText) -> [EditedText] {
    let source = text.source
    return (lines + above(lines[0], source)).uniqued().flatMap { line in
      let flow = OpenBrackets.lines(below: line, source)
      return (flow.isEmpty ? [text] : [text, text.without(flow)])
        .flatMap { $0.keyOnly(line) + [$0.without([line])] }
    }
  }

  /// The lines above a parse error that may be its cause: the nearest ones with content, the one that opens the braces or brackets around
  /// them, and one that is indented slightly further.
  private static func above(_ line: Int, _ source: SourceFile) -> [Int] {
    let withContent = stride(from: line - 1, to: 0, by: -1).lazy
      .filter { source.indentation(ofLine: $0) != nil }
    let near = Array(withContent.prefix(reach))
    let flow = near.first.map {
      OpenBrackets.firstLine(ofFlowAt: $0, source.text(source.range(ofLine: $0)), source)
    }
    return near + [flow, slightlyFurther(above: line, source)].compactMap { $0 }
  }

  /// The nearest line above that is indented by one more column. As the first line of a mapping, it makes all others invalid.
  private static func slightlyFurther(above line: Int, _ source: SourceFile) -> Int? {
    guard let own = source.indentation(ofLine: line) else { return nil }
    return stride(from: line - 1, to: 0, by: -1).first { source.indentation(ofLine: $0) == own + 1 }
  }

  // MARK: The best

  /// How one candidate is read.
  struct Read {
    var text: EditedText
    /// With places in `text`, and completed sections; without a root if there is an error.
    var tree = SyntaxTree(root: nil, comments: [])
    /// With places in `text`.
    var errors: [Finding]
    /// The number of keys in sections; in a file of another form, of all keys.
    var keys = 0

    /// Reads a text.
    init(_ text: EditedText) {
      self.text = text
      (tree, errors) = ParseYAML.parse(text.source)
      if text.top != nil {
        tree = CompleteSections.applied(to: tree) { text.lines.contains(text.source.line(at: $0.span.start)) }
        keys = knownKeys(tree)
      } else {
        keys = tree.root.map(size) ?? 0
      }
    }

    /// A text that cannot be read.
    init(text: EditedText, errors: [Finding]) { (self.text, self.errors) = (text, errors) }
  }

  /// The candidates without an error, those first that keep the most keys; else the one whose first error is furthest down. It is empty if
  /// none gets further than a line.
  private static func best(of candidates: ArraySlice<EditedText>, after line: Int) -> [Read] {
    var read: [Read] = []
    var (furthest, reach): (Read?, Int) = (nil, line)
    for candidate in candidates.lazy.map(Read.init) {
      if candidate.tree.root != nil {
        read.append(candidate)
      } else if read.isEmpty, let next = lines(of: candidate.errors, candidate.text.source).first,
        next > reach
      {
        (furthest, reach) = (candidate, next)
      }
    }
    return read.isEmpty ? [furthest].compactMap(\.self) : read.sorted { $0.keys > $1.keys }
  }

  /// The number of keys in sections.
  private static func knownKeys(_ tree: SyntaxTree) -> Int {
    guard case .mapping(let entries, _) = tree.root?.content else { return 0 }
    return entries.reduce(0) { sum, entry in
      LanguageContext.top.key(entry.name) == nil ? sum : sum + 1 + size(entry.value)
    }
  }

  /// The number of keys of a node.
  private static func size(_ node: LocatedNode) -> Int {
    guard node.alias == nil else { return 0 }
    return switch node.content {
    case .mapping(let entries, _): entries.reduce(0) { $0 + 1 + size($1.value) }
    case .sequence(let items, _): items.reduce(0) { $0 + size($1) }
    case .scalar: 0
    }
  }
}
