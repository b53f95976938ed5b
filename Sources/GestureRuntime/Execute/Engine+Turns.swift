/// Adds turns up: see `OwedTurns`.
extension GestureEngine {
  /// Whether a frame certainly leaves a candidate that waits for a turn within the slop. If not, the turn is added up.
  @inlinable @inline(__always)
  mutating func isQuietTurn(_ candidate: MutableRow<Candidate>, within tangent: Double) -> Bool {
    let set = candidate.pointee.fingers
    if tracker.isPair(set) && !candidate.pointee.hasPassedSlop
      && candidate.pointee.turned == candidate.pointee.startTurn
      && candidate.pointee.owed.cover(set, within: tangent, of: &tracker)
    {
      return true
    }
    addTurn(candidate, set)
    return false
  }

  /// Adds the turn of the present frame, and the owed turns before it.
  @inlinable @inline(never)
  mutating func addTurn(_ candidate: MutableRow<Candidate>, _ set: UInt16) {
    if candidate.pointee.owed.areOwed {
      candidate.pointee.turned += candidate.pointee.owed.settle(at: tracker.lineBefore(set))
    }
    candidate.pointee.turned += tracker.turn(set)
  }

  /// Adds a turn for a later step, because a turn counts from the base, whatever the present step is.
  @inlinable @inline(never)
  mutating func addTurnAhead(_ candidate: MutableRow<Candidate>) {
    candidate.pointee.turned += tracker.turn(candidate.pointee.fingers)
  }

  /// Adds the owed turns.
  @inlinable @inline(__always)
  mutating func addTurns(_ index: Int) {
    if pool[index].owed.areOwed { addTurns(pool.row(index)) }
  }

  @inlinable @inline(never)
  mutating func addTurns(_ candidate: MutableRow<Candidate>) {
    candidate.pointee.turned += candidate.pointee.owed.settle(at: tracker.line(candidate.pointee.fingers))
  }
}
