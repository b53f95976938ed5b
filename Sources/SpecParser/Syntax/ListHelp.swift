/// Lists without brackets or commas, such as `by: drag, swipe` and `by: [drag swipe]`: YAML reads each as one text.
extension SyntaxReader {
  /// The words of a text that was meant to be a list; `nil` if it is rather one word, a sentence or a quantity.
  ///
  /// - Parameter isKnown: whether a word is one of the list's. Words without commas must all be: `long press` is one name, misspelled.
  static func words(ofList text: String, where isKnown: (String) -> Bool) -> [String]? {
    let hasCommas = text.contains(",")
    let parts =
      hasCommas
      ? text.split(separator: ",").map(\.trimmedSpace)
      : text.split(whereSeparator: \.isWhitespace).map(String.init)
    let words = parts.filter { !$0.isEmpty && !Self.signsBetweenWords.contains($0) }
    guard words.count > 1, words.allSatisfy(isWord), hasCommas || words.allSatisfy(isKnown) else {
      return nil
    }
    return words
  }

  private static let signsBetweenWords: Set<String> = ["and", "or", "|", "/", "&", "+"]

  /// Whether a text can be a name, a path of elements or a range of angles. A quantity cannot: `30deg, 60deg` is rather a range.
  private static func isWord(_ text: String) -> Bool {
    let isName = text.unicodeScalars.allSatisfy { $0.isNamePart || $0 == "/" || $0 == " " }
    return isName && NumberText(text).map { Unit(rawValue: $0.unit) == nil } ?? true
  }

  /// The text of a field where a list must stand; `nil` if it is no word.
  func text(ofWords field: Field) -> Located<String>? {
    field.value.scalar.map { Located($0.text, field.span) }
  }

  /// The help for a value, or an item of a list, that is several words: the list with brackets and commas.
  func listHelp(for word: Located<String>, where isKnown: (String) -> Bool) -> String? {
    // The value may stand in a vocabulary, which another reader reads.
    guard word.span.file == file, let words = Self.words(ofList: word.value, where: isKnown) else {
      return nil
    }
    let list = words.joined(separator: ", ").shortened
    switch (0..<word.span.start).last(where: { !isBlankOrBreak($0) }).flatMap(byte) {
    case 0x5B, 0x2C: return "write `\(list)`"  // inside `[…]`
    case 0x2D: return "write each on a line of its own, behind a `-`"
    default: return "write `\(valueAround(word.span.start).map { "\($0.key): " } ?? "")[\(list)]`"
    }
  }
}
