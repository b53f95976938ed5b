import ArgumentParser
import Foundation
import GestureCompiler
import SpecParser

/// `gspec watch PATH…`
struct WatchCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Check specs, and again whenever one of them changes.",
    discussion:
      "A folder is searched for *.gspec.yaml. It goes on until it is interrupted. Exit status: 2 could not do it."
  )

  @Argument(
    help: ArgumentHelp("Specs, or folders to search.", valueName: "path"), completion: Completions.spec)
  var paths: [String]

  @Option(
    help: ArgumentHelp(
      "The least severity that is printed: error, warning or note; warning unless this or .gspec.yaml says otherwise.",
      valueName: "level"))
  var level: Severity?

  @OptionGroup var terminal: OutputArguments

  /// The time between two looks, in microseconds.
  private static let pause: UInt32 = 200_000

  func work() throws {
    guard !paths.contains("-") else {
      throw CommandFailure("standard input cannot change", help: "give the spec as a file")
    }
    var watch = WatchSpecs(paths)
    // A path that does not exist at the start is an error. One that disappears later may come back.
    for path in paths {
      try LoadSpec.refuseSettings(path)
      _ = try FindFiles.matching(LoadSpec.suffix, in: path)
    }
    // The analysis of each spec, kept for its next version.
    var kept: [String: KeptAnalysis] = [:]
    while true {
      let session = LintSession()
      var report = LintReport(specs: [], root: FileManager.default.currentDirectoryPath)
      let hasChanged = watch.look { path, load throws(CommandFailure) in
        let own = kept[path] ?? KeptAnalysis(.onAllCores)
        kept[path] = own
        report.specs.append(try session.task(path).spec(kept: own, load: load))
      }
      if hasChanged {
        report.specs += session.configs.reports
        report = GatherVocabularies.gathered(report, session)
        session.configs.failures.forEach(Console.fail)
        print(report, watch.count)
      }
      usleep(Self.pause)
    }
  }

  private func print(_ report: LintReport, _ count: Int) {
    let shown = report.atLeast(level)
    Console.print(
      RenderText.render(shown, for: STDOUT_FILENO) + SummaryText(report: report, shown: shown).text)
    Console.print("watching \(counted(count, "spec"))\n")
  }
}
