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
        if !Program.isQuiet(&self, index, candidate.pointee.step) { judge(index, moveStep(index)) }
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

  // MARK: Quiet: whether a frame plainly leaves a candidate where it is

  /// Whether every finger lies near its press.
  @inlinable @inline(__always)
  public mutating func staysStill(_ index: Int, within most: Double) -> Bool {
    areStill(index, pool[index].fingers, most)
  }

  /// Whether the centroid lies near the start of the step.
  @inlinable @inline(__always)
  public mutating func staysNear(_ index: Int, within most: Double) -> Bool {
    isNear(index, pool[index].fingers, most)
  }

  @inlinable @inline(__always)
  public mutating func isQuietly(moving index: Int, within most: Double) -> Bool {
    !pool[index].hasPassedSlop && isNear(index, pool[index].fingers, most)
  }

  @inlinable @inline(__always)
  public mutating func isQuietly(spreading index: Int, within most: Double) -> Bool {
    let change = span(pool[index].fingers) - pool[index].startSpan
    return !pool[index].hasPassedSlop && change.magnitude <= most
  }

  /// Turns are added up here.
  @inlinable @inline(__always)
  public mutating func isQuietly(turning index: Int, within most: Double) -> Bool {
    if isQuietlyDeferred(index, within: most) { return true }
    let change = pool[index].turned - pool[index].startTurn
    return !pool[index].hasPassedSlop && change.magnitude <= most
  }

  @inlinable
  mutating func isQuiet(_ index: Int, _ step: CodeStep) -> Bool {
    switch step.kind {
    case .press: true
    case .wait, .lift:
      step.keepsStill
        ? staysStill(index, within: step.quietSquare) : staysNear(index, within: step.quietSquare)
    case .translate: isQuietly(moving: index, within: step.quietSquare)
    case .spread: isQuietly(spreading: index, within: step.quiet)
    case .orbit: isQuietly(turning: index, within: step.quiet)
    }
  }

  /// Whether the centroid lies that near the start of the step.
  @inlinable @inline(__always)
  mutating func isNear(_ index: Int, _ set: UInt16, _ most: Double) -> Bool {
    (centroid(set) - pool[index].startPlace).squaredLength <= most
  }

  /// Whether every finger lies that near its press.
  @inlinable @inline(__always)
  mutating func areStill(_ index: Int, _ set: UInt16, _ most: Double) -> Bool {
    if pool[index].isRevived { return false }
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
