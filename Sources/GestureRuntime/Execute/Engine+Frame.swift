/// Moves of one time, judged together: what happens most, and mostly changes nothing but the values of what is under way.
extension Engine {
  /// Judges the fingers that moved at the present time, all at once.
  mutating func judgeFrame() {
    guard moved != 0 else { return }
    let fingers = moved
    moved = 0
    instant = tracker.now
    if !tracker.areCalm(fingers) { judge(fingers) }
    tracker.settle(fingers)
  }

  private mutating func judge(_ fingers: UInt16) {
    tracker.measure()
    for index in live where pool[index].fingers & fingers != 0 {
      switch pool[index].state {
      case .possible:
        if entry(index).turns { pool[index].turned += tracker.turn(pool[index].fingers) }
        if !isQuiet(index) { judge(index, moveStep(index)) }
      case .underWay: change(index)
      case .held: follow(index)
      case .asleep, .claiming, .ending, .rejoining, .done, .dead: break
      }
    }
    if hasNews { arbitrate() }
  }

  /// Whether a frame plainly leaves a candidate where it is: its fingers have moved less than anything that its step asks.
  /// Where this does not say so, `moveStep` measures exactly.
  @inline(__always)
  private func isQuiet(_ index: Int) -> Bool {
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
    case .orbit:
      let change = pool[index].turned - pool[index].startTurn
      return !pool[index].hasPassedSlop && change.magnitude <= table.steps[step].quiet
    }
  }

  /// Whether the centroid lies that near the start of the step.
  @inline(__always)
  private func isNear(_ index: Int, _ set: UInt16, _ most: Double) -> Bool {
    (tracker.centroid(set) - pool[index].startPlace).squaredLength <= most
  }

  /// Whether every finger lies that near its press.
  @inline(__always)
  private func areStill(_ index: Int, _ set: UInt16, _ most: Double) -> Bool {
    if pool[index].isRevived { return false }
    for slot in FingerSet(set) where tracker.fingers[slot].travelSquare > most { return false }
    return true
  }

  // MARK: Calm

  /// Notes for every finger how far it can go from its press before anyone takes notice. Whatever changes a candidate is
  /// followed by an arbitration, and that by this.
  mutating func noteCalm() {
    tracker.calm()
    for index in live where pool[index].fingers != 0 {
      let most = calmSquare(index)
      if most < .infinity { tracker.limitCalm(pool[index].fingers, to: most) }
    }
  }

  /// The square of the distance from their press up to which a candidate takes no notice of its fingers; negative where
  /// it always does.
  private func calmSquare(_ index: Int) -> Double {
    switch pool[index].state {
    case .possible: return calmSquareWhilePossible(index)
    case .held: return entry(index).isFollowed ? -1 : .infinity
    case .underWay: return -1
    case .asleep, .claiming, .ending, .rejoining, .done, .dead: return .infinity
    }
  }

  private func calmSquareWhilePossible(_ index: Int) -> Double {
    let step = stepOf(index)
    let kind = table.steps[step].kind
    if kind == .press { return .infinity }
    // A turn counts from the base, whatever the present step is.
    if entry(index).turns { return -1 }
    if table.steps[step].keepsStill { return pool[index].isRevived ? -1 : table.steps[step].quietSquare }
    guard kind == .translate && !pool[index].hasPassedSlop || kind == .wait || kind == .lift,
      tracker.startedAlone(pool[index].fingers, at: pool[index].startPlace)
    else { return -1 }
    return table.steps[step].quietSquare
  }
}
