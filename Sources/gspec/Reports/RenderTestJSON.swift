import GestureRuntime

/// `test --format json`: the results as one JSON object on one line.
enum RenderTestJSON {
  static func render(_ report: TestReport) -> String {
    encodeJSON(
      Document(
        files: report.files.map(File.init),
        summary: Summary(
          passed: report.count(.passed), failed: report.count(.failed), errors: report.count(.error))))
  }

  private struct Document: Encodable {
    var version = 1
    var files: [File]
    var summary: Summary
  }

  private struct Summary: Encodable {
    var passed: Int
    var failed: Int
    var errors: Int
  }

  private struct File: Encodable {
    var path: String
    var cases: [Case]
    /// Problems of the file as a whole.
    var problems: [Problem]

    init(_ file: TestReport.File) {
      path = file.path
      cases = file.cases.map(Case.init)
      problems = (file.problems + (file.failure.map { [TestProblem($0)] } ?? [])).map(Problem.init)
    }
  }

  private struct Case: Encodable {
    var name: String
    var line: Int
    var column: Int
    var spec: String?
    var status: CaseReport.Status
    var reasons: [String]?
    var explained: [String]?
    var problems: [Problem]?
    var outcomes: [NamedOutcome]?

    init(_ test: CaseReport) {
      name = test.name
      line = test.place.line
      column = test.place.column
      spec = test.spec
      status = test.status
      reasons = status == .failed ? test.reasons : nil
      explained = test.explained.isEmpty ? nil : test.explained
      outcomes = status == .failed ? test.outcomes : nil
      problems = status == .error ? test.problems.map(Problem.init) : nil
    }
  }

  private struct Problem: Encodable {
    var rule: String?
    var message: String
    var file: String?
    var line: Int?
    var column: Int?

    init(_ problem: TestProblem) {
      rule = problem.rule
      message = problem.message
      file = problem.place?.file
      line = problem.place?.line
      column = problem.place?.column
    }
  }
}

/// Encodes the keys and values that `run --format json` prints.
extension NamedOutcome: Encodable {
  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    for field in fields {
      let key = Key(stringValue: field.key.rawValue)
      switch field.value {
      case .text(let text): try container.encode(text, forKey: key)
      case .bool(let value): try container.encode(value, forKey: key)
      case .nothing: try container.encodeNil(forKey: key)
      // The printed text is rounded to thousandths.
      case .number, .time: try container.encode(Double(field.value.text) ?? 0, forKey: key)
      case .pair(let pair):
        let values = [pair.x, pair.y].map { Double(OutcomeField.number($0).text) ?? 0 }
        try container.encode(values, forKey: key)
      }
    }
  }
}
