import ArgumentParser
import Foundation
import GestureCompiler
import SpecParser

/// `gspec latency SPEC`
struct LatencyCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "latency",
    abstract: "Say how long after the deciding movement every claim comes, and for which rival.",
    discussion:
      "The deciding movement is the one with which the mechanic, alone, claims. Exit status: 0, 1 claims that come later "
      + "than --max-latency, 2 could not do it.")

  @Argument(
    help: ArgumentHelp("A spec; - is standard input.", valueName: "spec"), completion: Completions.spec)
  var path: String

  @Option(help: "A table for people, or one JSON object.")
  var format: LatencyFormat = .text

  @OptionGroup var budget: LatencyArguments

  @Flag(help: "Also show claims that wait for no other.")
  var all = false

  @OptionGroup var terminal: OutputArguments

  func work() throws {
    let result = try LoadSpec.parse(path)
    // A conflict does not prevent the report, because it is often the reason to ask for one.
    let spec = try LoadTable.compiled(result, path: path, lack: "activities").spec
    let report = CompilePipeline.latency(spec)
    let table = LatencyTable(
      report: report, sources: result.sources, most: budget.microseconds,
      root: FileManager.default.currentDirectoryPath)
    switch format {
    case .text: Console.print(table.text(all: all, style: TerminalStyle(for: STDOUT_FILENO)))
    case .json: Console.print(table.json(product: spec.product.value))
    }
    if table.rowsOverMost > 0 { throw ExitCode(ExitStatus.findings) }
  }
}

/// The values of `latency --format`.
enum LatencyFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}

/// The option `--max-latency`, which several commands have.
struct LatencyArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The longest that a claim may wait, like 100ms; a longer wait is an error, declared or not.",
      valueName: "time"))
  var maxLatency: TimeArgument?

  var microseconds: Int64? { maxLatency?.microseconds }
}
