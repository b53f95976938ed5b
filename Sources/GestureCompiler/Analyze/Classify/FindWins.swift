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
    let states = states(of: activity, finder)
    for model in states {
      let answer = cover.answer(in: model, exists: { subject.guards.set(of: $0).contains(model) })
      if case .wins(let trace) = answer { return (trace, model) }
    }
    for model in states {
      if let trace = plainWin(of: activity, in: model) { return (trace, model) }
    }
    return nil
  }

  /// A touch that performs one of an activity's mechanics and nothing else, and by which it wins in a state, whatever the names are.
  private func plainWin(of activity: Int, in model: [Int: Double]) -> PlainTrace? {
    let target = subject.machine.activities[activity].target
    let players = namesDecide ? players.playersByName(on: target) : [players.player(on: target)]
    for shape in subject.shapes[activity].joined().map({ subject.pool.shapes[$0] }) {
      for attempt in 0..<PerformPlainly.attempts {
        guard let trace = PerformPlainly.trace(shape, subject.hand, attempt: attempt) else { continue }
        let wins = players.allSatisfy { player in
          player.result(trace, inner: target, outer: target, in: model)?.winners.contains(activity) ?? false
        }
        if wins { return trace }
      }
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
