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
    return subject.pairs(a, b) { key, places in
      let found = decide.found(subject.pool.shapes[key.first], subject.pool.shapes[key.second])
      return decide.decide(found, places, loneRecognizers)
    }.filter { !$0.decision.proved.isEmpty || $0.decision.isOpen }
  }
}

extension AnalyzedSpec {
  /// Whether some tool is taken by both. A touch has one tool to its end, whatever changes.
  func shareTool(_ a: Int, _ b: Int) -> Bool {
    let tools = [a, b].map { context.spec.activities[specIndex[$0]].takenTools }
    return !tools[0].isDisjoint(with: tools[1])
  }
}
