import SpecParser

/// `gspec lint --fix`: changes specs as their author says, shows the changes, and goes on with what lint says after them.
struct LintFixes {
  /// Of the report that follows: what programs read stays free of everything else.
  let format: LintFormat

  /// - Parameter names: of mends; none lists what there is.
  /// - Returns: the report about the specs as they are now.
  func applied(to report: LintReport, _ names: [String]) throws(CommandFailure) -> LintReport {
    let offers = MendOffer.all(in: report)
    guard !names.isEmpty else {
      guard let offer = offers.first, let mend = offer.finding.mends.first else {
        Console.remark("no finding has a mend that can be applied")
        return report
      }
      Console.print(MendOffer.list(offers))
      throw CommandFailure(
        "nothing was changed: `--fix` applies what `--fix-with` names",
        help: "choose a mend: `--fix --fix-with \(offer.shortID)=\(mend.name)`")
    }
    let fixed = try FixSpecs(report, with: names).fixed()
    try FixSpecs.write(fixed)
    for spec in fixed { show(RenderDiff.render(spec.before.bytes, spec.after, path: spec.path)) }
    var report = report
    for spec in fixed {
      for index in report.specs.indices where report.specs[index].path == spec.path {
        report.specs[index] = spec.spec
      }
    }
    return report
  }

  private func show(_ difference: String) {
    if format == .text { Console.print(difference + "\n") } else { Console.report(difference) }
  }
}
