import SpecParser

/// The effect of hand-overs on conflicts.
extension AnalyzeConflicts {
  // MARK: Inside another target

  /// The verdict about two activities, one inside the other, in view of their hand-overs: `nil` if the winner hands the touch over to the
  /// loser in every direction in which both claim.
  ///
  /// A note remains where the loser hands it back in the other directions, as a sheet does that cannot be raised further, or that is pushed
  /// back to where it was taken over. Another one remains where only touches are lost whose fingers the winner does not have.
  func afterHandOvers(_ verdict: ClassifyPair.Verdict, _ activities: [Int]) -> ClassifyPair.Verdict? {
    guard case .inside(_, let winners) = verdict.cause, winners.count == 1, let winner = winners.first,
      verdict.pair.facts.allSatisfy({ $0.isContinuous && $0.claimsByMoving && $0.directions != nil })
    else { return verdict }
    let ends = ends(from: activities[winner], to: activities[1 - winner])
    let given = AngleSet(toward: ends)
    guard !given.isEmpty else { return verdict }
    // Where the loser of the sentence claims first and wins, the directions are those of the other one's later claim.
    let lost = verdict.pair.decision.proved.filter { !isWon($0, by: 1 - winner, verdict.pair, activities) }
    if lost.allSatisfy({ $0.meeting.region.lies(in: given) }) {
      return withOtherFingers(verdict, winner, lost)
    }
    var verdict = verdict
    let others = self.ends(from: activities[1 - winner], to: activities[winner])
    var passed = given.union(AngleSet(toward: others))
    if others.contains(.start) { passed = passed.union(AngleSet(toward: ends, isBack: true)) }
    if lost.allSatisfy({ $0.meeting.region.lies(in: passed) }) { verdict.severity = .note }
    verdict.shown = verdict.shown.map { going($0, given.complement, verdict.pair, activities) }
    return verdict
  }

  /// Whether one of two (0 or 1) has won wherever the claims come in an order, since it claims first and nothing holds its claim.
  private func isWon(
    _ proved: PairDecision.Proved, by first: Int, _ pair: DecidedPair, _ activities: [Int]
  ) -> Bool {
    let (a, b) = (activities[0], activities[1])
    return proved.meeting.order == (first == 0 ? .first : .second)
      && pair.facts.allSatisfy { $0.presses == 1 } && !subject.held.contains(activities[first])
      && !subject.relations.isPreferred(activities[1 - first], over: activities[first])
      && pairOutcome(proved.trace, a, b) == [first]
      && winners(proved, pair.recognizers, a, b, byNames: false) == [first]
  }

  /// The note about two of which the winner hands every movement over that both make with the same fingers. The loser may also take in a
  /// finger that is outside the inner target, or lands late, and moves in another direction; `nil` if it takes in no other fingers.
  private func withOtherFingers(
    _ verdict: ClassifyPair.Verdict, _ winner: Int, _ lost: [PairDecision.Proved]
  ) -> ClassifyPair.Verdict? {
    let (own, other) = (verdict.pair.facts[winner].fingers, verdict.pair.facts[1 - winner].fingers)
    if other.upperBound == 1 || other.count == 1 && other == own { return nil }
    var verdict = verdict
    verdict.severity = .note
    verdict.shown = lost.first { !$0.meeting.needs.isEmpty } ?? verdict.shown
    return verdict
  }

  /// The ends at which an activity hands touches over to another, which can take them.
  private func ends(from giver: Int, to taker: Int) -> [HandOverEnd] {
    subject.machine.activities[taker].begins ? [] : subject.machine.ends(from: giver, to: taker)
  }

  /// The touch, turned if necessary so that it begins in one of some directions.
  private func going(
    _ shown: PairDecision.Proved, _ directions: AngleSet, _ pair: DecidedPair, _ activities: [Int]
  ) -> PairDecision.Proved {
    let player = ShapeReplay(
      loneRecognizers, zip(activities, pair.recognizers).map { RecognizerPlace($0, $1) })
    var shown = shown
    shown.trace = shown.trace.going(directions, subject.hand, in: shown.meeting.order) { player.claims($0) }
    return shown
  }

  /// Takes out of the findings that an activity can never win what others hand over to it.
  mutating func leaveOutTakers() {
    guard !subject.machine.handOvers.isEmpty else { return }
    report.findings = report.findings.compactMap { found in
      found.conflict.rule == .unreachable && subject.machine.isTaker(found.conflict.activities[0])
        ? withoutTaken(found) : found
    }
  }

  /// The finding for the states in which no activity hands over, or the directions in which none does; `nil` if none are left.
  private func withoutTaken(_ found: ConflictFinding) -> ConflictFinding? {
    var conflict = found.conflict
    guard case .beaten(let condition) = conflict.cause else { return nil }
    let (taker, guards) = (conflict.activities[0], subject.guards)
    let own = guards.set(of: taker)
    let states = condition.map { own.intersection(guards.set(of: $0)) } ?? own
    // What only takes over may hand the touch on.
    let givers = givers(of: taker).filter {
      (!subject.dead.contains($0) || subject.takers.contains($0))
        && !states.intersection(guards.set(of: $0)).isEmpty
    }
    if givers.isEmpty { return found }
    switch conflict.lost {
    case .withoutDrift: return nil
    case .toward(let sides):
      let all = givers.flatMap { ends(from: $0, to: taker) }
      // What is handed back may go on in any direction.
      if all.contains(.start) { return nil }
      let given = AngleSet(toward: all)
      let left = sides.filter { $0.axes.contains { !given.contains($0) } }
      if left.isEmpty { return nil }
      conflict.lost = .toward(left)
    case nil:
      let conditions = givers.compactMap { subject.machine.activities[$0].condition }
      let left = givers.reduce(states) { $0.intersection(guards.set(of: $1).complement) }
      let shown = conflict.witness.map { Dictionary(firstOf: $0.state.map { ($0.slot, $0.number) }) }
      guard conditions.count == givers.count, let shown, left.contains(shown) else { return nil }
      conflict.severity = .warning
      conflict.cause = .beaten(when: .all([condition].compactMap { $0 } + conditions.map { .not($0) }))
    }
    return ConflictFinding(finding: conflict.finding(in: subject.machine), conflict: conflict)
  }

  // MARK: Beside an activity that hands over

  /// Adds a note for every activity that can win beside one that hands its touch over, and no longer after the hand-over.
  mutating func findTaken() {
    for taker in subject.takers.sorted() {
      for activity in subject.paths.activities(onPathOf: subject.machine.activities[taker].target)
      where isInFocus(taker, activity) && !subject.dead.contains(activity)
        && subject.shareTool(taker, activity)
      {
        let givers = givers(of: taker, letting: activity)
        guard let finding = taken(activity, by: taker, from: givers) else { continue }
        report.findings.append(finding)
      }
    }
  }

  /// The note about an activity that can claim after a movement that is handed over; `nil` if it can after none.
  ///
  /// The witness shows the movement and the later claim. Where the content ends is the host's to say.
  private mutating func taken(_ activity: Int, by taker: Int, from givers: [Int]) -> ConflictFinding? {
    var conflict = Conflict(
      rule: .specialCase, severity: .note, cause: .taken(from: []), activities: [taker, activity],
      mechanics: [mechanic(taker, 0), mechanic(activity, 0)])
    var letting: [Int] = []
    for giver in givers {
      let both = [activity, giver].sorted()
      guard let (pair, shown) = claim(of: activity, after: giver),
        let witness = witness(
          pair, going(shown, AngleSet(toward: ends(from: giver, to: taker)), pair, both), both,
          existing: taker)
      else { continue }
      letting.append(giver)
      if conflict.witness != nil { continue }
      conflict.witness = witness
      conflict.mechanics[1] = mechanic(activity, pair.recognizers[giver < activity ? 1 : 0])
    }
    conflict.cause = .taken(from: letting)
    return letting.isEmpty
      ? nil : ConflictFinding(finding: conflict.finding(in: subject.machine), conflict: conflict)
  }

  /// How an activity can claim after a movement of another one.
  private mutating func claim(
    of activity: Int, after giver: Int
  ) -> (DecidedPair, PairDecision.Proved)? {
    guard !subject.dead.contains(giver), subject.shareTool(activity, giver) else { return nil }
    let first = giver < activity ? 0 : 1
    for pair in decidedPairs(min(activity, giver), max(activity, giver))
    where pair.facts[first].isContinuous && pair.facts[first].claimsByMoving {
      if let shown = pair.decision[first == 0 ? .first : .second], !shown.meeting.isBoundary {
        return (pair, shown)
      }
    }
    return nil
  }

  private func witness(
    _ pair: DecidedPair, _ shown: PairDecision.Proved, _ both: [Int], existing taker: Int
  ) -> Witness? {
    let all = both + [taker]
    let states = all.dropFirst().reduce(subject.guards.set(of: all[0])) {
      $0.intersection(subject.guards.set(of: $1))
    }
    return states.model.flatMap { model in
      BindWitness(loneRecognizers, subject.guards).witness(
        shown, subject.targets(both[0], both[1]),
        zip(both, pair.recognizers).map { RecognizerPlace($0, $1) },
        in: ShownState(model: model, activities: all))
    }
  }

  /// The activities that hand touches over to one and beside which another one can win, unless it can win beside the taker, too.
  func givers(of taker: Int, letting activity: Int) -> [Int] {
    if activity == taker || livesBeside(activity, taker) { return [] }
    return givers(of: taker).filter { livesBeside(activity, $0) }
  }

  /// The activities that hand touches over to this one.
  func givers(of taker: Int) -> [Int] {
    Set(subject.machine.handOvers.filter { $0.taker == taker }.map(\.activity)).sorted()
  }

  /// Whether an activity may still win when another one, a continuous one, has won.
  private func livesBeside(_ activity: Int, _ winner: Int) -> Bool {
    subject.machine.areOnOnePath(activity, winner)
      && !subject.machine.activities[activity].begins
      && (subject.relations.areTogether(activity, winner)
        || subject.relations.isPreferred(activity, over: winner))
  }
}

extension AngleSet {
  /// The directions that lead toward some ends of content, or back from them. None lead toward the place where an activity has taken over.
  fileprivate init(toward ends: [HandOverEnd], isBack: Bool = false) {
    self = ends.compactMap(\.way).reduce(AngleSet(kept: [])) { all, way in
      all.union(AngleSet(from: way + (isBack ? 90 : -90), extent: 180))
    }
  }
}

extension MeetingRegion {
  /// Whether all of its directions are in a set.
  fileprivate func lies(in set: AngleSet) -> Bool {
    (directions ?? [Range(low: 0, high: 360)]).allSatisfy { range in
      set.ranges.contains { $0.low - 1e-6 <= range.low && range.high <= $0.high + 1e-6 }
    }
  }
}
