/// `run --trace - --format json`: prints each outcome as soon as it is known.
enum StreamTrace {
  /// Replays lines as they arrive. A damaged line ends the replay, after the outcomes before it.
  ///
  /// - Parameter lines: the lines of a JSON Lines trace.
  static func run(
    _ lines: inout ArrivingLines, loaded: LoadedTable, settings: ReplaySettings, options: TraceOptions
  ) throws(CommandFailure) {
    try ReplayCommand.checkOptions(loaded.names, settings)
    var replay = try named { () throws(TraceError) in
      try StreamReplay(loaded.names, settings: settings, options: options)
    }
    while let batch = try lines.next() {
      let (outcomes, error) = replay.take(batch)
      say(&replay.notes)
      Console.print(outcomes.map(\.json).joined())
      if let error { throw CommandFailure(error, path: PathText.stdin) }
    }
    let (outcomes, result) = try named { () throws(TraceError) in try replay.end() }
    if settings.target == nil, replay.hasPresses, !replay.namesElements {
      throw ReplayCommand.withoutTarget(PathText.stdin, loaded.table)
    }
    Console.print(outcomes.map(\.json).joined())
    ReplayCommand.remark(on: result, path: PathText.stdin)
  }

  private static func named<Result: ~Copyable>(
    _ body: () throws(TraceError) -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try body()
    } catch {
      throw CommandFailure(error, path: PathText.stdin)
    }
  }

  private static func say(_ notes: inout TraceNotes) {
    notes.lines(path: PathText.stdin).forEach(Console.remark)
    notes = TraceNotes()
  }
}
