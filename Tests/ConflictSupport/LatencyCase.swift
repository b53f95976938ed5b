package import GestureCompiler
import GestureRuntime
package import SpecParser
package import TestSupport

/// A spec with its latencies, and a recognizer that shows the delays that really occur.
package struct LatencyCase {
  /// A claim that was admitted.
  package struct Seen {
    package var recognizer: Int
    /// Microseconds.
    package var delay: Int64
    /// Whether no finger did anything between the claim and its admission.
    package var isResting: Bool
  }

  package let delays: [ClaimDelay]
  private let movements: [LatencyRow.Movement]
  /// Whether lint reports an activity as impossible. Such a spec has no latencies.
  package let hasErrors: Bool
  private let table: Table
  private let slots: [Int]

  /// - Parameter withWait: the first activity waits for the second.
  package init(_ spec: CheckedSpec, withWait: Bool) throws {
    var spec = spec
    if withWait {
      spec.resolutions = [
        Resolution(.wait([SpecBuilder.at(0)], for: [SpecBuilder.at(1)]), span: SpecBuilder.nowhere)
      ]
    }
    // Random traces do not respect the limits of fingers.
    var settings = spec.metrics.settings
    settings[.minStrokeDuration]?.amount = 0
    settings[.maxFingerVelocity]?.amount = 1e12
    spec.metrics = Metrics(settings: settings)
    let machine = CompilePipeline.lower(spec)
    var measure = MeasureLatency(CheckContext(spec), machine)
    let claims = measure.claims()
    delays = claims.map(\.delay)
    movements = claims.map(\.movement)
    hasErrors = !CheckContext(spec).deadActivities.isEmpty
    table = try CompilePipeline.compile(machine).table
    slots = spec.states.map { state in
      machine.states.firstIndex { $0.name.value == state.name.value } ?? 0
    }
  }

  package func observe(_ events: [InputEvent]) -> [Seen] {
    var recognizer = Recognizer(table)
    recognizer.setScreen(Point(x: 400, y: 800))
    var sink = DelaySink()
    for (index, event) in events.enumerated() {
      sink.now = index
      switch event {
      case .sample(let sample): _ = recognizer.feed(sample, into: &sink)
      case .advance(let time): recognizer.advance(to: time, into: &sink)
      case .set(let slot, let value): recognizer.setState(slots[slot], to: value)
      case .instance, .reset, .content, .frame: break
      }
    }
    return sink.admitted.map { entry in
      Seen(
        recognizer: entry.recognizer, delay: entry.time - entry.claim.time,
        isResting: isResting(entry, events))
    }
  }

  private func isResting(_ entry: DelaySink.Admitted, _ events: [InputEvent]) -> Bool {
    for (index, event) in events.prefix(entry.event + 1).enumerated() {
      guard case .sample(let sample) = event else { continue }
      if index == entry.event, sample.time > entry.time { continue }
      // A sample that does not decide the claim and comes at its time is an instant of its own: the fingers did not rest.
      if sample.time == entry.claim.time, !decides(sample.phase, entry.recognizer) { return false }
      if sample.time > entry.claim.time || index > entry.claim.event { return false }
    }
    return true
  }

  private func decides(_ phase: TouchPhase, _ recognizer: Int) -> Bool {
    switch movements[recognizer] {
    case .press: phase == .down
    case .hold: false
    case .move: phase == .move
    case .lift: phase == .up
    }
  }

  private struct DelaySink: GestureSink {
    struct Claim {
      var time: Int64
      var event: Int
    }

    struct Admitted {
      var recognizer: Int
      var time: Int64
      var event: Int
      var claim: Claim
    }

    static var wantsReasons: Bool { true }
    var now = 0
    var claims: [UInt32: Claim] = [:]
    var admitted: [Admitted] = []

    mutating func receive(_ outcome: Outcome) {}

    mutating func explain(_ event: CandidateEvent) {
      switch event.happening {
      case .claimed: claims[event.candidate] = Claim(time: event.time, event: now)
      case .admitted:
        guard let claim = claims[event.candidate] else { return }
        admitted.append(
          Admitted(recognizer: event.recognizer, time: event.time, event: now, claim: claim))
      default: break
      }
    }
  }
}
