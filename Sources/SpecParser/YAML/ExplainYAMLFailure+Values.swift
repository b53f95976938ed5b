/// Finds the value that an author meant where libyaml reads something else.
extension SyntaxReader {
  /// An entry as it was meant.
  struct IntendedValue {
    var key: String
    var text: String
  }

  func quotedEntry(_ value: IntendedValue) -> String {
    // The values of a guard stand in parentheses.
    let isList = value.key == "when" && value.text.contains(" in [")
    let parentheses = value.text.map { $0 == "[" ? "(" : $0 == "]" ? ")" : $0 }
    return "write `\(value.key): \(quoted(isList ? String(parentheses) : value.text))`"
  }

  /// The entry on the line around an offset: the last `key: ` before it, and the value up to its intended end.
  /// - Parameter isInFlow: whether the entry is known to stand in brackets; they may open on a line above.
  func valueAround(_ offset: Int, isInFlow: Bool = false) -> IntendedValue? {
    let line = source.range(ofLine: source.position(at: offset).line)
    guard line.lowerBound <= offset, offset <= line.upperBound else { return nil }
    guard let colon = (line.lowerBound..<offset).last(where: { byte($0) == 0x3A && isBlankOrBreak($0 + 1) })
    else { return nil }
    let start = (colon + 1..<line.upperBound).first { !isBlankOrBreak($0) } ?? line.upperBound
    let before = (line.lowerBound..<colon).last { isKeyEnd(byte($0)) }.map { $0 + 1 } ?? line.lowerBound
    let isInFlow =
      isInFlow || (line.lowerBound..<colon).contains { byte($0) == 0x7B || byte($0) == 0x5B }
    let end = isInFlow ? flowEnd(in: offset..<line.upperBound) : line.upperBound
    let key = trimmed(before..<colon)
    let text = trimmed(start..<max(start, end))
    return key.isEmpty || text.isEmpty ? nil : IntendedValue(key: key, text: text.shortened)
  }

  /// The end of a value in brackets: the first comma or closing bracket outside brackets of its own.
  private func flowEnd(in range: Range<Int>) -> Int {
    var depth = 0
    for offset in range {
      switch byte(offset) {
      case 0x28, 0x5B, 0x7B: depth += 1
      case 0x2C where depth == 0, 0x5D where depth == 0, 0x7D where depth == 0: return offset
      case 0x29, 0x5D, 0x7D: depth = max(0, depth - 1)
      default: break
      }
    }
    return range.upperBound
  }

  private func isKeyEnd(_ byte: UInt8?) -> Bool {
    byte == 0x7B || byte == 0x2C || byte == 0x20 || byte == 0x5B
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var range = range
    while let first = range.first, isBlankOrBreak(first) { range = range.dropFirst() }
    while let last = range.last, isBlankOrBreak(last) { range = range.dropLast() }
    return source.text(range)
  }
}
