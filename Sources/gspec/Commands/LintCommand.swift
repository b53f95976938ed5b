import ArgumentParser
import Foundation
import GestureCompiler
import SpecParser

/// `gspec lint PATH…`
struct LintCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint", abstract: "Check specs and say what is wrong with them.",
    discussion:
      "A folder is searched for *.gspec.yaml. A line above the place accepts its warnings and notes, "
      + "# gspec:disable-next-line RULE -- REASON; so does lint: {disable: [{rule: RULE, reason: REASON}]} at the end of the spec. "
      + "Exit status: 0 nothing at error level, 1 findings, 2 could not do it."
  )

  @Argument(
    help: ArgumentHelp("Specs, or folders to search; - is standard input.", valueName: "path"),
    completion: Completions.spec)
  var paths: [String] = []

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How findings are printed: \(LintFormat.allCases.map(\.rawValue).joined(separator: ", ")); text unless it is given. May be repeated with a file for each, as sarif=FILE.",
      valueName: "format[=file]"), completion: .list(LintFormat.allCases.map(\.rawValue)))
  var formats: [ReportTarget<LintFormat>] = []

  private var targets: [ReportTarget<LintFormat>] { formats.isEmpty ? [ReportTarget(.text)] : formats }
  /// Whether standard output is for people.
  private var isText: Bool { targets.contains { $0.format == .text && $0.path == nil } }

  @Option(
    help: ArgumentHelp(
      "The least severity that is printed: error, warning or note; warning unless this or .gspec.yaml says otherwise. The exit status does not depend on it.",
      valueName: "level"))
  var level: Severity?

  @Flag(help: "Warnings count as errors for the exit status.")
  var strict = false

  @Option(
    help: ArgumentHelp(
      "Write each conflict's witness into this folder, as a trace and as a case.", valueName: "dir"),
    completion: .directory)
  var witness: String?

  @Flag(help: "Apply the fixes that --fix-with names; without it, list what could be applied.")
  var fix = false

  @Option(
    help: ArgumentHelp(
      "A fix to apply, with the id of its finding where several offer it; may be repeated.",
      valueName: "[id=]name"))
  var fixWith: [String] = []

  @OptionGroup var cache: CacheArguments

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Say everything that is known about the activities A and B of one spec, whatever the level.",
      valueName: "a b"), completion: Completions.activity)
  var explain: [String] = []

  @Option(
    help: ArgumentHelp(
      "Print what the .gspec.yaml of its folder and those around it say about this spec.", valueName: "file"),
    completion: Completions.spec)
  var printConfig: String?

  @OptionGroup var exclusion: ExclusionArguments

  @OptionGroup var baseline: BaselineArguments

  @OptionGroup var latency: LatencyArguments

  @OptionGroup var terminal: OutputArguments

  @Flag(help: "Also note touches that nothing claims, and activities that have no counterpart.")
  var coverage = false

  func validate() throws {
    if explain.isEmpty, paths.isEmpty, printConfig == nil {
      throw ValidationError("Missing expected argument '<path> ...'")
    }
    if !explain.isEmpty, explain.count < 2 || explained.path == nil {
      throw ValidationError("--explain takes two activities and one spec: gspec lint --explain A B SPEC")
    }
    if let name = explained.names.first, explained.names == [name, name] {
      throw ValidationError("--explain compares two activities: name another one beside `\(name)`")
    }
    try checkPrinted()
    try formats.checkTargets()
    if !fix, !fixWith.isEmpty { throw ValidationError("--fix-with changes nothing without --fix") }
  }

  /// Checks that nothing else is asked of a run that prints what `--explain` or `--print-config` is about, and neither lints nor writes.
  private func checkPrinted() throws {
    guard printConfig != nil || !explain.isEmpty else { return }
    let name = printConfig == nil ? "--explain" : "--print-config"
    if targets.contains(where: { $0.format != .text || $0.path != nil }) {
      throw ValidationError("\(name) prints text to standard output: leave out --format")
    }
    let others = [
      ("the other paths", printConfig != nil && !paths.isEmpty),
      ("--explain", printConfig != nil && !explain.isEmpty), ("--fix", fix), ("--witness", witness != nil),
      ("--baseline", baseline.baseline != nil), ("--since", baseline.since != nil),
    ]
    if let (other, _) = others.first(where: \.1) {
      throw ValidationError("\(name) only prints what is asked, without linting: leave out \(other)")
    }
  }

  /// The two activities of `--explain` and the spec, which may follow them.
  private var explained: (names: [String], path: String?) {
    let all = explain.dropFirst(2) + paths
    return (Array(explain.prefix(2)), all.count == 1 ? all.first : nil)
  }

  func work() throws {
    if let printConfig { return try self.printConfig(of: printConfig) }
    if let path = explained.path, !explain.isEmpty {
      return Console.print(
        try LintPair(names: explained.names, path: path, session: try session()).text())
    }
    try write(report())
  }

  private func session() throws(CommandFailure) -> LintSession {
    session(try cache.folder())
  }

  private func session(_ folder: CacheFolder?) -> LintSession {
    LintSession(
      maxLatency: latency.microseconds, coverage: coverage, cache: folder,
      keepsReports: !fix && witness == nil)
  }

  /// The report, with failures of the run. A report of an earlier run, or an empty one, would look complete.
  private func report() throws(CommandFailure) -> LintReport {
    var report = LintReport(specs: [], root: FileManager.default.currentDirectoryPath)
    do throws(CommandFailure) {
      if let witness { try ReadInput.check(witness) }
      let folder = try cache.folder()
      defer { folder?.trim() }
      let session = session(folder)
      lint(session, into: &report)
      // Fixes and witnesses are written only if all specs were read, so that nothing is missing.
      guard report.failures.isEmpty || !(fix || witness != nil) else {
        throw CommandFailure("nothing was written, since not all specs could be read")
      }
      if fix {
        report = try LintFixes(isForPeople: isText, session: session).applied(to: report, fixWith)
      }
      if let witness { writeWitnesses(&report, to: witness) }
      try baseline.applySince(to: &report, session)
      report = GatherVocabularies.gathered(report, session)
      try baseline.apply(to: &report)
    } catch {
      // Nothing was changed, and the possible fixes are already printed. Reports for programs have them, and need the failure.
      if fix, report.failures.isEmpty, isText { throw error }
      report.failures.append(ReportFailure(error))
    }
    return report
  }

  private func write(_ report: LintReport) throws {
    var reports = WriteReports()
    for target in targets {
      reports.add(text(of: report, target.format, for: target.descriptor), to: target.path)
    }
    var failures = report.failures.map(\.failure)
    do throws(CommandFailure) { try reports.finish() } catch { failures.append(error) }
    failures.forEach(Console.fail)
    if !failures.isEmpty { throw ExitCode(ExitStatus.failure) }
    if report.count(.error) > 0 || strict && report.count(.warning) > 0 {
      throw ExitCode(ExitStatus.findings)
    }
  }

  private func printConfig(of path: String) throws {
    let root = FileManager.default.currentDirectoryPath
    let configs = LintConfigs(root: root)
    // Of a folder, the settings are those of the specs in it.
    let isFolder = FileStatus(path)?.isFolder == true
    let config = configs.config(of: isFolder ? PathText.path(path, "-") : path)
    Console.print(
      PrintLintConfig(config: config, name: path, path: RepositoryPath.absolute(path), root: root).text)
    for report in configs.reports {
      Console.report(CommandRun.render(report.findings, report.sources, for: STDERR_FILENO))
    }
    configs.failures.forEach(Console.fail)
    if !configs.failures.isEmpty { throw ExitCode(ExitStatus.failure) }
    if !configs.reports.isEmpty { throw ExitCode(ExitStatus.findings) }
  }

  /// The text of a report. The level affects only what is printed, not the exit status or witnesses.
  private func text(of report: LintReport, _ format: LintFormat, for descriptor: Int32) -> String {
    // Coverage was requested explicitly, so its notes are shown at the default level too.
    let showsCoverage = coverage && level != .error
    let shown = report.atLeast(level) { showsCoverage && $0.rule.hasPrefix("coverage/") }
    let text = format.text(
      format.isForServers ? shown.fromRepository : shown, strict: strict, for: descriptor)
    return format == .text ? text + SummaryText(report: report, shown: shown).text : text
  }

  private func writeWitnesses(_ report: inout LintReport, to folder: String) {
    var writer = WriteWitnesses(to: folder, root: report.root)
    writer.write(report)
    report.witnessFiles = writer.files
    report.failures += writer.failures.map { ReportFailure($0) }
  }

  /// Finds and lints specs, each once. A path that cannot be read does not prevent others from being linted.
  private func lint(_ session: LintSession, into report: inout LintReport) {
    var files: [String] = []
    for path in paths {
      do throws(CommandFailure) {
        files += try session.configs.files(in: path, excludesNamed: exclusion.forceExclude) { failure in
          report.failures.append(ReportFailure(failure, path: path, root: report.root))
        }
      } catch {
        report.failures.append(ReportFailure(error, path: path, root: report.root))
      }
    }
    var distinct = DistinctFiles()
    files = files.filter { distinct.insert(session.configs.location(of: $0)) }
    for file in files where LintConfig.isConfig(file) { session.configs.check(file) }
    lint(files.filter { !LintConfig.isConfig($0) }, session, into: &report)
    session.configs.remarks.forEach { Console.remark($0) }
    if targets.contains(where: { $0.format == .text }) {
      session.configs.needlessExclusions.forEach { Console.remark($0) }
    }
    report.failures += session.configs.failures.map { ReportFailure($0) }
    report.specs += session.configs.reports
  }

  /// Lints files on all cores. Results are in the order of the files.
  private func lint(_ files: [String], _ session: LintSession, into report: inout LintReport) {
    let progress = Progress(total: files.count)
    defer { progress.end() }
    let cores = ProcessInfo.processInfo.activeProcessorCount
    // Several files already use all cores, so each analysis uses one thread.
    let spread = files.count == 1 ? WorkSpread.onAllCores : .alone
    let work = OrderedWork<[LintTask], [(String, Result<LintReport.Spec, CommandFailure>)]>(
      workers: min(files.count, cores)
    ) { tasks in
      let kept = KeptAnalysis(spread)
      return tasks.map { task in
        progress.begin(task.path)
        kept.beginSpec()
        return (task.path, Result { () throws(CommandFailure) in try task.spec(kept: kept) })
      }
    }
    // Tasks are handed over in batches, because handing one over takes longer than reading the cached report of an unchanged file.
    let share = max(1, min(16, files.count / (8 * cores)))
    var rest = files[...]
    work.run {
      defer { rest = rest.dropFirst(share) }
      return rest.isEmpty ? nil : rest.prefix(share).map(session.task)
    } take: { results in
      for (path, result) in results {
        switch result {
        case .success(let spec): report.specs.append(spec)
        case .failure(let failure):
          report.failures.append(ReportFailure(failure, path: path, root: report.root))
        }
      }
    }
  }
}

/// `lint --level`
extension Severity: ExpressibleByArgument {
  /// The worst first.
  package static var allValueStrings: [String] { allCases.reversed().map(\.rawValue) }
}

/// The values of `lint --format`.
enum LintFormat: String, CaseIterable {
  case text, json, github, sarif, gitlab, junit, xcode, markdown, checkstyle

  /// Whether a server compares the paths in the report with those of its repository. Checkstyle's are read where the command runs: reviewdog
  /// adds the folder itself.
  var isForServers: Bool { [.github, .sarif, .gitlab].contains(self) }

  /// - Parameter descriptor: the file descriptor of the output. It decides whether colors are used.
  func text(_ report: LintReport, strict: Bool, for descriptor: Int32) -> String {
    switch self {
    case .text: RenderText.render(report, for: descriptor)
    case .json: RenderJSON.render(report)
    case .github: RenderGitHub.render(report)
    case .sarif: RenderSARIF.render(report, version: GSpec.version)
    case .gitlab: RenderGitLab.render(report)
    case .junit: RenderJUnit.render(report, failing: strict ? .warning : .error)
    case .xcode: RenderXcode.render(report)
    case .markdown: RenderMarkdown.render(report)
    case .checkstyle: RenderCheckstyle.render(report)
    }
  }
}
