import SpecParser

/// Touches that a line of `resolve` does not settle as it says, since one of two recognizers is over, or has won, before the other can do
/// anything.
extension AnalyzeConflicts {
  /// Two shapes, and what their touches must also show.
  struct CourseKey: Sendable, Hashable {
    var pair: DecisionKey
    var course: TouchSearch.Course
    /// The shape for which the claim of one of the two is held, if the course needs one.
    var third: Int?

    /// The order of the two claims.
    var order: ClaimOrder {
      switch course {
      case .over(let first), .ahead(let first), .released(let first, _): first == 0 ? .first : .second
      case .missed(let late): late == 0 ? .second : .first
      }
    }
  }

  /// Adds such a touch to every pair of recognizers that has one.
  ///
  /// Touches that need more of the hand than the line's case does are left out.
  mutating func findCourses(_ pairs: inout [DecidedPair], _ a: Int, _ b: Int, _ declared: DeclaredRelation) {
    for index in pairs.indices {
      let targets = subject.targets(a, b)
      let course =
        declared.waiting.map { ahead($0, pairs[index], targets) }
        ?? over(pairs[index], declared) ?? missed(pairs[index], declared, targets)
      guard let course else { continue }
      let places = zip([a, b], pairs[index].recognizers).map { RecognizerPlace($0, $1) }
      (pairs[index].course, pairs[index].isCourseOpen) = proved(course, places)
    }
  }

  /// `prefer`: a continuous rival claims, and is over when the preferred activity claims. Nothing is left to take over.
  ///
  /// Of one finger and one contact each, both are over with the same lift.
  private func over(_ pair: DecidedPair, _ declared: DeclaredRelation) -> TouchSearch.Course? {
    guard let preferred = declared.preferred else { return nil }
    let mayEnd = pair.facts[preferred].presses > 1 || pair.facts.contains { $0.fingers.upperBound > 1 }
    let isFirst = pair.decision[preferred == 0 ? .second : .first] != nil
    return isFirst && mayEnd && pair.facts[1 - preferred].isContinuous ? .over(1 - preferred) : nil
  }

  /// `prefer`: a discrete rival claims first, and the preferred activity only begins with the second touch. It did not win the first one, in
  /// which a finger landed off its edges or a time was outside its limits.
  private func missed(
    _ pair: DecidedPair, _ declared: DeclaredRelation, _ targets: TargetRelation
  ) -> TouchSearch.Course? {
    guard targets == .same, let preferred = declared.preferred, !pair.facts[1 - preferred].isContinuous,
      let first = pair.decision[preferred == 0 ? .second : .first]?.meeting
    else { return nil }
    return first.needs.contains(.laterTouch) && !first.isBoundary ? .missed(preferred) : nil
  }

  /// `wait`: a continuous activity around the awaited one claims by one finger, and takes in the finger that lands on the inner target.
  private func ahead(_ waiting: Int, _ pair: DecidedPair, _ targets: TargetRelation) -> TouchSearch.Course? {
    let isAround = targets == (waiting == 0 ? .secondInside : .firstInside)
    return isAround && pair.facts[waiting].isContinuous && pair.facts[waiting].fingers.count > 1
      ? .ahead(waiting) : nil
  }

  /// Such a touch of two recognizers, and whether it is undecided that there is one.
  private mutating func proved(
    _ course: TouchSearch.Course, _ places: [RecognizerPlace]
  ) -> (PairDecision.Proved?, isOpen: Bool) {
    let shapes = places.map { subject.shapes[$0.activity][$0.recognizer] }
    let targets = subject.targets(places[0].activity, places[1].activity)
    var needs: WayNeeds = targets == .same ? .earlyLift : [.earlyLift, .fingerOutside]
    if case .ahead = course { needs.insert(.lateFinger) }
    if case .missed = course { needs.insert(.laterTouch) }
    var isOpen = false
    for first in shapes[0] {
      for second in shapes[1] {
        var key = CourseKey(pair: DecisionKey(first: first, second: second, targets: targets), course: course)
        if case .missed(let late) = course { key.third = late == 0 ? first : second }
        let decision = decision(key, places)
        if let proved = decision[key.order], proved.meeting.needs.isSubset(of: needs) {
          return (proved, false)
        }
        isOpen =
          isOpen || !decision.isComplete
          || decision.unproved.contains { !$0.isBoundary && $0.needs.isSubset(of: needs) }
      }
    }
    // Of what was refused, one finding says so for the whole spec.
    return (nil, isOpen && !isRefused)
  }

  /// Decides two shapes once, as `decision` does for touches of any course.
  ///
  /// What is known counts as a search, too, because there may be many more triples of activities than of shapes.
  mutating func decision(_ key: CourseKey, _ places: [RecognizerPlace]) -> PairDecision {
    guard !isWellSpent else {
      isRefused = true
      return PairDecision(isComplete: false)
    }
    work += bound.costOfSearch
    if let known = courses[key] { return known }
    var decide = DecidePair(hand: subject.hand, targets: key.pair.targets, course: key.course)
    decide.third = key.third.map { subject.pool.shapes[$0] }
    let shapes = [key.pair.first, key.pair.second].map { subject.pool.shapes[$0] }
    let decision =
      here.courses[key] ?? decide.decide(decide.found(shapes[0], shapes[1]), places, loneRecognizers)
    here.courses[key] = decision
    work += min(decision.work, bound.work)
    courses[key] = decision
    return decision
  }
}
