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

/// The newest samples of one finger, as many as the velocity asks for: a ring in the caller's memory. Index 0 is the newest.
///
/// Safe, because every place in the ring comes from `place`, of ages below `count`, and lies below `length`; the tracker owns the ring.
@safe @usableFromInline
struct FingerHistory: @unchecked Sendable, BitwiseCopyable {
  // Sendable: the ring belongs to the tracker, which has one owner.
  @usableFromInline let ring: UnsafeMutablePointer<HistorySample>
  /// How many samples the ring has places for.
  @usableFromInline let length: Int
  /// How many samples were added, up to `length`; from there on the place of the next sample, beyond `length`. One number says both, so
  /// that a sample writes one.
  @usableFromInline var added = 0

  /// - Parameters:
  ///   - ring: room for `length` samples, initialized, for as long as the history is used.
  ///   - length: 1 at least.
  @unsafe
  init(ring: UnsafeMutablePointer<HistorySample>, length: Int) {
    unsafe self.ring = unsafe ring
    self.length = length
  }

  /// How many samples are in it, 0 ... `length`.
  @inlinable var count: Int { min(added, length) }

  @inlinable @inline(__always)
  subscript(age: Int) -> HistorySample { unsafe ring[place(added &- 1 &- age)] }

  /// The place in the ring of a number below twice its length.
  @inlinable @inline(__always)
  func place(_ number: Int) -> Int { number < length ? number : number &- length }

  /// Adds a sample; one of the same time as the newest takes its place.
  @inlinable
  mutating func append(_ sample: HistorySample) {
    if added > 0 && self[0].time == sample.time {
      unsafe ring[place(added &- 1)] = sample
    } else {
      push(sample)
    }
  }

  /// Adds a sample that is newer than all.
  @inlinable @inline(__always)
  mutating func push(_ sample: HistorySample) {
    let place = place(added)
    unsafe ring[place] = sample
    added = place &+ 1 == length ? length : added &+ 1
  }

  mutating func clear() { added = 0 }
}
