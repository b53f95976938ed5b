import TestSupport

/// Random pairs, checked on every core; the results are in the order of their seeds.
enum ProvePairs {
  static func run(_ seeds: Range<UInt64>, traces: Int) async -> [CheckPair] {
    await withTaskGroup(of: [CheckPair].self) { group in
      var start = seeds.lowerBound
      while start < seeds.upperBound {
        let part = start..<min(start + 250, seeds.upperBound)
        group.addTask { part.map { CheckPair(seed: $0, traces: traces) } }
        start = part.upperBound
      }
      var results: [CheckPair] = []
      for await part in group { results += part }
      return results.sorted { $0.seed < $1.seed }
    }
  }

  /// Prints what was found; `false` when the analysis was wrong, or undecided too often.
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
    return apart.isEmpty && met.isEmpty && undecided.count * 100 < results.count
  }
}
