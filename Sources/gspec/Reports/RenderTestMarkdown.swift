/// `test --format markdown`: the summary of a pull request: counts, and a table of the cases that did not pass.
enum RenderTestMarkdown {
  static func render(_ report: TestReport) -> String {
    let rows = report.files.flatMap(rows)
    let parts = [
      "### gspec cases: \(report.counts)", MarkdownText.table(["where", "case", "why"], rows),
      MarkdownText.rest(rows.count),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
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
