/// Where a finger was, and when.
struct HistorySample: Sendable {
  var time: Microseconds
  var location: Point
}

/// The newest samples of one finger: a ring of `VelocityEstimator.sampleLimit` places in somebody else's memory. Index 0 is
/// the newest.
struct FingerHistory: @unchecked Sendable {
  // Sendable: the ring belongs to the tracker, which has one owner.
  private let ring: UnsafeMutablePointer<HistorySample>
  private var head: Int32 = 0
  private(set) var count = 0

  /// - Parameter ring: room for `VelocityEstimator.sampleLimit` samples.
  init(ring: UnsafeMutablePointer<HistorySample>) { self.ring = ring }

  private static let mask = Int32(VelocityEstimator.sampleLimit - 1)

  subscript(age: Int) -> HistorySample {
    ring[Int((head &- Int32(truncatingIfNeeded: age)) & Self.mask)]
  }

  /// Adds a sample; one of the same time as the newest takes its place.
  @inline(__always)
  mutating func append(_ sample: HistorySample) {
    if count > 0 && self[0].time == sample.time {
      ring[Int(head)] = sample
      return
    }
    head = (head &+ 1) & Self.mask
    ring[Int(head)] = sample
    if count < VelocityEstimator.sampleLimit { count += 1 }
  }

  mutating func clear() { count = 0 }
}
