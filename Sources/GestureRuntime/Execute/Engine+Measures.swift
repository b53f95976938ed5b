/// Measures for the engine, which holds the tracker in place. A call of a `mutating` function passes the tracker's address, any other a
/// copy.
extension TouchTracker {
  /// - Parameter moved: fingers that are taken where they were before they moved.
  @usableFromInline
  mutating func centroidOf(_ set: UInt16, before moved: UInt16 = 0) -> Point {
    fingers.view.centroid(set, before: moved)
  }

  /// - Parameter moved: as for `centroidOf`.
  @usableFromInline
  mutating func spanOf(_ set: UInt16, before moved: UInt16 = 0) -> Double {
    fingers.view.span(set, before: moved)
  }

  /// The mean velocity of the fingers, in points a second.
  @usableFromInline
  mutating func velocityOf(_ set: UInt16, at time: Microseconds, _ estimator: VelocityEstimator) -> Point {
    fingers.view.velocity(set, at: time, estimator)
  }

  /// The edges of the screen at which a place lies.
  @usableFromInline
  mutating func edgesOf(at place: Point, width: Double) -> ScreenEdges {
    var edges = ScreenEdges.none
    let width = width + .measureSlack
    if place.x < width { edges.insert(.left) }
    if screen.x >= 0 && screen.x - place.x < width { edges.insert(.right) }
    if place.y < width { edges.insert(.top) }
    if screen.y >= 0 && screen.y - place.y < width { edges.insert(.bottom) }
    return edges
  }

  /// The distance to the nearest of some edges of the screen, in points; infinite if the place of all of them is unknown.
  @usableFromInline
  mutating func distance(of place: Point, to edges: ScreenEdges) -> Double {
    var nearest = Double.infinity
    if edges.contains(.left) { nearest = place.x }
    if edges.contains(.right) && screen.x >= 0 { nearest = min(nearest, screen.x - place.x) }
    if edges.contains(.top) { nearest = min(nearest, place.y) }
    if edges.contains(.bottom) && screen.y >= 0 { nearest = min(nearest, screen.y - place.y) }
    return nearest
  }
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

  /// The centroid of some fingers when the last frame was judged. In an open frame they may have moved since.
  @inlinable
  mutating func settledCentroid(_ set: UInt16) -> Point { tracker.centroidOf(set, before: tracker.moved) }

  /// The span of some fingers when the last frame was judged.
  @inlinable
  mutating func settledSpan(_ set: UInt16) -> Double { tracker.spanOf(set, before: tracker.moved) }
}
