import SpecParser

/// Activities whose guards never hold together, in a touch during which the state changes.
///
/// A guard is evaluated at the mechanic's first press. Two such activities meet if they start with different presses: one with the first
/// press of a double touch, the other, a touch, with the second.
extension AnalyzeConflicts {
  /// Whether both can claim in one touch, at any speed of the hand; also true if this is undecided.
  func mayMeetInTurn(_ a: Int, _ b: Int) -> Bool {
    guard subject.shareTool(a, b) else { return false }
    let targets = subject.targets(a, b)
    return subject.shapes[a].joined().contains { first in
      subject.shapes[b].joined().contains { second in
        reach.facts(
          ReachMemo.Pair(
            first: subject.pool.shapes[first], second: subject.pool.shapes[second], targets: targets,
            startsApart: true)
        )
        .mayMeet
      }
    }
  }

  /// The pairs of recognizers that meet or may meet although their guards never hold together, in order.
  func decidedInTurn(_ a: Int, _ b: Int) -> [DecidedPair] {
    guard subject.shareTool(a, b) else { return [] }
    let decide = DecidePair(hand: subject.hand, targets: subject.targets(a, b), startsApart: true)
    return subject.shapes[a].indices.flatMap { first in
      subject.shapes[b].indices.compactMap { second -> DecidedPair? in
        let places = [RecognizerPlace(a, first), RecognizerPlace(b, second)]
        var decision = PairDecision()
        for i in subject.shapes[a][first] {
          for j in subject.shapes[b][second] {
            let found = decide.found(subject.pool.shapes[i], subject.pool.shapes[j])
            decision.merge(decide.decide(found, places, loneRecognizers))
          }
        }
        if decision.proved.isEmpty && !decision.isOpen { return nil }
        return DecidedPair(
          recognizers: [first, second],
          facts: [
            subject.pool.facts[subject.shapes[a][first][0]], subject.pool.facts[subject.shapes[b][second][0]],
          ], decision: decision)
      }
    }
  }
}

extension AnalyzedSpec {
  /// Whether some tool is taken by both. A touch has one tool to its end, whatever changes.
  func shareTool(_ a: Int, _ b: Int) -> Bool {
    let tools = [a, b].map { context.spec.activities[specIndex[$0]].takenTools }
    return !tools[0].isDisjoint(with: tools[1])
  }
}
