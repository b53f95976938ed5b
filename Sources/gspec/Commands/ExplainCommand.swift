import ArgumentParser
import Foundation

/// `gspec explain SPEC --trace FILE`, `gspec explain SPEC --gesture WORDS`
struct ExplainCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Replay a trace or a gesture and say why every candidate won or lost, when, and by which measure and limit."
  )

  @Argument(
    help: ArgumentHelp(
      "A spec or a compiled table; a table does not know where its limits come from.", valueName: "spec"),
    completion: .file())
  var program: String

  @OptionGroup var trace: TraceArguments

  @Option(help: "Sentences for people, or one JSON object a line.")
  var format: OutcomeFormat = .text

  @OptionGroup var terminal: OutputArguments

  func validate() throws { try trace.form.checkInputs([program, trace.name]) }

  func work() throws {
    // Load the spec first, so that its errors are reported before the command waits for standard input.
    let table = try LoadTable.load(program)
    let input = try trace.read(try trace.form.options(), for: table)
    let loaded = table.laidOut(trace.settings.layout(of: input.header))
    let replay = try ReplayCommand.replay(
      input, of: trace.name, loaded: loaded, settings: trace.settings, withReasons: true,
      withUntaken: false)
    var played = input
    played.settle(on: trace.start.target, state: [])
    switch format {
    case .text:
      let style = TerminalStyle(for: STDOUT_FILENO)
      let reasons = ExplainText(replay, of: played, loaded: loaded, style: style).lines
      let outcomes = replay.eachNamed(by: loaded.table)
      Console.print(OutcomeTable.text(outcomes, style: style) + "\n")
      Console.print(reasons)
    case .json:
      Console.print(replay.eachNamed(by: loaded.table).lazy.map(\.json))
      Console.print(ExplainJSON.lines(replay, of: played, loaded: loaded))
    }
  }
}
