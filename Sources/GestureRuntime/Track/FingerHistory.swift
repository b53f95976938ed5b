/// Where a finger was, and when.
struct HistorySample: Sendable {
  var time: Microseconds
  var location: Point
}

/// The newest samples of one finger: a ring of fixed length. Index 0 is the newest.
struct FingerHistory: Sendable {
  private var ring: [HistorySample]
  private var head = 0
  private(set) var count = 0

  init() {
    ring = Array(
      repeating: HistorySample(time: 0, location: .zero), count: VelocityEstimator.sampleLimit)
  }

  subscript(age: Int) -> HistorySample {
    ring[(head - age) & (VelocityEstimator.sampleLimit - 1)]
  }

  /// Adds a sample; one of the same time as the newest takes its place.
  mutating func append(_ sample: HistorySample) {
    if count > 0 && self[0].time == sample.time {
      ring[head] = sample
      return
    }
    head = (head + 1) & (VelocityEstimator.sampleLimit - 1)
    ring[head] = sample
    if count < VelocityEstimator.sampleLimit { count += 1 }
  }

  mutating func clear() { count = 0 }
}
