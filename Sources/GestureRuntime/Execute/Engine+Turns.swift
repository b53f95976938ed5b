/// Turns of two fingers that are worked out only when something may depend on them.
///
/// An arc tangent takes longer than all else that a frame asks, and mostly nothing comes of it: two fingers that spread turn a
/// little too. As long as the line between them lies within the slop of where it lay, its turns are one turn, of which a product and
/// a comparison say enough.
extension Engine {
  /// Whether a frame plainly leaves a candidate that waits for a turn within the slop; else its turn is added up.
  @inline(__always)
  mutating func isQuietTurn(_ index: Int, _ set: UInt16, _ tangent: Double) -> Bool {
    let candidate = pool.pointer(at: index)
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
    addTurn(index, set)
    return false
  }

  /// Adds the turn of the present frame, and those before it that are missing.
  @inline(never)
  private mutating func addTurn(_ index: Int, _ set: UInt16) {
    if pool[index].owesTurns { pool[index].turned += pool[index].turnLine.turn(to: tracker.lineBefore(set)) }
    pool[index].owesTurns = false
    pool[index].turned += tracker.turn(set)
  }

  /// Adds a turn up for a step that is still to come: it counts from the base, whatever the present step is.
  mutating func addTurnAhead(_ index: Int) {
    pool[index].turned += tracker.turn(pool[index].fingers)
  }

  /// Adds the turns that are missing.
  mutating func addTurns(_ index: Int) {
    guard pool[index].owesTurns else { return }
    pool[index].turned += pool[index].turnLine.turn(to: tracker.line(pool[index].fingers))
    pool[index].owesTurns = false
  }
}
