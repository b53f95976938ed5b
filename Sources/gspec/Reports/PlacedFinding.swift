import SpecParser

/// A finding whose byte offsets have become lines and columns of named files.
struct PlacedFinding: Sendable {
  var finding: Finding
  var place: ReportPlace
  /// The other places, each with what is to be seen there.
  var related: [(place: ReportPlace, message: String)]
  /// The places that each of the finding's fixes changes, with the new text.
  var edits: [[(place: ReportPlace, text: String)]]
  /// Names the same finding in other runs, whatever else has changed in the file and in others.
  var fingerprint: String
  /// The text that the finding stands in.
  var source: SourceFile?
  /// The same for people: the fingerprint's first digits.
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

/// A place as people count it: lines and columns from 1, columns in Unicode characters, the end exclusive.
struct ReportPlace: Sendable, Hashable {
  var file: String
  var line: Int
  var column: Int
  var endLine: Int
  var endColumn: Int

  /// - Parameter span: `nil` is the file as a whole, which is shown at its start.
  init(_ span: SourceSpan?, file: FileID, in sources: SourceSet, root: String) {
    self.file = sources[file].map { Self.relative($0.path, to: root) } ?? ""
    let positions = span.flatMap(sources.positions)
    line = positions?.start.line ?? 1
    column = positions?.start.column ?? 1
    endLine = positions?.end.line ?? 1
    endColumn = positions?.end.column ?? 1
  }

  /// Reports that other tools read want paths from the repository's root, without `./`.
  static func relative(_ path: String, to root: String) -> String {
    let folder = root.hasSuffix("/") ? root : root + "/"
    var result = path[...]
    if folder != "/", result.hasPrefix(folder) { result = result.dropFirst(folder.count) }
    while result.hasPrefix("./") { result = result.dropFirst(2) }
    return String(result)
  }
}
