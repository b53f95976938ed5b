import SpecParser

/// `--format text`: for people, each finding with its name and, once it is written, its witness.
enum RenderText {
  /// - Parameter descriptor: decides about colours.
  static func render(_ report: LintReport, for descriptor: Int32) -> String {
    var rest = report.placed[...]
    return report.specs.map { spec in
      let placed = rest.prefix(spec.findings.count)
      rest = rest.dropFirst(spec.findings.count)
      let renderer = CommandRun.renderer(spec.sources, for: descriptor)
      return placed.map { found in
        renderer.render(found.finding, trailer: trailer(found, spec, report)) + "\n"
      }.joined()
    }.joined()
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
