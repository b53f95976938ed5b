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

  /// The help for a ` #` that turns the closing bracket into a comment.
  func commentHelp(onLineOf offset: Int) -> [String] {
    let line = source.range(ofLine: source.position(at: offset).line)
    let hasComment = source.text(offset..<max(offset, line.upperBound)).contains(" #")
    return hasComment ? ["a ` #` begins a comment; put a value that has one into quotes"] : []
  }
}
