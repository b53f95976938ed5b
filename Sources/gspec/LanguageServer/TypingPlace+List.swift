import SpecParser

/// The list that the cursor is in.
extension TypingPlace {
  /// Whether the mapping that contains the cursor is an item of a list, or items of a list stand beside it.
  func isInItem(in source: SourceFile) -> Bool {
    areBracesItem ?? (isItem || isBehindDash(in: source) || isBelowItem(in: source))
  }

  /// Whether the lines above with the cursor's column are keys of an item of a list.
  private func isBehindDash(in source: SourceFile) -> Bool {
    firstLineAbove(in: source) { $0 < column }.map { line, indentation in
      let text = source.text(source.range(ofLine: line)).dropFirst(indentation)
      return text.hasPrefix("-") && text.dropFirst().prefix { $0 == " " }.count == column - indentation - 1
    } ?? false
  }

  /// Whether an item of a list begins above in the cursor's column, so that the cursor's line can begin the next one.
  func isBelowItem(in source: SourceFile) -> Bool {
    guard inBraces == nil, !isItem else { return false }
    return firstLineAbove(in: source) { $0 <= column }.map { line, indentation in
      indentation == column && source.text(source.range(ofLine: line)).dropFirst(indentation).hasPrefix("- ")
    } ?? false
  }

  /// The nearest line above the cursor with such an indentation, and that indentation.
  private func firstLineAbove(
    in source: SourceFile, where fits: (Int) -> Bool
  ) -> (line: Int, indentation: Int)? {
    for line in (max(1, number - Self.mostLines)..<number).reversed() {
      if let indentation = source.indentation(ofLine: line), fits(indentation) { return (line, indentation) }
    }
    return nil
  }

  /// The keys behind the cursor in the same braces, up to the end of its line. What follows the cursor up to a comma belongs to its own key.
  func keysBehind(in source: SourceFile) -> Set<String> {
    var keys: Set<String> = []
    var (depth, isKey, key) = (0, false, "")
    var parts = TextParts()
    let end = max(word.upperBound, source.range(ofLine: number).upperBound)
    for character in source.text(word.upperBound..<end) {
      let part = parts.part(of: character)
      if part == .comment { break }
      switch character {
      case "{" where part == .plain, "[" where part == .plain: depth += 1
      case "}" where part == .plain, "]" where part == .plain:
        if depth == 0 { return keys }
        depth -= 1
      case "," where part == .plain && depth == 0: (isKey, key) = (true, "")
      case ":" where part == .plain && depth == 0 && isKey:
        keys.insert(Self.word(key[...]))
        isKey = false
      default: if depth == 0 { key.append(character) }
      }
    }
    return keys
  }

  /// The most bytes that are read to both sides of the cursor, and the most lines.
  private static let (mostBytes, mostLines) = (4_000, 100)

  /// The other items of the list, above or before the cursor and below or after it.
  func otherItems(in source: SourceFile) -> Set<String> {
    guard isInList else { return [] }
    return isContinued ? itemsInLines(source) : itemsInBrackets(source)
  }

  private func itemsInLines(_ source: SourceFile) -> Set<String> {
    var items: Set<String> = []
    let dash = source.indentation(ofLine: number)
    for step in [-1, 1] {
      for line in (1...Self.mostLines).map({ number + step * $0 }) {
        guard (1...source.lineCount).contains(line) else { break }
        guard let indentation = source.indentation(ofLine: line) else { continue }
        let text = source.text(source.range(ofLine: line)).dropFirst(indentation)
        guard indentation == dash, text.hasPrefix("- ") else { break }
        items.insert(Self.word(text.dropFirst(2).prefix { $0 != "#" }))
      }
    }
    return items
  }

  private func itemsInBrackets(_ source: SourceFile) -> Set<String> {
    let bytes = source.bytes
    let (start, end) = (word.lowerBound, word.upperBound)
    let isEnd: (UInt8) -> Bool = { "[]{}:#".utf8.contains($0) }
    let before = bytes[max(0, start - Self.mostBytes)..<start]
    guard let opening = before.lastIndex(where: isEnd), bytes[opening] == UInt8(ascii: "[") else { return [] }
    let after = bytes[end..<min(bytes.count, end + Self.mostBytes)]
    // Without its bracket the list is not closed yet, and other lines follow.
    let closing = after.firstIndex(where: isEnd).flatMap { bytes[$0] == UInt8(ascii: "]") ? $0 : nil }
    let texts = [source.text(opening + 1..<start), source.text(end..<(closing ?? end))]
    return Set(texts.flatMap { $0.split(separator: ",") }.map { Self.word($0) }.filter { !$0.isEmpty })
  }

  /// A word without spaces and quotes around it.
  private static func word(_ text: Substring) -> String {
    text.split { " \t\r\n\"'".contains($0) }.joined(separator: " ")
  }
}
