import SpecParser

/// A place in a file for people: lines and columns from 1, columns in Unicode scalars, the end exclusive.
struct ReportPlace: Sendable, Hashable {
  var file: String
  var line: Int
  var column: Int
  var endLine: Int
  var endColumn: Int

  /// - Parameter span: `nil` for the whole file, which is placed at its start.
  init(_ span: SourceSpan?, file: FileID, in sources: SourceSet, root: String) {
    self.file = sources[file].map { Self.relative($0.path, to: root) } ?? ""
    let positions = span.flatMap(sources.positions)
    line = positions?.start.line ?? 1
    column = positions?.start.column ?? 1
    endLine = positions?.end.line ?? 1
    endColumn = positions?.end.column ?? 1
  }

  init(_ span: SourceSpan, in sources: SourceSet, root: String) {
    self.init(span, file: span.file, in: sources, root: root)
  }

  /// The start in messages, as `mail.gspec.yaml:4:11`.
  var text: String { "\(file):\(line):\(column)" }

  /// The file, the line and the column.
  var start: JSON { ["file": .string(file), "line": .int(line), "column": .int(column)] }

  /// The start and the end.
  var range: JSON { start.merging(["endLine": .int(endLine), "endColumn": .int(endColumn)]) }

  /// The path relative to a folder, without `./`, as tools that read reports expect it; for `-` the name of standard input.
  static func relative(_ path: String, to root: String) -> String {
    if path == "-" { return PathText.stdin }
    let folder = root.hasSuffix("/") ? root : root + "/"
    var result = path[...]
    if folder != "/", result.hasPrefix(folder) { result = result.dropFirst(folder.count) }
    while result.hasPrefix("./") { result = result.dropFirst(2) }
    return String(result)
  }
}
