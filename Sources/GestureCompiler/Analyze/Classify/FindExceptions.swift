/// Who wins of two is said of touches that no third has changed. Where one lets the loser win, and the winner not, the sentence names it.
extension AnalyzeConflicts {
  mutating func findExceptions(_ finder: FindRivals) {
    let memo = ThirdsMemo()
    for index in report.findings.indices {
      var conflict = report.findings[index].conflict
      guard conflict.activities.count == 2, let winner = conflict.onlyWinner ?? conflict.winnerIfFirst,
        conflict.takesExceptions(winner, subject.machine)
      else { continue }
      // Where one wins if it claims first, the other is said to win otherwise, after whomever.
      if conflict.onlyWinner != nil {
        conflict.unlessAfter = thirdsBefore(conflict, winner, finder, memo)
        conflict.unlessWith = thirdsAtOnce(conflict, winner, finder)
      }
      conflict.unlessTaken = thirdsTaking(conflict, winner, finder)
      conflict.unlessHeld = heldClaims(conflict, winner, finder, memo)
      guard
        !conflict.unlessAfter.isEmpty || !conflict.unlessTaken.isEmpty || !conflict.unlessHeld.isEmpty
          || !conflict.unlessWith.isEmpty
      else { continue }
      report.findings[index] = ConflictFinding(
        finding: conflict.finding(in: subject.machine), conflict: conflict)
    }
  }

  /// Those after whose win the winner of a sentence cannot win, and the loser can.
  private func thirdsBefore(
    _ conflict: Conflict, _ winner: Int, _ finder: FindRivals, _ memo: ThirdsMemo
  ) -> [Int] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    let friends =
      finder.letDown(wins, before: loses).filter { third in
        let comesBefore =
          mayBeEarlier(third, than: wins) || finder.holds(wins, for: third)
          || isEverAtOnce(third, with: wins, finder)
        return comesBefore
          && (subject.relations.areTogether(third, loses) || mayBeEarlier(third, than: loses))
      } + thirdsAside(conflict, winner, finder)
    // What begins with a later press has no finger in common with what has won by then.
    guard let first = conflict.recognizer(winner, subject.machine),
      let second = conflict.recognizer(1 - winner, subject.machine),
      first.presses > second.presses || conflict.needsOfSentence.contains(.laterTouch)
    else { return friends.sorted() }
    let earlier = finder.denying(wins, beside: loses).filter { third in
      !friends.contains(third) && !finder.holds(third, for: wins)
        && memo.endsBefore(third, wins) { endsBefore(third, wins, presses: first.presses) }
    }
    return (friends + earlier).sorted()
  }

  /// Those on elements beside the loser's that take the winner's touch over, where a finger of it lands there.
  private func thirdsAside(_ conflict: Conflict, _ winner: Int, _ finder: FindRivals) -> [Int] {
    guard
      conflict.needsOfSentence.contains(.fingerOutside)
        || conflict.mayHaveFingerOutside(winner, subject.machine)
    else { return [] }
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    return finder.denying(wins, aside: loses).filter { comesInTime($0, for: wins, finder) }
  }

  /// Those that may take a finger outside the inner target, and then leave the inner loser's alone; and those beside which the loser of a
  /// claim that comes later can win.
  private func thirdsTaking(_ conflict: Conflict, _ winner: Int, _ finder: FindRivals) -> [Int] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    let outside =
      conflict.needsOfSentence.contains(.fingerOutside) ? finder.denying(wins, outside: loses) : []
    let friends = conflict.onlyWinner == nil ? finder.letDown(wins, before: loses) : []
    return Set(outside + friends).sorted().filter { third in
      !conflict.unlessAfter.contains(third) && comesInTime(third, for: wins, finder)
    } + (mayHaveWonBefore(conflict, winner) ? [loses] : [])
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
  }

  /// Those preferred to the winner that claim with it, and lose to the loser there.
  private func thirdsAtOnce(_ conflict: Conflict, _ winner: Int, _ finder: FindRivals) -> [Int] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    return finder.preferred(to: wins, notTo: loses).filter { third in
      isEverAtOnce(third, with: wins) && isEverAtOnce(loses, with: third)
    }.sorted()
  }

  /// What is held for others, for which the loser's claim is not held: the winner's claim, or that of one beside which alone the
  /// winner wins.
  private func heldClaims(
    _ conflict: Conflict, _ winner: Int, _ finder: FindRivals, _ memo: ThirdsMemo
  ) -> [Conflict.HeldClaim] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    // A friend of the winner matters where the loser need not come later.
    let helpers =
      conflict.onlyWinner != nil && mayBeEarlier(loses, than: wins)
      ? finder.letDown(loses, before: wins).filter {
        isEverAtOnce($0, with: loses, finder) || mayBeEarlier($0, than: loses)
      } : []
    let mine = recognizer(of: conflict, 1 - winner)
    let released = releasedTogether(conflict, winner, finder)
    // What only can win when both claims are released is not said to win before.
    let open = Set(released.flatMap(\.awaited))
    let claims = ([wins] + helpers).compactMap { (waiting) -> Conflict.HeldClaim? in
      guard subject.held.contains(waiting) else { return nil }
      let holders = memo.holders(of: waiting) {
        finder.holders(of: waiting).map(\.activity).filter { isEverHeld(waiting, for: $0, finder) }
      }
      let awaited = holders.filter {
        $0 != wins && !(waiting == wins && open.contains($0))
          && finder.matters($0, to: wins, before: loses, mine)
      }
      return awaited.isEmpty ? nil : Conflict.HeldClaim(waiting: waiting, awaited: awaited)
    }
    return withFinger(claims, wins, heldTogether(conflict, winner, finder, memo))
      + released
  }

  /// Which of an activity's recognizers a conflict is about.
  private func recognizer(of conflict: Conflict, _ number: Int) -> Int? {
    conflict.recognizer(number, subject.machine).flatMap {
      subject.machine.activities[conflict.activities[number]].recognizers.firstIndex(of: $0)
    }
  }

  /// One clause about each that is awaited: claims that are held alone, and where another finger lands.
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

  /// Both claims are held for the same, and tried at one instant when it has failed: who claimed first does not count there.
  private func releasedTogether(
    _ conflict: Conflict, _ winner: Int, _ finder: FindRivals
  ) -> [Conflict.HeldClaim] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    let mayWinTies = subject.shapes[loses].indices.contains { mine in
      subject.shapes[wins].indices.contains { finder.mayWinTies(loses, mine, wins, $0) }
    }
    guard mayWinTies, conflict.isAboutOrder else { return [] }
    let awaited = finder.holders(of: wins).map(\.activity).filter { finder.holdsBoth($0, wins, loses) }
    return awaited.isEmpty ? [] : [Conflict.HeldClaim(waiting: wins, awaited: awaited, isCertain: false)]
  }

  /// Those for which the winner's claim is held, perhaps the loser's for the same, while another finger fails the winner's alone.
  private func heldTogether(
    _ conflict: Conflict, _ winner: Int, _ finder: FindRivals, _ memo: ThirdsMemo
  ) -> [Int] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    guard subject.held.contains(wins), let first = conflict.recognizer(winner, subject.machine),
      let second = conflict.recognizer(1 - winner, subject.machine), first.isContinuous,
      !second.isContinuous || second.fingers.upperBound > first.fingers.upperBound
    else { return [] }
    return memo.holders(of: wins) {
      finder.holders(of: wins).map(\.activity).filter { isEverHeld(wins, for: $0, finder) }
    }.filter {
      finder.holdsBoth($0, wins, loses)
        || finder.matters($0, to: wins, before: loses, recognizer(of: conflict, 1 - winner))
    }
  }

  /// Whether one claims, on some touch, at one instant with another, and may win there.
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

  /// Whether two claim, on some touch, at one instant.
  private func isEverAtOnce(_ a: Int, with b: Int) -> Bool {
    isBounded || decisions(min(a, b), max(a, b)).contains { $0[.same] != nil || $0.isOpen(.same) }
  }

  /// Whether one claims before another on some touch, or may.
  private func mayBeEarlier(_ activity: Int, than rival: Int) -> Bool {
    let order: ClaimOrder = activity < rival ? .first : .second
    return isBounded || isEverEarlier(activity, than: rival)
      || decisions(min(activity, rival), max(activity, rival)).contains { $0.isOpen(order) }
  }

  /// Whether a claim is held for another on some touch: until that one claims or fails, and longer where its own claim is held.
  private func isEverHeld(_ waiting: Int, for awaited: Int, _ finder: FindRivals) -> Bool {
    // One that sleeps until another's claim takes no part in claims alone. One that claims at that instant ends the wait, and may itself
    // lose to what is tried before it.
    if !subject.machine.activities[awaited].after.isEmpty || isEverAtOnce(awaited, with: waiting) {
      return true
    }
    if finder.mayHold(awaited, for: waiting) { return true }
    let pair = (min(waiting, awaited), max(waiting, awaited))
    return decisions(pair.0, pair.1).contains { decision in
      !decision.isComplete || decision.holds[pair.0 == waiting ? 0 : 1] != nil
        || subject.held.contains(awaited) && decision.proved.contains { !$0.meeting.isBoundary }
    }
  }

  /// Whether one claims, on some touch, before the last of another's presses.
  private func endsBefore(_ third: Int, _ winner: Int, presses: Int) -> Bool {
    let (a, b) = (min(third, winner), max(third, winner))
    // What claims with the last press in some way may do so with an earlier one in another.
    let isShorter = subject.machine.activities[third].recognizers.contains { $0.presses < presses }
    return decisions(a, b).contains { decision in
      guard let meeting = decision[a == third ? .first : .second]?.meeting else { return false }
      return (isShorter || !meeting.isInOneContact) && !meeting.isBoundary
    }
  }

  /// What was decided about two, the first of them the smaller.
  private func decisions(_ a: Int, _ b: Int) -> [PairDecision] {
    subject.shapes[a].flatMap { $0 }.flatMap { first in
      subject.shapes[b].flatMap { $0 }.compactMap { second in
        decisions[DecisionKey(first: first, second: second, targets: subject.targets(a, b))]
      }
    }
  }
}

extension PairDecision {
  /// Whether it was not decided if the claims can come in an order.
  fileprivate func isOpen(_ order: ClaimOrder) -> Bool {
    !isComplete || unproved.contains { $0.order == order }
  }
}

/// What is asked of two activities for many pairs of others.
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
  /// The one of the two that wins, by the sentence; `nil` where it names none, or says that each can.
  var onlyWinner: Int? {
    if case .inside(_, let winners) = cause { return winners.count == 1 ? winners.first : nil }
    return cause.winner
  }

  /// What the sentence asks of the hand.
  var needsOfSentence: WayNeeds {
    if case .earlier(_, let needs) = cause { return needs }
    return relation?.needs ?? []
  }

  /// Whether a sentence that says nothing of places is about several fingers of an outer winner.
  fileprivate func mayHaveFingerOutside(_ winner: Int, _ machine: Machine) -> Bool {
    if case .inside = cause { return false }
    return (recognizer(winner, machine)?.fingers.upperBound ?? 1) > 1
  }

  /// Whether the sentence says that who claims first wins.
  fileprivate var isAboutOrder: Bool {
    if case .earlier = cause { return true }
    return winnerIfFirst != nil
  }

  /// The outer one of two targets, where the sentence says that it wins if it claims first.
  var winnerIfFirst: Int? {
    if case .inside(let inner, let winners) = cause, winners.count > 1 { return 1 - inner }
    return nil
  }
}
