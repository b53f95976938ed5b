/// Explains libyaml's failures that involve lines and documents.
extension SyntaxReader {
  /// Explains text after the end of the document, or a `%` line without `---`.
  func strayDocument(at offset: Int) -> Explanation {
    if let bracket = strayBracket(at: offset) { return bracket }
    let lines = source.text(0..<offset).split(whereSeparator: \.isNewline)
    if lines.contains(where: { $0.hasPrefix("...") }) {
      return Explanation(
        message: "the text goes on behind the document's end; the file must be one document",
        help: ["remove the `...` before it, or what follows"])
    }
    if lines.contains(where: { $0.hasPrefix("%") }) {
      return Explanation(
        message: "the document begins with `---` where a `%` line comes before it",
        help: ["remove the `%` line"])
    }
    let last = (0..<offset).last { !isBlankOrBreak($0) }.map { source.text($0..<$0 + 1) } ?? ""
    return Explanation(
      message: ["}", "]"].contains(last)
        ? "the text goes on behind the closing `\(last)`" : "the text goes on behind the document's value",
      help: ["remove what follows, or write it before"])
  }

  /// Explains a closing bracket to which no opening one belongs.
  ///
  /// - Parameter opening: the bracket that is open.
  func strayBracket(at offset: Int, inside opening: String? = nil) -> Explanation? {
    guard let byte = byte(offset), byte == 0x5D || byte == 0x7D else { return nil }
    let bracket = byte == 0x5D ? "]" : "}"
    guard let opening else {
      return Explanation(message: "this `\(bracket)` closes nothing", help: ["remove it"])
    }
    let closing = opening == "{" ? "}" : "]"
    guard bracket != closing else { return nil }
    return Explanation(
      message: "this `\(bracket)` cannot close the `\(opening)` that is open",
      help: ["remove it, or write `\(closing)`"])
  }

  /// Explains a line where a key should stand, but that has no `: `.
  /// - Parameter offset: the start of the line's text.
  func missingColon(at offset: Int) -> Explanation {
    let text = source.text(offset..<source.range(ofLine: source.position(at: offset).line).upperBound)
    let key = text.prefix(while: \.isPartOfWord)
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
