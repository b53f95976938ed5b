import ConflictSupport

/// Checks random pairs and specs on every core. The results are in the order of their seeds.
enum ProvePairs {
  static func run(_ seeds: Range<UInt64>, traces: Int) async -> [CheckPair] {
    await each(seeds) { CheckPair(seed: $0, traces: traces) }
  }

  /// Checks that random specs without conflict errors are deterministic, on traces near their limits.
  static func determinism(_ seeds: Range<UInt64>, traces: Int) async -> [CheckDeterminism] {
    await each(seeds) { CheckDeterminism(seed: $0, traces: traces) }
  }

  /// Changes random specs in ways whose effect on the findings is known.
  static func changes(_ seeds: Range<UInt64>) async -> [CheckChanges] {
    await each(seeds) { CheckChanges(seed: $0) }
  }

  /// Compares the latencies of random specs and pairs with the delays of played touches.
  static func latencies(_ seeds: Range<UInt64>) async -> [CheckLatency] {
    await each(seeds) { CheckLatency(seed: $0) }
  }

  /// Plays touches on activities that are reported as unreachable in random specs.
  static func unreachable(_ seeds: Range<UInt64>) async -> [CheckUnreachable] {
    await each(seeds) { CheckUnreachable(seed: $0) }
  }

  private static func each<Result: Sendable>(
    _ seeds: Range<UInt64>, _ check: @escaping @Sendable (UInt64) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (UInt64, [Result]).self) { group in
      var start = seeds.lowerBound
      while start < seeds.upperBound {
        let part = start..<min(start + 20, seeds.upperBound)
        group.addTask { (part.lowerBound, part.map(check)) }
        start = part.upperBound
      }
      var parts: [(UInt64, [Result])] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.0 < $1.0 }.flatMap(\.1)
    }
  }

  static func report(_ results: [CheckChanges], showing limit: Int) -> Bool {
    let faults = results.flatMap(\.faults)
    print(
      "\(results.count) specs changed: \(faults.count) findings that should have stayed, or should not have come"
    )
    for fault in faults.prefix(limit) { print(fault) }
    return faults.isEmpty
  }

  static func report(_ results: [CheckUnreachable], showing limit: Int) -> Bool {
    let faults = results.flatMap(\.faults)
    let called = results.reduce(0) { $0 + $1.called }
    let inPart = results.reduce(0) { $0 + $1.calledInPart }
    print(
      "\(called) activities of \(results.count) specs called unreachable, \(inPart) for some touches:",
      "\(faults.count) win such a touch")
    for fault in faults.prefix(limit) { print(fault) }
    // If hardly any activity is reported as unreachable, the check would prove nothing.
    return faults.isEmpty && (results.count < 300 || called > results.count / 20)
  }

  static func report(_ results: [CheckLatency], showing limit: Int) -> Bool {
    let faults = results.flatMap(\.faults)
    let held = results.reduce(0) { $0 + $1.held }
    let ofPairs = results.reduce(0) { $0 + $1.heldOfPairs }
    let resting = results.reduce(0) { $0 + $1.resting }
    print(
      "\(held) and \(ofPairs) held claims of \(results.count) specs and pairs, \(resting) of resting hands:",
      "\(faults.count) outside their latencies")
    for fault in faults.prefix(limit) { print(fault) }
    // If hardly any claim is held, the check would prove nothing.
    return faults.isEmpty && (results.count < 300 || (held > 50 && ofPairs > 100 && resting > 30))
  }

  /// Prints the result; `false` if something was not deterministic.
  static func report(_ results: [CheckDeterminism], showing limit: Int) -> Bool {
    let bad = results.filter { !$0.faults.isEmpty }
    let specs = results.filter { $0.activities > 1 }
    let traces = results.reduce(0) { $0 + $1.traces }
    let outcomes = results.reduce(0) { $0 + $1.outcomes }
    print(
      "\(specs.count) specs of several activities without conflict errors, \(traces) traces,",
      "\(outcomes) outcomes: \(bad.count) not deterministic")
    for result in bad.prefix(limit) { print("seed \(result.seed): \(result.faults.first ?? "")") }
    return bad.isEmpty
  }

  /// Prints the result; `false` if the analysis was wrong, or undecided too often.
  static func report(_ results: [CheckPair], showing limit: Int) -> Bool {
    let undecided = results.filter(\.isUndecided)
    let apart = results.filter { !$0.calledApart.isEmpty }
    let met = results.filter { !$0.calledMet.isEmpty }
    let joined = results.filter { $0.joined > 0 }.count
    let traces = results.reduce(0) { $0 + $1.traces }
    print(
      "\(results.count) pairs: \(results.count(where: \.met)) meet, \(undecided.count) undecided",
      "(\(Double(undecided.count * 10_000 / max(1, results.count)) / 100) %); \(traces) traces joined \(joined) pairs"
    )
    for result in apart.prefix(limit) {
      print("called apart, seed \(result.seed): \(result.calledApart.first ?? "")")
    }
    for result in met.prefix(limit) {
      print("called met without a trace, seed \(result.seed): \(result.calledMet.first ?? "")")
    }
    for result in undecided.prefix(limit) {
      print("undecided, seed \(result.seed): \(result.open.first ?? "")")
    }
    print("\(apart.count) called apart that a trace joins, \(met.count) called met that no trace shows")
    // Of pairs of bundled mechanics, four in a thousand may be undecided; of pairs with a mechanic of the spec's own, two in a hundred.
    let own = results.filter(\.isCustom)
    let ownUndecided = own.count(where: \.isUndecided)
    let bundledUndecided = undecided.count - ownUndecided
    print(
      "of bundled mechanics \(bundledUndecided) of \(results.count - own.count) undecided, of others \(ownUndecided) of \(own.count)"
    )
    return apart.isEmpty && met.isEmpty && bundledUndecided * 1000 <= 4 * (results.count - own.count)
      && ownUndecided * 100 <= 2 * own.count
  }
}
