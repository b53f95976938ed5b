import SpecParser

/// Sentences about two activities that a third one wins over by its name alone.
extension AnalyzeConflicts {
  /// Notes the third activity, so that the sentence names no winner while another finding reports that nothing settles it.
  mutating func noteOpenTies() {
    var ties: Set<UnorderedActivityPair> = []
    for conflict in report.findings.map(\.conflict) where conflict.isOpenTie {
      ties.insert(UnorderedActivityPair(conflict.activities[0], conflict.activities[1]))
    }
    guard !ties.isEmpty else { return }
    for index in report.findings.indices {
      var conflict = report.findings[index].conflict
      guard conflict.activities.count == 2, conflict.thirdsWin(subject.machine) != nil else { continue }
      let pairs = (conflict.recognized ?? []).flatMap { third in
        conflict.activities.map { ActivityPair(third, $0) }
      }
      guard let tie = pairs.first(where: { ties.contains(UnorderedActivityPair($0.first, $0.second)) }) else {
        continue
      }
      conflict.openTie = tie
      report.findings[index] = ConflictFinding(
        finding: conflict.finding(in: subject.machine), conflict: conflict)
    }
  }
}

extension Conflict {
  /// Whether only names decide between two activities.
  fileprivate var isOpenTie: Bool {
    rule == .ambiguous && severity == .error && cause == .sameInstant && activities.count == 2
  }
}
