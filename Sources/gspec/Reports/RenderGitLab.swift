import SpecParser

/// `--format gitlab`: a code quality report as one array. Without findings it is `[]`, which the next report is compared with.
///
/// A failure of the run is a `blocker`, because the format has no other way to show it.
enum RenderGitLab {
  static func render(_ report: LintReport) -> String {
    encodeJSON(report.failures.map(Entry.init) + report.placed.map(Entry.init))
  }

  private struct Entry: Encodable {
    var description: String
    var checkName: String
    var fingerprint: String
    var severity: String
    var location: Location

    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }

    init(_ placed: PlacedFinding) {
      description = placed.finding.message
      checkName = placed.finding.rule
      fingerprint = placed.fingerprint
      severity = Self.severity(placed.finding.severity)
      location = Location(
        path: placed.place.file, lines: Lines(begin: placed.place.line, end: placed.place.endLine))
    }

    init(_ failure: ReportFailure) {
      description = failure.sentences
      checkName = ReportFailure.rule
      fingerprint = Digest.of([Array((failure.path ?? "").utf8), Array(failure.message.utf8)])
      severity = "blocker"
      location = Location(path: failure.path ?? ".", lines: Lines(begin: 1, end: 1))
    }

    private static func severity(_ severity: Severity) -> String {
      switch severity {
      case .error: "major"
      case .warning: "minor"
      case .note: "info"
      }
    }
  }

  private struct Location: Encodable {
    var path: String
    var lines: Lines
  }

  private struct Lines: Encodable {
    var begin: Int
    var end: Int
  }
}
