import SpecParser

/// The edits by which a text can follow a suggestion. Whether they remove the finding is not known.
struct SuggestedEdits {
  /// One way to follow a suggestion.
  struct Choice {
    /// What an editor shows.
    let title: String
    let edits: [TextEdit]

    /// - Parameter text: what is written, without quotes that it needs.
    fileprivate init(writing text: String, _ edit: TextEdit) { self.init("Write `\(text)`", edit) }

    fileprivate init(_ title: String, _ edit: TextEdit) { (self.title, edits) = (title, [edit]) }
  }

  private let edits: SourceEdits
  private let tree: SyntaxTree
  private let source: SourceFile
  /// Whether the tree is that of the whole text. Otherwise only edits at the place of a finding are sure to mean what they say.
  private let isWhole: Bool

  /// What stands in help for what only the author knows.
  private static let placeholders = ["…", "why it is accepted"]

  private static func hasPlaceholder(_ text: String) -> Bool { placeholders.contains(where: text.contains) }

  /// - Parameter recovered: what could be read of a text that is not valid YAML.
  init(_ tree: SyntaxTree, recovered: SyntaxTree? = nil, _ source: SourceFile) {
    self.tree = recovered ?? tree
    edits = SourceEdits(self.tree, source)
    isWhole = tree.root != nil
    self.source = source
  }

  /// The choices in the order in which they should be tried.
  ///
  /// - Parameter span: the place of the finding.
  func choices(for suggestion: Suggestion, at span: SourceSpan) -> [Choice] {
    switch suggestion {
    case .write(let text): Entry(text).map { writing($0, text, at: span) } ?? writing(text, at: span)
    case .section(let text): Entry(text).flatMap { section($0, text) }.map { [$0] } ?? []
    case .use(let vocabulary) where isWhole:
      using(vocabulary).map { [Choice("Add `\(vocabulary)` to `uses`", $0)] } ?? []
    case .use: []
    }
  }

  // MARK: Words

  /// A word in place of another one, which may need quotes, or a space before what follows.
  private func writing(_ text: String, at span: SourceSpan) -> [Choice] {
    guard !Self.hasPlaceholder(text) else { return [] }
    let isQuoted = source.bytes[span.start..<span.end].first == UInt8(ascii: "\"")
    let quoted = "\"\(text)\""
    return (isQuoted ? [quoted, text] : [text, quoted, text + " "]).map {
      Choice(writing: text, TextEdit(span, $0))
    }
  }

  // MARK: Keys

  /// A key with its value, as help writes it.
  private struct Entry {
    let key: String
    let value: String
    /// Whether the author has to say the value.
    var hasPlaceholder: Bool {
      SuggestedEdits.hasPlaceholder(value) || value.allSatisfy(\.isUppercase)
    }

    /// - Returns: `nil` for a text of another form.
    init?(_ text: String) {
      let parts = text.split(separator: ": ", maxSplits: 1).map(String.init)
      guard parts.count == 2, parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
      else { return nil }
      (key, value) = (parts[0], parts[1])
    }
  }

  private func writing(_ entry: Entry, _ text: String, at span: SourceSpan) -> [Choice] {
    let inTree = writingInTree(entry, text, at: span)
    guard !isWhole else { return inTree }
    let line = line(of: entry, at: span).map { Choice(writing: text, TextEdit($0, text)) }
    return [line].compactMap(\.self) + inTree.filter { $0.edits.allSatisfy { span.contains($0.span) } }
  }

  private func writingInTree(_ entry: Entry, _ text: String, at span: SourceSpan) -> [Choice] {
    let around = entries(around: span)
    var result: [Choice] = []
    if let last = around.last, last.key.span.start <= span.start, span.end <= last.key.span.end,
      last.key.scalar?.text != entry.key
    {
      // The author's value stays if it can.
      let key = TextEdit(last.key.span, inStyle(of: last.key, entry.key))
      result.append(Choice(writing: entry.key, key))
      if !entry.hasPlaceholder { result.append(Choice(writing: text, TextEdit(whole(last), text))) }
    }
    guard !entry.hasPlaceholder else { return result }
    if let old = around.last(where: { $0.key.scalar?.text == entry.key }) {
      result.append(Choice(writing: text, edit(of: old, entry.value, text)))
    } else if let new = section(entry, text) {
      result.append(new)
    }
    return result
  }

  /// The place of a key with all that follows it in its line, in a text that is no YAML.
  private func line(of entry: Entry, at span: SourceSpan) -> SourceSpan? {
    let range = source.range(ofLine: source.line(at: span.start))
    let start = source.bytes[range].firstIndex { !" -".utf8.contains($0) } ?? range.upperBound
    // A comment behind the value would be lost.
    guard source.bytes[start..<range.upperBound].starts(with: entry.key.utf8),
      !source.text(range).contains(" #")
    else { return nil }
    return SourceSpan(file: span.file, start: start, end: range.upperBound)
  }

  /// A section that the text does not have.
  private func section(_ entry: Entry, _ text: String) -> Choice? {
    guard isWhole, !entry.hasPlaceholder, LanguageContext.top.key(entry.key) != nil else { return nil }
    guard let old = tree.root?.entry(entry.key) else {
      return edits.newSection(text).map { Choice(writing: text, $0) }
    }
    return old.value.isEmpty || old.value.isEmptyList
      ? Choice(writing: text, TextEdit(whole(old), text)) : nil
  }

  /// The entries around a place, from the top. What an alias refers to stands elsewhere.
  private func entries(around span: SourceSpan) -> [LocatedNode.Entry] {
    var result: [LocatedNode.Entry] = []
    var node = tree.root
    while let current = node, current.alias == nil {
      node = nil
      switch current.content {
      case .mapping(let entries, _):
        guard let entry = entries.first(where: { whole($0).contains(span) }) else { break }
        result.append(entry)
        node = entry.value
      case .sequence(let items, _): node = items.first { $0.span.contains(span) }
      case .scalar: break
      }
    }
    return result
  }

  /// A key with its value, or with its colon if it has none.
  private func whole(_ entry: LocatedNode.Entry) -> SourceSpan {
    let key = entry.key.span
    guard entry.value.isEmpty, entry.value.alias == nil else { return key.merged(with: entry.value.span) }
    let colon = source.bytes[key.end...].firstIndex { $0 != UInt8(ascii: " ") } ?? key.end
    let hasColon = source.bytes.indices.contains(colon) && source.bytes[colon] == UInt8(ascii: ":")
    return SourceSpan(file: key.file, start: key.start, end: hasColon ? colon + 1 : key.end)
  }

  /// Another value of an entry. A value on a line of its own gets the line of its key.
  private func edit(of entry: LocatedNode.Entry, _ value: String, _ text: String) -> TextEdit {
    let isInLine = source.line(at: entry.key.span.end) == source.line(at: entry.value.span.start)
    return entry.value.isEmpty || !isInLine
      ? TextEdit(whole(entry), text) : TextEdit(entry.value.span, value)
  }

  private func inStyle(of word: LocatedNode, _ text: String) -> String {
    word.scalar?.style == .plain ? text : "\"\(text)\""
  }

  // MARK: Vocabularies

  /// The vocabulary as the first one: the others win over it, so that what they declare keeps its meaning.
  private func using(_ vocabulary: String) -> TextEdit? {
    guard let entry = tree.root?.entry("uses") else {
      return edits.newSection("uses: [\(vocabulary)]")
    }
    let value = entry.value
    switch value.content {
    case .sequence(let items, let isFlow):
      guard let first = items.first else { return TextEdit(whole(entry), "uses: [\(vocabulary)]") }
      let column = source.position(at: first.span.start).column
      let indent = String(repeating: " ", count: max(0, column - 3))
      let name = inStyle(of: first, vocabulary)
      let new = isFlow ? "\(name), " : "\(name)\(edits.lineBreak)\(indent)- "
      return TextEdit(SourceSpan(file: 0, start: first.span.start, end: first.span.start), new)
    case .scalar(let scalar) where !value.isEmpty:
      return TextEdit(value.span, "[\(vocabulary), \(scalar.text)]")
    case .scalar, .mapping: return TextEdit(whole(entry), "uses: [\(vocabulary)]")
    }
  }
}

extension LocatedNode {
  fileprivate var isEmptyList: Bool {
    if case .sequence(let items, _) = content { items.isEmpty } else { false }
  }
}

extension SourceSpan {
  fileprivate func contains(_ other: SourceSpan) -> Bool { start <= other.start && other.end <= end }
}
