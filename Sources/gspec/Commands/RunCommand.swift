import ArgumentParser
import Foundation
import GestureRuntime

/// `gspec run SPEC|TABLE --trace FILE`
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Replay a trace and print what is recognized.",
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
      "How often feedback is shown after a lift, from 1ms to 10s.", valueName: "time"))
  var step: FrameTimeArgument = FrameTimeArgument(microseconds: 50_000)

  @OptionGroup var terminal: OutputArguments

  func validate() throws { try trace.form.checkInputs([program, trace.trace]) }

  func run() throws {
    try CommandRun.reporting(terminal) {
      let loaded = try LoadTable.load(program, allowsErrors: rivals)
      var settings = trace.settings
      settings.showsRivals = rivals
      guard let input = try input(of: loaded, settings) else { return }
      let replay = try ReplayCommand.replay(
        input, of: trace.trace, loaded: loaded, settings: settings, withReasons: feedback)
      if feedback { return show(replay, of: input, table: loaded.table, settings) }
      switch format {
      case .text:
        let outcomes = replay.eachNamed(by: loaded.table)
        Console.print(OutcomeTable.text(outcomes, style: TerminalStyle(for: STDOUT_FILENO)))
      case .json: Console.print(replay.eachNamed(by: loaded.table).lazy.map(\.json))
      }
    }
  }

  /// The whole trace; `nil` if it has already been replayed line by line.
  private func input(of loaded: LoadedTable, _ settings: ReplaySettings) throws(CommandFailure) -> Trace? {
    // Streaming is not possible for the text format, whose columns depend on all rows, or for feedback, which needs later events.
    let options = try trace.form.options()
    guard trace.trace == "-", format == .json, !feedback, options.orientation.isIdentity else {
      return try trace.read(options)
    }
    var lines = ArrivingLines()
    guard try lines.areJSONLines(options.format) else {
      return try LoadTrace.trace(try lines.all(), name: LoadTrace.stdin, options: options)
    }
    try StreamTrace.run(&lines, loaded: loaded, settings: settings, options: options)
    return nil
  }

  /// Prints outcomes with their feedback.
  private func show(_ replay: Replay, of input: Trace, table: Table, _ settings: ReplaySettings) {
    let scenes = FeedbackScenes(
      trace: input, table: table, target: settings.target, screen: settings.screen, layout: settings.layout)
    let lines = FeedbackLines(replay: replay, table: table, scenes: scenes, step: step.microseconds)
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

/// The replay that `run` and `explain` share.
enum ReplayCommand {
  /// Replays a trace, and reports on standard error what the recognizer refused.
  ///
  /// - Parameter withUntaken: whether to report presses on elements that take no touches, too.
  static func replay(
    _ trace: Trace, of path: String, loaded: LoadedTable, settings: ReplaySettings, withReasons: Bool = false,
    withUntaken: Bool = true
  ) throws(CommandFailure) -> Replay {
    let path = path == "-" ? LoadTrace.stdin : path
    try checkState(loaded.table, settings)
    try checkTargets(trace, path, loaded.table, settings)
    do {
      let replay = try Replay.run(
        trace, table: loaded.table, settings: settings, withReasons: withReasons)
      remark(on: replay, path: path, withUntaken: withUntaken)
      return replay
    } catch {
      throw CommandFailure(error, path: path)
    }
  }

  /// Checks the values of `--set`, so that an error in them is not reported for the trace.
  static func checkState(_ table: Table, _ settings: ReplaySettings) throws(CommandFailure) {
    let names = TableNames(table)
    for assignment in settings.state {
      do {
        _ = try names.assignment(assignment)
      } catch {
        throw CommandFailure("--set \(assignment.name): \(error.message)", help: error.help)
      }
    }
  }

  /// Throws if no press of the trace names an element and there is no target, because nothing could be recognized.
  static func checkTargets(
    _ trace: Trace, _ path: String, _ table: Table, _ settings: ReplaySettings
  ) throws(CommandFailure) {
    let downs = trace.touches.filter { $0.phase == .down }
    guard settings.target == nil, !downs.isEmpty, downs.allSatisfy({ $0.element == nil }) else { return }
    throw withoutTarget(path, table)
  }

  /// The failure for a trace whose presses name no element.
  static func withoutTarget(_ path: String, _ table: Table) -> CommandFailure {
    let paths = (0..<table.elementCount).map { table.elementPath(ElementID(index: $0)) }
    return CommandFailure(
      "\(path): the trace does not say which elements its fingers are on",
      help: "pass --target with one of: \(paths.prefix(12).joined(separator: ", "))")
  }

  private static func remarkUntaken(_ replay: Replay, path: String) {
    for press in replay.untaken.prefix(5) { Console.remark("\(path): \(press.place): \(press.sentence)") }
    if replay.untaken.count > 5 {
      Console.remark("\(path): \(replay.untaken.count - 5) more presses on what takes no touches")
    }
  }

  /// Reports refused events, fingers that are still down at the end, and presses on elements that take no touches.
  static func remark(on replay: Replay, path: String, withUntaken: Bool = true) {
    for refused in replay.refusals.prefix(5) {
      Console.remark("\(path):\(refused.line): refused: \(refused.refusal.sentence)")
    }
    if replay.refusals.count > 5 {
      Console.remark("\(path): refused \(replay.refusals.count - 5) more events")
    }
    if replay.fingersDown > 0 {
      Console.remark(
        "\(path): \(replay.fingersDown == 1 ? "a finger is" : "\(replay.fingersDown) fingers are") still down at the end"
      )
    }
    if withUntaken { remarkUntaken(replay, path: path) }
  }
}
