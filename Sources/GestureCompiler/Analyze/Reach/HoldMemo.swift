/// What an activity can be, in whatever tempo, where another claims: still possible, so that it can hold that claim, or no later with its
/// own claim. Looked for once for two shapes.
final class HoldMemo {
  private let shapes: [[[Int]]]
  private let pool: ShapePool
  private let chains: [[Int]]
  private var answers: [AnalyzeConflicts.DecisionKey: Answer] = [:]

  private struct Answer {
    var mayHold: Bool
    var mayClaimByThen: Bool
  }

  init(_ analysis: AnalyzeConflicts) {
    shapes = analysis.shapes
    pool = analysis.pool
    chains = analysis.machine.activities.map { ReplayTrace.chain(analysis.machine, $0.target) }
  }

  /// Whether a claim of a recognizer may be held for an activity.
  func mayHold(_ awaited: Int, _ waiting: Int, _ recognizer: Int) -> Bool {
    answers(awaited, waiting, recognizer).contains(where: \.mayHold)
  }

  /// Whether an activity may claim before a recognizer of another claims, or at that instant.
  func mayClaim(_ third: Int, by claiming: Int, _ recognizer: Int) -> Bool {
    answers(third, claiming, recognizer).contains(where: \.mayClaimByThen)
  }

  private func answers(_ other: Int, _ claiming: Int, _ recognizer: Int) -> [Answer] {
    shapes[claiming][recognizer].flatMap { first in
      shapes[other].flatMap { $0 }.map { second in
        let key = AnalyzeConflicts.DecisionKey(
          first: first, second: second, targets: targets(claiming, other))
        if let known = answers[key] { return known }
        let found = DecidePair(hand: .unlimited, targets: key.targets)
          .found(pool.shapes[first], pool.shapes[second])
        let answer = Answer(
          mayHold: !found.isComplete || found.holds[0] != nil,
          mayClaimByThen: !found.isComplete || found[.second] != nil || found[.same] != nil)
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
