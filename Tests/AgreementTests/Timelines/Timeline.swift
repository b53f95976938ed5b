import AgreementSupport
import GestureCompiler
import GestureRuntime
import SpecParser
import TestSupport
import Testing

/// Events and the outcomes that they must give, written by hand. Every recognizer runs the same timelines.
struct Timeline: Sendable, CustomTestStringConvertible {
  var title: String
  var spec: SpecBuilder
  var screen: Point?
  var acts: [Act]
  var expected: [Expected]

  init(
    _ title: String, _ spec: SpecBuilder, screen: Point? = Point(x: 400, y: 800), _ acts: [Act],
    _ expected: [Expected]
  ) {
    self.title = title
    self.spec = spec
    self.screen = screen
    self.acts = acts
    self.expected = expected
  }

  var testDescription: String { title }

  var events: [InputEvent] {
    var places: [Int: Point] = [:]
    return acts.map { $0.event(&places, spec) }
  }
}

/// One thing that a hand or a host does. Times are milliseconds.
enum Act: Sendable {
  case down(Int, Double, Double, at: Double, on: String? = nil, size: Point? = nil)
  /// `on` is the element under the finger: `nil` leaves it as it is, and an empty text is no element.
  case move(Int, Double, Double, at: Double, on: String? = nil)
  /// At the finger's last place, unless one is given.
  case up(Int, Double? = nil, Double? = nil, at: Double, on: String? = nil)
  case cancel(Int, at: Double)
  case tick(at: Double)
  case set(String, Double)
  /// Where the content of the first element stands.
  case content(ContentStand)

  fileprivate func event(_ places: inout [Int: Point], _ spec: SpecBuilder) -> InputEvent {
    switch self {
    case .down(let id, let x, let y, let t, let on, let size):
      places[id] = Point(x: x, y: y)
      let element = spec.index(ofElement: on ?? spec.elements[0].path)
      return .sample(sample(id, .down, t, places, ElementID(index: element), size))
    case .move(let id, let x, let y, let t, let on):
      places[id] = Point(x: x, y: y)
      return .sample(sample(id, .move, t, places, Self.element(on, spec)))
    case .up(let id, let x, let y, let t, let on):
      if let x, let y { places[id] = Point(x: x, y: y) }
      return .sample(sample(id, .up, t, places, Self.element(on, spec)))
    case .cancel(let id, let t): return .sample(sample(id, .cancel, t, places))
    case .tick(let t): return .advance(microseconds(t))
    case .set(let name, let value):
      let slot = spec.states.firstIndex { $0.name.value == name } ?? 0
      return .set(slot: slot, value: value)
    case .content(let stand): return .content(stand, of: 0, instance: 0)
    }
  }

  private static func element(_ name: String?, _ spec: SpecBuilder) -> ElementID? {
    name.map { $0.isEmpty ? .nothing : ElementID(index: spec.index(ofElement: $0)) }
  }

  private func sample(
    _ id: Int, _ phase: TouchPhase, _ t: Double, _ places: [Int: Point], _ element: ElementID? = nil,
    _ size: Point? = nil
  ) -> TouchSample {
    TouchSample(
      time: microseconds(t), phase: phase, finger: id, location: places[id] ?? Point(x: 0, y: 0),
      element: element, size: size)
  }
}

private func microseconds(_ milliseconds: Double) -> Microseconds {
  Microseconds((milliseconds * 1000).rounded())
}

/// One expected outcome. Outcomes of phase `changed` are ignored, unless a timeline expects one.
struct Expected: Sendable, CustomStringConvertible {
  var activity: String
  /// The mechanic; `nil` for any.
  var mechanic: String?
  var phase: GesturePhase
  /// The time in milliseconds.
  var time: Double
  var fingers: Int?
  var x: Double?
  var y: Double?
  var dx: Double?
  var dy: Double?
  var vx: Double?
  var vy: Double?
  var scale: Double?
  var rotation: Double?
  var progress: Double?
  var committed: Bool?
  /// The path of the element under the finger; an empty text is no element, `nil` is any.
  var over: String?

  init(
    _ activity: String, _ phase: GesturePhase, at time: Double, by mechanic: String? = nil,
    fingers: Int? = nil, x: Double? = nil, y: Double? = nil, dx: Double? = nil, dy: Double? = nil,
    vx: Double? = nil, vy: Double? = nil, scale: Double? = nil, rotation: Double? = nil,
    progress: Double? = nil, committed: Bool? = nil, over: String? = nil
  ) {
    self.activity = activity
    self.mechanic = mechanic
    self.phase = phase
    self.time = time
    self.fingers = fingers
    self.x = x
    self.y = y
    self.dx = dx
    self.dy = dy
    self.vx = vx
    self.vy = vy
    self.scale = scale
    self.rotation = rotation
    self.progress = progress
    self.committed = committed
    self.over = over
  }

  var description: String { "\(activity) \(phase)@\(time)\(mechanic.map { " by \($0)" } ?? "")" }

  /// The properties that differ; empty for a match.
  func differences(from actual: NamedOutcome) -> [String] {
    let outcome = actual.outcome
    var found: [String] = []
    if activity != actual.activity { found.append("activity \(actual.activity)") }
    if phase != actual.phase { found.append("phase \(actual.phase)") }
    if microseconds(time) != actual.time { found.append("time \(Double(actual.time) / 1000)") }
    if let mechanic, mechanic != actual.mechanic { found.append("mechanic \(actual.mechanic)") }
    if let fingers, fingers != outcome.fingers { found.append("fingers \(outcome.fingers)") }
    if let committed, committed != outcome.isCommitted { found.append("committed \(outcome.isCommitted)") }
    if let over, over != actual.over ?? "" { found.append("over \(actual.over ?? "nothing")") }
    let numbers: [(String, Double?, Double)] = [
      ("x", x, outcome.location.x), ("y", y, outcome.location.y),
      ("dx", dx, outcome.translation.x), ("dy", dy, outcome.translation.y),
      ("vx", vx, outcome.velocity.x), ("vy", vy, outcome.velocity.y),
      ("scale", scale, outcome.scale), ("rotation", rotation, outcome.rotation),
      ("progress", progress, outcome.progress),
    ]
    for (name, wanted, value) in numbers where wanted.map({ abs($0 - value) > 1e-6 }) ?? false {
      found.append("\(name) \(value)")
    }
    return found
  }
}

/// Runs a timeline with a table, and returns what it records of candidates, as a text.
///
/// - Parameter text: the text of an event with the table's names; `nil` for events that do not matter.
func record(of timeline: Timeline, _ text: @escaping (CandidateEvent, Table) -> String?) throws -> [String] {
  let spec = timeline.spec.checked
  let table = try CompilePipeline.compile(spec).table
  var sink = RecordSink(table: table, text: text)
  _ = TableRuntime().play(timeline.events, of: spec, in: table, screen: timeline.screen, into: &sink)
  return sink.texts
}

private struct RecordSink: GestureSink {
  static var wantsReasons: Bool { true }
  let table: Table
  let text: (CandidateEvent, Table) -> String?
  var texts: [String] = []

  init(table: Table, text: @escaping (CandidateEvent, Table) -> String?) {
    self.table = table
    self.text = text
  }

  mutating func receive(_ outcome: Outcome) {}

  mutating func explain(_ event: CandidateEvent) {
    if let text = text(event, table) { texts.append(text) }
  }
}

/// Runs a timeline, and returns its mistakes.
func mistakes(of recognizer: any RecognizerUnderTest, in timeline: Timeline) throws -> [String] {
  let run = try recognizer.run(timeline.spec.checked, timeline.events, screen: timeline.screen)
  let namesChanges = timeline.expected.contains { $0.phase == .changed }
  let actual = run.outcomes.filter { namesChanges || $0.phase != .changed }
  var found: [String] = []
  for index in 0..<max(actual.count, timeline.expected.count) {
    guard index < actual.count else {
      found.append("missing: \(timeline.expected[index])")
      continue
    }
    guard index < timeline.expected.count else {
      found.append("too many: \(describe(actual[index]))")
      continue
    }
    let differences = timeline.expected[index].differences(from: actual[index])
    if !differences.isEmpty {
      found.append("expected \(timeline.expected[index]), but: \(differences.joined(separator: ", "))")
    }
  }
  return found
}
