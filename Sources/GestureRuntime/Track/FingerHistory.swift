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

/// The newest samples of one finger, as many as the velocity asks for: a ring in somebody else's memory. Index 0 is the newest.
@usableFromInline
struct FingerHistory: @unchecked Sendable, BitwiseCopyable {
  // Sendable: the ring belongs to the tracker, which has one owner.
  @usableFromInline let ring: UnsafeMutablePointer<HistorySample>
  /// How many samples the ring has places for.
  @usableFromInline let length: Int
  /// The place of the next sample, 0 ..< `length`.
  @usableFromInline var next = 0
  /// How many samples are in it, 0 ... `length`.
  @usableFromInline var count = 0

  /// - Parameters:
  ///   - ring: room for `length` samples.
  ///   - length: 1 at least.
  init(ring: UnsafeMutablePointer<HistorySample>, length: Int) {
    self.ring = ring
    self.length = length
  }

  @inlinable subscript(age: Int) -> HistorySample {
    let place = next &- 1 &- age
    return ring[place < 0 ? place &+ length : place]
  }

  /// Adds a sample; one of the same time as the newest takes its place.
  @inlinable
  mutating func append(_ sample: HistorySample) {
    if count > 0 && self[0].time == sample.time {
      ring[next == 0 ? length &- 1 : next &- 1] = sample
    } else {
      push(sample)
    }
  }

  /// Adds a sample that is newer than all.
  @inlinable @inline(__always)
  mutating func push(_ sample: HistorySample) {
    ring[next] = sample
    next = next &+ 1 == length ? 0 : next &+ 1
    if count < length { count &+= 1 }
  }

  mutating func clear() {
    next = 0
    count = 0
  }
}
