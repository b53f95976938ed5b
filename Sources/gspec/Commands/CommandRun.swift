import ArgumentParser
import Foundation
import SpecParser

/// The one way in which commands end.
enum CommandRun {
  /// Runs a command's work; what it could not do goes to standard error, with exit status 2.
  static func reporting(_ output: OutputArguments, _ work: () throws -> Void) throws {
    try ColorChoice.$current.withValue(output.color) { try reporting(work) }
  }

  /// The same for a command without options of its own.
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

  /// Findings as text for people.
  static func render(_ findings: [Finding], _ sources: SourceSet, for descriptor: Int32) -> String {
    let renderer = renderer(sources, for: descriptor)
    return findings.map { renderer.render($0) + "\n" }.joined()
  }

  /// In colours where a person looks at a terminal.
  static func renderer(_ sources: SourceSet, for descriptor: Int32) -> FindingRenderer {
    FindingRenderer(sources: sources, style: style(for: descriptor))
  }

  /// That of findings.
  static func style(for descriptor: Int32) -> TextStyle {
    TerminalStyle(for: descriptor).isColored ? .ansi : .plain
  }
}
