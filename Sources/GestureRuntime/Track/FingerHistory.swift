/// Where a finger was, and when.
@usableFromInline
struct HistorySample: Sendable, BitwiseCopyable {
  @usableFromInline var time: Microseconds
  @usableFromInline var location: Point

  @inlinable
  init(time: Microseconds, location: Point) {
    self.time = time
    self.location = location
  }
}

/// The newest samples of a movement. Index 0 is the newest.
protocol VelocityHistory {
  var count: Int { get }
  subscript(age: Int) -> HistorySample { get }
}

extension FingerHistory: VelocityHistory {}

/// The newest samples of one finger: a ring of `VelocityEstimator.sampleLimit` places in somebody else's memory. Index 0 is
/// the newest.
@usableFromInline
struct FingerHistory: @unchecked Sendable, BitwiseCopyable {
  // Sendable: the ring belongs to the tracker, which has one owner.
  @usableFromInline let ring: UnsafeMutablePointer<HistorySample>
  /// How many were added since it was empty.
  @usableFromInline var added = 0

  /// - Parameter ring: room for `VelocityEstimator.sampleLimit` samples.
  init(ring: UnsafeMutablePointer<HistorySample>) { self.ring = ring }

  @inlinable static var mask: Int { VelocityEstimator.sampleLimit - 1 }

  @inlinable var count: Int { min(added, VelocityEstimator.sampleLimit) }

  @inlinable subscript(age: Int) -> HistorySample { ring[(added &- 1 &- age) & Self.mask] }

  /// Adds a sample; one of the same time as the newest takes its place.
  @inlinable
  mutating func append(_ sample: HistorySample) {
    if added > 0 && self[0].time == sample.time { added -= 1 }
    push(sample)
  }

  /// Adds a sample that is newer than all.
  @inlinable @inline(__always)
  mutating func push(_ sample: HistorySample) {
    ring[added & Self.mask] = sample
    added &+= 1
  }

  mutating func clear() { added = 0 }
}
