/// Turns that are worked out only when something may depend on them: as `Engine+Turns`.
extension CodeMachine {
  /// Whether a frame plainly leaves a candidate that waits for a turn within the slop.
  @inlinable @inline(__always)
  mutating func isQuietTurn(_ candidate: UnsafeMutablePointer<CodeCandidate>, within most: Double) -> Bool {
    if candidate.pointee.hasPassedSlop || !tracker.noteTurn(candidate.pointee.fingers) {
      addTurns(candidate)
      candidate.pointee.turned += tracker.turn(candidate.pointee.fingers)
    } else {
      if postpone(candidate, most) { return true }
      addTurns(candidate)
    }
    let change = candidate.pointee.turned - candidate.pointee.startTurn
    return !candidate.pointee.hasPassedSlop && change.magnitude <= most
  }

  /// Whether the turns since the last one that was added can still wait.
  @inlinable @inline(__always)
  mutating func postpone(_ candidate: UnsafeMutablePointer<CodeCandidate>, _ most: Double) -> Bool {
    if candidate.pointee.turnsFrom < 0 {
      candidate.pointee.turnsFrom = tracker.turns.count - 1
      candidate.pointee.estimateFrom = tracker.turns.estimateBefore
    }
    let sum = candidate.pointee.turned + (tracker.turns.estimate - candidate.pointee.estimateFrom)
    return (sum - candidate.pointee.startTurn).magnitude <= most - TurnLog.doubt
      && tracker.turns.count - candidate.pointee.turnsFrom < TurnLog.capacity
  }

  /// Adds a turn up for a step that is still to come: it counts from the base, whatever the present step is.
  @inlinable @inline(never)
  mutating func addTurnAhead(_ candidate: UnsafeMutablePointer<CodeCandidate>) {
    guard Program.quiet(candidate.pointee.step).kind != .turning else { return }
    candidate.pointee.turned += tracker.turn(candidate.pointee.fingers)
  }

  @inlinable @inline(__always)
  mutating func addTurns(_ index: Int) {
    if pool[index].turnsFrom >= 0 { addTurns(pool.pointer(at: index)) }
  }

  /// Adds the turns that were postponed.
  @inlinable @inline(never)
  mutating func addTurns(_ candidate: UnsafeMutablePointer<CodeCandidate>) {
    guard candidate.pointee.turnsFrom >= 0 else { return }
    for number in candidate.pointee.turnsFrom..<tracker.turns.count {
      candidate.pointee.turned += tracker.turns.turn(number)
    }
    candidate.pointee.turnsFrom = -1
  }
}
