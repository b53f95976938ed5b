import SpecParser

/// `--format checkstyle`: the XML of Checkstyle for Jenkins, reviewdog and editors. It contains every checked file.
enum RenderCheckstyle {
  static func render(_ report: LintReport) -> String {
    let specs = report.specs.map { (file: ReportPlace.relative($0.path, to: report.root), error: "") }
    let found = report.placed.map { (file: $0.place.file, error: error($0)) }
    let failed = report.failures.map { (file: file($0), error: error($0)) }
    let files = (specs + found + failed).grouped { $0.file }.map { name, errors in
      "<file name=\"\(XMLText.escape(name))\">\n\(errors.map(\.error).joined())</file>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
      \(files.joined())</checkstyle>

      """
  }

  /// The file of a failure, or `.` if it is about no file.
  private static func file(_ failure: ReportFailure) -> String { failure.path ?? "." }

  private static func error(_ placed: PlacedFinding) -> String {
    let finding = placed.finding
    let text = Sentence.joined([finding.message] + finding.help.prefix(1).map { "Help: \($0)" })
    return error(
      line: placed.place.line, column: placed.place.column, finding.severity.word("error", "warning", "info"),
      text, finding.rule)
  }

  private static func error(_ failure: ReportFailure) -> String {
    error(line: 1, column: 1, "error", failure.sentences, ReportFailure.rule)
  }

  private static func error(line: Int, column: Int, _ severity: String, _ text: String, _ rule: String)
    -> String
  {
    "<error line=\"\(line)\" column=\"\(column)\" severity=\"\(severity)\" "
      + "message=\"\(XMLText.escape(text))\" source=\"gspec.\(XMLText.escape(rule))\"/>\n"
  }
}
