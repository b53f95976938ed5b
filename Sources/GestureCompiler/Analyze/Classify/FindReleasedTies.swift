import SpecParser

/// Finds activities whose claim is held for a third one, and comes out at the instant at which a rival claims.
///
/// Of the two alone, one always claims first, which settles who wins. While its claim is held it has not won: where the third one fails by
/// what makes the rival claim, such as a lift, or where both are held for it, only names decide. `prefer`, `together` or the special case
/// settle that as ever. The two are on one element; the third may be on one around or inside it.
///
/// A wait that no line declares holds a touch for a mechanic of more presses. What is still possible then has more presses, too, and is the
/// special case.
extension AnalyzeConflicts {
  mutating func findReleasedTies(_ finder: FindRivals) {
    guard !isBounded, !finder.awaited.isEmpty else { return }
    let known = Set(report.findings.map(\.conflict).filter(\.isOpenAlready).map(\.pair))
    var open = known
    var all: [ConflictFinding] = []
    for waiting in finder.awaited.keys.sorted() where !subject.dead.contains(waiting) && isNearFocus(waiting)
    {
      let holders = finder.awaited[waiting, default: []].filter {
        isOnPath($0, of: waiting) && !subject.dead.contains($0)
      }
      guard !holders.isEmpty else { continue }
      for rival in finder.around(waiting) where isSettledByTime(waiting, rival) {
        let pair = UnorderedActivityPair(waiting, rival)
        guard !open.contains(pair) else { continue }
        for awaited in holders where awaited != rival {
          guard let found = releasedTie(waiting, rival, awaited, finder) else { continue }
          open.insert(pair)
          releasedTies.formUnion([waiting, rival])
          all.append(found)
          break
        }
      }
    }
    guard !all.isEmpty else { return }
    let ties = open.subtracting(known)
    report.findings.removeAll { $0.conflict.rule == .specialCase && ties.contains($0.conflict.pair) }
    report.findings += all
  }

  /// Whether the elements of two activities lie on one path, and neither sleeps.
  private func isOnPath(_ a: Int, of b: Int) -> Bool {
    let (a, b) = (subject.machine.activities[a], subject.machine.activities[b])
    return subject.machine.elements.areOnOnePath(a.target, b.target) && a.after.isEmpty && b.after.isEmpty
  }

  /// Whether the rival's claim is settled by its time alone.
  private func isSettledByTime(_ waiting: Int, _ rival: Int) -> Bool {
    rival != waiting && isOnPath(rival, of: waiting)
      && subject.machine.activities[rival].target == subject.machine.activities[waiting].target
      && isAsked(waiting, rival) && isCompared(waiting, rival)
      && rivals[waiting, default: []].contains(rival)
      && !subject.relations.isDeclared(waiting, rival) && !subject.relations.areTogether(waiting, rival)
  }

  private mutating func releasedTie(
    _ waiting: Int, _ rival: Int, _ awaited: Int, _ finder: FindRivals
  ) -> ConflictFinding? {
    let all = [waiting, rival, awaited].map { subject.guards.set(of: $0) }
    guard let model = all[0].intersection(all[1]).intersection(all[2]).model else { return nil }
    // Of the elements of the three, the innermost is touched.
    let targets = [waiting, awaited].map { subject.machine.activities[$0].target }
    let inner = subject.machine.elements.lies(targets[0], on: targets[1]) ? targets[0] : targets[1]
    // Pairs have the smaller index first.
    let number = waiting < rival ? 0 : 1
    for pair in decidedPairs(min(waiting, rival), max(waiting, rival)) {
      let (first, second) = (pair.recognizers[number], pair.recognizers[1 - number])
      let areBothHeld = finder.waits(rival, second, for: awaited)
      guard areBothHeld || pair.decision.isEarlier(number),
        RecognizerFacts.special(pair.facts[0], pair.facts[1]) == nil
      else { continue }
      let course = TouchSearch.Course.released(0, areBothHeld: areBothHeld)
      let places = [RecognizerPlace(waiting, first), RecognizerPlace(rival, second)]
      for third in subject.shapes[awaited].joined() {
        guard let proved = decision(places, third, course),
          isByName(proved.trace, waiting, rival, on: inner, model)
        else { continue }
        let facts = number == 0 ? pair.facts : pair.facts.reversed()
        return finding(
          DecidedPair(recognizers: [first, second], facts: facts, decision: PairDecision(proved: [proved])),
          proved, places, on: inner, .released(awaited: awaited, areBothHeld: areBothHeld),
          ShownState(model: model, activities: [waiting, rival, awaited]))
      }
    }
    return nil
  }

  /// A touch of two recognizers in which the claim of the first is held for a third, and comes out when the other one claims.
  private mutating func decision(
    _ places: [RecognizerPlace], _ third: Int, _ course: TouchSearch.Course
  ) -> PairDecision.Proved? {
    let shapes = places.map { subject.shapes[$0.activity][$0.recognizer] }
    for first in shapes[0] {
      for second in shapes[1] {
        let pair = DecisionKey(first: first, second: second, targets: .same)
        let key = CourseKey(pair: pair, course: course, third: third)
        let decision = decision(key, places)
        if let proved = decision.proved.first(where: { !$0.meeting.isBoundary && !$0.isJump }) {
          return proved
        }
      }
    }
    return nil
  }

  /// Whether only names decide which of two wins a touch in the whole product.
  private func isByName(
    _ trace: PlainTrace, _ a: Int, _ b: Int, on target: Int, _ model: [Int: Double]
  ) -> Bool {
    let winners = players.playersByName(on: target).map { player in
      Set(player.result(trace, inner: target, outer: target, in: model)?.winners ?? [])
        .intersection([a, b])
    }
    return winners[0].count == 1 && winners[1].count == 1 && winners[0] != winners[1]
  }

  private func finding(
    _ pair: DecidedPair, _ proved: PairDecision.Proved, _ places: [RecognizerPlace], on inner: Int,
    _ cause: Conflict.Cause, _ state: ShownState
  ) -> ConflictFinding? {
    let activities = places.map(\.activity)
    // It was played in the whole product, on an element that may not be on the path of these two.
    let witness = BindWitness(loneRecognizers, subject.guards).witness(
      proved, .same, places, on: inner, isReplayed: true, in: state)
    guard let witness else { return nil }
    var conflict = Conflict(
      rule: .ambiguous, severity: .error, cause: cause, activities: activities,
      mechanics: places.map { mechanic($0.activity, $0.recognizer) }, relation: ClaimRelation(pair, proved),
      witness: witness)
    // Of a pair, the one with the smaller index is named first, as in every other finding.
    if activities[1] < activities[0] { conflict = conflict.swapped }
    return ConflictFinding(finding: conflict.finding(in: subject.machine), conflict: conflict)
  }
}

extension PairDecision {
  /// Whether one of the two (0 or 1) claims first in some touch of a hand.
  fileprivate func isEarlier(_ number: Int) -> Bool {
    self[number == 0 ? .first : .second].map { !$0.meeting.isBoundary && !$0.isJump } ?? false
  }
}

extension Conflict {
  fileprivate var pair: UnorderedActivityPair { UnorderedActivityPair(activities[0], activities.last ?? 0) }

  /// Whether it says already that nothing settles who of two wins.
  fileprivate var isOpenAlready: Bool { rule == .ambiguous && severity == .error }
}
