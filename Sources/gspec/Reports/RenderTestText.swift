/// `test --format text`: for people, each failed case with what came instead.
enum RenderTestText {
  /// What is said about a file as soon as it is done.
  static func file(_ file: TestReport.File, style: TerminalStyle) -> String {
    // What could not be read has been told, and leaves nothing to count.
    if file.failure != nil { return "" }
    let failed = file.cases.filter { $0.status != .passed }.map { told($0, file.path, style) }.joined()
    let mark = file.hasPassed ? style.green("✓") : style.red("✗")
    let count = file.count(.failed)
    let counts =
      "\(file.count(.passed)) passed\(count == 0 ? "" : ", \(count) failed")" + unrun(file.count(.error))
    return failed + "\(mark) \(file.path): \(counts)\n"
  }

  /// The last line.
  static func summary(_ report: TestReport, style: TerminalStyle) -> String {
    let counts =
      "\(report.count(.passed)) passed, \(report.count(.failed)) failed" + unrun(report.count(.error))
    return (report.hasPassed ? style.green(counts) : style.red(counts)) + "\n"
  }

  /// Cases that could not be run are counted, as `--format json` does: a run without them is not green.
  private static func unrun(_ count: Int) -> String {
    count == 0 ? "" : ", \(count) could not be run"
  }

  /// A case that has not passed: where it stands, why it failed, and what came instead.
  private static func told(_ test: CaseReport, _ path: String, _ style: TerminalStyle) -> String {
    let place = "\(path):\(test.place.line):\(test.place.column)"
    let head = "\(style.red("✗")) \(place): \(style.bold(test.name))\n"
    if test.status == .error {
      // The problems themselves are on standard error, once for all cases that share them.
      let first = test.problems.first.map { ": \($0.message)" } ?? ""
      return head + "    could not be run\(first)\n"
    }
    return head + details(of: test, style: style, indentation: "    ").map { $0 + "\n" }.joined()
  }

  /// Why a case failed, and the outcomes, indented further.
  static func details(of test: CaseReport, style: TerminalStyle, indentation: String) -> [String] {
    let table = OutcomeTable.text(test.outcomes, style: style).split(separator: "\n")
    return test.reasons.map { indentation + $0 } + table.map { indentation + "  " + $0 }
  }
}
