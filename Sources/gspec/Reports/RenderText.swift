import SpecParser

/// `--format text`: the findings for people, the worst cost first, each with its id and the command that replays its witness file.
enum RenderText {
  /// The most findings of a group that are listed below the first.
  private static let mostOthers = 4

  /// - Parameter descriptor: the file descriptor of the output. It decides whether colors are used.
  static func render(_ report: LintReport, for descriptor: Int32) -> String {
    let style = CommandRun.style(for: descriptor)
    return GroupFindings.grouped(report.byCost).map { group in
      FindingRenderer(sources: report.specs[group.spec].sources, style: style).render(
        group.lead.finding, trailer: trailer(group, report.specs[group.spec], report)) + "\n"
    }.joined()
  }

  private static func trailer(
    _ group: FindingGroup, _ spec: LintReport.Spec, _ report: LintReport
  ) -> [String] {
    let replay = report.witnessFiles[group.lead.id].map {
      "replay: gspec run \(PathText.argument(spec.path)) --rivals --trace \(PathText.argument($0))"
    }
    return ["id: \(group.lead.id)"] + (replay.map { [$0] } ?? []) + others(of: group)
  }

  /// A line for each other finding of the group: its line, its message and its id.
  private static func others(of group: FindingGroup) -> [String] {
    let lines = group.others.prefix(mostOthers).map { other in
      let rule = other.finding.rule == group.lead.finding.rule ? "" : "\(other.finding.rule): "
      let help =
        other.finding.fixes.isEmpty ? other.finding.help.first : nil
      let advice = help.flatMap { $0 == group.lead.finding.help.first ? nil : "; \($0)" }
      return
        "also line \(other.place.line): \(rule)\(other.finding.message)\(advice ?? "") (id: \(other.id))"
    }
    let rest = group.others.count - lines.count
    return lines + (rest > 0 ? ["and \(rest) more of this kind: `--format xcode` prints each"] : [])
  }
}
