/// The possible states of one activity when another claims, at any speed of the hand: still live, so that it can hold the claim, or
/// claiming no later itself. Each pair of shapes is searched once.
final class HoldMemo {
  private let subject: AnalyzedSpec
  private let reach: ReachMemo
  private var answers: [AnalyzeConflicts.DecisionKey: ReachMemo.Facts] = [:]
  /// Whether the claim of a recognizer is ever held, as `FindRivals` has found.
  var everHeld: [RecognizerPlace: Bool] = [:]

  init(_ analysis: AnalyzeConflicts) {
    subject = analysis.subject
    reach = analysis.reach
  }

  /// Whether an activity may be possible when a recognizer claims. One that sleeps (`after`) is possible as long as its fingers are down.
  func mayHold(_ awaited: Int, _ waiting: Int, _ recognizer: Int) -> Bool {
    !subject.machine.activities[awaited].after.isEmpty
      || subject.shapes[awaited].indices.contains {
        answers(awaited, $0, waiting, recognizer).contains(where: \.mayHold)
      }
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
    subject.shapes[claiming][recognizer].flatMap { first in
      subject.shapes[other][own].map { second in
        let key = AnalyzeConflicts.DecisionKey(
          first: first, second: second, targets: subject.targets(claiming, other))
        if let known = answers[key] { return known }
        let answer = reach.facts(
          ReachMemo.Pair(
            first: subject.pool.shapes[first], second: subject.pool.shapes[second], targets: key.targets))
        answers[key] = answer
        return answer
      }
    }
  }
}
