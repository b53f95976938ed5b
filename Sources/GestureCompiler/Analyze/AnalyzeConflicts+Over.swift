import SpecParser

/// Continuous activities that are over when the activity claims that is preferred to them: nothing is left to take over.
extension AnalyzeConflicts {
  /// Adds such a touch to every pair of recognizers that has one: a finger lifts and ends the one, and the preferred one moves on.
  ///
  /// Touches that also need something else of the hand are left out, and touches of several fingers, which end with the lift.
  func findOver(_ pairs: inout [DecidedPair], _ a: Int, _ b: Int, _ declared: DeclaredRelation) {
    guard let preferred = declared.preferred, declared.waiting == nil else { return }
    let other = 1 - preferred
    let order: ClaimOrder = other == 0 ? .first : .second
    let decide = DecidePair(hand: subject.hand, targets: subject.targets(a, b), overFirst: other)
    for index in pairs.indices {
      let facts = pairs[index].facts
      guard facts[other].isContinuous, facts[preferred].hasMove, facts[preferred].fingers.upperBound > 1,
        pairs[index].decision[order] != nil
      else { continue }
      let places = zip([a, b], pairs[index].recognizers).map { RecognizerPlace($0, $1) }
      pairs[index].over = over(places, decide, order)
    }
  }

  private func over(
    _ places: [RecognizerPlace], _ decide: DecidePair, _ order: ClaimOrder
  ) -> PairDecision.Proved? {
    let shapes = places.map { place in
      subject.shapes[place.activity][place.recognizer].map { subject.pool.shapes[$0] }
    }
    for first in shapes[0] {
      for second in shapes[1] {
        let proved = decide.decide(decide.found(first, second), places, loneRecognizers)[order]
        if let proved, proved.meeting.needs.isSubset(of: .earlyLift) { return proved }
      }
    }
    return nil
  }
}
