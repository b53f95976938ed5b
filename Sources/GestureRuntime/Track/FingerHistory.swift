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

/// The newest samples of one finger: a ring of `VelocityEstimator.sampleLimit` places in somebody else's memory. Index 0 is
/// the newest.
@usableFromInline
struct FingerHistory: @unchecked Sendable, BitwiseCopyable {
  // Sendable: the ring belongs to the tracker, which has one owner.
  @usableFromInline let ring: UnsafeMutablePointer<HistorySample>
  @usableFromInline var head: Int32 = 0
  @usableFromInline var count = 0

  /// - Parameter ring: room for `VelocityEstimator.sampleLimit` samples.
  init(ring: UnsafeMutablePointer<HistorySample>) { self.ring = ring }

  @inlinable static var mask: Int32 { Int32(VelocityEstimator.sampleLimit - 1) }

  @inlinable
  subscript(age: Int) -> HistorySample {
    ring[Int((head &- Int32(truncatingIfNeeded: age)) & Self.mask)]
  }

  /// Adds a sample; one of the same time as the newest takes its place.
  @inlinable @inline(__always)
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
