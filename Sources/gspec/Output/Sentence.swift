/// Sentences for reports that show running text.
enum Sentence {
  /// The texts as sentences: each ends with one full stop, or with the mark that it ends with already.
  static func joined(_ texts: [String]) -> String { texts.map(ended).joined(separator: " ") }

  /// The text with a full stop, unless it ends a sentence already.
  static func ended(_ text: String) -> String {
    guard let last = text.last, !".?!:…".contains(last) else { return text }
    return text + "."
  }
}
