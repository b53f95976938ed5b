import SpecParser

/// `--format json`: the findings as one JSON object on one line.
enum RenderJSON {
  static func render(_ report: LintReport) -> String {
    encodeJSON(
      Document(
        accepted: accepted(report), notShown: report.leftOut.isEmpty ? nil : report.leftOut,
        findings: report.placed.map(Entry.init),
        failures: report.failures.isEmpty ? nil : report.failures.map(Failure.init),
        summary: Summary(
          errors: report.count(.error), warnings: report.count(.warning), notes: report.count(.note))))
  }

  private static func accepted(_ report: LintReport) -> Int? {
    let count = report.specs.reduce(0) { $0 + $1.accepted.count }
    return count == 0 ? nil : count
  }

  private struct Document: Encodable {
    var version = 1
    /// The number of accepted findings.
    var accepted: Int?
    /// The number of findings below the level, by rule.
    var notShown: [String: Int]?
    var findings: [Entry]
    /// Failures of the run.
    var failures: [Failure]?
    var summary: Summary
  }

  private struct Failure: Encodable {
    var message: String
    var help: String?
    var file: String?

    init(_ failure: ReportFailure) {
      message = failure.message
      help = failure.help.isEmpty ? nil : failure.help
      file = failure.path
    }
  }

  private struct Summary: Encodable {
    var errors: Int
    var warnings: Int
    var notes: Int
  }

  private struct Entry: Encodable {
    var rule: String
    /// The name of the finding, which is the same in other runs.
    var id: String
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
    var fixes: [FixEntry]?
    var relation: RelationEntry?

    init(_ placed: PlacedFinding) {
      rule = placed.finding.rule
      id = placed.id
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
      fixes = placed.finding.fixes.isEmpty ? nil : zip(placed.finding.fixes, placed.edits).map(FixEntry.init)
      relation = placed.finding.relation.map(RelationEntry.init)
      related = placed.related.map {
        Related(file: $0.place.file, line: $0.place.line, column: $0.place.column, message: $0.message)
      }
    }
  }

  /// A witness in the form of a trace, with times in milliseconds.
  private struct WitnessEntry: Encodable {
    var target: String
    var state: [String: StateValue]
    var screen: [Double]
    var tool: String?
    var layout: String?
    var events: [Event]
    var claims: [Claim]

    init(_ witness: FindingWitness) {
      target = witness.target
      state = Dictionary(
        witness.state.map { ($0.name, $0.setting.value) }, uniquingKeysWith: { $1 })
      screen = witness.screen
      tool = witness.tool?.rawValue
      layout = witness.layout?.rawValue
      events = witness.events.map {
        Event(
          t: Double($0.time) / 1000, phase: $0.phase, id: $0.finger, x: $0.x, y: $0.y, on: $0.element,
          tool: $0.phase == "down" ? witness.tool?.rawValue : nil)
      }
      claims = witness.claims.map {
        Claim(activity: $0.activity, mechanic: $0.mechanic, t: Double($0.time) / 1000)
      }
    }

    /// The time at which an activity would claim if it had no rivals.
    struct Claim: Encodable {
      var activity: String
      var mechanic: String
      var t: Double
    }

    struct Event: Encodable {
      var t: Double
      var phase: String
      var id: Int?
      var x: Double?
      var y: Double?
      var on: String?
      var tool: String?
    }
  }

  /// A fix with its costs and edits.
  private struct FixEntry: Encodable {
    var name: String
    var title: String
    var cost: [String]
    var edits: [Edit]

    init(_ fix: Fix, _ edits: [(place: ReportPlace, text: String)]) {
      name = fix.name
      title = fix.title
      cost = fix.cost
      self.edits = edits.map {
        Edit(
          file: $0.place.file, line: $0.place.line, column: $0.place.column, endLine: $0.place.endLine,
          endColumn: $0.place.endColumn, text: $0.text)
      }
    }

    struct Edit: Encodable {
      var file: String
      var line: Int
      var column: Int
      var endLine: Int
      var endColumn: Int
      var text: String
    }
  }

  private struct Related: Encodable {
    var file: String
    var line: Int
    var column: Int
    var message: String
  }
}
