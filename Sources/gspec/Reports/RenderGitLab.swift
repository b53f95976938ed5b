import SpecParser

/// `--format gitlab`: a code quality report as one array. Without findings it is `[]`, which the next report is compared with.
///
/// A failure of the run is a `blocker`, because the format has no other way to show it.
enum RenderGitLab {
  static func render(_ report: LintReport) -> String {
    encodeJSON(.array(report.failures.map(entry) + report.placed.map(entry)))
  }

  private static func entry(_ placed: PlacedFinding) -> JSON {
    [
      "description": .string(placed.finding.message), "check_name": .string(placed.finding.rule),
      "fingerprint": .string(placed.fingerprint),
      "severity": .string(placed.finding.severity.word("major", "minor", "info")),
      "location": location(placed.place.file, from: placed.place.line, to: placed.place.endLine),
    ]
  }

  private static func entry(_ failure: ReportFailure) -> JSON {
    let print = Digest.of([Array((failure.path ?? "").utf8), Array(failure.message.utf8)])
    return [
      "description": .string(failure.sentences), "check_name": .string(ReportFailure.rule),
      "fingerprint": .string(print), "severity": "blocker",
      "location": location(failure.path ?? ".", from: 1, to: 1),
    ]
  }

  private static func location(_ path: String, from line: Int, to end: Int) -> JSON {
    ["path": .string(path), "lines": ["begin": .int(line), "end": .int(end)]]
  }
}
