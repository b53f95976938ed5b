import GestureRuntime

/// Which of two activities wins if both claim at the same instant.
extension FindRivals {
  /// Whether a rival's recognizer wins if both claim at the same instant.
  func winsTies(_ rival: Int, _ mine: Int, _ activity: Int, _ theirs: Int) -> Bool {
    known.winsTies(RecognizerPlace(rival, mine), RecognizerPlace(activity, theirs)) {
      findWhetherWinsTies(rival, mine, activity, theirs)
    }
  }

  private func findWhetherWinsTies(_ rival: Int, _ mine: Int, _ activity: Int, _ theirs: Int) -> Bool {
    if relations.isWaiting(activity, for: rival) { return true }
    if isTriedLate(rival, mine, after: activity, theirs) { return false }
    if relations.isPreferred(rival, over: activity) { return true }
    if relations.isPreferred(activity, over: rival) { return false }
    // At one instant neither of two that are together comes first, even if one of them may only begin a touch.
    if relations.areTogether(activity, rival) { return false }
    guard machine.activities[rival].target == machine.activities[activity].target,
      facts[rival][mine].isSpecialCase(of: facts[activity][theirs])
    else { return false }
    // If a third activity is preferred to the rival, the special case does not apply.
    return !outranked.contains(rival)
  }

  /// Whether a third activity that claims at the same instant may hold the rival's claim and not the activity's.
  private func isTriedLate(_ rival: Int, _ mine: Int, after activity: Int, _ theirs: Int) -> Bool {
    awaited[rival, default: []].contains { third in
      takesPart(third, against: rival, for: activity) && !waits(activity, theirs, for: third)
        && !goesFirst(third, before: activity)
        && facts[third].indices.contains { memo.mayClaim(third, $0, with: rival, mine) }
    }
  }

  /// Whether a third activity that claims at the same instant beats an activity: it has precedence, and nothing holds its claim.
  private func goesFirst(_ third: Int, before activity: Int) -> Bool {
    let (own, inner) = (machine.activities[activity].target, machine.activities[third].target)
    let comesFirst =
      relations.isPreferred(third, over: activity) || (own != inner && chains[inner].contains(own))
    return comesFirst && !relations.isPreferred(activity, over: third)
      && !relations.areTogether(activity, third) && machine.activities[third].after.isEmpty
      && !outranked.contains(third)
      && holders(of: third).isEmpty && !facts[third].indices.contains { isEverHeld(third, $0) }
  }

  /// Whether a rival may win if both claim at the same instant, including by an inner target or by its name.
  func mayWinTies(_ rival: Int, _ mine: Int, _ activity: Int, _ theirs: Int) -> Bool {
    if winsTies(rival, mine, activity, theirs) { return true }
    return chains[machine.activities[rival].target].contains(machine.activities[activity].target)
      && !relations.areTogether(rival, activity) && !relations.isWaiting(rival, for: activity)
      && !winsTies(activity, theirs, rival, mine)
  }

  /// Whether an activity waits for another one through others, declared or not.
  func waitsInTurn(_ waiting: Int, for awaited: Int) -> Bool {
    var (known, next): (Set<Int>, [Int]) = ([waiting], [waiting])
    while let one = next.popLast() {
      let others = self.awaited[one, default: []] + repeated[machine.activities[one].target, default: []]
      for other in others where !known.contains(other) && !dead.contains(other) && holds(one, for: other) {
        if other == awaited { return true }
        known.insert(other)
        next.append(other)
      }
    }
    return false
  }
}
