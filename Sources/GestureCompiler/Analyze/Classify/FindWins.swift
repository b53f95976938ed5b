import SpecParser

/// Finds touches by which activities win in the whole product.
extension AnalyzeConflicts {
  /// Activities that win the witness of a finding about them.
  var shownWinners: Set<Int> {
    report.findings.reduce(into: []) { winners, finding in
      let conflict = finding.conflict
      winners.formUnion(conflict.activities.filter { conflict.recognized?.contains($0) == true })
    }
  }

  /// The search for rivals that cover an activity.
  func cover(
    _ activity: Int, _ all: [[[RecognizerShape]]], _ finder: FindRivals, _ memo: ReachMemo? = nil
  ) -> CoverActivity {
    let target = subject.machine.activities[activity].target
    return CoverActivity(
      activity: activity, target: target, allShapes: all, relations: subject.relations, rivals: finder,
      players: { [players, namesDecide] in
        namesDecide ? players.playersByName(on: target) : [players.player(on: target)]
      }, hand: subject.hand, reach: memo ?? reach)
  }

  /// A touch by which an activity wins, and its state; `nil` if none was found.
  func win(of activity: Int, _ cover: CoverActivity, _ finder: FindRivals) -> (
    trace: PlainTrace, model: [Int: Double]
  )? {
    for model in states(of: activity, finder) {
      let answer = cover.answer(in: model, exists: { subject.guards.set(of: $0).contains(model) })
      if case .wins(let trace) = answer { return (trace, model) }
    }
    return nil
  }

  /// A state in which the activity's guard holds and as few rivals as possible exist, and any state in which its guard holds.
  private func states(of activity: Int, _ finder: FindRivals) -> [[Int: Double]] {
    let own = subject.guards.set(of: activity)
    var fewest = own
    for rival in finder.around(activity)
    where rival != activity && subject.machine.activities[rival].condition != nil {
      let without = fewest.intersection(subject.guards.set(of: rival).complement)
      if without.model != nil { fewest = without }
    }
    let models = [fewest.model, own.model].compactMap { $0 }
    return models.count == 2 && models[0] == models[1] ? [models[0]] : models
  }
}
