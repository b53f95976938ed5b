/// Moves of one time, judged together: as `Engine+Frame`.
extension CodeMachine {
  /// Judges the fingers that moved at the present time, all at once.
  @inlinable
  mutating func judgeFrame() {
    guard moved != 0 else { return }
    let fingers = moved
    moved = 0
    instant = tracker.now
    if !tracker.areCalm(fingers) { judge(fingers) }
    tracker.settle(fingers)
  }

  @inlinable @inline(never)
  mutating func judge(_ fingers: UInt16) {
    if opening.candidates != 0 && !moveOpening() { return }
    turns.present = -1
    let set = tracker.downSet
    var (place, span) = (Point.zero, 0.0)
    if set & (set &- 1) == 0 {
      place = .zero + tracker.fingers[set.trailingZeroBitCount].location
    } else {
      tracker.measureGroup()
      (place, span) = (tracker.group.centroid, tracker.group.span)
    }
    for index in live {
      let candidate = pool.address(index)
      let own = candidate.pointee.fingers
      if own & fingers == 0 { continue }
      switch candidate.pointee.state {
      case .possible:
        if !isQuiet(index, candidate, own, (set, place, span)) { judge(index, moveStep(index)) }
      case .underWay:
        if own == set && !candidate.pointee.hasThreshold {
          if candidate.pointee.isTurned { candidate.pointee.turned += turn(set) }
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

  /// Whether a frame plainly leaves a candidate where it is. Turns are added up here.
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
    case .turning:
      if isQuietlyDeferred(candidate, within: quiet.most) { return true }
      let change = candidate.pointee.turned - candidate.pointee.startTurn
      return !candidate.pointee.hasPassedSlop && change.magnitude <= quiet.most
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
    let step = stepOf(index)
    let kind = step.kind
    if kind == .press { return .infinity }
    if step.keepsStill { return pool[index].isRevived ? -1 : step.quietSquare }
    guard kind == .translate && !pool[index].hasPassedSlop || kind == .wait || kind == .lift,
      tracker.startedAlone(pool[index].fingers, at: pool[index].startPlace)
    else { return -1 }
    return step.quietSquare
  }
}
