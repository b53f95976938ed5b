/// Explains libyaml's failures that involve lines and documents.
extension SyntaxReader {
  /// Explains a character, on the line before the failure, that ends a line in YAML 1.1 but not in editors. In quotes it is text.
  func lineSeparator(before offset: Int) -> Explanation? {
    let line = source.range(ofLine: source.position(at: offset).line)
    let separators: [Unicode.Scalar] = ["\u{85}", "\u{2028}", "\u{2029}"]
    let text = source.text(line.lowerBound..<max(line.lowerBound, min(offset, line.upperBound)))
      .unicodeScalars
    guard let index = text.firstIndex(where: separators.contains),
      !text[..<index].contains(where: { $0 == "\"" || $0 == "'" })
    else { return nil }
    let number = String(text[index].value, radix: 16, uppercase: true)
    return Explanation(
      message: "YAML ends the line at this separator, U+" + String(repeating: "0", count: 4 - number.count)
        + number,
      place: line.lowerBound + String(text[..<index]).utf8.count,
      help: ["remove the character, or put the value that has it into quotes"])
  }

  /// Explains text after `...`, or a `%` line without `---`.
  func strayDocument(at offset: Int) -> Explanation {
    let isSecond = source.text(0..<offset).split(whereSeparator: \.isNewline).contains { $0.hasPrefix("...") }
    return isSecond
      ? Explanation(
        message: "the text goes on behind the document's end; a spec is one document",
        help: ["remove the `...` before it, or what follows"])
      : Explanation(
        message: "the document begins with `---` where a `%` line comes before it",
        help: ["remove the `%` line"])
  }

  /// Explains a line where a key should stand, but that has no `: `.
  /// - Parameter offset: the start of the line's text.
  func missingColon(at offset: Int) -> Explanation {
    let text = source.text(offset..<source.range(ofLine: source.position(at: offset).line).upperBound)
    let key = text.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    let value = text[key.endIndex...].prefix { !$0.isWhitespace }
    guard !key.isEmpty, value.first == ":", value.count > 1, !value.hasPrefix(":/") else {
      return Explanation(message: "a line without a `:`", place: offset, help: ["write `key: value`"])
    }
    let name = String(key).shortened
    return Explanation(
      message: SyntaxReader.missingSpace(behind: [name]), place: offset,
      help: ["write `\(name): \(String(value.dropFirst()).shortened)`"])
  }

  /// The start of the line that should be a key beside that of an offset, but has no `: `: `does:custom` above `target: list`.
  /// - Returns: `nil` if the lines above are the value of a key, or are indented otherwise.
  func keyWithoutColon(above offset: Int) -> Int? {
    let own = source.range(ofLine: source.position(at: offset).line)
    guard let key = own.first(where: { !isBlankOrBreak($0) }), let start = textStart(above: offset),
      source.position(at: start).column == source.position(at: key).column
    else { return nil }
    return start
  }

  /// The start of the text without a key that ends on the line above an offset; `nil` if it is the value of a key.
  private func textStart(above offset: Int) -> Int? {
    var start: Int?
    for number in (1..<max(1, source.position(at: offset).line)).reversed() {
      var line = source.range(ofLine: number)
      while let first = line.first, isBlankOrBreak(first) { line = line.dropFirst() }
      guard let first = line.first, byte(first) != 0x23 else { continue }
      if source.text(line).hasPrefix("---") { return start }
      let comment = line.first { byte($0) == 0x23 && isBlankOrBreak($0 - 1) }
      let text = line.lowerBound..<(comment ?? line.upperBound)
      if let colon = text.first(where: { byte($0) == 0x3A && isBlankOrBreak($0 + 1) }) {
        return (colon + 1..<max(colon + 1, text.upperBound)).allSatisfy(isBlankOrBreak) ? start : nil
      }
      if byte(first) == 0x2D, isBlankOrBreak(first + 1) {
        return (first + 1..<line.upperBound).first { !isBlankOrBreak($0) } ?? start
      }
      start = first
    }
    return start
  }

  /// The help for a ` #` that turns the closing bracket into a comment.
  func commentHelp(onLineOf offset: Int) -> [String] {
    let line = source.range(ofLine: source.position(at: offset).line)
    let hasComment = source.text(offset..<max(offset, line.upperBound)).contains(" #")
    return hasComment ? ["a ` #` begins a comment; put a value that has one into quotes"] : []
  }
}
