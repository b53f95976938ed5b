/// Moves of one time, judged together: as `Engine+Frame`.
extension CodeMachine {
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

  /// Takes a frame in that somebody takes notice of.
  @inlinable @inline(__always)
  mutating func judge(_ fingers: UInt16) {
    if liveList.count != 1 || !changeOnlyOne(fingers) { judgeAll(fingers) }
  }

  /// What most frames are: one recognizer is under way, with the finger that moved, and nobody else is alive.
  @inlinable @inline(__always)
  mutating func changeOnlyOne(_ fingers: UInt16) -> Bool {
    let candidate = pool.pointer(at: liveList[0])
    guard candidate.pointee.state == .underWay, candidate.pointee.fingers == fingers,
      fingers & (fingers &- 1) == 0, !candidate.pointee.isWatched
    else { return false }
    emitChange(candidate, .zero + tracker.fingers[fingers.trailingZeroBitCount].location, 0)
    return true
  }

  @inlinable @inline(never)
  mutating func judgeAll(_ fingers: UInt16) {
    if opening.candidates != 0 && !moveOpening() { return }
    let set = tracker.downSet
    var (place, span) = (Point.zero, 0.0)
    if set & (set &- 1) == 0 {
      place = .zero + tracker.fingers[set.trailingZeroBitCount].location
    } else {
      tracker.measureGroup()
      (place, span) = (tracker.group.centroid, tracker.group.span)
    }
    // Those in the list are places of the pool.
    let (list, candidates) = (liveList.elements.base, pool.base)
    for number in 0..<UInt(bitPattern: liveList.count) {
      let index = Int(list[Int(bitPattern: number)])
      let candidate = candidates + index
      let own = candidate.pointee.fingers
      if own & fingers == 0 { continue }
      switch candidate.pointee.state {
      case .possible:
        if candidate.pointee.hasOrbit { addTurnAhead(candidate) }
        if !isQuiet(index, candidate, own, (set, place, span)) { judge(index, moveStep(index)) }
      case .underWay:
        if own == set && !candidate.pointee.isWatched {
          if candidate.pointee.isTurned { candidate.pointee.turned += tracker.turn(set) }
          emitChange(candidate, place, span)
        } else {
          change(index, entry(index))
        }
      case .held: follow(index, entry(index))
      case .asleep, .claiming, .ending, .rejoining, .done, .dead: break
      }
    }
    if hasNews { arbitrate() }
  }

  // MARK: Quiet

  /// Whether a frame plainly leaves a candidate where it is. Turns are noted and added up here.
  ///
  /// - Parameters:
  ///   - own: its fingers.
  ///   - all: the fingers that are down, their centroid and span.
  @inlinable @inline(__always)
  mutating func isQuiet(
    _ index: Int, _ candidate: UnsafeMutablePointer<CodeCandidate>, _ own: UInt16,
    _ all: (set: UInt16, place: Point, span: Double)
  ) -> Bool {
    let quiet = Program.quiet(candidate.pointee.step)
    switch quiet.kind {
    case .waits: return true
    case .still: return !candidate.pointee.isRevived && areStill(own, quiet.most)
    case .near:
      let place = own == all.set ? all.place : centroid(own)
      return (place - candidate.pointee.startPlace).squaredLength <= quiet.most
    case .moving:
      let place = own == all.set ? all.place : centroid(own)
      return !candidate.pointee.hasPassedSlop
        && (place - candidate.pointee.startPlace).squaredLength <= quiet.most
    case .spreading:
      let change = (own == all.set ? all.span : self.span(own)) - candidate.pointee.startSpan
      return !candidate.pointee.hasPassedSlop && change.magnitude <= quiet.most
    case .turning: return isQuietTurn(candidate, within: quiet.most)
    }
  }

  /// Whether every finger lies that near its press.
  @inlinable @inline(__always)
  func areStill(_ set: UInt16, _ most: Double) -> Bool {
    for slot in FingerSet(set) where tracker.fingers[slot].travelSquare > most { return false }
    return true
  }

  // MARK: Calm

  /// Notes for every finger how far it can go from its press before anyone takes notice.
  @inlinable
  mutating func noteCalm() {
    tracker.calm()
    for index in live where pool[index].fingers != 0 {
      let most = calmSquare(index)
      if most < .infinity { tracker.limitCalm(pool[index].fingers, to: most) }
    }
    tracker.endCalm()
  }

  @inlinable
  mutating func calmSquare(_ index: Int) -> Double {
    switch pool[index].state {
    case .possible: return calmSquareWhilePossible(index)
    case .held: return entry(index).isFollowed ? -1 : .infinity
    case .underWay: return -1
    case .asleep, .claiming, .ending, .rejoining, .done, .dead: return .infinity
    }
  }

  @inlinable
  mutating func calmSquareWhilePossible(_ index: Int) -> Double {
    let quiet = Program.quiet(pool[index].step)
    // A turn counts from the base, whatever the present step is.
    if quiet.kind != .waits && pool[index].hasOrbit { return -1 }
    switch quiet.kind {
    case .waits: return .infinity
    case .still: return pool[index].isRevived ? -1 : quiet.most
    case .moving where pool[index].hasPassedSlop: return -1
    case .near, .moving:
      return tracker.startedAlone(pool[index].fingers, at: pool[index].startPlace) ? quiet.most : -1
    case .spreading, .turning: return -1
    }
  }
}
