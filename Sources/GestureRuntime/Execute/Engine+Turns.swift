/// What turns add up to: see `OwedTurns`.
extension Engine {
  /// Whether a frame plainly leaves a candidate that waits for a turn within the slop; else its turn is added up.
  @inline(__always)
  mutating func isQuietTurn(_ index: Int, _ set: UInt16, _ tangent: Double) -> Bool {
    let candidate = pool.pointer(at: index)
    if tracker.isPair(set) && !candidate.pointee.hasPassedSlop
      && candidate.pointee.turned == candidate.pointee.startTurn
      && candidate.pointee.owed.cover(set, within: tangent, of: &tracker)
    {
      return true
    }
    addTurn(index, set)
    return false
  }

  /// Adds the turn of the present frame, and those before it that are owed.
  @inline(never)
  private mutating func addTurn(_ index: Int, _ set: UInt16) {
    if pool[index].owed.areOwed { pool[index].turned += pool[index].owed.settle(at: tracker.lineBefore(set)) }
    pool[index].turned += tracker.turn(set)
  }

  /// Adds a turn up for a step that is still to come: it counts from the base, whatever the present step is.
  mutating func addTurnAhead(_ index: Int) {
    pool[index].turned += tracker.turn(pool[index].fingers)
  }

  /// Adds the turns that are owed.
  mutating func addTurns(_ index: Int) {
    guard pool[index].owed.areOwed else { return }
    pool[index].turned += pool[index].owed.settle(at: tracker.line(pool[index].fingers))
  }
}
