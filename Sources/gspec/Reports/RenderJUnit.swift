import SpecParser

/// `--format junit`: each finding is a test case. One further case stands for all rules that found nothing, so a report without findings is
/// not empty.
enum RenderJUnit {
  /// The name of the case for the rules that found nothing.
  private static let others = "other rules"

  /// - Parameter failing: the lowest severity that fails a case. Other findings are the output of cases that pass.
  static func render(_ report: LintReport, failing: Severity = .error) -> String {
    let cases = zip(report.specs, report.placedBySpec).flatMap { spec, own -> [JUnit.Case] in
      let path = ReportPlace.relative(spec.path, to: report.root)
      // Of a vocabulary that only specs of this run use, no rules were checked.
      return own.map { reported($0, path, failing) } + (spec.isOnlyUsed ? [] : [otherRules(of: spec, path)])
    }
    return JUnit.text([JUnit.Suite(name: "gspec", cases: cases + report.failures.map(broken))])
  }

  /// The case of the rules that found nothing. It is skipped if the spec could not be read well enough to check them.
  private static func otherRules(of spec: LintReport.Spec, _ path: String) -> JUnit.Case {
    let result: JUnit.Result =
      spec.isUnread
      ? .skipped("not checked, because the spec cannot be read: \(unchecked.joined(separator: ", "))")
      : .passed
    return JUnit.Case(className: path, name: others, file: path, result: result)
  }

  /// The families of rules that are checked only if the spec can be read.
  private static var unchecked: [String] {
    let families = RuleCatalogue.all.filter { FindingCost(rule: $0.id) != .unreadable }.map { rule in
      String(rule.id.prefix { $0 != "/" })
    }
    // Coverage is checked only on request, and Swift names only when Swift is generated.
    return Set(families).subtracting(["coverage", "swift", "lint"]).sorted()
  }

  private static func broken(_ failure: ReportFailure) -> JUnit.Case {
    let path = failure.path ?? "gspec"
    return JUnit.Case(
      className: path, name: "can be checked", file: path,
      result: .broken(
        JUnit.Problem(message: failure.message, type: ReportFailure.rule, text: failure.sentences)))
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

  /// The rule and the activities, or the message if there are none. Numbers in the message do not change the name of a finding with
  /// activities.
  private static func name(of finding: Finding) -> String {
    let subject = finding.activities.isEmpty ? finding.message : finding.activities.joined(separator: ", ")
    return "\(finding.rule) \(subject)"
  }

  private static func text(of placed: PlacedFinding) -> String {
    let finding = placed.finding
    let head = "\(placed.place.text): \(finding.severity.rawValue): \(finding.message)"
    let related = placed.related.map { "\($0.place.text): \($0.message)" }
    let drawing = finding.witness.map { DrawTimeline.lines($0) } ?? []
    let help = finding.help.map { "help: \($0)" }
    return ([head + " [\(finding.rule)]"] + related + drawing + finding.notes + help + ["id: \(placed.id)"])
      .joined(separator: "\n")
  }
}
