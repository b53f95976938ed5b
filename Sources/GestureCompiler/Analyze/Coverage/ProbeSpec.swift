import GestureRuntime
import SpecParser

/// Plays basic gestures through the recognizer of all activities on one element and around it, without `resolve`. Where nothing claims,
/// there is nothing to arbitrate.
struct ProbeSpec {
  private let table: Table
  private let state: PathState
  /// The element's index in that table.
  private let element: ElementID
  /// Time after the last sample in which everything that still waits is decided, in microseconds.
  private static let patience: Int64 = 5_000_000

  /// Creates `nil` if the spec is larger than a table can be.
  init?(_ machine: Machine, _ element: Int) {
    let path = PathMachine(machine, to: element)
    let around = machine.activities.filter { path.number(of: $0.target) != nil }
    let state = PathState(path, guards: around.map(\.condition))
    self.state = state
    let moved = around.map { activity in
      var moved = activity
      moved.target = path.number(of: activity.target) ?? 0
      moved.condition = state.condition(activity.condition)
      // `over` does not matter for this, and its elements may not lie on this path.
      moved.over = []
      return moved
    }
    let small = Machine(
      product: machine.product, metrics: machine.metrics, states: state.variables,
      elements: path.elements, mechanics: machine.mechanics, activities: moved, waits: [], prefers: [],
      together: [])
    do {
      table = try CompilePipeline.compile(small).table
    } catch {
      return nil
    }
    self.element = ElementID(index: path.chain.count - 1)
  }

  /// Whether nothing claims.
  func isDead(_ gesture: BasicGesture, in model: [Int: Double]) -> Bool {
    var recognizer = Recognizer(table, showsRivals: true)
    recognizer.setScreen(PlaceFingers.screen)
    for (place, value) in state.values(in: model).enumerated() { recognizer.setState(place, to: value) }
    var sink = ClaimCounter()
    let samples = gesture.samples(on: element)
    for sample in samples where recognizer.feed(sample, into: &sink) != nil { return false }
    recognizer.advance(to: (samples.last?.time ?? 0) + Self.patience, into: &sink)
    return sink.claims == 0
  }
}

private struct ClaimCounter: GestureSink {
  static var wantsReasons: Bool { true }
  var claims = 0

  mutating func receive(_ outcome: Outcome) { if outcome.phase.isRecognized { claims += 1 } }

  mutating func explain(_ event: CandidateEvent) {
    if event.happening == .claimed { claims += 1 }
  }
}
