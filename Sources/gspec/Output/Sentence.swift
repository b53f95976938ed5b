/// Makes sentences for reports with running text.
enum Sentence {
  /// The texts as sentences. Each ends with a period, unless it already ends with a punctuation mark.
  static func joined(_ texts: [String]) -> String { texts.map(ended).joined(separator: " ") }

  /// The text with a period at the end, unless it already ends with a punctuation mark.
  static func ended(_ text: String) -> String {
    guard let last = text.last, !".?!:…".contains(last) else { return text }
    return text + "."
  }
}
