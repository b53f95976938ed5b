import ArgumentParser
import Foundation

/// `gspec test PATH…`
struct TestCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run cases: what people do, and what must come of it.",
    discussion:
      "A folder is searched for *.cases.yaml. Exit status: 0 all passed, 1 some failed, 2 could not do it.")

  @Argument(
    help: ArgumentHelp("Cases files, or folders to search.", valueName: "path"), completion: Completions.spec)
  var paths: [String]

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How results are printed: \(TestFormat.allCases.map(\.rawValue).joined(separator: ", ")); text unless it is given. May be repeated with a file for each, as junit=FILE.",
      valueName: "format[=file]"), completion: .list(TestFormat.allCases.map(\.rawValue)))
  var formats: [ReportTarget<TestFormat>] = []

  @OptionGroup var terminal: OutputArguments

  @Option(help: ArgumentHelp("Only cases whose name contains this.", valueName: "text"))
  var filter: String?

  @Option(
    help: ArgumentHelp("Write what each case plays into this folder, as traces.", valueName: "dir"),
    completion: .directory)
  var traces: String?

  func validate() throws {
    try formats.checkTargets()
  }

  func work() throws {
    if let traces { try ReadInput.check(traces) }
    let targets = formats.isEmpty ? [ReportTarget(.text)] : formats
    let style = TerminalStyle(for: STDOUT_FILENO)
    let isText = targets.contains(ReportTarget(.text))
    // Text shows paths as they are given. Other formats need paths relative to the working directory.
    let root =
      targets.allSatisfy { $0.format == .text } ? nil : FileManager.default.currentDirectoryPath
    var session = TestSession(filter: filter, root: root)
    session.traces = traces.map(WriteCaseTraces.init)
    for path in paths {
      session.run(path) { if isText { Console.print(RenderTestText.file($0, style: style)) } }
    }
    let report = session.report
    var reports = WriteReports(with: session.traces?.files ?? FileSet())
    for target in targets { reports.add(text(of: report, target), to: target.path) }
    try reports.finish()
    if report.hasFailures { throw ExitCode(ExitStatus.failure) }
    if !report.hasPassed { throw ExitCode(ExitStatus.findings) }
    if let filter, report.files.allSatisfy(\.cases.isEmpty) {
      throw CommandFailure("no case has a name that contains `\(filter)`")
    }
  }

  private func text(of report: TestReport, _ target: ReportTarget<TestFormat>) -> String {
    switch target.format {
    case .text:
      let style = TerminalStyle(for: target.descriptor)
      // On standard output, each file has been printed as soon as it was done.
      let files =
        target.path == nil ? "" : report.files.map { RenderTestText.file($0, style: style) }.joined()
      return files + RenderTestText.summary(report, style: style)
    case .json: return RenderTestJSON.render(report)
    case .junit: return RenderTestJUnit.render(report)
    case .markdown: return RenderTestMarkdown.render(report)
    }
  }
}

/// The values of `test --format`.
enum TestFormat: String, CaseIterable {
  case text, json, junit, markdown
}
