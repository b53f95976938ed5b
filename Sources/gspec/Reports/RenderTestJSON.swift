import GestureRuntime
import SpecParser

/// `test --format json`: the results as one JSON object on one line.
enum RenderTestJSON {
  static func render(_ report: TestReport) -> String {
    encodeJSON(
      [
        "version": 1, "files": .array(report.files.map(file)),
        "summary": [
          "passed": .int(report.count(.passed)), "failed": .int(report.count(.failed)),
          "errors": .int(report.count(.error)),
        ],
      ])
  }

  /// A file. Its problems are those of the file as a whole.
  private static func file(_ file: TestReport.File) -> JSON {
    [
      "path": .string(file.path), "cases": .array(file.cases.map(entry)),
      "problems": .array(file.allProblems.map(problem)),
    ]
  }

  private static func entry(_ test: CaseReport) -> JSON {
    let hasFailed = test.status == .failed
    return JSON.members([
      "name": .string(test.name), "line": .int(test.place.line), "column": .int(test.place.column),
      "spec": test.spec.map(JSON.string), "status": .string(test.status.rawValue),
      "reasons": hasFailed ? .strings(test.reasons) : nil,
      "explained": JSON.unlessEmpty(test.explained.map(JSON.string)),
      "outcomes": hasFailed ? .array(test.outcomes.map(outcome)) : nil,
      "problems": test.status == .error ? .array(test.problems.map(problem)) : nil,
    ])
  }

  private static func problem(_ problem: TestProblem) -> JSON {
    JSON.members(["rule": problem.rule.map(JSON.string), "message": .string(problem.message)])
      .merging(problem.place?.start ?? [:])
  }

  /// The keys and values that `run --format json` prints.
  private static func outcome(_ outcome: NamedOutcome) -> JSON {
    .object(Dictionary(firstOf: outcome.fields.map { ($0.key.rawValue, value($0.value)) }))
  }

  private static func value(_ field: OutcomeField) -> JSON {
    switch field {
    case .text(let text): .string(text)
    case .bool(let value): .bool(value)
    case .nothing: .null
    // The printed text is rounded to thousandths.
    case .number, .time: .double(Double(field.text) ?? 0)
    case .pair(let pair): .array([value(.number(pair.x)), value(.number(pair.y))])
    }
  }
}
