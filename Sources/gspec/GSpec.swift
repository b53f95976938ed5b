import ArgumentParser
import Foundation
import SpecParser

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
    if let failure = unknownCommand(in: Array(CommandLine.arguments.dropFirst())) {
      Console.fail(failure)
      Foundation.exit(ExitStatus.failure)
    }
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let code as ExitCode {
      Foundation.exit(code.rawValue)
    } catch {
      if exitCode(for: error) == .success {
        Console.print(ZshCompletion.completed(BashCompletion.completed(fullMessage(for: error))) + "\n")
        Foundation.exit(0)
      }
      Console.report(fullMessage(for: error) + "\n")
      Foundation.exit(ExitStatus.failure)
    }
  }

  /// The failure for a word that is no command, also after `help`; `nil` if the words begin with a command or an option.
  static func unknownCommand(in words: [String]) -> CommandFailure? {
    let commands = configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word = words.first == "help" ? words.dropFirst().first : words.first, !word.hasPrefix("-"),
      !(commands + ["help"]).contains(word)
    else { return nil }
    return CommandFailure(
      "there is no command `\(word)`",
      help: NearMiss.help(for: word, among: commands, or: "`gspec --help` lists the commands"))
  }
}
