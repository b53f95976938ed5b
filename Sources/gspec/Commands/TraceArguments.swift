import ArgumentParser
import GestureRuntime
import SpecParser

/// The options of every command that replays a trace or a described gesture.
struct TraceArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The trace: JSON Lines or a recording of a touchscreen; - is standard input.", valueName: "file"),
    completion: .file())
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "In place of a trace, what the hand does, as in cases: \"hold 400ms then move right 12pt in 50ms on row\".",
      valueName: "words"))
  var gesture: String?

  @OptionGroup var start: StartArguments

  @OptionGroup var form: RecordingArguments

  /// The path of the trace, or the gesture's name for messages.
  var name: String { trace ?? "--gesture" }

  func validate() throws {
    switch (trace, gesture) {
    case (nil, nil):
      throw ValidationError("say what to replay: --trace FILE, or --gesture \"hold 400ms on ELEMENT\"")
    case (_?, _?): throw ValidationError("--trace and --gesture both say what to replay: leave out one")
    case (nil, _?) where form.isGiven:
      throw ValidationError("--gesture makes its own samples: leave out the options of recordings")
    default: break
    }
  }

  /// Reads the trace, or plays the gesture. Events that cannot be used are reported on standard error.
  ///
  /// - Parameter options: the options of `form`, which can be read only once if the device is described on standard input.
  func read(_ options: TraceOptions, for loaded: LoadedTable) throws(CommandFailure) -> Trace {
    if let gesture { return try PlayGesture.trace(gesture, for: loaded, start) }
    return try LoadTrace.trace(name, options: options)
  }

  var settings: ReplaySettings { start.settings }
}

/// Options for facts about the touches that the trace does not contain.
struct StartArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("The element under fingers whose trace names none.", valueName: "path"),
    completion: Completions.element)
  var target: String?

  @Option(
    name: .customLong("set"),
    help: ArgumentHelp("A state variable's value at the start; may be repeated.", valueName: "name=value"),
    completion: Completions.setting)
  var assignments: [StateSetting] = []

  @Option(help: "Which way the layout reads: where leading and trailing are. The trace's own unless given.")
  var layout: LayoutDirection?

  var settings: ReplaySettings {
    ReplaySettings(target: target, state: assignments, layout: layout.map { ReadingDirection($0) })
  }
}

/// Options for facts about the recording that the trace may not contain.
struct RecordingArguments: ParsableArguments {
  @Option(help: "The form of the trace; by default its content decides.")
  var inputFormat: TraceFormat?

  @Option(
    help: ArgumentHelp("Device units or pixels per inch; overrides the trace.", valueName: "n"))
  var dpi: Double?

  @Option(
    name: .customLong("size-mm"),
    help: ArgumentHelp("The touch surface in millimetres; overrides the trace.", valueName: "WxH")
  )
  var size: SizeArgument?

  @Option(
    help: ArgumentHelp("Device units across the surface, where the trace does not say.", valueName: "WxH"))
  var range: SizeArgument?

  @Option(
    help: ArgumentHelp(
      "From one frame to the next, from 1ms to 10s, where the recording has no times; 10ms unless given.",
      valueName: "time"))
  var frameTime: FrameTimeArgument?

  @Option(help: "Turn the picture clockwise, by degrees.")
  var rotate: QuarterTurn?

  @Flag(help: "Swap the axes, before the picture is turned.")
  var swapAxes = false

  @Flag(help: "Count x from the other side, before axes are swapped.")
  var invertX = false

  @Flag(help: "Count y from the other side, before axes are swapped.")
  var invertY = false

  @Option(
    help: ArgumentHelp(
      "A description of the device kept apart from the recording (.desc, .prop).", valueName: "file"),
    completion: .file())
  var device: String?

  func validate() throws {
    if let dpi, !(dpi.isFinite && dpi > 0) { throw ValidationError("--dpi must be greater than 0") }
  }

  /// Checks that standard input, which can be read only once, is at most one of the inputs of the command.
  ///
  /// - Parameter others: the inputs besides the description of the device.
  func checkInputs(_ others: [String]) throws {
    guard (others + [device]).count(where: { $0 == "-" }) <= 1 else {
      throw ValidationError("standard input is named twice")
    }
  }

  /// Whether some option is given.
  var isGiven: Bool {
    inputFormat != nil || dpi != nil || size != nil || range != nil || frameTime != nil || rotate != nil
      || swapAxes || invertX || invertY || device != nil
  }

  func options() throws(CommandFailure) -> TraceOptions {
    var options = TraceOptions(format: inputFormat, dpi: dpi)
    options.sizeInMillimetres = size?.size
    options.range = range?.size
    options.frameTime = frameTime?.microseconds
    options.orientation = TraceOrientation(
      invertsX: invertX, invertsY: invertY, swapsAxes: swapAxes, quarterTurns: (rotate?.rawValue ?? 0) / 90)
    if let device {
      options.device = ReadTrace.device(try ReadInput.bytes(device, limit: ReadInput.traceLimit))
      guard options.device != nil else {
        throw CommandFailure(
          "\(PathText.shown(device)): describes no device",
          help: "evemu-describe, evtest, libinput record and getevent -p print descriptions")
      }
    }
    return options
  }
}

extension TraceFormat: ExpressibleByArgument {}

/// `--layout rtl`
extension LayoutDirection: ExpressibleByArgument {}

/// `--set NAME=VALUE`
extension StateSetting: ExpressibleByArgument {
  init?(argument: String) {
    guard let sign = argument.firstIndex(of: "="), sign > argument.startIndex else { return nil }
    name = String(argument[..<sign])
    value = StateValue(text: String(argument[argument.index(after: sign)...]))
  }
}

/// The values of `--rotate`, in degrees.
enum QuarterTurn: Int, ExpressibleByArgument, CaseIterable {
  case once = 90
  case twice = 180
  case thrice = 270
}

/// `595x334`
struct SizeArgument: ExpressibleByArgument, Sendable, Hashable {
  var size: Point

  init?(argument: String) {
    let sides = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Double(sides[0]), let height = Double(sides[1]), width.isFinite,
      height.isFinite, width > 0, height > 0
    else { return nil }
    size = Point(x: width, y: height)
  }
}
