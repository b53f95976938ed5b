import Foundation

/// Rows that are measured in turn, round after round, so that a disturbance of the machine meets all of them.
struct Measure {
  struct Row {
    var name: String
    /// How many samples one run takes in.
    var samples: Int
    var run: () -> Double
    /// Nanoseconds per sample, one for each round.
    var times: [Double] = []

    var median: Double { times.sorted()[times.count / 2] }
    var least: Double { times.min() ?? 0 }
    var most: Double { times.max() ?? 0 }
  }

  var rows: [Row] = []
  /// Keeps results alive, so that nothing that is measured can be left out.
  private(set) var checksum = 0.0

  mutating func add(_ name: String, samples: Int, _ run: @escaping () -> Double) {
    rows.append(Row(name: name, samples: samples, run: run))
  }

  mutating func measure(rounds: Int) {
    for round in 0...rounds {
      for index in rows.indices {
        let clock = ContinuousClock()
        let start = clock.now
        checksum += rows[index].run()
        let elapsed = clock.now - start
        let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) * 1e-18
        // The first round warms up.
        if round > 0 { rows[index].times.append(seconds * 1e9 / Double(rows[index].samples)) }
      }
    }
  }
}
