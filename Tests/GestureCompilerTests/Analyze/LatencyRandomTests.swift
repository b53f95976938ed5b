import Foundation
import GestureRuntime
import SpecParser
import TestSupport
import Testing

@testable import GestureCompiler

/// What `gspec latency` says against what the recognizer does: no claim comes later than at worst, and none of a hand that
/// rests comes earlier than at best or later than a resting hand's.
@Suite struct LatencyAgainstTracesTests {
  private static var count: UInt64 {
    ProcessInfo.processInfo.environment["GSPEC_LATENCIES"].flatMap(UInt64.init) ?? 300
  }

  @Test func randomSpecsKeepTheirLatencies() throws {
    var tally = Tally()
    for seed in 1...Self.count {
      let builder = randomSpec(seed: seed)
      let latency = try LatencyCase(builder.checked, withWait: false)
      for number: UInt64 in 0..<12 {
        let events = randomTrace(seed: seed &* 100 &+ number, for: builder)
        tally.add(latency.observe(events), latency, "seed \(seed), trace \(number)")
      }
    }
    print("latencies: \(tally.held) held claims, \(tally.resting) of resting hands")
    #expect(tally.misses.isEmpty, "\(tally.misses.prefix(8).joined(separator: "\n"))")
    #expect(tally.held > 50)
  }

  @Test func randomPairsThatWaitKeepTheirLatencies() throws {
    var tally = Tally()
    for seed in 1...Self.count {
      let pair = RandomPair(seed: seed)
      let latency = try LatencyCase(pair.spec, withWait: true)
      var random = RandomNumbers(seed: seed &* 31)
      for number in 0..<60 {
        guard let trace = GridTrace(&random, deepest: pair.isNested ? 1 : 0) else { continue }
        let events = trace.samples.map { InputEvent.sample($0) } + [.advance(trace.end + 2_000_000)]
        tally.add(latency.observe(events), latency, "seed \(seed), trace \(number): \(pair.describe)")
      }
    }
    print("latencies: \(tally.held) held claims, \(tally.resting) of resting hands")
    #expect(tally.misses.isEmpty, "\(tally.misses.prefix(8).joined(separator: "\n"))")
    #expect(tally.held > 100 && tally.resting > 30)
  }

  private struct Tally {
    var held = 0
    var resting = 0
    var misses: [String] = []

    mutating func add(_ seen: [LatencyCase.Seen], _ known: LatencyCase, _ place: String) {
      for claim in seen where !known.hasErrors {
        let delay = known.delays[claim.recognizer]
        if claim.delay > 0 { held += 1 }
        if claim.delay > 0, claim.isResting { resting += 1 }
        var faults: [String] = []
        if claim.delay > delay.worst ?? .max { faults.append("at worst \(delay.worst ?? -1)") }
        if claim.isResting, claim.delay > delay.resting ?? .max {
          faults.append("resting \(delay.resting ?? -1)")
        }
        if claim.isResting, claim.delay < delay.best { faults.append("at best \(delay.best)") }
        for fault in faults {
          misses.append("\(place): recognizer \(claim.recognizer) \(claim.delay), \(fault)")
        }
      }
    }
  }
}

/// A spec with its latencies, and the recognizer to hold them against.
struct LatencyCase {
  /// A claim that was admitted.
  struct Seen {
    var recognizer: Int
    /// Microseconds.
    var delay: Int64
    /// Whether no finger did anything between the claim and its admission.
    var isResting: Bool
  }

  let delays: [ClaimDelay]
  private let movements: [LatencyRow.Movement]
  /// Whether lint calls an activity impossible: such a spec has no latencies.
  let hasErrors: Bool
  private let table: Table
  private let slots: [Int]

  /// - Parameter withWait: the first activity waits for the second.
  init(_ spec: CheckedSpec, withWait: Bool) throws {
    var spec = spec
    if withWait {
      spec.resolutions = [
        Resolution(.wait([SpecBuilder.at(0)], for: [SpecBuilder.at(1)]), span: SpecBuilder.nowhere)
      ]
    }
    // Random traces are no hand's.
    var settings = spec.metrics.settings
    settings[.minStrokeDuration]?.amount = 0
    settings[.maxFingerVelocity]?.amount = 1e12
    spec.metrics = Metrics(settings: settings)
    let machine = CompilePipeline.lower(spec)
    var measure = MeasureLatency(CheckContext(spec), machine)
    var delays: [ClaimDelay] = []
    for (index, activity) in machine.activities.enumerated() {
      for number in activity.recognizers.indices { delays.append(measure.measured(index, number).delay) }
    }
    self.delays = delays
    hasErrors = !CheckContext(spec).deadActivities.isEmpty
    movements = measure.shapes.flatMap { $0.map { $0[0].movement } }
    table = try Table(bytes: CompilePipeline.assemble(CompilePipeline.encode(machine)))
    slots = spec.states.map { state in
      machine.states.firstIndex { $0.name.value == state.name.value } ?? 0
    }
  }

  func observe(_ events: [InputEvent]) -> [Seen] {
    var recognizer = Recognizer(table)
    recognizer.setScreen(Point(x: 400, y: 800))
    var sink = DelaySink()
    for (index, event) in events.enumerated() {
      sink.now = index
      switch event {
      case .sample(let sample): _ = recognizer.feed(sample, into: &sink)
      case .advance(let time): recognizer.advance(to: time, into: &sink)
      case .set(let slot, let value): recognizer.setState(slots[slot], to: value)
      case .reset: break
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
      // What decides and what comes with it at one time are two instants: the hand went on.
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
