/// Values that a comma cut. `{when: a in (b, c)}` reads as two keys, `when` and `c)`.
extension SyntaxReader {
  /// The entry whose value an unquoted comma had cut, with the extent of the whole value; else `nil`. A key without a colon after a plain
  /// value shows that the comma belongs to the value, unless it is a key of the place: `{swipeable: left, selectable}`.
  func rejoined(
    _ last: LocatedNode.Entry, _ key: LocatedNode, _ value: LocatedNode, in place: () -> MappingPlace
  ) -> LocatedNode.Entry? {
    guard let before = last.value.scalar, before.style == .plain, !last.value.isEmpty, value.isEmpty,
      value.alias == nil, last.value.alias == nil, key.alias == nil,
      !source.text(key.span.end..<max(value.span.end, key.span.end)).contains(":"),
      byte(key.span.end) != 0x3A, last.key.scalar != nil, glued(key, value) == nil,
      key.scalar.map({ place().isKey($0.text, behind: before.text, all: source.text(last.value.span)) })
        != true
    else { return nil }
    var joined = last
    joined.value.span = last.value.span.merged(with: key.span)
    return joined
  }

  /// Reports a joined value, unless its reader does.
  ///
  /// - Returns: the entry as it was meant.
  func reportCut(_ entry: LocatedNode.Entry, in place: MappingPlace) -> LocatedNode.Entry {
    guard let name = entry.key.scalar?.text else { return entry }
    var entry = entry
    let text = source.text(entry.value.span)
    let number = NumberText.withPoint(text)
    entry.value.content = .scalar(.init(text: number ?? text, style: .plain))
    var (rule, missing) = (SyntaxRules.quoting, "quotes")
    var meant = number ?? quoted(text.shortened)
    if place.takesWords(name), let words = Self.words(ofList: text, where: { _ in false }) {
      (rule, missing) = (SyntaxRules.type, "brackets")
      meant = "[\(words.joined(separator: ", ").shortened)]"
      entry.value.content = .sequence(items(of: entry.value.span), isFlow: true)
    } else if let range = place.range(text, of: name) {
      meant = range
      entry.value.content = .scalar(.init(text: range, style: .plain))
    } else if place.takesOneWord(name)
      || place.takesQuantity(name) && number == nil && NumberText(text) != nil
    {
      return entry
    }
    report(
      rule, "the value of `\(name.shortened)` ends at a comma, because it has no \(missing)",
      at: entry.value.span, notes: ["inside braces a comma ends an unquoted value, and a key follows"],
      help: ["write `\(name.shortened): \(meant)`"]
    )
    return entry
  }

  /// The words between the commas of a span.
  private func items(of span: SourceSpan) -> [LocatedNode] {
    var items: [LocatedNode] = []
    var start = span.start
    for end in span.start...span.end where end == span.end || byte(end) == 0x2C {
      var range = start..<max(start, end)
      while let first = range.first, isBlankOrBreak(first) { range = range.dropFirst() }
      while let last = range.last, isBlankOrBreak(last) { range = range.dropLast() }
      start = end + 1
      guard !range.isEmpty else { continue }
      let place = SourceSpan(file: file, start: range.lowerBound, end: range.upperBound)
      items.append(
        LocatedNode(content: .scalar(.init(text: source.text(range), style: .plain)), span: place))
    }
    return items
  }

  /// The text in quotes, for one that YAML cannot read as it is. Quotes at its start were meant to quote it.
  func quoted(_ text: String) -> String {
    if text.first == "'" { return quoted(text.withoutSingleQuotes) }
    guard text.contains("\"") else { return "\"\(text)\"" }
    return text.first != "\"" && !text.contains("'") ? "'\(text)'" : "\"\(text.filter { $0 != "\"" })\""
  }
}

extension String {
  /// The text without single quotes, except those between letters, which are apostrophes.
  fileprivate var withoutSingleQuotes: String {
    let characters = Array(replacing("''", with: "'"))
    return String(
      characters.indices.filter { index in
        let isBetween = index > 0 && index + 1 < characters.count
        return characters[index] != "'"
          || isBetween && characters[index - 1].isLetter && characters[index + 1].isLetter
      }.map { characters[$0] })
  }
}
