import SpecParser

/// `--format checkstyle`: the XML of Checkstyle for Jenkins, reviewdog and editors. It contains every checked file.
enum RenderCheckstyle {
  static func render(_ report: LintReport) -> String {
    let placed = report.placed
    var order = report.specs.map { ReportPlace.relative($0.path, to: report.root) }
    order += placed.map(\.place.file) + report.failures.map(file)
    var errors: [String: [String]] = [:]
    for finding in placed { errors[finding.place.file, default: []].append(error(finding)) }
    for failure in report.failures { errors[file(failure), default: []].append(error(failure)) }
    var seen: Set<String> = []
    let files = order.filter { seen.insert($0).inserted }.map { name in
      "<file name=\"\(XMLText.escape(name))\">\n\(errors[name, default: []].joined())</file>\n"
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
