import ArgumentParser
import Foundation

/// The command line tool. Docs/CommandLine.md has its contract and exit statuses.
@main
struct GSpec: ParsableCommand {
  static let version = "0.1.0"

  static let configuration = CommandConfiguration(
    commandName: "gspec",
    abstract: "Compile gesture specs, find their conflicts, and replay touches through them.",
    version: version,
    subcommands: [
      LintCommand.self, CompileCommand.self, GenerateCommand.self, DisassembleCommand.self, RunCommand.self,
      ExplainCommand.self, LatencyCommand.self, DocCommand.self, PreviewCommand.self, ConvertCommand.self,
      FormatCommand.self, InitCommand.self, RenameCommand.self, DiffCommand.self, ImpactCommand.self,
      SchemaCommand.self, LanguageServerCommand.self, WatchCommand.self, TestCommand.self, RulesCommand.self,
    ])

  /// Runs the command. A usage error exits with status 2, like every other failure.
  static func main() {
    Console.ignoreSignalsOfWrites()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      if exitCode(for: error) == .success {
        Console.print(fullMessage(for: error) + "\n")
        Foundation.exit(0)
      }
      Console.report(fullMessage(for: error) + "\n")
      Foundation.exit(ExitStatus.failure)
    }
  }
}
