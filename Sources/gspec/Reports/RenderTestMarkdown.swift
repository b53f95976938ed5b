/// `test --format markdown`: the summary of a pull request: counts, and a table of the cases that did not pass.
enum RenderTestMarkdown {
  /// The most rows of the table. A comment can have at most 65,536 characters.
  private static let mostRows = 50

  static func render(_ report: TestReport) -> String {
    let rows = report.files.flatMap(rows)
    var parts = [heading(report)]
    if !rows.isEmpty {
      parts.append(
        (["| | where | case | why |", "|---|---|---|---|"] + rows.prefix(mostRows)).joined(separator: "\n"))
    }
    if rows.count > mostRows {
      parts.append("and \(rows.count - mostRows) more: `--format text` prints each")
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func heading(_ report: TestReport) -> String {
    let unrun = report.count(.error)
    let counts =
      "\(report.count(.passed)) passed, \(report.count(.failed)) failed"
      + (unrun == 0 ? "" : ", \(unrun) could not be run")
    return "### gspec cases: \(counts)"
  }

  /// The rows of a file: first its own problems, then its cases that did not pass.
  private static func rows(_ file: TestReport.File) -> [String] {
    let problems = file.allProblems
    return problems.map { row("error", $0.place?.line, file.path, "", [$0.message]) }
      + file.cases.filter { $0.status != .passed }.map { test in
        let why = test.status == .failed ? test.reasons : test.problems.map(\.message)
        return row(test.status.rawValue, test.place.line, file.path, test.name, why)
      }
  }

  private static func row(_ status: String, _ line: Int?, _ path: String, _ name: String, _ why: [String])
    -> String
  {
    let place = MarkdownText.code(path + (line.map { ":\($0)" } ?? ""))
    return
      "| \(status) | \(place) | \(MarkdownText.escape(name)) | \(MarkdownText.escape(Sentence.joined(why))) |"
  }
}
