/// Explains failures behind a quote that is not closed: it ends where the next one opens, lines further on.
extension SyntaxReader {
  func openQuote(of failure: YAMLFailure, at place: FailurePlace) -> Explanation? {
    guard let quote = openQuote(failure, place) else { return nil }
    let meant = valueAround(quote + 1, isInFlow: isInBrackets(place)).map { ": " + quotedEntry($0) } ?? ""
    return Explanation(
      message: "the quote that opens here is not closed", place: quote, help: ["close the quote\(meant)"])
  }

  /// The offset of the quote.
  private func openQuote(_ failure: YAMLFailure, _ place: FailurePlace) -> Int? {
    if failure.context == "while scanning a quoted scalar" {
      let isAtEnd = ["found unexpected end of stream", "found unexpected document indicator"].contains(
        failure.problem)
      return isAtEnd ? place.context : nil
    }
    guard let quoted = place.quoted, source.line(at: quoted.upperBound) == source.line(at: place.offset),
      source.line(at: quoted.lowerBound) < source.line(at: place.offset)
    else { return nil }
    let end = source.range(ofLine: source.line(at: quoted.upperBound)).upperBound
    return hasKeyBehindFirstLine(source.text(quoted.lowerBound..<end)) ? quoted.lowerBound : nil
  }

  /// Whether a line of the text, after its first, looks like a key: the quote then was meant to end before.
  private func hasKeyBehindFirstLine(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).dropFirst().contains { line in
      let key: Substring = line.drop { " -{\"'".contains($0) }.prefix {
        $0.isLetter || $0.isNumber || $0 == "-"
      }
      let rest = line[key.endIndex...].drop { $0 == "\"" || $0 == "'" }
      return !key.isEmpty && rest.first == ":" && (rest.dropFirst().first?.isWhitespace ?? true)
    }
  }
}
