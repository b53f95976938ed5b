import GestureCompiler
import GestureRuntime
import SpecParser

/// Writes traces in the project's own format, in points. `ReadJSONLines` reads the same trace again, times to the microsecond and places to
/// the last bit. Docs/Traces.md describes the format.
enum WriteJSONLines {
  /// A member of a JSON object, with its value as JSON.
  typealias Member = (key: String, value: String)

  /// The text of a whole trace.
  ///
  /// - Parameter screen: the size of the screen in points, used if the trace does not give it.
  static func text(_ trace: Trace, screen: Point? = nil) -> String {
    let device = trace.header.device.isEmpty ? [] : [("device", JSONText.quoted(trace.header.device))]
    let head = header(
      screen: trace.header.screen ?? screen, layout: trace.header.layout, after: device)
    return ([head] + trace.events.map { line($0.action) }).map { $0 + "\n" }.joined()
  }

  /// The first line, without the line end.
  ///
  /// - Parameters:
  ///   - layout: the reading direction, if the trace gives it.
  ///   - first: members directly after the version.
  ///   - last: members at the end.
  static func header(
    screen: Point?, layout: ReadingDirection? = nil, first: [Member] = [], after last: [Member] = []
  ) -> String {
    let layout = layout.map { [("layout", JSONText.quoted($0.word))] } ?? []
    let size = screen.map { [("width", number($0.x)), ("height", number($0.y))] } ?? []
    return object([("trace", "1")] + first + size + [("unit", JSONText.quoted("pt"))] + layout + last)
  }

  /// The line of one event, without the line end.
  static func line(_ action: TraceAction) -> String {
    switch action {
    case .tick(let time): object([("t", self.time(time)), ("phase", JSONText.quoted("tick"))])
    case .set(let time, let assignments):
      object([("t", self.time(time)), ("set", object(assignments.map { ($0.name, value($0.value)) }))])
    case .at(let time, let settings):
      object([("t", self.time(time)), ("at", object(settings.map { ($0.element, stand($0.stand)) }))])
    case .touch(let touch): object(members(touch))
    }
  }

  /// The position of content as JSON: `["top"]`, or an object of distances to the ends.
  private static func stand(_ stand: WrittenStand) -> String {
    stand.isAtEnds
      ? array(stand.known.map { JSONText.quoted($0.word) })
      : object(stand.known.map { ($0.word, number($0.points)) })
  }

  private static func members(_ touch: TraceTouch) -> [Member] {
    var members: [Member] = [
      ("t", time(touch.time)), ("phase", JSONText.quoted(touch.phase.name)), ("id", "\(touch.finger)"),
      ("x", number(touch.location.x)), ("y", number(touch.location.y)),
    ]
    if let element = touch.element {
      members.append(("on", element.isEmpty ? "null" : JSONText.quoted(element)))
    }
    if touch.tool != .finger { members.append(("tool", JSONText.quoted(touch.tool.word))) }
    if let frame = touch.frame { members.append(("frame", rectangle(frame))) }
    if !touch.frames.isEmpty {
      members.append(("frames", object(touch.frames.map { ($0.element, rectangle($0.frame)) })))
    }
    if let size = touch.size, size != touch.frame?.size {
      members.append(("size", array([number(size.x), number(size.y)])))
    }
    if !touch.sizes.isEmpty {
      let sizes = touch.sizes.map { ($0.element, array([number($0.size.x), number($0.size.y)])) }
      members.append(("sizes", object(sizes)))
    }
    return members
  }

  private static func rectangle(_ frame: Rectangle) -> String {
    array([frame.x, frame.y, frame.width, frame.height].map(number))
  }

  // MARK: JSON

  static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

  static func object(_ members: [Member]) -> String {
    "{" + members.map { "\(JSONText.quoted($0.key)):\($0.value)" }.joined(separator: ",") + "}"
  }

  /// The time in milliseconds.
  static func time(_ microseconds: Microseconds) -> String { MeasureText.number(thousandths: microseconds) }

  /// A number with all its digits, since a place may lie just past a limit.
  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func value(_ value: StateValue) -> String {
    switch value {
    case .word(let word): JSONText.quoted(word)
    case .number(_, let written): written
    case .bool(let flag): flag ? "true" : "false"
    }
  }
}

extension TouchPhase {
  private static let byName = Dictionary(firstOf: [down, move, up, cancel].map { ($0.name, $0) })

  /// Creates the phase of a name; `nil` if there is none, as for `tick`.
  init?(name: String) {
    guard let phase = Self.byName[name] else { return nil }
    self = phase
  }
}
