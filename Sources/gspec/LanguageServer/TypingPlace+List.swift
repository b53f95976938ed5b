import SpecParser

/// The list of words that the cursor is in.
extension TypingPlace {
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
