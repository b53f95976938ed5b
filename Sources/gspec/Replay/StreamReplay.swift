import GestureRuntime

/// Replays a JSON Lines trace while it arrives.
struct StreamReplay: ~Copyable {
  private let table: Table
  private var player: ReplayPlayer
  private var reader: ReadJSONLines
  private var sink = OutcomeSink()
  private var hasBegun = false
  /// Whether a press has named its element, and whether there has been a press.
  private(set) var namesElements = false
  private(set) var hasPresses = false
  /// Notes on the trace, which the caller prints and clears.
  var notes = TraceNotes()

  /// Creates a replay for a table.
  ///
  /// - Throws: if the settings name an element that the table does not have.
  init(_ names: TableNames, settings: ReplaySettings, options: TraceOptions) throws(TraceError) {
    table = names.table
    player = try ReplayPlayer(names, settings)
    reader = ReadJSONLines(options)
  }

  /// Replays some lines.
  ///
  /// - Returns: the new outcomes, and the error that stopped the reading of the lines.
  mutating func take(_ lines: [TextLine]) -> (outcomes: [NamedOutcome], error: TraceError?) {
    do throws(TraceError) {
      for line in lines {
        guard let event = try reader.event(line, notes: &notes) else { continue }
        try begin()
        if let touch = event.action.touch, touch.phase == .down {
          hasPresses = true
          if touch.element != nil { namesElements = true }
        }
        try player.take(event, into: &sink)
      }
      return (outcomes(), nil)
    } catch {
      return (outcomes(), error)
    }
  }

  /// Ends the trace.
  ///
  /// - Returns: the last outcomes, and the whole replay.
  mutating func end() throws(TraceError) -> (outcomes: [NamedOutcome], replay: Replay) {
    try begin()
    player.end(into: &sink)
    return (outcomes(), sink.replay)
  }

  /// Prepares the player once, when the header, if any, is read.
  private mutating func begin() throws(TraceError) {
    if hasBegun { return }
    hasBegun = true
    try player.prepare(for: reader.header)
  }

  /// The outcomes that are not yet returned.
  private mutating func outcomes() -> [NamedOutcome] {
    defer { sink.replay.outcomes = [] }
    return Array(sink.replay.outcomes.named(by: table, player.instances))
  }
}
