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
    var delayMs: Int?
    var witness: WitnessEntry?
    var relation: RelationEntry?

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
      delayMs = placed.finding.delayMilliseconds
      witness = placed.finding.witness.map(WitnessEntry.init)
      relation = placed.finding.relation.map(RelationEntry.init)
      related = placed.related.map {
        Related(file: $0.place.file, line: $0.place.line, column: $0.place.column, message: $0.message)
      }
    }
  }

  /// A witness in the words of a trace: times in milliseconds.
  private struct WitnessEntry: Encodable {
    var target: String
    var state: [String: String]
    var screen: [Double]
    var events: [Event]

    init(_ witness: FindingWitness) {
      target = witness.target
      state = Dictionary(witness.state.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
      screen = witness.screen
      events = witness.events.map {
        Event(
          t: Double($0.time) / 1000, phase: $0.phase, id: $0.finger, x: $0.x, y: $0.y, on: $0.element)
      }
    }

    struct Event: Encodable {
      var t: Double
      var phase: String
      var id: Int?
      var x: Double?
      var y: Double?
      var on: String?
    }
  }

  private struct Related: Encodable {
    var file: String
    var line: Int
    var column: Int
    var message: String
  }
}
