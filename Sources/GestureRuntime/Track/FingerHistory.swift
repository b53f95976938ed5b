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
  /// How many were added since it was empty.
  private var added = 0

  /// - Parameter ring: room for `VelocityEstimator.sampleLimit` samples.
  init(ring: UnsafeMutablePointer<HistorySample>) { self.ring = ring }

  private static let mask = VelocityEstimator.sampleLimit - 1

  var count: Int { min(added, VelocityEstimator.sampleLimit) }

  subscript(age: Int) -> HistorySample { ring[(added &- 1 &- age) & Self.mask] }

  /// Adds a sample; one of the same time as the newest takes its place.
  mutating func append(_ sample: HistorySample) {
    if added > 0 && self[0].time == sample.time { added -= 1 }
    push(sample)
  }

  /// Adds a sample that is newer than all.
  @inline(__always)
  mutating func push(_ sample: HistorySample) {
    ring[added & Self.mask] = sample
    added &+= 1
  }

  mutating func clear() { added = 0 }
}
