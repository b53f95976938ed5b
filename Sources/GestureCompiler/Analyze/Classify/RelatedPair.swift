/// What the analysis knows about two activities that a line of `resolve` names.
package struct RelatedPair: Sendable, Hashable {
  package enum Meeting: Sendable, Hashable {
    /// Some touch lets both win. Assumed if the search reached its bound, and of activities that start in the middle of a touch.
    case possible
    /// Their targets do not lie on one path, so that they never share a finger.
    case otherElements
    /// No tool is taken by both.
    case otherTools
    /// Their guards never hold together, and both start with the same press.
    case otherStates
    /// No touch lets both claim.
    case otherTouches
  }

  package var meeting: Meeting
  /// For each of the two: whether its claim, waiting for the other, is held as long as fingers stay down although its mechanic is
  /// continuous.
  package var isHeldToTheEnd = [false, false]
}

extension AnalyzeConflicts {
  /// Finds what lines of `resolve` settle, for every pair that a line names or that follows from several lines.
  mutating func relatePairs() {
    for pair in subject.machine.waits + subject.machine.prefers + subject.machine.together {
      let key = pair.ascending
      guard key.first != key.second, report.related[key] == nil else { continue }
      report.related[key] = relate(key.first, key.second)
    }
  }

  private mutating func relate(_ a: Int, _ b: Int) -> RelatedPair {
    guard subject.machine.areOnOnePath(a, b) else { return RelatedPair(meeting: .otherElements) }
    let isPerformed = [a, b].allSatisfy { !subject.dead.contains($0) || subject.takers.contains($0) }
    guard isPerformed else { return RelatedPair(meeting: .otherStates) }
    guard subject.shareTool(a, b) else { return RelatedPair(meeting: .otherTools) }
    guard subject.guards.canHoldTogether(a, b) else {
      return RelatedPair(meeting: mayMeetInTurn(a, b) ? .possible : .otherStates)
    }
    if startsWithinTouch(a) || startsWithinTouch(b) { return RelatedPair(meeting: .possible) }
    let decided = decidedPairs(a, b)
    var pair = RelatedPair(meeting: decided.isEmpty ? .otherTouches : .possible)
    for number in 0..<2 {
      pair.isHeldToTheEnd[number] = decided.contains { pair in
        guard pair.facts[number].isContinuous, let hold = pair.decision.holds[number] else { return false }
        return hold.most == nil && !hold.isBetweenPresses
      }
    }
    return pair
  }

  /// Whether the activity starts wherever the fingers are when another claims or hands over.
  private func startsWithinTouch(_ activity: Int) -> Bool {
    !subject.machine.activities[activity].after.isEmpty || subject.takers.contains(activity)
  }

  /// Pairs of `together` and `prefer` for which no touch lets both claim, at any speed of the hand. Neither is possible when the other
  /// wins.
  func linkedApart() -> Set<ActivityPair> {
    let pairs = (subject.machine.prefers + subject.machine.together).map(\.ascending)
    return Set(
      pairs.filter { report.related[$0]?.meeting == .otherTouches && neverMeet($0.first, $0.second) })
  }

  private func neverMeet(_ a: Int, _ b: Int) -> Bool {
    let targets = subject.targets(a, b)
    return subject.shapes[a].flatMap { $0 }.allSatisfy { first in
      subject.shapes[b].flatMap { $0 }.allSatisfy { second in
        !reach.facts(
          ReachMemo.Pair(
            first: subject.pool.shapes[first], second: subject.pool.shapes[second], targets: targets)
        )
        .mayMeet
      }
    }
  }
}
