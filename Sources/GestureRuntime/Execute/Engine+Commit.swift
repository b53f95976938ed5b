/// Commit: the distance or velocity at which a movement takes effect.
extension GestureEngine {
  /// Captures an end without commit. It replaces the values of an earlier candidate in the same place.
  @inlinable @inline(__always)
  mutating func commitNothing(_ index: Int) {
    ends[index].isCommitted = false
    ends[index].detent = 0
  }

  @inlinable
  mutating func judgeCommit(_ index: Int, _ recognizer: Row<ProgramRecognizer>) {
    ends[index].progress = 0
    commitNothing(index)
    guard recognizer.pointee.hasCommit else { return }
    let way = direction(index, ends[index].translation)
    let along = ends[index].translation.dot(way).measured
    let distance = max(0, along)
    let speed = ends[index].velocity.dot(way).measured
    let threshold = commitThreshold(index, recognizer, way)
    ends[index].progress = Self.progress(distance, to: threshold)
    let isFling = isFling(index, recognizer)
    let opposes = settings.swipeVelocity > 0 && speed <= -settings.swipeVelocity
    let isPast = pool[index].pastWay.dot(way).measured > 0
    if recognizer.pointee.detents > 0 {
      let reached = detentReached(index, recognizer, way, at: along, speed, opposes: opposes)
      ends[index].detent = reached == 0 && isFling && isPast && !opposes ? 1 : reached
      ends[index].isCommitted = ends[index].detent > 0
    } else {
      ends[index].isCommitted =
        !opposes
        && (distance >= threshold || speed >= recognizer.pointee.commitVelocity || (isFling && isPast))
    }
    // Speed alone makes no fling if there is a threshold to pass.
    if isFling && threshold < .infinity && distance < threshold && !isPast {
      let slower = nameAtEnd(index, recognizer, below: settings.flingVelocity)
      if slower >= 0 { pool[index].name = slower }
    }
  }

  /// Whether the name of an end is that of a fling.
  @inlinable
  mutating func isFling(_ index: Int, _ recognizer: Row<ProgramRecognizer>) -> Bool {
    let name = pool[index].name
    guard name >= 0, settings.flingVelocity > 0 else { return false }
    // The velocity of a movement with one name is a limit of its lift.
    let step = stepOf(index)
    let ofLift = step.pointee.kind == .lift ? step.pointee.limits.velocityLeast : 0
    let ofName = rows.names[recognizer.pointee.names + name].limits.velocityLeast
    return max(ofLift, ofName) >= settings.flingVelocity
  }

  /// The unit vector along which a movement counts: of the directions that `toward` names, the one in which it moved most.
  @inlinable
  mutating func direction(_ index: Int, _ translation: Point) -> Point {
    let moved = translation == .zero ? displacement(index).displacement : translation
    if let way = program.way(pool[index].recognizer, moved) { return way }
    return moved == .zero ? .zero : moved / moved.length
  }

  /// The commit distance in points; infinite if none is set, or if it is a share of an unknown size.
  @inlinable
  mutating func commitThreshold(
    _ index: Int, _ recognizer: Row<ProgramRecognizer>, _ way: Point
  ) -> Double {
    points(
      recognizer.pointee.commitDistance, isShare: recognizer.pointee.commitIsShare, index, recognizer, way)
  }

  /// A commit distance in points; infinite if it is a share of an unknown size.
  @inlinable
  mutating func points(
    _ distance: Double, isShare: Bool, _ index: Int, _ recognizer: Row<ProgramRecognizer>,
    _ way: Point
  ) -> Double {
    guard isShare else { return distance }
    let known = sizeOfTarget(index, recognizer)
    let size = known.x >= 0 ? known : tracker.screen
    let length = way.x.magnitude >= way.y.magnitude ? size.x : size.y
    return length > 0 ? length.share(distance) : .infinity
  }

  /// The size of the target's instance if it was known at the press, else the last known size of the element; negative if unknown.
  @usableFromInline
  mutating func sizeOfTarget(_ index: Int, _ recognizer: Row<ProgramRecognizer>) -> Point {
    let (home, target) = (Int(pool[index].home), recognizer.pointee.target)
    return instances.size(of: target, home) ?? tracker.sizes[target]
  }

  // MARK: Under way

  /// Notes the direction of a movement that is beyond the commit threshold.
  @inlinable
  mutating func notePast(_ index: Int, _ moved: Point, _ recognizer: Row<ProgramRecognizer>) {
    if progress(index, moved, recognizer) >= 1 { pool[index].pastWay = direction(index, moved) }
  }

  /// The progress of a movement toward its commit distance.
  @inlinable
  mutating func progress(_ index: Int, _ translation: Point, _ recognizer: Row<ProgramRecognizer>)
    -> Double
  {
    let way = direction(index, translation)
    return Self.progress(
      Self.distance(translation, along: way), to: commitThreshold(index, recognizer, way))
  }

  /// The distance of a movement along a unit vector, 0 for one that goes the other way.
  @inlinable
  static func distance(_ translation: Point, along way: Point) -> Double {
    max(0, translation.dot(way)).measured
  }

  /// The distance divided by the threshold, at most 10^9 so that hosts can compute with it; 0 if the threshold is 0.
  @inlinable
  static func progress(_ distance: Double, to threshold: Double) -> Double {
    threshold > 0 ? min(distance / threshold, 1e9) : 0
  }
}
