import GestureRuntime

/// Replays a JSON Lines trace while it comes in.
struct StreamReplay: ~Copyable {
  private let table: Table
  private var player: ReplayPlayer
  private var reader: ReadJSONLines
  private var sink = OutcomeSink()
  private var hasBegun = false
  /// Whether a press named its element, and whether there was one at all.
  private(set) var namesElements = false
  private(set) var hasPresses = false
  /// Remarks on the trace's header; the caller that prints them takes them.
  var notes = TraceNotes()

  /// - Throws: when the settings name an element that the table does not have.
  init(_ table: Table, settings: ReplaySettings, options: TraceOptions) throws(TraceError) {
    self.table = table
    player = try ReplayPlayer(table, settings)
    reader = ReadJSONLines(options)
  }

  /// Takes some lines in.
  ///
  /// - Returns: what was recognized, and what keeps the rest from being read.
  mutating func take(_ lines: [TextLine]) -> (outcomes: [NamedOutcome], error: TraceError?) {
    do throws(TraceError) {
      for line in lines {
        guard let event = try reader.event(line, notes: &notes) else { continue }
        try begin()
        if case .touch(let touch) = event.action, touch.phase == .down {
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

  /// The trace has ended.
  ///
  /// - Returns: what was recognized last.
  mutating func end() throws(TraceError) -> (outcomes: [NamedOutcome], replay: Replay) {
    try begin()
    player.end(into: &sink)
    return (outcomes(), sink.replay)
  }

  /// The header is read by now, if there is one.
  private mutating func begin() throws(TraceError) {
    if hasBegun { return }
    hasBegun = true
    try player.prepare(for: reader.header)
  }

  /// Those that were not taken yet.
  private mutating func outcomes() -> [NamedOutcome] {
    defer { sink.replay.outcomes = [] }
    return sink.replay.outcomes.map { NamedOutcome($0, table: table, instances: player.instances) }
  }
}
