import ArgumentParser
import Foundation
import GestureCompiler
import SpecParser

/// `gspec lint PATH…`
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Check specs and say what is wrong with them.",
    discussion:
      "A folder is searched for *.gspec.yaml. Exit status: 0 nothing at error level, 1 findings, 2 could not do it."
  )

  @Argument(help: ArgumentHelp("Specs, or folders to search; - is standard input.", valueName: "path"))
  var paths: [String] = []

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How findings are printed: \(LintFormat.allValueStrings.joined(separator: ", ")); text unless it is given.",
      valueName: "format"))
  var formats: [LintFormat] = []

  private var format: LintFormat { formats.last ?? .text }

  @Option(
    help: ArgumentHelp(
      "The least severity that is printed: error, warning or note; warning unless this or .gspec.yaml says otherwise. The exit status does not depend on it.",
      valueName: "level"))
  var level: LintLevel?

  @Flag(help: "Warnings count as errors for the exit status.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Write each conflict's witness into this folder, as a trace and as a case.", valueName: "dir"))
  var witness: String?

  @Flag(help: "Apply the mends that --fix-with names; without it, list what could be applied.")
  var fix = false

  @Option(
    help: ArgumentHelp(
      "A mend to apply, with the id of its finding where several offer it; may be repeated.",
      valueName: "[id=]name"))
  var fixWith: [String] = []

  @Option(
    help: ArgumentHelp(
      "Keep what was decided about pairs of activities in this folder, for later runs.", valueName: "dir"))
  var cache: String?

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Say everything that is known about two activities of one spec, whatever the level.",
      valueName: "activity"))
  var explain: [String] = []

  @Option(
    help: ArgumentHelp(
      "Print what the .gspec.yaml of its folder and those around it say about this spec.", valueName: "file"))
  var printConfig: String?

  @OptionGroup var baseline: BaselineArguments

  @OptionGroup var latency: LatencyArguments

  @Flag(help: "Also note touches that nothing claims, and activities that have no counterpart.")
  var coverage = false

  func validate() throws {
    if explain.isEmpty, paths.isEmpty, printConfig == nil {
      throw ValidationError("Missing expected argument '<path> ...'")
    }
    if !explain.isEmpty, explain.count < 2 || explained.path == nil {
      throw ValidationError("--explain takes two activities and one spec: gspec lint --explain A B SPEC")
    }
    if formats.count > 1 {
      let names = formats.map(\.rawValue).joined(separator: " and ")
      throw ValidationError("--format is given \(formats.count) times (\(names)): one run prints one report")
    }
    if !fix, !fixWith.isEmpty { throw ValidationError("--fix-with changes nothing without --fix") }
  }

  /// The two activities, and the spec, which may stand behind them.
  private var explained: (names: [String], path: String?) {
    let all = explain.dropFirst(2) + paths
    return (Array(explain.prefix(2)), all.count == 1 ? all.first : nil)
  }

  func run() throws {
    try CommandRun.reporting {
      if let printConfig { return try self.printConfig(of: printConfig) }
      let folder = try cache.map { path throws(CommandFailure) in try CacheFolder(path) }
      let session = LintSession(maxLatency: latency.microseconds, coverage: coverage, cache: folder)
      if let path = explained.path, !explain.isEmpty {
        return Console.print(try LintPair(names: explained.names, path: path, session: session).text())
      }
      try lint(session)
    }
  }

  private func lint(_ session: LintSession) throws {
    var specs: [LintReport.Spec] = []
    var failures: [CommandFailure] = []
    for path in paths { lint(path, session, into: &specs, failures: &failures) }
    failures += session.configs.failures
    specs += session.configs.reports
    var report = LintReport(specs: specs, root: FileManager.default.currentDirectoryPath)
    if fix { report = try LintFixes(format: format, session: session).applied(to: report, fixWith) }
    if let witness { failures += writeWitnesses(&report, to: witness) }
    try baseline.apply(to: &report, session)
    Console.print(text(of: report))
    failures.forEach(Console.fail)
    if !failures.isEmpty { throw ExitCode(ExitStatus.failure) }
    if report.count(.error) > 0 || strict && report.count(.warning) > 0 {
      throw ExitCode(ExitStatus.findings)
    }
  }

  private func printConfig(of path: String) throws {
    let root = FileManager.default.currentDirectoryPath
    let configs = LintConfigs(root: root)
    let config = configs.config(of: path)
    Console.print(PrintLintConfig(config: config, path: RepositoryPath.absolute(path), root: root).text)
    for report in configs.reports {
      Console.report(CommandRun.render(report.findings, report.sources, for: STDERR_FILENO))
    }
    configs.failures.forEach(Console.fail)
    if !configs.failures.isEmpty { throw ExitCode(ExitStatus.failure) }
    if !configs.reports.isEmpty { throw ExitCode(ExitStatus.findings) }
  }

  /// Everything counts for the exit status and for witnesses; only what is printed has a level.
  private func text(of report: LintReport) -> String {
    // Coverage is asked for by name.
    let showsCoverage = coverage && level != .error
    let shown = report.atLeast(level?.severity) { showsCoverage && $0.rule.hasPrefix("coverage/") }
    let text = format.text(shown, strict: strict)
    return format == .text ? text + SummaryText(report: report, shown: shown).text : text
  }

  private func writeWitnesses(_ report: inout LintReport, to folder: String) -> [CommandFailure] {
    var writer = WriteWitnesses(to: folder, root: report.root)
    writer.write(report)
    report.witnessFiles = writer.files
    return writer.failures
  }

  /// What cannot be read does not keep the rest from being checked. A file that is named itself is never left out.
  private func lint(
    _ path: String, _ session: LintSession, into specs: inout [LintReport.Spec],
    failures: inout [CommandFailure]
  ) {
    do throws(CommandFailure) {
      for file in try FindFiles.matching(".gspec.yaml", in: path) {
        if file != path, session.configs.config(of: file).exclusion(of: RepositoryPath.absolute(file)) != nil
        {
          continue
        }
        do throws(CommandFailure) {
          specs.append(try session.spec(file))
        } catch {
          failures.append(error)
        }
      }
    } catch {
      failures.append(error)
    }
  }
}

/// The values of `lint --level`.
enum LintLevel: String, ExpressibleByArgument, CaseIterable {
  case error, warning, note

  var severity: Severity {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}

/// The values of `lint --format`.
enum LintFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, github, sarif, gitlab, junit, xcode

  func text(_ report: LintReport, strict: Bool) -> String {
    switch self {
    case .text: RenderText.render(report, for: STDOUT_FILENO)
    case .json: RenderJSON.render(report)
    case .github: RenderGitHub.render(report)
    case .sarif: RenderSARIF.render(report, version: GSpec.version)
    case .gitlab: RenderGitLab.render(report)
    case .junit: RenderJUnit.render(report, failing: strict ? .warning : .error)
    case .xcode: RenderXcode.render(report)
    }
  }
}
