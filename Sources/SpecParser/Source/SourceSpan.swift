/// The file of a span: an index into `SourceSet.files`.
package typealias FileID = Int

/// A half-open range of UTF-8 offsets in one source file.
///
/// Only `SourceFile.position(at:)` turns an offset into a line and a column.
package struct SourceSpan: Sendable, Hashable, Codable {
  package var file: FileID
  package var start: Int
  package var end: Int

  package init(file: FileID, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The smallest span that covers both; this span itself if their files differ.
  package func merged(with other: SourceSpan) -> SourceSpan {
    guard file == other.file else { return self }
    return SourceSpan(file: file, start: min(start, other.start), end: max(end, other.end))
  }
}

/// A value and the place in the spec from which it was read.
package struct Located<Value> {
  package var value: Value
  package var span: SourceSpan

  package init(_ value: Value, _ span: SourceSpan) {
    self.value = value
    self.span = span
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
