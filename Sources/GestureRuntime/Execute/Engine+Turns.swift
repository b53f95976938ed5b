/// Turns that are worked out only when something may depend on them: see `TurnLog`.
extension Engine {
  /// Whether a frame plainly leaves a candidate that waits for a turn within the slop.
  @inline(__always)
  mutating func isQuietTurn(_ index: Int, _ set: UInt16, _ most: Double) -> Bool {
    if pool[index].hasPassedSlop || !tracker.noteTurn(set) {
      addTurns(index)
      pool[index].turned += tracker.turn(set)
    } else {
      if postpone(index, most) { return true }
      addTurns(index)
    }
    let change = pool[index].turned - pool[index].startTurn
    return !pool[index].hasPassedSlop && change.magnitude <= most
  }

  /// Whether the turns since the last one that was added can still wait.
  @inline(__always)
  private mutating func postpone(_ index: Int, _ most: Double) -> Bool {
    if pool[index].turnsFrom < 0 {
      pool[index].turnsFrom = tracker.turns.count - 1
      pool[index].estimateFrom = tracker.turns.estimateBefore
    }
    let sum = pool[index].turned + (tracker.turns.estimate - pool[index].estimateFrom)
    return (sum - pool[index].startTurn).magnitude <= most - TurnLog.doubt
      && tracker.turns.count - pool[index].turnsFrom < TurnLog.capacity
  }

  /// Adds a turn up for a step that is still to come: it counts from the base, whatever the present step is.
  mutating func addTurnAhead(_ index: Int) {
    guard table.steps[stepOf(index)].kind != .orbit else { return }
    pool[index].turned += tracker.turn(pool[index].fingers)
  }

  /// Adds the turns that were postponed.
  mutating func addTurns(_ index: Int) {
    guard pool[index].turnsFrom >= 0 else { return }
    for number in pool[index].turnsFrom..<tracker.turns.count {
      pool[index].turned += tracker.turns.turn(number)
    }
    pool[index].turnsFrom = -1
  }
}
