/// Why a claim lost to another that was made at the same instant. Docs/Recognition.md, 4.1.4 and 4.3.
extension Engine {
  /// The reason for a candidate that does not survive a winner.
  mutating func loss(of index: Int, to winner: Int) -> FailureReason {
    let rival = activity(winner)
    // Who had not claimed, or waited, was simply later.
    guard isRecording, pool[index].state == .claiming, activity(index) != rival else {
      return FailureReason(.lostTo, rival: rival)
    }
    if table.relations.isPreferred(rival, over: activity(index)) {
      return FailureReason(.lostToPreferred, rival: rival)
    }
    let (mine, theirs) = (entry(index), entry(winner))
    if theirs.depth > mine.depth {
      return FailureReason(
        .lostToInner, measured: Double(mine.depth), limit: Double(theirs.depth), rival: rival)
    }
    // Where a third settled it, the two alone do not say why.
    guard theirs.depth == mine.depth, theirs.target == mine.target else {
      return FailureReason(.lostTo, rival: rival)
    }
    switch SpecialCase(table: table).decides(theirs, mine) {
    case true: return FailureReason(.lostToSpecialCase, rival: rival)
    case false: return FailureReason(.lostTo, rival: rival)
    case nil: return tie(index, winner, mine.steps.count, theirs.steps.count, rival)
    }
  }

  private mutating func tie(_ index: Int, _ winner: Int, _ mine: Int, _ theirs: Int, _ rival: Int)
    -> FailureReason
  {
    if pool[index].startsAtDirection != pool[winner].startsAtDirection
      || pool[index].startsAtMeasure != pool[winner].startsAtMeasure
    {
      return FailureReason(.lostToRangeStart, rival: rival)
    }
    if mine != theirs {
      return FailureReason(.lostToLongerPath, measured: Double(mine), limit: Double(theirs), rival: rival)
    }
    return FailureReason(.lostToName, rival: rival)
  }
}
