/// Frames: moves of one time, judged together. They are the most frequent instants, and most change only the values of what is under way.
extension GestureEngine {
  /// Judges the fingers that moved at the present time, all at once.
  @inlinable
  mutating func judgeFrame() {
    if tracker.moved != 0 { judgeMoved() }
  }

  @inlinable @inline(__always)
  mutating func judgeMoved() {
    instant = tracker.now
    if tracker.stirred != 0 { judge(tracker.moved) }
    tracker.settle()
  }

  /// Judges a frame to which a candidate may react.
  @inlinable @inline(__always)
  mutating func judge(_ fingers: UInt16) {
    if liveList.count != 1 || !changeOnlyOne(fingers) { judgeAll(fingers) }
  }

  /// Judges the most frequent frame: the only live candidate is under way with the one finger that moved. Returns whether it was such a
  /// frame.
  @inlinable @inline(__always)
  mutating func changeOnlyOne(_ fingers: UInt16) -> Bool {
    let candidate = pool.row(liveList[0])
    guard candidate.pointee.state == .underWay, candidate.pointee.fingers == fingers,
      fingers & (fingers &- 1) == 0, !candidate.pointee.isWatched
    else { return false }
    let place = Point.zero + tracker.fingers[fingers.trailingZeroBitCount].location
    if candidate.pointee.followsWay { followWay(candidate, place) }
    emitChange(candidate, place, 0)
    return true
  }

  @inlinable @inline(never)
  mutating func judgeAll(_ fingers: UInt16) {
    if waitingTouch.isPressed { makeWaiting() }
    if opening.isOpen && opening.pair == 0 && !moveOpening() && liveList.count == 0 { return }
    let set = tracker.downSet
    var (place, span) = (Point.zero, 0.0)
    if set & (set &- 1) == 0 {
      place = .zero + tracker.fingers[set.trailingZeroBitCount].location
    } else {
      tracker.measureGroup()
      (place, span) = (tracker.group.centroid, tracker.group.span)
    }
    if opening.isOpen && opening.pair != 0 && !movePair() && liveList.count == 0 { return }
    // Unsafe, because no index is checked. The list holds only places of the pool, and neither grows while a frame is judged.
    let (list, candidates) = unsafe (liveList.elements.base, pool.base)
    for number in 0..<UInt(bitPattern: liveList.count) {
      let index = unsafe Int(list[Int(bitPattern: number)])
      let candidate = unsafe MutableRow(candidates + index)
      let own = candidate.pointee.fingers
      if own & fingers == 0 { continue }
      // Comparisons one after the other, because processors mispredict a jump to one of many places more often.
      let state = candidate.pointee.state
      if state == .possible {
        let bounds = boundsOf(candidate)
        if candidate.pointee.hasOrbit && !bounds.pointee.isTurning { addTurnAhead(candidate) }
        if !isQuiet(bounds, candidate, own, (set, place, span)) { judge(index, moveStep(index)) }
      } else if state == .underWay {
        if own == set && !candidate.pointee.isWatched {
          if candidate.pointee.isTurned { candidate.pointee.turned += tracker.turn(set) }
          if candidate.pointee.followsWay { followWay(candidate, place) }
          emitChange(candidate, place, span)
        } else {
          change(index, entry(index))
        }
      } else if state == .held {
        follow(index, entry(index))
      }
    }
    if program.hasHandOvers && mayHandOver { handOver(fingers) }
    if hasNews { arbitrate() }
  }

  // MARK: Quiet

  /// Whether a frame certainly leaves a candidate at its step, because its fingers have moved less than any limit of the step. Otherwise
  /// `moveStep` measures exactly. Turns are noted and added up here.
  ///
  /// - Parameters:
  ///   - bounds: the bounds within which the candidate does not react.
  ///   - own: its fingers.
  ///   - all: the fingers that are down, their centroid and span.
  @inlinable @inline(__always)
  mutating func isQuiet(
    _ bounds: Row<FrameBounds>, _ candidate: MutableRow<Candidate>, _ own: UInt16,
    _ all: (set: UInt16, place: Point, span: Double)
  ) -> Bool {
    if bounds.pointee.isTurning { return isQuietTurn(candidate, within: bounds.pointee.tangent) }
    if bounds.pointee.isWaiting { return true }
    if bounds.pointee.isStill {
      return !candidate.pointee.isRevived && areStill(own, bounds.pointee.square)
    }
    if bounds.pointee.isMove && candidate.pointee.hasPassedSlop { return false }
    if bounds.pointee.span < .infinity {
      let change = (own == all.set ? all.span : span(own)) - candidate.pointee.startSpan
      return change.magnitude <= bounds.pointee.span
    }
    let place = own == all.set ? all.place : centroid(own)
    return (place - candidate.pointee.startPlace).squaredLength <= bounds.pointee.square
  }

  /// Whether the square of every finger's distance from its press is at most `most`.
  @inlinable @inline(__always)
  func areStill(_ set: UInt16, _ most: Double) -> Bool {
    for slot in FingerSet(set) where tracker.fingers[slot].travelSquare > most { return false }
    return true
  }

  // MARK: Calm

  /// The square of the distance from their press up to which a candidate does not react to its fingers; negative if it always reacts.
  @inlinable
  mutating func calmSquare(_ index: Int) -> Double {
    switch pool[index].state {
    case .possible: return calmSquareWhilePossible(index)
    case .held: return entry(index).pointee.isFollowed ? -1 : .infinity
    case .underWay: return -1
    case .asleep, .claiming, .ending, .rejoining, .done, .dead: return .infinity
    }
  }

  @inlinable
  mutating func calmSquareWhilePossible(_ index: Int) -> Double {
    let candidate = pool.row(index)
    let bounds = boundsOf(candidate)
    if bounds.pointee.isWaiting { return .infinity }
    // A turn counts from the base, whatever the present step is.
    if candidate.pointee.hasOrbit || bounds.pointee.span < .infinity { return -1 }
    if bounds.pointee.isStill { return candidate.pointee.isRevived ? -1 : bounds.pointee.square }
    if bounds.pointee.isMove && candidate.pointee.hasPassedSlop { return -1 }
    return tracker.startedAlone(candidate.pointee.fingers, at: candidate.pointee.startPlace)
      ? bounds.pointee.square : -1
  }
}
