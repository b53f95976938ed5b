/// Turns that are worked out only when something may depend on them: as `Engine+Turns`.
extension CodeMachine {
  /// Whether a frame plainly leaves a candidate that waits for a turn within the slop; else its turn is added up.
  @inlinable @inline(__always)
  mutating func isQuietTurn(_ candidate: UnsafeMutablePointer<CodeCandidate>, within tangent: Double) -> Bool
  {
    let set = candidate.pointee.fingers
    if tracker.isPair(set) && !candidate.pointee.hasPassedSlop
      && candidate.pointee.turned == candidate.pointee.startTurn
    {
      let first = candidate.pointee.owesTurns ? candidate.pointee.turnLine : tracker.lineBefore(set)
      if first.isWithin(tangent, of: tracker.group.line) {
        candidate.pointee.turnLine = first
        candidate.pointee.owesTurns = true
        return true
      }
    }
    addTurn(candidate, set)
    return false
  }

  /// Adds the turn of the present frame, and those before it that are missing.
  @inlinable @inline(never)
  mutating func addTurn(_ candidate: UnsafeMutablePointer<CodeCandidate>, _ set: UInt16) {
    if candidate.pointee.owesTurns {
      candidate.pointee.turned += candidate.pointee.turnLine.turn(to: tracker.lineBefore(set))
    }
    candidate.pointee.owesTurns = false
    candidate.pointee.turned += tracker.turn(set)
  }

  /// Adds a turn up for a step that is still to come: it counts from the base, whatever the present step is.
  @inlinable @inline(never)
  mutating func addTurnAhead(_ candidate: UnsafeMutablePointer<CodeCandidate>) {
    candidate.pointee.turned += tracker.turn(candidate.pointee.fingers)
  }

  /// Adds the turns that are missing.
  @inlinable @inline(__always)
  mutating func addTurns(_ index: Int) {
    if pool[index].owesTurns { addTurns(pool.pointer(at: index)) }
  }

  @inlinable @inline(never)
  mutating func addTurns(_ candidate: UnsafeMutablePointer<CodeCandidate>) {
    candidate.pointee.turned += candidate.pointee.turnLine.turn(to: tracker.line(candidate.pointee.fingers))
    candidate.pointee.owesTurns = false
  }
}
