/// `test --format text`: the results for people, each failed case with its actual outcomes.
enum RenderTestText {
  /// The result of one file, printed as soon as it is done.
  static func file(_ file: TestReport.File, style: TerminalStyle) -> String {
    // The failure has already been reported, and the file has no cases to count.
    if file.failure != nil { return "" }
    let failed = file.cases.filter { $0.status != .passed }.map { told($0, file.path, style) }.joined()
    let mark = file.hasPassed ? style.green("✓") : style.red("✗")
    let count = file.count(.failed)
    let counts =
      "\(file.count(.passed)) passed\(count == 0 ? "" : ", \(count) failed")"
      + TestReport.unrun(file.count(.error))
    return failed + VisibleText.line("\(mark) \(file.path): \(counts)") + "\n"
  }

  /// The last line, with the counts.
  static func summary(_ report: TestReport, style: TerminalStyle) -> String {
    (report.hasPassed ? style.green(report.counts) : style.red(report.counts)) + "\n"
  }

  /// A case that did not pass: its place, why it failed, and the actual outcomes.
  private static func told(_ test: CaseReport, _ path: String, _ style: TerminalStyle) -> String {
    let place = "\(path):\(test.place.line):\(test.place.column)"
    let head = VisibleText.line("\(style.red("✗")) \(place): \(style.bold(test.name))") + "\n"
    if test.status == .error {
      // The problems themselves are on standard error, once for all cases that share them.
      let first = test.problems.first.map { ": \($0.message)" } ?? ""
      return head + "    could not be run\(first)\n"
    }
    return head + details(of: test, style: style, indentation: "    ").map { $0 + "\n" }.joined()
  }

  /// The reasons why a case failed, and with more indentation what explains them and its outcomes.
  static func details(of test: CaseReport, style: TerminalStyle, indentation: String) -> [String] {
    let table = OutcomeTable.text(test.outcomes, style: style).split(separator: "\n")
    return test.reasons.map { indentation + $0 } + test.explained.map { indentation + "  " + $0 }
      + table.map { indentation + "  " + $0 }
  }
}
