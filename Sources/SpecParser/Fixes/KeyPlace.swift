/// A place where a text takes new keys of one mapping, with the text around and between them.
package struct KeyPlace: Sendable, Hashable {
  /// What the keys replace; usually empty.
  package var span: SourceSpan
  package var opening: String
  package var separator: String
  package var closing = ""

  /// The edit that adds keys, each with its value.
  package func edit(_ keys: [String]) -> TextEdit {
    TextEdit(span, opening + keys.joined(separator: separator) + closing)
  }
}

extension KeyPlace {
  init(at offset: Int, opening: String, separator: String, closing: String = "") {
    self.init(
      span: SourceSpan(file: 0, start: offset, end: offset), opening: opening, separator: separator,
      closing: closing)
  }
}
