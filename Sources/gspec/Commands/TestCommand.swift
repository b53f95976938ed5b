import ArgumentParser
import Foundation

/// `gspec test PATH…`
struct TestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Run cases: what people do, and what must come of it.",
    discussion:
      "A folder is searched for *.cases.yaml. Exit status: 0 all passed, 1 some failed, 2 could not do it.")

  @Argument(help: ArgumentHelp("Cases files, or folders to search.", valueName: "path"))
  var paths: [String]

  @Option(
    name: .customLong("format"),
    help: ArgumentHelp(
      "How results are printed: \(TestFormat.allValueStrings.joined(separator: ", ")); text unless it is given.",
      valueName: "format"))
  var formats: [TestFormat] = []

  private var format: TestFormat { formats.last ?? .text }

  @Option(help: ArgumentHelp("Only cases whose name contains this.", valueName: "text"))
  var filter: String?

  func validate() throws {
    if formats.count > 1 {
      let names = formats.map(\.rawValue).joined(separator: " and ")
      throw ValidationError("--format is given \(formats.count) times (\(names)): one run prints one report")
    }
  }

  func run() throws {
    try CommandRun.reporting {
      let style = TerminalStyle(for: STDOUT_FILENO)
      var session = TestSession(filter: filter, root: format.root)
      for path in paths {
        session.run(path) { if format == .text { Console.print(RenderTestText.file($0, style: style)) } }
      }
      let report = session.report
      switch format {
      case .text: Console.print(RenderTestText.summary(report, style: style))
      case .json: Console.print(RenderTestJSON.render(report))
      case .junit: Console.print(RenderTestJUnit.render(report))
      }
      if report.hasFailures { throw ExitCode(ExitStatus.failure) }
      if !report.hasPassed { throw ExitCode(ExitStatus.findings) }
    }
  }
}

/// The values of `test --format`.
enum TestFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, junit

  /// People take a path as they gave it; other tools, from the working directory.
  var root: String? { self == .text ? nil : FileManager.default.currentDirectoryPath }
}
