import GestureCompiler
import TestSupport

/// Compares what `gspec latency` reports of one random spec, and of one random pair that waits, with what the recognizer does.
///
/// No claim may be admitted later than the worst delay. While the fingers rest, none may be admitted earlier than the best delay or
/// later than the delay for resting fingers.
package struct CheckLatency: Sendable {
  /// How many claims of the random spec were held.
  package var held = 0
  /// How many claims of the random pair were held.
  package var heldOfPairs = 0
  /// How many of those were held while no finger did anything.
  package var resting = 0
  /// What went wrong.
  package var faults: [String] = []

  package init(seed: UInt64) {
    do {
      try spec(seed)
      try pair(seed)
    } catch { faults.append("seed \(seed): \(error)") }
  }

  private mutating func spec(_ seed: UInt64) throws {
    let builder = randomSpec(seed: seed)
    let latency = try LatencyCase(builder.checked, withWait: false)
    for number: UInt64 in 0..<12 {
      let events = randomTrace(seed: seed &* 100 &+ number, for: builder)
      held += add(latency.observe(events), latency, "seed \(seed), trace \(number)")
    }
  }

  private mutating func pair(_ seed: UInt64) throws {
    let pair = RandomPair(seed: seed)
    let latency = try LatencyCase(pair.spec, withWait: true)
    var random = RandomNumbers(seed: seed &* 31)
    let deepest = pair.machine.activities.map(\.target).max() ?? 0
    for number in 0..<60 {
      guard let trace = GridTrace(&random, deepest: deepest) else { continue }
      let events = trace.samples.map { InputEvent.sample($0) } + [.advance(trace.end + 2_000_000)]
      let seen = latency.observe(events)
      heldOfPairs += add(seen, latency, "seed \(seed), trace \(number): \(pair.describe)")
      resting += seen.count { $0.delay > 0 && $0.isResting }
    }
  }

  /// - Returns: how many claims were held.
  private mutating func add(_ seen: [LatencyCase.Seen], _ known: LatencyCase, _ place: String) -> Int {
    guard !known.hasErrors else { return 0 }
    for claim in seen {
      let delay = known.delays[claim.recognizer]
      var wrong: [String] = []
      if claim.delay > delay.worst ?? .max { wrong.append("at worst \(delay.worst ?? -1)") }
      if claim.isResting, claim.delay > delay.resting ?? .max {
        wrong.append("resting \(delay.resting ?? -1)")
      }
      if claim.isResting, claim.delay < delay.best { wrong.append("at best \(delay.best)") }
      faults += wrong.map { "\(place): recognizer \(claim.recognizer) \(claim.delay), \($0)" }
    }
    return seen.count { $0.delay > 0 }
  }
}
