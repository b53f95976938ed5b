import ArgumentParser
import GestureRuntime

/// `gspec convert TRACE [-o FILE]`
struct ConvertCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert", abstract: "Write a trace or a recording as a JSON Lines trace in points.",
    discussion:
      "Times are exact to the microsecond and places to the last digit, so that the result replays as the trace does."
  )

  @Argument(
    help: ArgumentHelp(
      "The trace: JSON Lines or a recording of a touchscreen; - is standard input.", valueName: "trace"),
    completion: .file())
  var trace: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to write, instead of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  @OptionGroup var start: StartArguments

  @OptionGroup var form: RecordingArguments

  @OptionGroup var terminal: OutputArguments

  func validate() throws { try form.checkInputs([trace]) }

  func work() throws {
    var trace = try LoadTrace.trace(trace, options: try form.options())
    try checkPlaces(trace)
    trace.header.layout = start.settings.layout ?? trace.header.layout
    trace.settle(on: start.target, state: start.assignments)
    let text = WriteJSONLines.text(trace)
    guard let output, output != "-" else { return Console.print(text) }
    try WriteOutput.file(Array(text.utf8), output, replacesInput: isTrace(output))
  }

  /// Whether a path is that of the trace, which may be replaced. The description of the device may not.
  private func isTrace(_ path: String) -> Bool {
    var locations = FileLocations()
    return locations.location(of: path).real == locations.location(of: trace).real
  }

  /// Checks that all places are finite, because JSON has no infinity.
  private func checkPlaces(_ read: Trace) throws(CommandFailure) {
    for event in read.events {
      guard let touch = event.action.touch else { continue }
      guard touch.location.x.isFinite, touch.location.y.isFinite else {
        throw CommandFailure(
          "\(PathText.shown(trace)):\(event.line): \(Refusal.placeIsNotFinite.sentence)",
          help: "look at --dpi, --size-mm and --range, or at the size that the trace says")
      }
    }
  }
}
