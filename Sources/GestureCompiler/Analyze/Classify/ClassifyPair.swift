import SpecParser

/// Two recognizers of two activities, and what was decided about them.
struct DecidedPair: Sendable {
  /// Which recognizer of each activity.
  var recognizers: [Int]
  var facts: [RecognizerFacts]
  var decision: PairDecision
}

/// What `resolve` says about two activities.
struct DeclaredRelation: Sendable {
  /// 0: the first waits for the second; 1: the other way round.
  var waiting: Int?
  /// 0: the first is preferred; 1: the second.
  var preferred: Int?
}

/// Puts what was decided about two activities into the rules of contract section 5.
struct ClassifyPair {
  /// One verdict, with the order of claims that shows it.
  struct Verdict: Sendable {
    var rule: Conflict.Rule
    var severity: Severity
    var cause: Conflict.Cause
    var pair: DecidedPair
    var shown: PairDecision.Proved?
    var delay: Int64?
  }

  let targets: TargetRelation
  let declared: DeclaredRelation
  /// Microseconds, for each activity.
  let budgets: [Int64]

  func verdicts(_ pairs: [DecidedPair]) -> [Verdict] {
    var result: [Verdict] = []
    for pair in pairs { result += verdicts(pair) }
    return result
  }

  private func verdicts(_ pair: DecidedPair) -> [Verdict] {
    var result: [Verdict] = []
    if let undecided = undecided(pair) { result.append(undecided) }
    guard !pair.decision.proved.isEmpty else { return result }
    if let waiting = declared.waiting {
      if let delay = delayed(pair, waiting: waiting, isDeclared: true) { result.append(delay) }
      return result
    }
    if declared.preferred == nil, let waiting = implicitlyWaiting(pair) {
      if let delay = delayed(pair, waiting: waiting, isDeclared: false) {
        return result + [delay]
      }
    }
    let open = unsettled(pair)
    if let verdict = verdict(pair, open) { result.append(verdict) }
    return result
  }

  // MARK: Undecided

  private func undecided(_ pair: DecidedPair) -> Verdict? {
    let isOpen = !pair.decision.isComplete || pair.decision.unproved.contains { !$0.isBoundary }
    guard isOpen else { return nil }
    return Verdict(rule: .undecided, severity: .warning, cause: .bound, pair: pair)
  }

  // MARK: Waiting

  /// The discrete one that a longer mechanic of the same target continues.
  private func implicitlyWaiting(_ pair: DecidedPair) -> Int? {
    guard targets == .same else { return nil }
    return (0..<2).first { number in
      !pair.facts[number].isContinuous && pair.facts[number].presses < pair.facts[1 - number].presses
        && pair.decision.holds[number]?.isBetweenPresses == true
    }
  }

  private func delayed(_ pair: DecidedPair, waiting: Int, isDeclared: Bool) -> Verdict? {
    guard let hold = pair.decision.holds[waiting] else { return nil }
    let order: ClaimOrder = waiting == 0 ? .first : .second
    let shown = pair.decision[order] ?? pair.decision[.same] ?? pair.decision.proved.first
    let isLong = hold.most.map { $0 > budgets[waiting] } ?? true
    return Verdict(
      rule: .delayed, severity: isLong && !isDeclared ? .warning : .note,
      cause: .waits(waiting: waiting, isDeclared: isDeclared), pair: pair, shown: shown, delay: hold.most)
  }

  // MARK: Meeting

  /// The orders of claims that `prefer` leaves open.
  private func unsettled(_ pair: DecidedPair) -> [PairDecision.Proved] {
    guard let preferred = declared.preferred else { return pair.decision.proved }
    // The other one first, and over at once: nothing can be taken over.
    let other: ClaimOrder = preferred == 0 ? .second : .first
    if pair.facts[1 - preferred].isContinuous { return [] }
    return pair.decision.proved.filter { $0.meeting.order == other }
  }

  private func verdict(_ pair: DecidedPair, _ open: [PairDecision.Proved]) -> Verdict? {
    let full = open.filter { !$0.meeting.isBoundary }
    if full.isEmpty {
      guard let edge = open.first else { return nil }
      let rule: Conflict.Rule = targets == .same ? .ambiguous : .nested
      let cause: Conflict.Cause = targets == .same ? .sameInstant : .inside(inner: inner)
      return Verdict(rule: rule, severity: .note, cause: cause, pair: pair, shown: edge)
    }
    let orders = Set(full.map(\.meeting.order))
    return targets == .same ? onOneTarget(pair, full, orders) : nested(pair, full)
  }

  private func onOneTarget(
    _ pair: DecidedPair, _ full: [PairDecision.Proved], _ orders: Set<ClaimOrder>
  ) -> Verdict {
    if let cut = full.first(where: { cutsHoldOff(pair, $0) }) {
      return Verdict(rule: .ambiguous, severity: .error, cause: .cutsHoldOff, pair: pair, shown: cut)
    }
    if let settled = settled(pair, full, orders) { return settled }
    if orders.isSuperset(of: [.first, .second]) || isPreferRace(pair, full) {
      return Verdict(rule: .ambiguous, severity: .error, cause: .race, pair: pair, shown: full[0])
    }
    if let same = full.first(where: { $0.meeting.order == .same }) {
      return Verdict(rule: .ambiguous, severity: .error, cause: .sameInstant, pair: pair, shown: same)
    }
    return earlier(pair, full[0])
  }

  /// `prefer` settles all but a discrete rival that can also come first.
  private func isPreferRace(_ pair: DecidedPair, _ full: [PairDecision.Proved]) -> Bool {
    declared.preferred != nil && pair.decision.proved.contains { $0.meeting.order != full[0].meeting.order }
  }

  private func earlier(_ pair: DecidedPair, _ shown: PairDecision.Proved) -> Verdict {
    let winner = shown.meeting.order == .second ? 1 : 0
    let cause: Conflict.Cause = shown.meeting.isGrown ? .lateFinger(winner: winner) : .earlier(winner: winner)
    return Verdict(rule: .specialCase, severity: .note, cause: cause, pair: pair, shown: shown)
  }

  /// The special case, where it claims no later wherever both claim.
  private func settled(
    _ pair: DecidedPair, _ full: [PairDecision.Proved], _ orders: Set<ClaimOrder>
  ) -> Verdict? {
    guard let special = RecognizerFacts.special(pair.facts[0], pair.facts[1]) else { return nil }
    let late: ClaimOrder = special == 0 ? .second : .first
    guard !orders.contains(late), targets == .same || special == inner else { return nil }
    let shown = full.first { $0.meeting.order == .same } ?? full[0]
    let isGrown = full.allSatisfy(\.meeting.isGrown)
    return Verdict(
      rule: .specialCase, severity: .note,
      cause: isGrown ? .lateFinger(winner: special) : .specialCase(winner: special), pair: pair, shown: shown)
  }

  private func cutsHoldOff(_ pair: DecidedPair, _ shown: PairDecision.Proved) -> Bool {
    switch shown.meeting.order {
    case .first: pair.facts[0].claimsByHolding && pair.facts[1].endsInTouch && shown.meeting.isInOneContact
    case .second: pair.facts[1].claimsByHolding && pair.facts[0].endsInTouch && shown.meeting.isInOneContact
    case .same: false
    }
  }

  // MARK: Nested

  private var inner: Int { targets == .firstInside ? 0 : 1 }

  private func nested(
    _ pair: DecidedPair, _ full: [PairDecision.Proved]
  ) -> Verdict {
    // What the outer one claims by fingers elsewhere is over before the inner one's land, whoever is the special case.
    let inside = full.filter { !outerComesFirst($0) }
    if !inside.isEmpty, let settled = settled(pair, inside, Set(inside.map(\.meeting.order))) {
      return settled
    }
    if full.allSatisfy({ $0.meeting.isGrown || isMoveAfterHold(pair, $0) || outerComesFirst($0) }) {
      return earlier(pair, full[0])
    }
    let isButtonInCard =
      pair.facts.allSatisfy { !$0.isContinuous }
      && full.contains { $0.meeting.order == .same } && full.allSatisfy(\.meeting.isInOneContact)
    // With one finger here and another beside it nobody aims at the inner one alone.
    let takesFingersElsewhere = full.allSatisfy(\.meeting.isStretched)
    let same = full.first { $0.meeting.order == .same }
    return Verdict(
      rule: .nested, severity: isButtonInCard || takesFingersElsewhere ? .note : .warning,
      cause: .inside(inner: inner), pair: pair,
      shown: same ?? full[0])
  }

  /// The outer one claims first, with fingers that lie outside the inner target too: it loses nothing there.
  private func outerComesFirst(_ shown: PairDecision.Proved) -> Bool {
    shown.meeting.isStretched && shown.meeting.order == (inner == 0 ? .second : .first)
  }

  /// A movement after a hold that a long press has claimed.
  private func isMoveAfterHold(_ pair: DecidedPair, _ shown: PairDecision.Proved) -> Bool {
    switch shown.meeting.order {
    case .first: pair.facts[0].claimsByHolding && pair.facts[1].hasMove
    case .second: pair.facts[1].claimsByHolding && pair.facts[0].hasMove
    case .same: false
    }
  }
}
