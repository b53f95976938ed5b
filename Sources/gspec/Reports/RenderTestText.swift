/// `test --format text`: for people, each failed case with what came instead.
enum RenderTestText {
  /// What is said about a file as soon as it is done.
  static func file(_ file: TestReport.File, style: TerminalStyle) -> String {
    // What could not be read has been told, and leaves nothing to count.
    if file.failure != nil { return "" }
    let failed = file.cases.filter { $0.status == .failed }.map { told($0, file.path, style) }.joined()
    let mark = file.hasPassed ? style.green("✓") : style.red("✗")
    let count = file.count(.failed)
    return failed
      + "\(mark) \(file.path): \(file.count(.passed)) passed\(count == 0 ? "" : ", \(count) failed")\n"
  }

  /// The last line.
  static func summary(_ report: TestReport, style: TerminalStyle) -> String {
    let counts = "\(report.count(.passed)) passed, \(report.count(.failed)) failed"
    return (report.hasPassed ? style.green(counts) : style.red(counts)) + "\n"
  }

  /// A failed case: where it stands, why it failed, and what came instead.
  private static func told(_ test: CaseReport, _ path: String, _ style: TerminalStyle) -> String {
    let place = "\(path):\(test.place.line):\(test.place.column)"
    let head = "\(style.red("✗")) \(place): \(style.bold(test.name))\n"
    return head + details(of: test, style: style, indentation: "    ").map { $0 + "\n" }.joined()
  }

  /// Why a case failed, and the outcomes, indented further.
  static func details(of test: CaseReport, style: TerminalStyle, indentation: String) -> [String] {
    let table = OutcomeTable.text(test.outcomes, style: style).split(separator: "\n")
    return test.reasons.map { indentation + $0 } + table.map { indentation + "  " + $0 }
  }
}
