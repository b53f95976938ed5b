/// The reason why a claim lost to another of the same instant. Docs/Recognition.md, 4.1.4 and 4.3.
extension GestureEngine {
  /// Stores why a candidate fails because of a winner.
  @inlinable
  mutating func noteLoss(of index: Int, to winner: Int) {
    let rival = activity(winner)
    // A candidate that had not claimed, or whose claim was held, was simply later.
    guard pool[index].state == .claiming, activity(index) != rival else { return note(.lostTo, rival: rival) }
    if program.isPreferred(rival, over: activity(index)) { return note(.lostToPreferred, rival: rival) }
    let (mine, theirs) = (entry(index), entry(winner))
    let (depth, depthOfTheirs) = (mine.pointee.depth, theirs.pointee.depth)
    if depthOfTheirs > depth {
      return note(.lostToInner, Double(depth), Double(depthOfTheirs), rival: rival)
    }
    // If a third claim decided, the comparison of these two gives no reason.
    guard depthOfTheirs == depth, theirs.pointee.target == mine.pointee.target,
      !program.isSpecialCase(pool[index].recognizer, of: pool[winner].recognizer)
    else { return note(.lostTo, rival: rival) }
    if program.isSpecialCase(pool[winner].recognizer, of: pool[index].recognizer) {
      return note(.lostToSpecialCase, rival: rival)
    }
    noteTie(index, winner, (mine.pointee.count, theirs.pointee.count), rival)
  }

  @inlinable
  mutating func noteTie(_ index: Int, _ winner: Int, _ steps: (mine: Int, theirs: Int), _ rival: Int) {
    if pool[index].startsAtDirection != pool[winner].startsAtDirection
      || pool[index].startsAtMeasure != pool[winner].startsAtMeasure
    {
      return note(.lostToRangeStart, rival: rival)
    }
    if steps.mine != steps.theirs {
      return note(.lostToLongerPath, Double(steps.mine), Double(steps.theirs), rival: rival)
    }
    note(.lostToName, rival: rival)
  }
}
