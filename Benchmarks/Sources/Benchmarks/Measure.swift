import Foundation

/// Rows that are measured in turn, round after round, so that a disturbance of the machine affects all of them.
struct Measure {
  struct Row {
    var name: String
    /// Number of samples of one run.
    var samples: Int
    var run: () -> Double
    /// Nanoseconds per sample, one for each round.
    var times: [Double] = []

    var median: Double { times.sorted()[times.count / 2] }
    var least: Double { times.min() ?? 0 }
    var most: Double { times.max() ?? 0 }
  }

  var rows: [Row] = []
  /// Sum of results, so that the compiler cannot remove measured code.
  private(set) var checksum = 0.0

  mutating func add(_ name: String, samples: Int, _ run: @escaping () -> Double) {
    rows.append(Row(name: name, samples: samples, run: run))
  }

  /// Measures processor time instead of wall time, since other processes may use a shared machine.
  mutating func measure(rounds: Int) {
    for round in 0...rounds {
      for index in rows.indices {
        let start = clock()
        checksum += rows[index].run()
        let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        // The first round is a warm-up.
        if round > 0 { rows[index].times.append(seconds * 1e9 / Double(rows[index].samples)) }
      }
    }
  }
}
