/// Measures for the engine, which holds the tracker in place. A call of a `mutating` function passes the tracker's address, any other a
/// copy.
extension TouchTracker {
  @usableFromInline
  mutating func centroidOf(_ set: UInt16) -> Point { centroid(set) }

  @usableFromInline
  mutating func spanOf(_ set: UInt16) -> Double { span(set) }

  @usableFromInline
  mutating func velocityOf(_ set: UInt16, at time: Microseconds, _ estimator: VelocityEstimator) -> Point {
    velocity(set, at: time, estimator)
  }

  @usableFromInline
  mutating func edgesOf(at place: Point, width: Double) -> ScreenEdges { edges(at: place, width: width) }
}

extension GestureEngine {
  /// The centroid of some fingers.
  @inlinable @inline(__always)
  mutating func centroid(_ set: UInt16) -> Point {
    if set & (set &- 1) == 0 && set != 0 {
      return .zero + tracker.fingers[set.trailingZeroBitCount].location
    }
    return set == tracker.group.set ? tracker.group.centroid : tracker.centroidOf(set)
  }

  /// The span of some fingers; 0 for one finger.
  @inlinable @inline(__always)
  mutating func span(_ set: UInt16) -> Double {
    if set & (set &- 1) == 0 { return 0 }
    return set == tracker.group.set ? tracker.group.span : tracker.spanOf(set)
  }
}
