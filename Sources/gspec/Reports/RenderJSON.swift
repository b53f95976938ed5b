import SpecParser

/// `--format json`: the findings as one JSON object on one line.
enum RenderJSON {
  static func render(_ report: LintReport) -> String {
    let accepted = report.specs.reduce(0) { $0 + $1.accepted.count }
    return encodeJSON(
      JSON.members([
        "version": 1,
        // The number of accepted findings.
        "accepted": accepted == 0 ? nil : .int(accepted),
        // The number of findings below the level, by rule.
        "notShown": report.leftOut.isEmpty ? nil : .object(report.leftOut.mapValues(JSON.int)),
        "findings": .array(report.placed.map(entry)),
        // Failures of the run.
        "failures": JSON.unlessEmpty(report.failures.map(failure)),
        "summary": [
          "errors": .int(report.count(.error)), "warnings": .int(report.count(.warning)),
          "notes": .int(report.count(.note)),
        ],
      ]))
  }

  private static func failure(_ failure: ReportFailure) -> JSON {
    JSON.members([
      "message": .string(failure.message), "help": failure.help.isEmpty ? nil : .string(failure.help),
      "file": failure.path.map(JSON.string),
    ])
  }

  private static func entry(_ placed: PlacedFinding) -> JSON {
    let finding = placed.finding
    let related = placed.related.map { $0.place.start.merging(["message": .string($0.message)]) }
    return JSON.members([
      "rule": .string(finding.rule),
      // The name of the finding, which is the same in other runs.
      "id": .string(placed.id),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "activities": .strings(finding.activities),
      "related": .array(related),
      "delayMs": finding.delayMilliseconds.map(JSON.double),
      "witness": finding.witness.map(witness),
      "fixes": JSON.unlessEmpty(zip(finding.fixes, placed.edits).map(fix)),
      "relation": finding.relation.map(relation),
    ]).merging(placed.place.range)
  }

  /// A witness in the form of a trace, with times in milliseconds.
  private static func witness(_ witness: FindingWitness) -> JSON {
    let state = witness.state.map { ($0.name, $0.setting.value.json) }
    return JSON.members([
      "target": .string(witness.target),
      "state": .object(Dictionary(state, uniquingKeysWith: { $1 })),
      "screen": .array(witness.screen.map(JSON.double)),
      "tool": (witness.tool?.rawValue).map(JSON.string),
      "layout": (witness.layout?.rawValue).map(JSON.string),
      "events": .array(witness.events.map { event($0, witness.tool) }),
      // The time at which each activity would claim if it had no rivals.
      "claims": .array(
        witness.claims.map {
          ["activity": .string($0.activity), "mechanic": .string($0.mechanic), "t": milliseconds($0.time)]
        }),
    ])
  }

  private static func event(_ event: FindingWitness.Event, _ tool: Tool?) -> JSON {
    JSON.members([
      "t": milliseconds(event.time), "phase": .string(event.phase), "id": event.finger.map(JSON.int),
      "x": event.x.map(JSON.double), "y": event.y.map(JSON.double), "on": event.element.map(JSON.string),
      "tool": event.phase == "down" ? (tool?.rawValue).map(JSON.string) : nil,
    ])
  }

  private static func milliseconds(_ time: Int64) -> JSON { .double(Double(time) / 1000) }

  /// A fix with its costs and edits.
  private static func fix(_ fix: Fix, _ edits: [(place: ReportPlace, text: String)]) -> JSON {
    [
      "name": .string(fix.name), "title": .string(fix.title), "cost": .strings(fix.cost),
      "edits": .array(edits.map { $0.place.range.merging(["text": .string($0.text)]) }),
    ]
  }

  /// A relation. Ranges are `[low, high]`, with `null` for an open end.
  private static func relation(_ relation: FindingRelation) -> JSON {
    func range(_ low: Double?, _ high: Double?) -> JSON {
      .array([low, high].map { $0.map(JSON.double) ?? .null })
    }
    return JSON.members([
      "kind": .string(relation.kind.rawValue), "gap": range(relation.gap.low, relation.gap.high),
      "region": .object(relation.region.mapValues { .array($0.map { range($0.low, $0.high) }) }),
      "boundary": relation.isBoundary ? true : nil,
    ])
  }
}
