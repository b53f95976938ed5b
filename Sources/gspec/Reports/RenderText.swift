import SpecParser

/// `--format text`: for people, what weighs most first, each finding with its name and, once it is written, its witness.
enum RenderText {
  /// - Parameter descriptor: decides about colours.
  static func render(_ report: LintReport, for descriptor: Int32) -> String {
    let renderers = report.specs.map { CommandRun.renderer($0.sources, for: descriptor) }
    return inOrder(report).map { number, placed in
      renderers[number].render(
        placed.finding, trailer: trailer(placed, report.specs[number], report)) + "\n"
    }.joined()
  }

  /// How many findings there are, and how to see those that are left out. One line.
  ///
  /// - Parameter report: with everything that was found.
  static func summary(of report: LintReport, leftOut: [String: Int]) -> String {
    let counts = [
      counted(report.specs.count, "spec"), counted(report.count(.error), "error"),
      counted(report.count(.warning), "warning"), counted(report.count(.note), "note"),
    ]
    let rules = leftOut.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value) \($0.key)" }
    let rest = rules.isEmpty ? "" : "; not shown: \(rules.joined(separator: ", ")) (see `--level note`)"
    return "\(counts[0]): \(counts[1...].joined(separator: ", "))\(rest)\n"
  }

  /// Errors, then warnings, then notes; those of one severity by spec and line. With the number of the spec.
  private static func inOrder(_ report: LintReport) -> [(spec: Int, placed: PlacedFinding)] {
    let numbers = report.specs.enumerated().flatMap { number, spec in spec.findings.map { _ in number } }
    let all = Array(zip(numbers, report.placed))
    return all.indices.sorted { a, b in
      let severities = (all[a].1.finding.severity, all[b].1.finding.severity)
      if severities.0 != severities.1 { return severities.0 > severities.1 }
      return (all[a].0, all[a].1.place.line, a) < (all[b].0, all[b].1.place.line, b)
    }.map { (all[$0].0, all[$0].1) }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func trailer(
    _ placed: PlacedFinding, _ spec: LintReport.Spec, _ report: LintReport
  ) -> [String] {
    let replay = report.witnessFiles[placed.id].map {
      "replay: gspec run \(spec.path) --rivals --trace \($0)"
    }
    return ["id: \(placed.id)"] + (replay.map { [$0] } ?? [])
  }
}
