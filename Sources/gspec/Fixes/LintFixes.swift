import Foundation
import GestureCompiler
import SpecParser

/// `gspec lint --fix`: applies the chosen fixes, shows the changes, and returns the report about the new texts.
struct LintFixes {
  /// Whether standard output is for people. The output of other formats must contain nothing else.
  let isForPeople: Bool
  let session: LintSession

  /// - Parameter names: the chosen fixes. If there are none, all fixes are listed.
  /// - Returns: the report about the specs as they are now.
  func applied(to report: LintReport, _ names: [String]) throws(CommandFailure) -> LintReport {
    var report = Self.completed(report, names)
    let offers = FixOffer.all(in: report)
    guard !names.isEmpty else {
      guard let offer = offers.first, let fix = offer.finding.fixes.first else {
        Console.remark("no finding has a fix that can be applied")
        return report
      }
      if isForPeople { Console.print(FixOffer.list(offers)) }
      throw CommandFailure(
        "nothing was changed: `--fix` applies what `--fix-with` names",
        help: "choose a fix: `--fix --fix-with \(offer.placed.id)=\(fix.name)`")
    }
    let fixed = try FixSpecs(report, session, with: names).fixed()
    try FixSpecs.write(fixed)
    let style = TerminalStyle(for: isForPeople ? STDOUT_FILENO : STDERR_FILENO)
    for spec in fixed {
      show(RenderDiff.render(spec.before.bytes, spec.after, path: spec.path, style: style))
    }
    for spec in fixed {
      for index in report.specs.indices where report.specs[index].path == spec.path {
        report.specs[index] = spec.spec
      }
    }
    return report
  }

  /// Adds the fixes of findings that are chosen by id. In a long report, the search for fixes may have stopped before them.
  private static func completed(_ report: LintReport, _ names: [String]) -> LintReport {
    let ids = names.compactMap { name in name.firstIndex(of: "=").map { name[..<$0].lowercased() } }
    var result = report
    for (number, own) in report.placedBySpec.enumerated() {
      for (index, placed) in own.enumerated() where placed.finding.fixes.isEmpty {
        guard ids.contains(where: { !$0.isEmpty && placed.fingerprint.hasPrefix($0) }) else { continue }
        result.specs[number].findings[index].fixes = fixes(of: placed.finding, in: report.specs[number])
      }
    }
    return result
  }

  private static func fixes(of finding: Finding, in spec: LintReport.Spec) -> [Fix] {
    guard let source = spec.sources.files.first else { return [] }
    let result = LoadSpec.parse(source.bytes, path: source.path)
    guard let checked = result.spec else { return [] }
    return FindFixes.added(to: [finding], of: checked, SourceEdits(result.tree, source)).first?.fixes ?? []
  }

  private func show(_ difference: String) {
    if isForPeople { Console.print(difference + "\n") } else { Console.report(difference) }
  }
}
