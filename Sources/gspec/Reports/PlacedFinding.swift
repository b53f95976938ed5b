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
      (ReportPlace($0.span, in: sources, root: root), $0.message)
    }
    edits = finding.fixes.map { fix in
      fix.edits.map { (ReportPlace($0.span, in: sources, root: root), $0.text) }
    }
  }
}
