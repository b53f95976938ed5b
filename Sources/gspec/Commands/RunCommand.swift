import ArgumentParser
import Foundation
import GestureRuntime

/// `gspec run SPEC|TABLE --trace FILE`, `gspec run SPEC|TABLE --gesture WORDS`
struct RunCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Replay a trace or a gesture and print what is recognized.",
    discussion:
      "Once the last finger has lifted and the trace has ended, time goes on until nothing waits any more.")

  @Argument(
    help: ArgumentHelp("A spec or a compiled table.", valueName: "spec|table"), completion: .file())
  var program: String

  @OptionGroup var trace: TraceArguments

  @Option(help: "A table for people, or one JSON object a line.")
  var format: OutcomeFormat = .text

  @Flag(help: "Run every candidate alone, without arbitration; also for a spec with errors.")
  var rivals = false

  @Flag(help: "Show what feedback shows and lets feel, also after the lift.")
  var feedback = false

  @Option(
    help: ArgumentHelp(
      "How often --feedback shows something after a lift, from 1ms to 10s; 50ms unless given.",
      valueName: "time"))
  var step: FrameTimeArgument?

  @OptionGroup var terminal: OutputArguments

  func validate() throws {
    try trace.form.checkInputs([program, trace.name])
    if step != nil, !feedback { throw ValidationError("--step says nothing without --feedback") }
  }

  func work() throws {
    let loaded = try LoadTable.load(program, allowsErrors: rivals)
    var settings = trace.settings
    settings.showsRivals = rivals
    guard let input = try input(of: loaded, settings) else { return }
    let replay = try ReplayCommand.replay(
      input, of: trace.name, loaded: loaded, settings: settings, withReasons: feedback)
    if feedback { return show(replay, of: input, loaded.names, settings) }
    switch format {
    case .text:
      let outcomes = replay.eachNamed(by: loaded.table)
      Console.print(OutcomeTable.text(outcomes, style: TerminalStyle(for: STDOUT_FILENO)))
    case .json: Console.print(replay.eachNamed(by: loaded.table).lazy.map(\.json))
    }
  }

  /// The whole trace; `nil` if it has already been replayed line by line.
  private func input(of loaded: LoadedTable, _ settings: ReplaySettings) throws(CommandFailure) -> Trace? {
    // Streaming is not possible for the text format, whose columns depend on all rows, or for feedback, which needs later events.
    let options = try trace.form.options()
    guard trace.trace == "-", format == .json, !feedback, options.orientation.isIdentity else {
      return try trace.read(options, for: loaded)
    }
    var lines = ArrivingLines()
    guard try lines.areJSONLines(options.format) else {
      return try LoadTrace.trace(try lines.all(), name: PathText.stdin, options: options)
    }
    try StreamTrace.run(&lines, loaded: loaded, settings: settings, options: options)
    return nil
  }

  /// Prints outcomes with their feedback.
  private func show(_ replay: Replay, of input: Trace, _ names: TableNames, _ settings: ReplaySettings) {
    let scenes = FeedbackScenes(
      trace: input, names: names, target: settings.target, screen: settings.screen, layout: settings.layout)
    let lines = FeedbackLines(
      replay: replay, table: names.table, scenes: scenes, step: step?.microseconds ?? 50_000)
    switch format {
    case .text: Console.print(FeedbackText.lines(lines, style: TerminalStyle(for: STDOUT_FILENO)))
    case .json: Console.print(lines.lazy.map(\.json))
    }
  }
}

/// The values of `run --format`.
enum OutcomeFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json
}
