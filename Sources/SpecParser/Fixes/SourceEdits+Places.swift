/// The places for new text, in flow and in block style.
extension SourceEdits {
  // MARK: A key of a mapping

  /// Replaces a key's value, or adds the key where `gspec format` has it.
  func set(
    _ key: String, in mapping: LocatedNode, of place: LanguageChild, _ text: (String?) -> String
  ) -> TextEdit? {
    guard isOwn(mapping), case .mapping(let entries, _) = mapping.content else { return nil }
    if let old = entries.first(where: { $0.key.scalar?.text == key }) {
      return replacement(of: old.value, text).map { inside(mapping: old.key, $0) }
    }
    let new = "\(key): \(Self.quoted(text(nil)))"
    let rank = { FormatFlow.rank(of: $0, in: place) }
    let neighbour = entries.last { rank($0.name) <= rank(key) }
    return placeOfKeys(in: mapping, after: neighbour?.key.scalar?.text)?.edit([new])
  }

  /// The edit of a key's value, which must stand further right than the key. Only the dashes of a list may stand below the key.
  private func inside(mapping key: LocatedNode, _ edit: TextEdit) -> TextEdit {
    let (place, value) = (source.position(at: key.span.start), source.position(at: edit.span.start))
    guard value.line > place.line, value.column <= place.column else { return edit }
    return TextEdit(edit.span, "  " + edit.text)
  }

  /// Where a mapping takes new keys: after the neighbour, or else at its end.
  func placeOfKeys(in mapping: LocatedNode, after neighbour: String?) -> KeyPlace? {
    guard isOwn(mapping), case .mapping(let entries, let isFlow) = mapping.content else { return nil }
    guard let last = entries.last else { return placeInBraces(insteadOf: mapping) }
    let place = entries.first { $0.key.scalar?.text == neighbour } ?? last
    if isFlow {
      guard !place.value.isEmpty else { return nil }
      return KeyPlace(at: place.value.span.end, opening: ", ", separator: ", ")
    }
    guard let indent = indent(of: place.key.span.start) else { return nil }
    let line = lineBreak + indent
    return KeyPlace(at: endOfLine(place.value.span.end), opening: line, separator: line)
  }

  /// Where keys in braces replace an empty mapping, or no value.
  func placeInBraces(insteadOf value: LocatedNode) -> KeyPlace? {
    guard isOwn(value), !hasComment(in: value) else { return nil }
    return KeyPlace(span: value.span, opening: "{", separator: ", ", closing: "}")
  }

  func replacement(of value: LocatedNode, _ text: (String?) -> String) -> TextEdit? {
    guard isOwn(value), !hasComment(in: value) else { return nil }
    guard let scalar = value.scalar else { return TextEdit(value.span, Self.quoted(text(nil))) }
    guard scalar.style != .literal, scalar.style != .folded else { return nil }
    let new = text(scalar.text)
    return TextEdit(value.span, scalar.style == .plain ? Self.quoted(new) : Self.inQuotes(new))
  }

  /// The text in quotes if YAML would give one of its characters a meaning. A text that begins with a bracket or brace is meant as a
  /// collection.
  private static func quoted(_ text: String) -> String {
    let isPlain = !text.contains { ",[]{}#'\"`:".contains($0) } && !text.hasPrefix("!")
    return isPlain || text.hasPrefix("[") || text.hasPrefix("{") ? text : inQuotes(text)
  }

  private static func inQuotes(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if "\"\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return "\"\(escaped)\""
  }

  /// A new section after the header; `nil` if the text has no place for it.
  ///
  /// - Parameter text: the key with its value.
  package func newSection(_ text: String) -> TextEdit? {
    let header = ["product", "vocabulary", "gspec"].first { entry($0, in: tree.root) != nil }
    return tree.root.flatMap { placeOfKeys(in: $0, after: header)?.edit([text]) }
  }

  // MARK: A line of `resolve`

  func resolveLine(_ text: String) -> TextEdit? {
    guard let root = tree.root, isOwn(root), case .mapping(let sections, let isFlow) = root.content,
      let last = sections.last
    else { return nil }
    if let section = sections.first(where: { $0.key.scalar?.text == "resolve" }) {
      return item(text, in: section)
    }
    if isFlow {
      guard !last.value.isEmpty else { return nil }
      return insertion(", resolve: [\(Self.asItem(text))]", at: last.value.span.end)
    }
    let before = sections.first { $0.key.scalar?.text == "activities" } ?? last
    return insertion(
      "\(lineBreak)\(lineBreak)resolve:\(lineBreak)  - \(text)", at: endOfSection(before.value.span.end))
  }

  private func item(_ text: String, in section: LocatedNode.Entry) -> TextEdit? {
    guard isOwn(section.value) else { return nil }
    if section.value.isEmpty {
      guard section.value.scalar?.text == "" else { return nil }
      return insertion("\(lineBreak)  - \(text)", at: endOfLine(section.key.span.end))
    }
    guard case .sequence(let items, let isFlow) = section.value.content else { return nil }
    guard let last = items.last else { return TextEdit(section.value.span, "[\(Self.asItem(text))]") }
    if isFlow { return insertion(", \(Self.asItem(text))", at: last.span.end) }
    guard let indent = indent(ofItem: last.span.start) else { return nil }
    return insertion("\(lineBreak)\(indent)- \(text)", at: endOfLine(last.span.end))
  }

  func resolveLine(_ text: String, insteadOf line: Int) -> TextEdit? {
    guard let section = entry("resolve", in: tree.root), isOwn(section.value),
      case .sequence(let items, _) = section.value.content, items.indices.contains(line)
    else { return nil }
    let old = items[line]
    return isOwn(old) && !hasComment(in: old) ? TextEdit(old.span, Self.asItem(text)) : nil
  }

  /// Deletes a line, with what follows it in its last line of text; with the only line of a section in block style, the section.
  func withoutResolveLine(_ line: Int) -> TextEdit? {
    guard let section = entry("resolve", in: tree.root), isOwn(section.value),
      case .sequence(let items, let isFlow) = section.value.content, items.indices.contains(line),
      isOwn(items[line]), !hasComment(in: items[line])
    else { return nil }
    let item = items[line]
    let before = line > 0 ? items[line - 1].span.end : section.key.span.end
    // A comment above it may be about it, and would then stand above the next one.
    if line + 1 < items.count, hasComment(between: before, and: item.span.start) { return nil }
    if items.count == 1, let whole = withoutSection(section, item) { return whole }
    if isFlow { return withoutItem(line, of: items, in: section.value) }
    guard indent(ofItem: item.span.start) != nil else { return nil }
    return withoutLines(from: item.span.start, to: item.span.end)
  }

  /// Deletes a section of one item and the empty line before it; `nil` in braces, or if a comment stands before the item.
  private func withoutSection(_ section: LocatedNode.Entry, _ item: LocatedNode) -> TextEdit? {
    guard let root = tree.root, case .mapping(let sections, isFlow: false) = root.content, sections.count > 1,
      !hasComment(between: section.key.span.start, and: item.span.start)
    else { return nil }
    let before = source.range(ofLine: source.position(at: section.key.span.start).line - 1)
    let isAfterEmptyLine =
      before.upperBound < section.key.span.start && source.text(before).allSatisfy { $0 == " " }
    return withoutLines(
      from: isAfterEmptyLine ? before.lowerBound : section.key.span.start, to: section.value.span.end)
  }

  /// Deletes an item of a list in brackets, with the comma before or after it.
  private func withoutItem(_ index: Int, of items: [LocatedNode], in list: LocatedNode) -> TextEdit? {
    if items.count == 1 { return hasComment(in: list) ? nil : TextEdit(list.span, "[]") }
    let isLast = index == items.count - 1
    let start = isLast ? items[index - 1].span.end : items[index].span.start
    let end = isLast ? items[index].span.end : items[index + 1].span.start
    return hasComment(between: start, and: end)
      ? nil : TextEdit(SourceSpan(file: 0, start: start, end: end), "")
  }

  /// Deletes whole lines, and the line break before them.
  private func withoutLines(from start: Int, to end: Int) -> TextEdit {
    let first = source.position(at: start).line
    let lines = first > 1 ? source.range(ofLine: first - 1).upperBound : source.range(ofLine: 1).lowerBound
    return TextEdit(SourceSpan(file: 0, start: lines, end: endOfLine(end)), "")
  }

  /// The line as an item of a list in brackets: always in braces.
  private static func asItem(_ text: String) -> String { text.hasPrefix("{") ? text : "{\(text)}" }

  private func hasComment(in value: LocatedNode) -> Bool {
    hasComment(between: value.span.start, and: value.span.end)
  }

  private func hasComment(between start: Int, and end: Int) -> Bool {
    tree.comments.contains { $0.span.start >= start && $0.span.end <= end }
  }

  // MARK: Lines

  private func insertion(_ text: String, at offset: Int) -> TextEdit {
    TextEdit(SourceSpan(file: 0, start: offset, end: offset), text)
  }

  /// The line break of the file's first line; LF without one.
  package var lineBreak: String {
    guard let end = source.bytes.firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return "\n" }
    if source.bytes[end] == 0x0A { return "\n" }
    return end + 1 < source.bytes.count && source.bytes[end + 1] == 0x0A ? "\r\n" : "\r"
  }

  /// The end of the line in which a value ends, with its comment. A text in block style includes its line break, so it ends in the line
  /// before.
  func endOfLine(_ offset: Int) -> Int {
    var offset = min(offset, source.bytes.count)
    while offset > 0, [0x0A, 0x0D, 0x20, 0x09].contains(source.bytes[offset - 1]) { offset -= 1 }
    return source.range(ofLine: source.position(at: offset).line).upperBound
  }

  /// The end of the line in which a section ends, or of the indented comments directly below it.
  private func endOfSection(_ offset: Int) -> Int {
    var end = endOfLine(offset)
    for comment in tree.comments where comment.span.start > end && comment.isOnOwnLine {
      let line = source.position(at: comment.span.start)
      guard line.column > 1, line.line == source.position(at: end).line + 1 else { break }
      end = endOfLine(comment.span.end)
    }
    return end
  }

  /// The spaces before a key; `nil` if other text comes before it.
  private func indent(of offset: Int) -> String? {
    let line = source.range(ofLine: source.position(at: offset).line)
    let text = source.text(line.lowerBound..<offset)
    return text.allSatisfy { $0 == " " } ? text : nil
  }

  /// The spaces before the dash of an item.
  private func indent(ofItem offset: Int) -> String? {
    let line = source.range(ofLine: source.position(at: offset).line)
    let text = source.text(line.lowerBound..<offset)
    let space = text.prefix { $0 == " " }
    let rest = text.dropFirst(space.count)
    return rest.first == "-" && rest.dropFirst().allSatisfy { $0 == " " } ? String(space) : nil
  }
}
