import SpecParser

/// `--format json`: the findings as data, one object on one line.
enum RenderJSON {
  static func render(_ report: LintReport) -> String {
    encodeJSON(
      Document(
        findings: report.placed.map(Entry.init),
        summary: Summary(
          errors: report.count(.error), warnings: report.count(.warning), notes: report.count(.note))))
  }

  private struct Document: Encodable {
    var version = 1
    var findings: [Entry]
    var summary: Summary
  }

  private struct Summary: Encodable {
    var errors: Int
    var warnings: Int
    var notes: Int
  }

  private struct Entry: Encodable {
    var rule: String
    var severity: String
    var message: String
    var file: String
    var line: Int
    var column: Int
    var endLine: Int
    var endColumn: Int
    var activities: [String]
    var related: [Related]

    init(_ placed: PlacedFinding) {
      rule = placed.finding.rule
      severity = placed.finding.severity.rawValue
      message = placed.finding.message
      file = placed.place.file
      line = placed.place.line
      column = placed.place.column
      endLine = placed.place.endLine
      endColumn = placed.place.endColumn
      activities = placed.finding.activities
      related = placed.related.map {
        Related(file: $0.place.file, line: $0.place.line, column: $0.place.column, message: $0.message)
      }
    }
  }

  private struct Related: Encodable {
    var file: String
    var line: Int
    var column: Int
    var message: String
  }
}
