/// The place of a finger at a time.
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

/// The newest samples of one finger, as many as the velocity estimator needs: a ring in the caller's memory. Index 0 is the newest.
///
/// It is safe, because every index into the ring comes from `place`, for ages below `count`, and is below `length`. The tracker owns the
/// ring.
@safe @usableFromInline
struct FingerHistory: @unchecked Sendable, BitwiseCopyable {
  // Sendable: the ring belongs to the tracker, which has one owner.
  @usableFromInline let ring: UnsafeMutablePointer<HistorySample>
  /// The capacity of the ring.
  @usableFromInline let length: Int
  /// The number of samples up to `length`; once the ring is full, the index of the next sample plus `length`. One number holds both, so
  /// adding a sample writes only one number.
  @usableFromInline var added = 0

  /// - Parameters:
  ///   - ring: initialized memory for `length` samples. It must outlive the history.
  ///   - length: the capacity, at least 1.
  @unsafe
  init(ring: UnsafeMutablePointer<HistorySample>, length: Int) {
    unsafe self.ring = unsafe ring
    self.length = length
  }

  /// The number of samples in it, 0 ... `length`.
  @inlinable var count: Int { min(added, length) }

  @inlinable @inline(__always)
  subscript(age: Int) -> HistorySample { unsafe ring[place(added &- 1 &- age)] }

  /// The index in the ring for a number below twice its length.
  @inlinable @inline(__always)
  func place(_ number: Int) -> Int { number < length ? number : number &- length }

  /// Adds a sample. It replaces the newest if the times are equal.
  @inlinable
  mutating func append(_ sample: HistorySample) {
    if added > 0 && self[0].time == sample.time {
      unsafe ring[place(added &- 1)] = sample
    } else {
      push(sample)
    }
  }

  /// Adds a sample that is newer than all others.
  @inlinable @inline(__always)
  mutating func push(_ sample: HistorySample) {
    let place = place(added)
    unsafe ring[place] = sample
    added = place &+ 1 == length ? length : added &+ 1
  }

  mutating func clear() { added = 0 }
}
