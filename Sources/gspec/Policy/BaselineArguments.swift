import ArgumentParser
import Foundation
import SpecParser

/// The options `--baseline FILE`, `--write-baseline`, `--update-baseline` and `--since REV`.
struct BaselineArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Report only what this file does not have: what was found when it was written is accepted.",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write every error and warning into the file that --baseline names.")
  var writeBaseline = false

  @Flag(help: "Remove from the file that --baseline names what is not found any more.")
  var updateBaseline = false

  @Option(
    help: ArgumentHelp(
      "Report only what a change brought: what git's REV had already is accepted.", valueName: "rev"),
    completion: Completions.revision)
  var since: String?

  func validate() throws {
    if since?.isEmpty == true { throw ValidationError("--since needs a branch, a tag or a commit") }
    if baseline == nil, writeBaseline || updateBaseline {
      throw ValidationError("--write-baseline and --update-baseline need --baseline FILE")
    }
    if writeBaseline, updateBaseline {
      throw ValidationError("--write-baseline writes all of the file: --update-baseline has nothing to do")
    }
  }

  /// Moves what the specs had at the revision of `--since` to the accepted findings. Findings are still at the specs that have them, also those
  /// in vocabularies: a new spec brings what is wrong with an old vocabulary.
  func applySince(to report: inout LintReport, _ session: LintSession) throws(CommandFailure) {
    guard let since else { return }
    var change = SinceRevision(since, session)
    try change.apply(to: &report)
  }

  /// Writes the baseline, or moves the findings that it contains to the accepted ones.
  func apply(to report: inout LintReport) throws(CommandFailure) {
    guard let path = baseline else { return }
    guard report.failures.isEmpty || !(writeBaseline || updateBaseline) else {
      throw CommandFailure(
        "\(path): not written, since not all specs could be read",
        help: "what is wrong with the others would be missing in it")
    }
    let unread = writeBaseline || updateBaseline ? report.unreadErrors : []
    if !unread.isEmpty { refuse(unread, path) }
    if writeBaseline {
      if unread.isEmpty { try write(&report, to: path) }
      return
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure("\(path): there is no such baseline", help: "`--write-baseline` writes one")
    }
    var known = try Baseline(path: path)
    let gone = known.apply(to: &report, path: path)
    // A file that could not be read may still have the finding.
    guard !gone.isEmpty, report.failures.isEmpty, unread.isEmpty else { return }
    if updateBaseline {
      known.entries.removeAll { gone.contains($0) }
      try WriteOutput.file(Array(known.text.utf8), path, replacesInput: true)
    }
    let what = updateBaseline ? "removed" : "gone; `--update-baseline` removes them"
    Console.remark(
      "\(path): \(gone.count) of \(counted(known.entries.count + (updateBaseline ? gone.count : 0), "finding")) \(what)"
    )
    Self.remark(gone) { "\($0.file): \($0.message) [\($0.rule)]" }
  }

  /// Says why the baseline is not written. The errors are still in the report, so the status is 1.
  private func refuse(_ errors: [PlacedFinding], _ path: String) {
    Console.remark("\(path): not written, since errors keep specs from being searched for conflicts:")
    Self.remark(errors) { "\($0.place.text): \($0.finding.message) [\($0.finding.rule)]" }
  }

  /// Shows the first ten, and how many more there are.
  private static func remark<Item>(_ items: [Item], _ text: (Item) -> String) {
    for item in items.prefix(10) { Console.remark("  \(text(item))") }
    if items.count > 10 { Console.remark("  and \(items.count - 10) more") }
  }

  /// Writes the findings of the report, which are accepted from then on.
  private func write(_ report: inout LintReport, to path: String) throws(CommandFailure) {
    let written = Baseline(report, path: path)
    try WriteOutput.file(Array(written.text.utf8), path)
    // A report must not replace it.
    InputFiles.shared.add(path)
    Console.remark("\(path): \(counted(written.entries.count, "finding")) accepted from now on")
    _ = written.apply(to: &report, path: path)
  }
}
