/// Finds where a file has parts of the text of its scalars.
package struct ScalarPlaces {
  private let reader: SyntaxReader

  package init(_ source: SourceFile) { reader = SyntaxReader(source: source, file: 0, sink: FindingSink()) }

  /// The place of a part of a scalar's text.
  ///
  /// - Parameter part: a range of the text in UTF-8 bytes.
  /// - Returns: `nil` if the file has the part in another form: behind an alias, or with escapes.
  package func span(of part: Range<Int>, in node: LocatedNode) -> SourceSpan? {
    guard node.alias == nil, let text = node.scalar?.text.utf8, part.upperBound <= text.count else {
      return nil
    }
    let span = reader.span(of: part, in: node)
    let isWritten = reader.source.bytes[span.start..<span.end].elementsEqual(
      text.dropFirst(part.lowerBound).prefix(part.count))
    return isWritten ? SourceSpan(file: node.span.file, start: span.start, end: span.end) : nil
  }

  /// The place of a scalar's text; `nil` if it is empty, or the file has it in another form.
  func span(of node: LocatedNode) -> SourceSpan? {
    guard let text = node.scalar?.text, !text.isEmpty else { return nil }
    return span(of: 0..<text.utf8.count, in: node)
  }
}
