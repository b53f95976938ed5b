/// Measures of several fingers, from their places.
///
/// They belong to the view rather than the tracker. A tracker has one owner, so passing it on would copy it.
extension SlabView where Element == Finger {
  /// The mean place of a set of fingers.
  ///
  /// - Parameter moved: fingers that are taken where they were before they moved.
  @inlinable
  func centroid(_ set: UInt16, before moved: UInt16 = 0) -> Point {
    var sum = Point.zero
    var count = 0.0
    for slot in FingerSet(set) {
      sum = sum + place(slot, before: moved)
      count += 1
    }
    return count > 1 ? sum / count : sum
  }

  /// The slot of the finger in a set that landed first; `nil` for an empty set.
  @inlinable
  func firstLanded(of set: UInt16) -> Int? {
    var first: Int?
    for slot in FingerSet(set) {
      guard let found = first else {
        first = slot
        continue
      }
      if self[slot].order < self[found].order { first = slot }
    }
    return first
  }

  /// The distance of two fingers. For more fingers it is twice their mean distance from the centroid; for one it is 0.
  ///
  /// - Parameter moved: as for `centroid`.
  @inlinable
  func span(_ set: UInt16, before moved: UInt16 = 0) -> Double {
    let others = set & (set &- 1)
    if others & (others &- 1) == 0 { return others == 0 ? 0 : line(set, before: moved).length }
    let middle = centroid(set, before: moved)
    var sum = 0.0
    for slot in FingerSet(set) { sum += (place(slot, before: moved) - middle).length }
    return 2 * sum / Double(set.nonzeroBitCount)
  }

  /// The rotation of fingers about their centroid since the previous frame, in degrees, clockwise positive on the screen.
  ///
  /// - Parameter moved: the fingers that have moved since.
  @usableFromInline
  func turn(_ set: UInt16, moved: UInt16) -> Double {
    let others = set & (set &- 1)
    if others & (others &- 1) == 0 { return line(set, before: moved).turn(to: line(set)) }
    let (before, after) = (centroid(set, before: moved), centroid(set))
    var sum = 0.0
    for slot in FingerSet(set) {
      let old = place(slot, before: moved) - before
      let new = self[slot].location - after
      sum += Angle.signedTurn(x: old.dot(new), y: old.x * new.y - old.y * new.x)
    }
    return sum / Double(set.nonzeroBitCount)
  }

  /// The vector from the second finger of two to the first.
  @inlinable @inline(__always)
  func line(_ set: UInt16) -> Point {
    self[set.trailingZeroBitCount].location - self[(set & (set &- 1)).trailingZeroBitCount].location
  }

  /// The vector from the second finger to the first before the fingers of a set moved.
  @inlinable @inline(__always)
  func line(_ set: UInt16, before moved: UInt16) -> Point {
    place(set.trailingZeroBitCount, before: moved)
      - place((set & (set &- 1)).trailingZeroBitCount, before: moved)
  }

  /// The place of a finger before the fingers of a set moved.
  @inlinable @inline(__always)
  func place(_ slot: Int, before moved: UInt16) -> Point {
    moved & FingerSet.bit(slot) != 0 ? self[slot].previous : self[slot].location
  }

  /// The mean velocity of the fingers, in points a second.
  @usableFromInline
  func velocity(_ set: UInt16, at time: Microseconds, _ estimator: VelocityEstimator) -> Point {
    var sum = Point.zero
    var count = 0.0
    for slot in FingerSet(set) {
      sum = sum + estimator.velocity(of: self[slot].history, at: time)
      count += 1
    }
    return count > 1 ? sum / count : sum
  }
}
