import SpecParser

/// `--format junit`: each rule is a test case of each spec, so that a green report shows what was checked.
enum RenderJUnit {
  /// - Parameter failing: the least severity that fails a case; lesser findings are printed in passing ones.
  static func render(_ report: LintReport, failing: Severity = .error) -> String {
    let placed = report.placed
    var rest = placed[...]
    let cases = report.specs.flatMap { spec -> [JUnit.Case] in
      let own = rest.prefix(spec.findings.count)
      rest = rest.dropFirst(spec.findings.count)
      return Self.cases(of: ReportPlace.relative(spec.path, to: report.root), Array(own), failing)
    }
    return JUnit.text([JUnit.Suite(name: "gspec", cases: cases)])
  }

  private static func cases(
    of path: String, _ findings: [PlacedFinding], _ failing: Severity
  ) -> [JUnit.Case] {
    let broken = Set(findings.map(\.finding.rule))
    let reports = findings.map { reported($0, path, failing) }
    let passed = RuleCatalogue.all.filter { !broken.contains($0.id) }.map { rule in
      JUnit.Case(className: path, name: rule.id, file: path, result: .passed)
    }
    return reports + passed
  }

  private static func reported(
    _ placed: PlacedFinding, _ path: String, _ failing: Severity
  ) -> JUnit.Case {
    let finding = placed.finding
    let text = text(of: placed)
    let result: JUnit.Result =
      finding.severity >= failing
      ? .failed(JUnit.Problem(message: finding.message, type: finding.severity.rawValue, text: text))
      : .told(text)
    return JUnit.Case(className: path, name: name(of: finding), file: placed.place.file, result: result)
  }

  /// The rule and whom it is about: a name that stays when a number in the message changes.
  private static func name(of finding: Finding) -> String {
    let subject = finding.activities.isEmpty ? finding.message : finding.activities.joined(separator: ", ")
    return "\(finding.rule) \(subject)"
  }

  private static func text(of placed: PlacedFinding) -> String {
    let finding = placed.finding
    let place = placed.place
    let head = "\(place.file):\(place.line):\(place.column): \(finding.severity.rawValue): \(finding.message)"
    let related = placed.related.map {
      "\($0.place.file):\($0.place.line):\($0.place.column): \($0.message)"
    }
    let drawing = finding.witness.map { DrawTimeline.lines($0) } ?? []
    let help = finding.help.map { "help: \($0)" }
    return ([head + " [\(finding.rule)]"] + related + drawing + finding.notes + help + ["id: \(placed.id)"])
      .joined(separator: "\n")
  }
}
