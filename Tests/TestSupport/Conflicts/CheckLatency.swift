import GestureCompiler

/// What `gspec latency` says of one random spec and of one random pair that waits, against what the recognizer does: no claim comes
/// later than at worst, and none of a hand that rests comes earlier than at best or later than a resting hand's.
package struct CheckLatency: Sendable {
  /// Claims that were held, and those of them whose hand did nothing meanwhile, of the pairs.
  package var held = 0
  package var heldOfPairs = 0
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
    for number in 0..<60 {
      guard let trace = GridTrace(&random, deepest: pair.isNested ? 1 : 0) else { continue }
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
