/// The possible states of one activity when another claims, at any speed of the hand: still live, so that it can hold the claim, or
/// claiming no later itself. Each pair of shapes is searched once.
final class HoldMemo {
  private let shapes: [[[Int]]]
  private let pool: ShapePool
  private let chains: [[Int]]
  private let reach: ReachMemo
  private var answers: [AnalyzeConflicts.DecisionKey: ReachMemo.Facts] = [:]
  /// Whether the claim of a recognizer is ever held, as `FindRivals` has found.
  var everHeld: [RecognizerPlace: Bool] = [:]

  init(_ analysis: AnalyzeConflicts) {
    shapes = analysis.subject.shapes
    pool = analysis.subject.pool
    reach = analysis.reach
    chains = analysis.subject.machine.activities.map {
      ReplayTrace.chain(analysis.subject.machine, $0.target)
    }
  }

  /// Whether an activity may be possible when a recognizer claims.
  func mayHold(_ awaited: Int, _ waiting: Int, _ recognizer: Int) -> Bool {
    shapes[awaited].indices.contains { answers(awaited, $0, waiting, recognizer).contains(where: \.mayHold) }
  }

  /// Whether a recognizer of an activity may claim before one of another claims.
  func mayClaim(_ third: Int, _ own: Int, before claiming: Int, _ recognizer: Int) -> Bool {
    answers(third, own, claiming, recognizer).contains(where: \.mayClaimBefore)
  }

  /// Whether a recognizer of an activity may claim at the instant at which one of another claims.
  func mayClaim(_ third: Int, _ own: Int, with claiming: Int, _ recognizer: Int) -> Bool {
    answers(third, own, claiming, recognizer).contains(where: \.mayClaimAtOnce)
  }

  private func answers(_ other: Int, _ own: Int, _ claiming: Int, _ recognizer: Int) -> [ReachMemo.Facts] {
    shapes[claiming][recognizer].flatMap { first in
      shapes[other][own].map { second in
        let key = AnalyzeConflicts.DecisionKey(
          first: first, second: second, targets: targets(claiming, other))
        if let known = answers[key] { return known }
        let answer = reach.facts(
          ReachMemo.Pair(first: pool.shapes[first], second: pool.shapes[second], targets: key.targets))
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
