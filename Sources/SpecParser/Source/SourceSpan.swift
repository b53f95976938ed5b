/// The file of a span: an index into `SourceSet.files`.
package typealias FileID = Int

/// A half-open range of UTF-8 offsets in one source file.
///
/// Only `SourceFile.position(at:)` turns an offset into a line and a column.
package struct SourceSpan: Sendable, Hashable, Codable {
  // Four bytes each suffice for files of at most `SourceFile.sizeLimit`. Every value of a spec has a span, and most are copied often.
  private var fileNumber: Int32
  private var startOffset: Int32
  private var endOffset: Int32

  private enum CodingKeys: String, CodingKey {
    case fileNumber = "file"
    case startOffset = "start"
    case endOffset = "end"
  }

  package var file: FileID {
    get { Int(fileNumber) }
    set { fileNumber = Int32(clamping: newValue) }
  }
  package var start: Int {
    get { Int(startOffset) }
    set { startOffset = Int32(clamping: newValue) }
  }
  package var end: Int {
    get { Int(endOffset) }
    set { endOffset = Int32(clamping: newValue) }
  }

  package init(file: FileID, start: Int, end: Int) {
    fileNumber = Int32(clamping: file)
    startOffset = Int32(clamping: start)
    endOffset = Int32(clamping: end)
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
