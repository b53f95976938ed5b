/// Who wins of two is said of touches that no third has changed. Where one lets the loser win, and the winner not, the sentence names it.
extension AnalyzeConflicts {
  mutating func findExceptions(_ relations: RelationIndex, _ finder: FindRivals) {
    for index in report.findings.indices {
      var conflict = report.findings[index].conflict
      guard conflict.activities.count == 2, let winner = conflict.onlyWinner, conflict.isTold(winner, machine)
      else { continue }
      conflict.unlessAfter = thirdsBefore(conflict, winner, relations, finder)
      conflict.unlessHeldFor = thirdsHolding(conflict, winner, finder)
      guard !conflict.unlessAfter.isEmpty || !conflict.unlessHeldFor.isEmpty else { continue }
      report.findings[index] = ConflictFinding(finding: conflict.finding(in: machine), conflict: conflict)
    }
  }

  /// Those after whose win the winner of a sentence cannot win, and the loser can.
  private func thirdsBefore(
    _ conflict: Conflict, _ winner: Int, _ relations: RelationIndex, _ finder: FindRivals
  ) -> [Int] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    let friends = finder.letDown(wins, before: loses).filter { third in
      let comesBefore =
        isEverEarlier(third, than: wins) || finder.holds(wins, for: third)
        || isEverAtOnce(third, with: wins, finder)
      return comesBefore && (relations.areTogether(third, loses) || isEverEarlier(third, than: loses))
    }
    // What begins with a later press has no finger in common with what has won by then.
    guard let first = conflict.recognizer(winner, machine),
      let second = conflict.recognizer(1 - winner, machine),
      first.presses > second.presses
    else { return friends }
    let earlier = finder.denying(wins, beside: loses).filter { third in
      !friends.contains(third) && !finder.holds(third, for: wins) && endsBefore(third, wins)
    }
    return (friends + earlier).sorted()
  }

  /// Those for which the winner's claim is held, and the loser's is not.
  private func thirdsHolding(_ conflict: Conflict, _ winner: Int, _ finder: FindRivals) -> [Int] {
    let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
    guard held.contains(wins) else { return [] }
    return finder.holding(wins, before: loses).filter { third in
      let pair = (min(wins, third), max(wins, third))
      return decisions(pair.0, pair.1).contains { $0.holds[pair.0 == wins ? 0 : 1] != nil }
    }
  }

  /// Whether one claims, on some touch, at one instant with another, and wins there.
  private func isEverAtOnce(_ third: Int, with winner: Int, _ finder: FindRivals) -> Bool {
    let (a, b) = (min(third, winner), max(third, winner))
    return shapes[third].indices.contains { mine in
      shapes[winner].indices.contains { theirs in
        guard finder.winsTies(third, mine, winner, theirs) else { return false }
        let (first, second) = a == third ? (mine, theirs) : (theirs, mine)
        return shapes[a][first].contains { i in
          shapes[b][second].contains { j in
            decisions[DecisionKey(first: i, second: j, targets: targets(a, b))]?[.same] != nil
          }
        }
      }
    }
  }

  /// Whether one claims, on some touch, before the last of another's presses.
  private func endsBefore(_ third: Int, _ winner: Int) -> Bool {
    let (a, b) = (min(third, winner), max(third, winner))
    return decisions(a, b).contains { decision in
      guard let meeting = decision[a == third ? .first : .second]?.meeting else { return false }
      return !meeting.isInOneContact && !meeting.isBoundary
    }
  }

  /// What was decided about two, the first of them the smaller.
  private func decisions(_ a: Int, _ b: Int) -> [PairDecision] {
    shapes[a].flatMap { $0 }.flatMap { first in
      shapes[b].flatMap { $0 }.compactMap { second in
        decisions[DecisionKey(first: first, second: second, targets: targets(a, b))]
      }
    }
  }
}

extension Conflict {
  /// The one of the two that wins, by the sentence; `nil` where it names none, or says that each can.
  var onlyWinner: Int? {
    if case .inside(_, let winners) = cause { return winners.count == 1 ? winners.first : nil }
    return cause.winner
  }
}
