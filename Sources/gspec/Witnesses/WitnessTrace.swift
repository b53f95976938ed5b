import GestureRuntime
import SpecParser

/// Writes a witness as a trace in JSON Lines (Docs/Traces.md). The header also has the finding and its claims.
enum WitnessTrace {
  /// The beginning of every trace that `lint --witness` writes. A file without it is never changed.
  static let opening = "{\"trace\":1,\"witness\":"

  static func text(_ witness: FindingWitness, of placed: PlacedFinding) -> String {
    ([header(witness, placed)] + actions(witness).map(WriteJSONLines.line)).map { $0 + "\n" }.joined()
  }

  /// The witness as a trace for a replay.
  static func trace(_ witness: FindingWitness) -> Trace {
    let header = TraceHeader(screen: screen(witness), layout: layout(witness))
    return Trace(header: header, events: actions(witness).map { TraceEvent($0) })
  }

  private static func actions(_ witness: FindingWitness) -> [TraceAction] {
    let last = max(witness.events.last?.time ?? 0, witness.claims.map(\.time).max() ?? 0)
    return state(witness) + witness.events.compactMap { touch($0, witness.tool) } + [.tick(last)]
  }

  private static func screen(_ witness: FindingWitness) -> Point? {
    witness.screen.count == 2 ? Point(x: witness.screen[0], y: witness.screen[1]) : nil
  }

  private static func layout(_ witness: FindingWitness) -> ReadingDirection? {
    witness.layout.map { ReadingDirection($0) }
  }

  private static func header(_ witness: FindingWitness, _ placed: PlacedFinding) -> String {
    let claims = witness.claims.map {
      WriteJSONLines.object([
        ("activity", JSONText.quoted($0.activity)), ("mechanic", JSONText.quoted($0.mechanic)),
        ("t", WriteJSONLines.time($0.time)),
      ])
    }
    return WriteJSONLines.header(
      screen: screen(witness), layout: layout(witness),
      first: [("witness", JSONText.quoted(placed.id)), ("rule", JSONText.quoted(placed.finding.rule))],
      after: [("claims", WriteJSONLines.array(claims))])
  }

  /// The state before the first touch; empty if the witness sets none.
  private static func state(_ witness: FindingWitness) -> [TraceAction] {
    guard !witness.state.isEmpty else { return [] }
    return [.set(witness.events.first?.time ?? 0, witness.state.map(\.setting))]
  }

  /// The touch of an event; `nil` for a tick, since the trace ends with one anyway.
  private static func touch(_ event: FindingWitness.Event, _ tool: Tool?) -> TraceAction? {
    guard let phase = TouchPhase(name: event.phase), let finger = event.finger, let x = event.x,
      let y = event.y
    else { return nil }
    var touch = TraceTouch(
      time: event.time, phase: phase, finger: finger, location: Point(x: x, y: y), element: event.element)
    touch.tool = tool.flatMap { TouchTool(word: $0.rawValue) } ?? .finger
    return .touch(touch)
  }
}

extension FindingWitness.State {
  /// The variable and its value in the form of a trace. A word that looks like a number, such as `007`, stays a word.
  var setting: StateSetting {
    let read = StateValue(text: value)
    guard case .number(let number, _) = read else { return StateSetting(name: name, value: read) }
    return StateSetting(name: name, value: value == MeasureText.exact(number) ? read : .word(value))
  }
}
