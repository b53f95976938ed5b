/// `test --format junit`: each cases file is a suite. A case that could not be run is an error, so the report cannot pass without it.
enum RenderTestJUnit {
  static func render(_ report: TestReport) -> String { JUnit.text(report.files.map(suite)) }

  private static func suite(_ file: TestReport.File) -> JUnit.Suite {
    let problems = file.allProblems
    let own = problems.isEmpty ? [] : [entry(named: "this file", file.path, .broken(problem(problems)))]
    return JUnit.Suite(
      name: file.path, cases: own + file.cases.map { entry(named: $0.name, file.path, result($0)) })
  }

  private static func entry(named name: String, _ path: String, _ result: JUnit.Result) -> JUnit.Case {
    JUnit.Case(className: path, name: name, file: path, result: result)
  }

  private static func result(_ test: CaseReport) -> JUnit.Result {
    switch test.status {
    case .passed: return .passed
    case .error: return .broken(problem(test.problems))
    case .failed:
      let head = "\(test.place.text): \(test.name)"
      let details = RenderTestText.details(
        of: test, style: TerminalStyle(isColored: false), indentation: "  ")
      return .failed(
        JUnit.Problem(
          message: test.reasons.first ?? "", type: "expectation",
          text: ([head] + details).joined(separator: "\n")))
    }
  }

  private static func problem(_ problems: [TestProblem]) -> JUnit.Problem {
    JUnit.Problem(
      message: problems.first?.message ?? "", type: problems.first?.rule ?? "failure",
      text: problems.map(\.line).joined(separator: "\n"))
  }
}
