import SpecParser

/// Continuous activities that are over when the activity claims that is preferred to them: nothing is left to take over.
extension AnalyzeConflicts {
  /// Two shapes, and the one (0 or 1) that is over first.
  struct OverKey: Sendable, Hashable {
    var pair: DecisionKey
    var over: Int

    /// The order of the two claims.
    var order: ClaimOrder { over == 0 ? .first : .second }
  }

  /// Adds such a touch to every pair of recognizers that has one: a finger lifts and ends the one, and the preferred one moves on.
  ///
  /// Touches that also need something else of the hand are left out, and touches of several fingers, which end with the lift.
  mutating func findOver(_ pairs: inout [DecidedPair], _ a: Int, _ b: Int, _ declared: DeclaredRelation) {
    guard let preferred = declared.preferred, declared.waiting == nil else { return }
    for index in pairs.indices {
      let facts = pairs[index].facts
      let isFirst = pairs[index].decision[preferred == 0 ? .second : .first] != nil
      guard isFirst, facts[1 - preferred].isContinuous, facts[preferred].hasMove,
        facts[preferred].fingers.upperBound > 1
      else { continue }
      let places = zip([a, b], pairs[index].recognizers).map { RecognizerPlace($0, $1) }
      pairs[index].over = over(1 - preferred, places)
    }
  }

  private mutating func over(_ number: Int, _ places: [RecognizerPlace]) -> PairDecision.Proved? {
    let shapes = places.map { subject.shapes[$0.activity][$0.recognizer] }
    let targets = subject.targets(places[0].activity, places[1].activity)
    for first in shapes[0] {
      for second in shapes[1] {
        let key = OverKey(pair: DecisionKey(first: first, second: second, targets: targets), over: number)
        if let proved = decision(key, places)[key.order], proved.meeting.needs.isSubset(of: .earlyLift) {
          return proved
        }
      }
    }
    return nil
  }

  /// Decides two shapes once, as `decision` does without the condition that one is over first.
  private mutating func decision(_ key: OverKey, _ places: [RecognizerPlace]) -> PairDecision {
    if let known = overs[key] { return known }
    guard !isWellSpent else {
      isRefused = true
      return PairDecision(isComplete: false)
    }
    let decide = DecidePair(hand: subject.hand, targets: key.pair.targets, overFirst: key.over)
    let shapes = [key.pair.first, key.pair.second].map { subject.pool.shapes[$0] }
    let decision =
      here.overs[key] ?? decide.decide(decide.found(shapes[0], shapes[1]), places, loneRecognizers)
    here.overs[key] = decision
    work += bound.costOfSearch + min(decision.work, bound.work)
    overs[key] = decision
    return decision
  }
}
