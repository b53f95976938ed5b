/// Finds exceptions to sentences about who wins. A sentence describes touches without a third activity. Its exceptions name third
/// activities that let the loser win, and not the winner.
extension AnalyzeConflicts {
  mutating func findExceptions(_ finder: FindRivals) {
    let memo = ThirdsMemo()
    for index in report.findings.indices {
      var conflict = report.findings[index].conflict
      guard conflict.activities.count == 2, let winner = conflict.onlyWinner ?? conflict.winnerIfFirst,
        conflict.takesExceptions(winner, subject.machine)
      else { continue }
      // If the sentence says that one wins by claiming first, the other wins otherwise, whatever happened before.
      if conflict.onlyWinner != nil {
        conflict.unlessAfter = thirdsBefore(conflict, winner, finder, memo)
        conflict.unlessWith = thirdsAtOnce(conflict, winner, finder)
      }
      conflict.unlessTaken = thirdsTaking(conflict, winner, finder, memo)
      conflict.unlessHeld = heldClaims(conflict, winner, finder, memo)
      guard
        !conflict.unlessAfter.isEmpty || !conflict.unlessTaken.isEmpty || !conflict.unlessHeld.isEmpty
          || !conflict.unlessWith.isEmpty
      else { continue }
      report.findings[index] = ConflictFinding(
        finding: conflict.finding(in: subject.machine), conflict: conflict)
    }
  }

  /// Third activities whose win makes the loser of the sentence win, and the winner not.
  private func thirdsBefore(
    _ conflict: Conflict, _ winner: Int, _ finder: FindRivals, _ memo: ThirdsMemo
  ) -> [Int] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    let friends =
      finder.letDown(wins, before: loses).filter { third in
        comesInTime(third, for: wins, finder)
          && (subject.relations.areTogether(third, loses) || mayBeEarlier(third, than: loses))
      } + thirdsAside(conflict, winner, finder)
    // A candidate that begins with a later press shares no finger with an earlier winner. With one press the winner does not begin earlier.
    guard let first = conflict.recognizer(winner, subject.machine),
      let second = conflict.recognizer(1 - winner, subject.machine),
      first.presses > second.presses || first.presses > 1 && conflict.needsOfSentence.contains(.laterTouch)
    else { return friends.sorted() }
    let earlier = thirdsOfEarlierPress(conflict, winner, finder, memo).filter { !friends.contains($0) }
    return (friends + earlier).sorted()
  }

  /// Third activities that win an earlier press of the winner's, on the loser's path or on an element beside the loser's.
  private func thirdsOfEarlierPress(
    _ conflict: Conflict, _ winner: Int, _ finder: FindRivals, _ memo: ThirdsMemo
  ) -> [Int] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    return Set(finder.denying(wins, beside: loses) + finder.denying(wins, aside: loses)).filter { third in
      memo.endsBefore(third, wins) { endsBefore(third, wins, finder) }
    }.sorted()
  }

  /// Third activities on elements beside the loser's that win the winner's touch if a finger of it lands there.
  private func thirdsAside(_ conflict: Conflict, _ winner: Int, _ finder: FindRivals) -> [Int] {
    guard conflict.mayHaveFingerOutside(winner, subject.machine) else { return [] }
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    return finder.denying(wins, aside: loses).filter { comesInTime($0, for: wins, finder) }
  }

  /// Third activities that may win by a finger outside the inner target, which does not affect the inner loser's fingers. It also includes
  /// those after whose win the loser can win with a later claim.
  private func thirdsTaking(
    _ conflict: Conflict, _ winner: Int, _ finder: FindRivals, _ memo: ThirdsMemo
  ) -> [Int] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    let outside =
      conflict.needsOfSentence.contains(.fingerOutside) ? finder.denying(wins, outside: loses) : []
    let friends = conflict.onlyWinner == nil ? finder.letDown(wins, before: loses) : []
    // The loser may begin with a later press of the winner's.
    let isRepeated = (conflict.recognizer(winner, subject.machine)?.presses ?? 1) > 1
    let earlier = isRepeated ? thirdsOfEarlierPress(conflict, winner, finder, memo) : []
    let taking = (outside + friends).filter { comesInTime($0, for: wins, finder) } + earlier
    return Set(taking).subtracting(conflict.unlessAfter).sorted()
      + (mayHaveWonBefore(conflict, winner) ? [loses] : [])
  }

  /// Whether another mechanic of the loser may win an earlier press of the winner's.
  private func mayHaveWonBefore(_ conflict: Conflict, _ winner: Int) -> Bool {
    guard let first = conflict.recognizer(winner, subject.machine), first.presses > 1 else { return false }
    return subject.machine.activities[conflict.activities[1 - winner]].recognizers.contains {
      $0 != conflict.recognizer(1 - winner, subject.machine) && $0.presses <= first.presses
    }
  }

  private func comesInTime(_ third: Int, for winner: Int, _ finder: FindRivals) -> Bool {
    mayBeEarlier(third, than: winner) || finder.holds(winner, for: third)
      || isEverAtOnce(third, with: winner, finder)
      || isEverAtOnce(third, with: winner) && isHeldAlone(winner, before: third, finder)
  }

  /// Whether an activity's claim may be held for another one that does not hold a third's.
  private func isHeldAlone(_ waiting: Int, before third: Int, _ finder: FindRivals) -> Bool {
    subject.held.contains(waiting)
      && finder.holders(of: waiting, isSome: true).contains {
        $0.activity != third && !finder.holds(third, for: $0.activity)
          && isEverHeld(waiting, for: $0.activity, finder)
      }
  }

  /// Activities preferred to the winner that can claim at the same instant and do not win then: they lose to the loser, their claim is held,
  /// or another activity has won that leaves the loser possible.
  private func thirdsAtOnce(_ conflict: Conflict, _ winner: Int, _ finder: FindRivals) -> [Int] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    return finder.preferred(to: wins, notTo: loses).filter { third in
      guard isEverAtOnce(third, with: wins), isEverAtOnce(loses, with: third) else { return false }
      return subject.held.contains(third) || isEverAtOnce(loses, with: third, finder)
        || !finder.letDown(third, before: loses).isEmpty
    }.sorted()
  }

  /// Claims that are held for activities that do not hold the loser's claim. The claim is the winner's own, or that of an activity that
  /// must win first for the winner to win.
  private func heldClaims(
    _ conflict: Conflict, _ winner: Int, _ finder: FindRivals, _ memo: ThirdsMemo
  ) -> [Conflict.HeldClaim] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    // An activity that makes the winner possible matters only if the loser may claim earlier.
    let helpers =
      conflict.onlyWinner != nil && mayBeEarlier(loses, than: wins)
      ? finder.letDown(loses, before: wins).filter {
        isEverAtOnce($0, with: loses, finder) || mayBeEarlier($0, than: loses)
      } : []
    let (mine, theirs) = (recognizer(of: conflict, 1 - winner), recognizer(of: conflict, winner))
    let isAside = conflict.mayHaveFingerOutside(winner, subject.machine)
    let released = releasedTogether(conflict, winner, finder)
    // Activities of `released` have their own clause.
    let open = Set(released.flatMap(\.awaited))
    let claims = ([wins] + helpers).compactMap { (waiting) -> Conflict.HeldClaim? in
      guard subject.held.contains(waiting) else { return nil }
      let awaited = holders(of: waiting, finder, memo).filter { other in
        if waiting == wins
          && (open.contains(other) || theirs.map { !finder.waits(wins, $0, for: other) } ?? false)
        {
          return false
        }
        return other != wins
          && (finder.matters(other, to: wins, before: loses, mine)
            || isAside && finder.takesPart(other, with: wins, aside: loses))
      }
      return awaited.isEmpty ? nil : Conflict.HeldClaim(waiting: waiting, awaited: awaited)
    }
    return withFinger(claims, wins, heldTogether(conflict, winner, finder, memo))
      + released
  }

  /// The index of the recognizer of an activity that a conflict is about.
  private func recognizer(of conflict: Conflict, _ number: Int) -> Int? {
    conflict.recognizer(number, subject.machine).flatMap {
      subject.machine.activities[conflict.activities[number]].recognizers.firstIndex(of: $0)
    }
  }

  /// Splits claims so that each clause has awaited activities of one sort: those that hold it alone, or those that need another finger to
  /// land.
  private func withFinger(
    _ held: [Conflict.HeldClaim], _ winner: Int, _ joined: [Int]
  ) -> [Conflict.HeldClaim] {
    var result: [Conflict.HeldClaim] = []
    for claim in held {
      let both = claim.waiting == winner ? claim.awaited.filter(joined.contains) : []
      let alone = claim.awaited.filter { !both.contains($0) }
      if !alone.isEmpty { result.append(.init(waiting: claim.waiting, awaited: alone)) }
      if !both.isEmpty { result.append(.init(waiting: winner, awaited: both, finger: .mayLand)) }
    }
    let known = held.filter { $0.waiting == winner }.flatMap(\.awaited)
    let others = joined.filter { !known.contains($0) }
    return others.isEmpty ? result : result + [.init(waiting: winner, awaited: others, finger: .lands)]
  }

  /// Both claims, held for the same activity. They are judged at the instant when it fails, whichever came first.
  private func releasedTogether(
    _ conflict: Conflict, _ winner: Int, _ finder: FindRivals
  ) -> [Conflict.HeldClaim] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    let mayWinTies = subject.shapes[loses].indices.contains { mine in
      subject.shapes[wins].indices.contains { finder.mayWinTies(loses, mine, wins, $0) }
    }
    guard mayWinTies, conflict.isAboutOrder else { return [] }
    let awaited = finder.holders(of: wins, isSome: true).map(\.activity)
      .filter { finder.holdsBoth($0, wins, loses) }
    return awaited.isEmpty ? [] : [Conflict.HeldClaim(waiting: wins, awaited: awaited, isCertain: false)]
  }

  /// Activities that hold the winner's claim while another finger may make only the winner fail.
  private func heldTogether(
    _ conflict: Conflict, _ winner: Int, _ finder: FindRivals, _ memo: ThirdsMemo
  ) -> [Int] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    guard subject.held.contains(wins), let first = conflict.recognizer(winner, subject.machine),
      let second = conflict.recognizer(1 - winner, subject.machine), first.isContinuous,
      !second.isContinuous || second.fingers.upperBound > first.fingers.upperBound
    else { return [] }
    return holders(of: wins, finder, memo).filter {
      finder.holdsBoth($0, wins, loses)
        || finder.matters($0, to: wins, before: loses, recognizer(of: conflict, 1 - winner))
    }
  }

  /// The activities for which some claim of an activity is held in some touch.
  private func holders(of waiting: Int, _ finder: FindRivals, _ memo: ThirdsMemo) -> [Int] {
    memo.holders(of: waiting) {
      finder.holders(of: waiting, isSome: true).map(\.activity)
        .filter { isEverHeld(waiting, for: $0, finder) }
    }
  }

  /// Whether a third activity can claim at the same instant as the winner, and may win then.
  private func isEverAtOnce(_ third: Int, with winner: Int, _ finder: FindRivals) -> Bool {
    let (a, b) = (min(third, winner), max(third, winner))
    return subject.shapes[third].indices.contains { mine in
      subject.shapes[winner].indices.contains { theirs in
        guard finder.mayWinTies(third, mine, winner, theirs) else { return false }
        if isBounded { return true }
        let (first, second) = a == third ? (mine, theirs) : (theirs, mine)
        return subject.shapes[a][first].contains { i in
          subject.shapes[b][second].contains { j in
            decisions[DecisionKey(first: i, second: j, targets: subject.targets(a, b))].map {
              $0[.same] != nil || $0.isOpen(.same)
            } ?? false
          }
        }
      }
    }
  }

  /// Whether some touch lets two activities claim at the same instant.
  private func isEverAtOnce(_ a: Int, with b: Int) -> Bool {
    isBounded || decisions(a, b).contains { $0[.same] != nil || $0.isOpen(.same) }
  }

  /// Whether some touch lets an activity claim before a rival; also if that is not decided.
  private func mayBeEarlier(_ activity: Int, than rival: Int) -> Bool {
    let order: ClaimOrder = activity < rival ? .first : .second
    return isBounded || isEverEarlier(activity, than: rival)
      || decisions(activity, rival).contains { $0.isOpen(order) }
  }

  /// Whether some touch lets an activity's claim be held for another one.
  private func isEverHeld(_ waiting: Int, for awaited: Int, _ finder: FindRivals) -> Bool {
    // Decisions about two do not cover an awaited activity that sleeps. An awaited activity that claims at the same instant ends the wait,
    // and may itself lose to a claim that is judged before it.
    if !subject.machine.activities[awaited].after.isEmpty || isEverAtOnce(awaited, with: waiting) {
      return true
    }
    if finder.mayHold(awaited, for: waiting) { return true }
    return decisions(waiting, awaited).contains { decision in
      !decision.isComplete || decision.holds[waiting < awaited ? 0 : 1] != nil
        || subject.held.contains(awaited) && decision.proved.contains { !$0.meeting.isBoundary }
    }
  }

  /// Whether some touch lets a third activity claim before the press with which the winner's last contact begins, by a mechanic whose claim
  /// is not held for the winner.
  private func endsBefore(_ third: Int, _ winner: Int, _ finder: FindRivals) -> Bool {
    subject.shapes[third].indices.contains { mine in
      !finder.waits(third, mine, for: winner)
        && decisions(third, winner, by: mine).contains { decision in
          guard let meeting = decision[third < winner ? .first : .second]?.meeting else { return false }
          return meeting.isBeforeLastContact && !meeting.isBoundary
        }
    }
  }

  /// The decisions about the recognizers of two activities, the smaller index first.
  ///
  /// - Parameter recognizer: the only one of the first activity that counts; `nil` for all of them.
  private func decisions(_ a: Int, _ b: Int, by recognizer: Int? = nil) -> [PairDecision] {
    let mine = recognizer.map { subject.shapes[a][$0] } ?? subject.shapes[a].flatMap { $0 }
    return mine.flatMap { first in
      subject.shapes[b].flatMap { $0 }.compactMap { second in
        let key = DecisionKey(first: first, second: second, targets: subject.targets(a, b))
        return decisions[a < b ? key : key.swapped]
      }
    }
  }
}

extension PairDecision {
  /// Whether it is undecided that the claims can come in an order.
  fileprivate func isOpen(_ order: ClaimOrder) -> Bool {
    !isComplete || unproved.contains { $0.order == order }
  }
}

/// Results that many pairs of activities need.
private final class ThirdsMemo {
  private var ends: [ActivityPair: Bool] = [:]
  private var holders: [Int: [Int]] = [:]

  func endsBefore(_ third: Int, _ winner: Int, _ find: () -> Bool) -> Bool {
    let key = ActivityPair(third, winner)
    if let known = ends[key] { return known }
    let answer = find()
    ends[key] = answer
    return answer
  }

  func holders(of waiting: Int, _ find: () -> [Int]) -> [Int] {
    if let known = holders[waiting] { return known }
    let answer = find()
    holders[waiting] = answer
    return answer
  }
}

extension Conflict {
  /// The winner that the sentence names; `nil` if it names none, or says that each can win.
  var onlyWinner: Int? {
    if case .inside(_, let winners) = cause { return winners.count == 1 ? winners.first : nil }
    return cause.winner
  }

  /// The needs of the sentence's touches, such as a late finger.
  var needsOfSentence: WayNeeds {
    if case .earlier(_, let needs) = cause { return needs }
    return relation?.needs ?? []
  }

  /// Whether a finger lands outside the inner target, or the sentence does not say where fingers land and the winner accepts several.
  fileprivate func mayHaveFingerOutside(_ winner: Int, _ machine: Machine) -> Bool {
    if needsOfSentence.contains(.fingerOutside) { return true }
    if case .inside = cause { return false }
    return (recognizer(winner, machine)?.fingers.upperBound ?? 1) > 1
  }

  /// Whether the sentence says that the first claim wins.
  fileprivate var isAboutOrder: Bool {
    if case .earlier = cause { return true }
    return winnerIfFirst != nil
  }

  /// The outer activity, if the sentence says that it wins by claiming first.
  var winnerIfFirst: Int? {
    if case .inside(let inner, let winners) = cause, winners.count > 1 { return 1 - inner }
    return nil
  }
}
