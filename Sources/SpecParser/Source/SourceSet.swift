/// The files of one parse, in the order in which they were read: the spec itself is the first.
package struct SourceSet: Sendable {
  package private(set) var files: [SourceFile]

  package init(files: [SourceFile] = []) {
    self.files = files
  }

  /// Adds a file and returns its number.
  package mutating func add(_ file: SourceFile) -> FileID {
    files.append(file)
    return files.count - 1
  }

  package subscript(file: FileID) -> SourceFile? {
    files.indices.contains(file) ? files[file] : nil
  }

  /// The start and end of a span; `nil` if its file is not in the set.
  package func positions(of span: SourceSpan) -> (start: SourceFile.Position, end: SourceFile.Position)? {
    guard let file = self[span.file] else { return nil }
    return (file.position(at: span.start), file.position(at: span.end))
  }
}
