import SpecParser

/// `--format markdown`: the summary of a pull request for GitHub and GitLab.
///
/// It has the counts, a table of findings with the worst cost first, and folded drawings of the witnesses.
enum RenderMarkdown {
  /// The most findings with a drawing.
  private static let mostDrawings = 10

  /// - Parameter report: the findings that are shown.
  static func render(_ report: LintReport) -> String {
    let findings = report.byCost.map(\.placed)
    let parts = [
      heading(report), failures(report), MarkdownText.table(["where", "what", "rule"], findings.map(row)),
      drawings(findings), MarkdownText.rest(findings.count),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func heading(_ report: LintReport) -> String {
    let shown = report.counts.filter { !$0.hasPrefix("0 ") }
    let leftOut = report.leftOut.values.reduce(0, +)
    let nothing = leftOut == 0 ? "nothing found" : "nothing to show"
    let what = shown.isEmpty ? nothing : shown.joined(separator: ", ")
    let rest = leftOut == 0 ? "" : ", \(leftOut) not shown"
    let unread = report.unreadCount
    let unsearched = unread == 0 ? "" : ", \(unread) not searched for conflicts"
    return
      "### gspec: \(what) in \(counted(report.specs.count(where: \.isLinted), "spec"))\(unsearched)\(rest)"
  }

  private static func failures(_ report: LintReport) -> String {
    guard !report.failures.isEmpty else { return "" }
    let lines = report.failures.map { "- \(MarkdownText.escape($0.sentences))" }
    return (["**gspec could not do all of its work:**", ""] + lines).joined(separator: "\n")
  }

  private static func row(_ placed: PlacedFinding) -> String {
    let finding = placed.finding
    let place = MarkdownText.code("\(placed.place.file):\(placed.place.line)")
    return
      "| \(finding.severity.rawValue) | \(place) | \(MarkdownText.escape(finding.message)) | \(MarkdownText.code(finding.rule)) |"
  }

  /// The witnesses of conflicts as drawings, each with the help of its finding.
  private static func drawings(_ findings: [PlacedFinding]) -> String {
    let drawn = findings.prefix(MarkdownText.mostRows).filter { $0.finding.witness != nil }.prefix(
      mostDrawings)
    return drawn.map { placed in
      let finding = placed.finding
      let lines = finding.witness.map { DrawTimeline.lines($0) } ?? []
      let help = finding.help.map { "- \(MarkdownText.escape($0))" }
      // A finding about an element names no activity, and has its message instead.
      let about = finding.activities.isEmpty ? finding.message : finding.activities.joined(separator: ", ")
      // The fence has four backticks, so that three in the drawing cannot end the code block.
      return
        ([
          "<details><summary>\(finding.rule): \(XMLText.escape(about)) (\(placed.id))</summary>",
          "", "````text",
        ] + lines + ["````", ""] + help + ["", "</details>"]).joined(separator: "\n")
    }.joined(separator: "\n\n")
  }
}
