import GestureRuntime
import SpecParser

/// Plays basic gestures through the recognizer of the whole spec.
struct ProbeSpec {
  private let table: Table
  /// Time after the last sample within which whatever waits comes out, microseconds.
  private static let patience: Int64 = 5_000_000

  /// `nil` when the spec is larger than a table can be.
  init?(_ machine: Machine) {
    do {
      table = try Table(bytes: CompilePipeline.assemble(CompilePipeline.encode(machine)))
    } catch {
      return nil
    }
  }

  /// Whether nothing at all claims.
  func isDead(_ gesture: BasicGesture, on element: Int, in model: [Int: Double]) -> Bool {
    var recognizer = Recognizer(table)
    recognizer.setScreen(PlaceFingers.screen)
    for (slot, value) in model.sorted(by: { $0.key < $1.key }) { recognizer.setState(slot, to: value) }
    var sink = ClaimCounter()
    let samples = gesture.samples(on: ElementID(index: element))
    for sample in samples where recognizer.feed(sample, into: &sink) != nil { return false }
    recognizer.advance(to: (samples.last?.time ?? 0) + Self.patience, into: &sink)
    return sink.claims == 0
  }
}

private struct ClaimCounter: GestureSink {
  static var wantsReasons: Bool { true }
  var claims = 0

  mutating func receive(_ outcome: Outcome) { claims += 1 }

  mutating func explain(_ event: CandidateEvent) {
    if event.happening == .claimed { claims += 1 }
  }
}
