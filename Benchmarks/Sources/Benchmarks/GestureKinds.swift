import GestureRuntime

/// Measures each kind of gesture alone, by the program in C, generated code and a table.
enum GestureKinds {
  /// - Parameter count: the least number of samples of a kind.
  static func measure(count: Int, rounds: Int) throws -> String {
    let table = try TableMaker.usualSet().0
    var measure = Measure()
    for kind in SyntheticTrace.Gesture.allCases {
      let samples = SyntheticTrace(count: count, only: kind).samples
      let samplesInC = samples.map(\.inC)
      measure.add(kind.rawValue, samples: samples.count) { HandWrittenRun.count(samplesInC) }
      measure.add(kind.rawValue, samples: samples.count) { CodeRun.count(samples) }
      measure.add(kind.rawValue, samples: samples.count) { Main.run(table, samples, CountingSink()) }
    }
    measure.measure(rounds: rounds)
    let rows = stride(from: 0, to: measure.rows.count, by: 3).map { first in
      let times = measure.rows[first..<first + 3].map(\.median)
      return [measure.rows[first].name] + times.map(Report.number)
        + times.dropFirst().map { Report.number($0 / times[0]) }
    }
    return Report.table(
      ["ns per sample", "C", "code", "table", "code, times C", "table, times C"], rows)
  }
}
