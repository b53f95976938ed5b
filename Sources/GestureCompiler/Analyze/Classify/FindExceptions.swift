/// Who wins of two is said of touches that no third has won before. Where a third lets the loser win and the winner not, the
/// sentence names it.
extension AnalyzeConflicts {
  mutating func findExceptions(_ relations: RelationIndex, _ finder: FindRivals) {
    guard !machine.prefers.isEmpty || !machine.together.isEmpty else { return }
    for index in report.findings.indices {
      var conflict = report.findings[index].conflict
      guard conflict.activities.count == 2, let winner = conflict.onlyWinner else { continue }
      let (wins, loses) = (conflict.activities[winner], conflict.activities[1 - winner])
      conflict.unlessAfter = finder.letDown(wins, before: loses).filter { third in
        let comesBefore = isEverEarlier(third, than: wins) || finder.holds(wins, for: third)
        return comesBefore && (relations.areTogether(third, loses) || isEverEarlier(third, than: loses))
      }
      guard !conflict.unlessAfter.isEmpty else { continue }
      report.findings[index] = ConflictFinding(finding: conflict.finding(in: machine), conflict: conflict)
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
