import ArgumentParser
import Foundation
import SpecParser

/// A command with output options. Running it turns its errors into messages and exit statuses.
protocol ReportingCommand: ParsableCommand {
  var terminal: OutputArguments { get }

  func work() throws
}

extension ReportingCommand {
  func run() throws { try ColorChoice.$current.withValue(terminal.color) { try CommandRun.reporting(work) } }
}

/// Runs commands and turns their errors into messages and exit statuses.
enum CommandRun {
  /// Runs the work of a command. A failure is printed on standard error and exits with status 2, errors of a spec with status 1.
  static func reporting(_ work: () throws -> Void) throws {
    do {
      try work()
    } catch let failure as CommandFailure {
      Console.fail(failure)
      throw ExitCode(ExitStatus.failure)
    } catch LoadError.failure(let failure) {
      Console.fail(failure)
      throw ExitCode(ExitStatus.failure)
    } catch LoadError.findings(let findings, let sources) {
      Console.report(render(findings, sources, for: STDERR_FILENO))
      throw ExitCode(ExitStatus.findings)
    }
  }

  /// The findings as text for people.
  static func render(_ findings: [Finding], _ sources: SourceSet, for descriptor: Int32) -> String {
    let renderer = renderer(sources, for: descriptor)
    return findings.map { renderer.render($0) + "\n" }.joined()
  }

  /// A renderer of findings that uses colors if the output does.
  static func renderer(_ sources: SourceSet, for descriptor: Int32) -> FindingRenderer {
    FindingRenderer(sources: sources, style: style(for: descriptor))
  }

  /// The style of findings for an output.
  static func style(for descriptor: Int32) -> TextStyle {
    TerminalStyle(for: descriptor).isColored ? .ansi : .plain
  }
}
