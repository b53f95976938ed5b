/// Whether, in whatever tempo, an activity is still possible where another claims, and so can hold that claim: looked for once for two
/// shapes.
final class HoldMemo {
  private let shapes: [[[Int]]]
  private let pool: ShapePool
  private let chains: [[Int]]
  private var answers: [AnalyzeConflicts.DecisionKey: Bool] = [:]

  init(_ analysis: AnalyzeConflicts) {
    shapes = analysis.shapes
    pool = analysis.pool
    chains = analysis.machine.activities.map { ReplayTrace.chain(analysis.machine, $0.target) }
  }

  /// Whether a claim of a recognizer may be held for an activity.
  func mayHold(_ awaited: Int, _ waiting: Int, _ recognizer: Int) -> Bool {
    shapes[waiting][recognizer].contains { first in
      shapes[awaited].flatMap { $0 }.contains { second in
        let key = AnalyzeConflicts.DecisionKey(
          first: first, second: second, targets: targets(waiting, awaited))
        if let known = answers[key] { return known }
        let found = DecidePair(hand: .unlimited, targets: key.targets)
          .found(pool.shapes[first], pool.shapes[second])
        let answer = !found.isComplete || found.holds[0] != nil
        answers[key] = answer
        return answer
      }
    }
  }

  private func targets(_ a: Int, _ b: Int) -> TargetRelation {
    if chains[a][0] == chains[b][0] { return .same }
    return chains[a].contains(chains[b][0]) ? .firstInside : .secondInside
  }
}
