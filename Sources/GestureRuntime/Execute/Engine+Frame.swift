/// Moves of one time, judged together: what happens most, and mostly changes nothing but the values of what is under way.
extension Engine {
  /// Judges the fingers that moved at the present time, all at once.
  mutating func judgeFrame() {
    let fingers = tracker.moved
    guard fingers != 0 else { return }
    instant = tracker.now
    if tracker.stirred != 0 { judge(fingers) }
    tracker.settle()
  }

  @inline(__always)
  private mutating func judge(_ fingers: UInt16) {
    tracker.measure()
    for index in live where pool[index].fingers & fingers != 0 {
      // One after the other: a jump to one of many places is guessed wrong more often.
      let state = pool[index].state
      if state == .possible {
        if !isQuiet(index) { judge(index, moveStep(index)) }
      } else if state == .underWay {
        change(index)
      } else if state == .held {
        follow(index)
      }
    }
    if hasNews { arbitrate() }
  }

  /// Whether a frame plainly leaves a candidate where it is: its fingers have moved less than anything that its step asks.
  /// Where this does not say so, `moveStep` measures exactly. Turns are noted and added up here.
  @inline(__always)
  private mutating func isQuiet(_ index: Int) -> Bool {
    let candidate = pool.pointer(at: index)
    let step = table.steps.pointer(at: stepOf(index))
    let set = candidate.pointee.fingers
    if step.pointee.bounds.isTurning { return isQuietTurn(index, set, step.pointee.bounds.tangent) }
    if entry(index).turns { addTurnAhead(index) }
    if step.pointee.bounds.isWaiting { return true }
    if step.pointee.bounds.isStill {
      return !candidate.pointee.isRevived && areStill(set, step.pointee.bounds.square)
    }
    if step.pointee.bounds.isMove && candidate.pointee.hasPassedSlop { return false }
    if step.pointee.bounds.span < .infinity {
      return (tracker.span(set) - candidate.pointee.startSpan).magnitude <= step.pointee.bounds.span
    }
    return (tracker.centroid(set) - candidate.pointee.startPlace).squaredLength <= step.pointee.bounds.square
  }

  /// Whether every finger lies that near its press.
  @inline(__always)
  private mutating func areStill(_ set: UInt16, _ most: Double) -> Bool {
    for slot in FingerSet(set) where tracker.fingers[slot].travelSquare > most { return false }
    return true
  }

  // MARK: Calm

  /// The square of the distance from their press up to which a candidate takes no notice of its fingers; negative where
  /// it always does.
  @inline(__always)
  mutating func calmSquare(_ index: Int) -> Double {
    switch pool[index].state {
    case .possible: calmSquareWhilePossible(index)
    case .held: entry(index).isFollowed ? -1 : .infinity
    case .underWay: -1
    case .asleep, .claiming, .ending, .rejoining, .done, .dead: .infinity
    }
  }

  @inline(__always)
  private mutating func calmSquareWhilePossible(_ index: Int) -> Double {
    let candidate = pool.pointer(at: index)
    let step = table.steps.pointer(at: stepOf(index))
    if step.pointee.bounds.isWaiting { return .infinity }
    // A turn counts from the base, whatever the present step is.
    if entry(index).turns || step.pointee.bounds.span < .infinity { return -1 }
    if step.pointee.bounds.isStill { return candidate.pointee.isRevived ? -1 : step.pointee.bounds.square }
    if step.pointee.bounds.isMove && candidate.pointee.hasPassedSlop { return -1 }
    return tracker.startedAlone(candidate.pointee.fingers, at: candidate.pointee.startPlace)
      ? step.pointee.bounds.square : -1
  }
}
