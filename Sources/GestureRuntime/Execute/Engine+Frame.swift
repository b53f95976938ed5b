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
      switch pool[index].state {
      case .underWay: change(index)
      case .possible:
        if entry(index).turns { addTurnAhead(index) }
        if !isQuiet(index) { judge(index, moveStep(index)) }
      case .held: follow(index)
      case .asleep, .claiming, .ending, .rejoining, .done, .dead: break
      }
    }
    if hasNews { arbitrate() }
  }

  /// Whether a frame plainly leaves a candidate where it is: its fingers have moved less than anything that its step asks.
  /// Where this does not say so, `moveStep` measures exactly. Turns are noted and added up here.
  @inline(__always)
  private mutating func isQuiet(_ index: Int) -> Bool {
    let step = stepOf(index)
    let set = pool[index].fingers
    switch table.steps[step].kind {
    case .press: return true
    case .wait, .lift:
      let most = table.steps[step].quietSquare
      return table.steps[step].keepsStill ? areStill(index, set, most) : isNear(index, set, most)
    case .translate: return !pool[index].hasPassedSlop && isNear(index, set, table.steps[step].quietSquare)
    case .spread:
      let change = tracker.span(set) - pool[index].startSpan
      return !pool[index].hasPassedSlop && change.magnitude <= table.steps[step].quiet
    case .orbit: return isQuietTurn(index, set, table.steps[step].quiet)
    }
  }

  /// Whether the centroid lies that near the start of the step.
  @inline(__always)
  private mutating func isNear(_ index: Int, _ set: UInt16, _ most: Double) -> Bool {
    (tracker.centroid(set) - pool[index].startPlace).squaredLength <= most
  }

  /// Whether every finger lies that near its press.
  @inline(__always)
  private mutating func areStill(_ index: Int, _ set: UInt16, _ most: Double) -> Bool {
    if pool[index].isRevived { return false }
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
    let kind = step.pointee.kind
    if kind == .press { return .infinity }
    // A turn counts from the base, whatever the present step is.
    if entry(index).turns { return -1 }
    if step.pointee.keepsStill { return candidate.pointee.isRevived ? -1 : step.pointee.quietSquare }
    guard kind == .translate && !candidate.pointee.hasPassedSlop || kind == .wait || kind == .lift,
      tracker.startedAlone(candidate.pointee.fingers, at: candidate.pointee.startPlace)
    else { return -1 }
    return step.pointee.quietSquare
  }
}
