import SpecParser

/// Sentences about two activities that a third one wins over by its name alone, or would by another name.
extension AnalyzeConflicts {
  /// Notes the third activity, so that the sentence names no winner while another finding reports that nothing settles it.
  mutating func noteOpenTies() {
    var ties: Set<UnorderedActivityPair> = []
    for conflict in report.findings.map(\.conflict) where conflict.isOpenTie {
      ties.insert(UnorderedActivityPair(conflict.activities[0], conflict.activities[1]))
    }
    guard !ties.isEmpty else { return }
    let tied = Set(ties.flatMap { [$0.first, $0.second] })
    for index in report.findings.indices {
      var conflict = report.findings[index].conflict
      guard conflict.activities.count == 2 else { continue }
      if let thirds = thirdsByName(conflict, tied) { conflict.recognized = thirds }
      guard conflict.thirdsWin(subject.machine) != nil else { continue }
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

  /// The third activities that win the witness over both if names decide the other way; `nil` if one of the two still wins.
  private func thirdsByName(_ conflict: Conflict, _ tied: Set<Int>) -> [Int]? {
    guard let witness = conflict.witness, let recognized = conflict.recognized else { return nil }
    guard conflict.activities.contains(where: { recognized.contains($0) && tied.contains($0) }) else {
      return nil
    }
    let model = Dictionary(firstOf: witness.state.map { ($0.slot, $0.number) })
    let result = players.playersByName(on: witness.inner)[1]
      .result(witness.trace, inner: witness.inner, outer: witness.outer, in: model)
    guard let others = result?.recognized, !others.isEmpty,
      others.allSatisfy({ !conflict.activities.contains($0) })
    else { return nil }
    return others
  }
}

extension Conflict {
  /// Whether only names decide between two activities.
  fileprivate var isOpenTie: Bool {
    rule == .ambiguous && severity == .error && cause == .sameInstant && activities.count == 2
  }
}
