import SpecParser

/// A finding with lines and columns of named files in place of byte offsets.
struct PlacedFinding: Sendable {
  var finding: Finding
  var place: ReportPlace
  /// The related places, each with its message.
  var related: [(place: ReportPlace, message: String)]
  /// The edits of each fix: the places and their new text.
  var edits: [[(place: ReportPlace, text: String)]]
  /// A name that is the same in other runs, whatever else changes in this file and in others.
  var fingerprint: String
  /// The file that the finding is in.
  var source: SourceFile?
  /// The short name for people: the first digits of the fingerprint.
  var id: String { String(fingerprint.prefix(FingerprintMaker.shortLength)) }

  init(_ finding: Finding, in sources: SourceSet, root: String, fingerprint: String) {
    self.finding = finding
    self.fingerprint = fingerprint
    source = sources[finding.file]
    place = ReportPlace(finding.span, file: finding.file, in: sources, root: root)
    related = finding.related.map {
      (ReportPlace($0.span, file: $0.span.file, in: sources, root: root), $0.message)
    }
    edits = finding.fixes.map { fix in
      fix.edits.map { (ReportPlace($0.span, file: $0.span.file, in: sources, root: root), $0.text) }
    }
  }
}

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

  /// The file, the line and the column.
  var start: JSON { ["file": .string(file), "line": .int(line), "column": .int(column)] }

  /// The start and the end.
  var range: JSON { start.merging(["endLine": .int(endLine), "endColumn": .int(endColumn)]) }

  /// The path relative to a folder, without `./`, as tools that read reports expect it.
  static func relative(_ path: String, to root: String) -> String {
    let folder = root.hasSuffix("/") ? root : root + "/"
    var result = path[...]
    if folder != "/", result.hasPrefix(folder) { result = result.dropFirst(folder.count) }
    while result.hasPrefix("./") { result = result.dropFirst(2) }
    return String(result)
  }
}
