import SpecParser

/// Two recognizers of two activities, and the decision about them.
struct DecidedPair: Sendable {
  /// The index of the recognizer in each activity.
  var recognizers: [Int]
  var facts: [RecognizerFacts]
  var decision: PairDecision
  /// A touch in which a continuous activity claims, and is over when the one that is preferred to it claims; or in which one that waits
  /// claims before the other begins.
  var course: PairDecision.Proved?
  /// Whether it is undecided that there is such a touch.
  var isCourseOpen = false
}

/// The relation of two activities that `resolve` declares.
struct DeclaredRelation: Sendable {
  /// The activity that waits for the other (0 or 1), if any.
  var waiting: Int?
  /// The preferred activity (0 or 1), if any.
  var preferred: Int?
  var areTogether = false
  /// The activities (0 or 1) that may only begin a touch. They neither take over nor join a winner, whatever is declared.
  var beginning: Set<Int> = []
}

/// Finds the rules (Docs/ConflictAnalysis.md) that the decision about two activities falls under.
struct ClassifyPair {
  /// One verdict, with the order of claims that proves it.
  struct Verdict {
    var rule: Conflict.Rule
    var severity: Severity
    var cause: Conflict.Cause
    var pair: DecidedPair
    var shown: PairDecision.Proved?
    var delay: Int64?
    /// Whether the winner has always claimed before the other can.
    var isAlwaysFirst = false
  }

  let targets: TargetRelation
  let declared: DeclaredRelation
  /// The latency budget of each activity, in microseconds.
  let budgets: [Int64]
  /// The winners of the two in the whole product for a proved order of claims; both if it depends on something else.
  let play: (DecidedPair, PairDecision.Proved) -> Set<Int>
  /// The winners of the two if no other activity takes part; `nil` if only names decide.
  let playPair: (PairDecision.Proved) -> Set<Int>?
  /// Whether one of the two (0 or 1) can claim only after the other has claimed, at any speed of the hand.
  let isAlwaysLate: (DecidedPair, Int) -> Bool
  /// Whether one of the two (0 or 1), which waits for the other, never does, because the other has won by then.
  let isForestalled: (DecidedPair, Int) -> Bool

  func verdicts(_ pairs: [DecidedPair]) -> [Verdict] {
    var result: [Verdict] = []
    for pair in pairs { result += verdicts(pair) }
    return result
  }

  private func verdicts(_ pair: DecidedPair) -> [Verdict] {
    if declared.areTogether { return declared.beginning.sorted().compactMap { notFirst(pair, $0) } }
    var result: [Verdict] = []
    if let undecided = undecided(pair, if: pair.decision.isOpen) { result.append(undecided) }
    guard !pair.decision.proved.isEmpty else { return result }
    if let waiting = declared.waiting {
      if !isForestalled(pair, waiting), let delay = delayed(pair, waiting: waiting, isDeclared: true) {
        result.append(delay)
      }
      if let verdict = ahead(pair, waiting) ?? openCourse(pair) { result.append(verdict) }
      return result
    }
    if declared.preferred == nil, let waiting = implicitlyWaiting(pair) {
      if let delay = delayed(pair, waiting: waiting, isDeclared: false) {
        return result + [delay]
      }
    }
    let open = unsettled(pair)
    if let verdict = verdict(pair, open) ?? overFirst(pair) ?? openCourse(pair) { result.append(verdict) }
    return result
  }

  // MARK: Undecided

  private func undecided(_ pair: DecidedPair, if isOpen: Bool) -> Verdict? {
    isOpen ? Verdict(rule: .undecided, severity: .warning, cause: .bound, pair: pair) : nil
  }

  private func openCourse(_ pair: DecidedPair) -> Verdict? { undecided(pair, if: pair.isCourseOpen) }

  // MARK: Waiting

  /// The discrete activity whose claim is held because the other's mechanic has more presses on the same target.
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

  /// The verdict that an activity wins over the one that it waits for, since it claims before that one begins.
  private func ahead(_ pair: DecidedPair, _ waiting: Int) -> Verdict? {
    guard let course = pair.course, playPair(course) == [waiting] else { return nil }
    var verdict = earlier(pair, course)
    verdict.cause = .earlier(winner: waiting, needs: course.meeting.needs.union(.innerUntouched))
    return verdict
  }

  // MARK: Meeting

  /// The orders of claims that `prefer` leaves open.
  private func unsettled(_ pair: DecidedPair) -> [PairDecision.Proved] {
    guard let preferred = declared.preferred else { return pair.decision.proved }
    // If the other one claims first and ends at once, the preferred one cannot take over.
    let other: ClaimOrder = preferred == 0 ? .second : .first
    let others = pair.decision.proved.filter { $0.meeting.order == other }
    // The preferred one can take over a continuous activity, unless that ended with an earlier contact.
    let mayTakeOver = pair.facts[1 - preferred].isContinuous && !declared.beginning.contains(preferred)
    return mayTakeOver ? others.filter { !$0.meeting.isInOneContact } : others
  }

  /// The verdict that an activity wins over the one that is preferred to it, since it is over by then.
  private func overFirst(_ pair: DecidedPair) -> Verdict? {
    guard let preferred = declared.preferred, let over = pair.course, playPair(over) == [1 - preferred] else {
      return nil
    }
    // What claims first in a second touch is no more than that.
    if over.meeting.needs.contains(.laterTouch) { return earlier(pair, over) }
    return Verdict(
      rule: .specialCase, severity: .note, cause: .over(winner: 1 - preferred), pair: pair, shown: over)
  }

  /// The verdict that one of two in one `together` loses to an earlier claim of the other, since it may only begin a touch.
  private func notFirst(_ pair: DecidedPair, _ late: Int) -> Verdict? {
    let order: ClaimOrder = late == 0 ? .second : .first
    if let first = pair.decision[order] { return first.meeting.isBoundary ? nil : earlier(pair, first) }
    let unproved = pair.decision.unproved.contains { $0.order == order && !$0.isBoundary }
    return undecided(pair, if: unproved || !pair.decision.isComplete)
  }

  private func verdict(_ pair: DecidedPair, _ open: [PairDecision.Proved]) -> Verdict? {
    let wide = open.filter { !$0.meeting.isBoundary }
    if wide.isEmpty {
      guard let edge = open.first else { return nil }
      if targets == .same { return inSingleValue(pair, open, edge) }
      return Verdict(
        rule: .nested, severity: .note, cause: .inside(inner: inner, winners: winners(pair, [edge])),
        pair: pair, shown: edge)
    }
    let full = wide.filter { !isOverByThen(pair, $0) }
    if full.isEmpty {
      // On one element the other's earlier claim never wins, and `prefer` settles the rest. Inside another element it wins where a finger
      // outside has ended the first touch of the outer one alone.
      return declared.preferred != nil && targets == .same ? nil : earlier(pair, wide[0])
    }
    let orders = Set(full.map(\.meeting.order))
    return targets == .same ? onOneTarget(pair, full, orders) : nested(pair, full)
  }

  /// The verdict about two of one target whose claims overlap without extent.
  private func inSingleValue(
    _ pair: DecidedPair, _ edges: [PairDecision.Proved], _ first: PairDecision.Proved
  ) -> Verdict {
    let same = edges.first { $0.meeting.order == .same }
    let isRace = Set(edges.map(\.meeting.order)).isSuperset(of: [.first, .second])
    let cause: Conflict.Cause =
      isRace ? race(pair) : same == nil ? .first(first.meeting.order == .second ? 1 : 0) : .sameInstant
    return Verdict(
      rule: .ambiguous, severity: .note, cause: cause, pair: pair, shown: isRace ? first : same ?? first)
  }

  /// Whether the earlier claim comes in a second touch, and the other activity has already won the first. Both have a candidate for each
  /// press that starts a sequence.
  private func isOverByThen(_ pair: DecidedPair, _ proved: PairDecision.Proved) -> Bool {
    guard proved.meeting.needs.contains(.laterTouch), proved.meeting.order != .same else { return false }
    return alwaysWins(proved.meeting.order == .first ? 1 : 0, pair, proved)
  }

  /// Whether one of the two wins, with and without other activities, and accepts the fingers of every touch that the other accepts. An
  /// outer activity that accepts more fingers may claim later for that reason.
  private func alwaysWins(_ winner: Int, _ pair: DecidedPair, _ proved: PairDecision.Proved) -> Bool {
    let (own, other) = (pair.facts[winner].fingers, pair.facts[1 - winner].fingers)
    return own.lowerBound <= other.lowerBound
      && (targets == .same ? own.upperBound >= other.upperBound : own.upperBound == other.upperBound)
      && playPair(proved) == [winner] && !play(pair, proved).contains(1 - winner)
  }

  private func onOneTarget(
    _ pair: DecidedPair, _ full: [PairDecision.Proved], _ orders: Set<ClaimOrder>
  ) -> Verdict {
    if let cut = full.first(where: { cutsHoldOff(pair, $0) }) {
      return Verdict(rule: .ambiguous, severity: .error, cause: .cutsHoldOff, pair: pair, shown: cut)
    }
    if let settled = settled(pair, full, orders) ?? settledUnlessDrifting(pair, full) { return settled }
    let same = full.first { $0.meeting.order == .same }
    // One touch is a better proof than two touches in sequence.
    let needsMoreTouches =
      same != nil
      && full.allSatisfy {
        $0.meeting.order == .same || $0.meeting.needs.contains(.laterTouch)
      }
    let others = otherOrders(pair, full)
    let isAlwaysFirst = !others.isEmpty && isAlwaysFirst(pair, others)
    if orders.isSuperset(of: [.first, .second]) && !needsMoreTouches || !others.isEmpty && !isAlwaysFirst {
      return Verdict(rule: .ambiguous, severity: .error, cause: race(pair), pair: pair, shown: full[0])
    }
    if let same {
      return Verdict(rule: .ambiguous, severity: .error, cause: .sameInstant, pair: pair, shown: same)
    }
    var verdict = earlier(pair, full[0])
    verdict.isAlwaysFirst = isAlwaysFirst
    return verdict
  }

  /// The verdict without paths on which fingers move before the last one lands or lift early. On these the other claim can come first.
  private func settledUnlessDrifting(_ pair: DecidedPair, _ full: [PairDecision.Proved]) -> Verdict? {
    let plain = full.filter { $0.meeting.needs.isDisjoint(with: [.drift, .earlyLift]) }
    let orders = Set(plain.map(\.meeting.order))
    guard !plain.isEmpty, plain.count < full.count else { return nil }
    if let settled = settled(pair, plain, orders) { return settled }
    return orders.count == 1 && !orders.contains(.same) ? earlier(pair, plain[0]) : nil
  }

  /// The orders in which the preferred activity does not claim after its discrete rival, which can also claim first: `prefer` leaves a race.
  private func otherOrders(_ pair: DecidedPair, _ full: [PairDecision.Proved]) -> [PairDecision.Proved] {
    guard declared.preferred != nil else { return [] }
    return pair.decision.proved.filter {
      $0.meeting.order != full[0].meeting.order && !isOverByThen(pair, $0)
    }
  }

  /// Whether the rival of the preferred activity has always won the first touch when both claim in a second one. The search shows it, since
  /// the touch that is played is only one of many.
  private func isAlwaysFirst(_ pair: DecidedPair, _ orders: [PairDecision.Proved]) -> Bool {
    guard let preferred = declared.preferred else { return false }
    return orders.allSatisfy { $0.meeting.needs.contains(.laterTouch) } && isAlwaysLate(pair, preferred)
  }

  private func race(_ pair: DecidedPair) -> Conflict.Cause {
    func needs(_ order: ClaimOrder) -> WayNeeds { pair.decision[order]?.meeting.needs ?? [] }
    let late = declared.preferred.flatMap { pair.decision[$0 == 0 ? .first : .second] == nil ? $0 : nil }
    return .race(first: needs(.first), second: needs(.second), late: late)
  }

  private func earlier(_ pair: DecidedPair, _ shown: PairDecision.Proved) -> Verdict {
    let winner = shown.meeting.order == .second ? 1 : 0
    return Verdict(
      rule: .specialCase, severity: .note, cause: .earlier(winner: winner, needs: shown.meeting.needs),
      pair: pair,
      shown: shown)
  }

  /// The verdict that one is a special case of the other, if it never claims later.
  private func settled(
    _ pair: DecidedPair, _ full: [PairDecision.Proved], _ orders: Set<ClaimOrder>
  ) -> Verdict? {
    guard let special = RecognizerFacts.special(pair.facts[0], pair.facts[1]) else { return nil }
    let late: ClaimOrder = special == 0 ? .second : .first
    guard !orders.contains(late), targets == .same || special == inner else { return nil }
    let shown = full.first { $0.meeting.order == .same } ?? full[0]
    let needs = full.reduce(shown.meeting.needs) { $0.intersection($1.meeting.needs) }
    // Against a preferred activity, the special case wins only by claiming first.
    return Verdict(
      rule: .specialCase, severity: .note,
      cause: needs.contains(.lateFinger) || declared.preferred != nil
        ? .earlier(winner: special, needs: needs) : .specialCase(winner: special), pair: pair, shown: shown)
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

  private func nested(_ pair: DecidedPair, _ full: [PairDecision.Proved]) -> Verdict {
    // Usual touches take precedence over those with a finger outside, a late finger or a jump.
    let plain = full.filter(\.meeting.isPlain)
    let usual = plain.contains { !$0.isJump } ? plain.filter { !$0.isJump } : plain
    let looked = usual.isEmpty ? full : usual
    if let settled = settled(pair, looked, Set(looked.map(\.meeting.order))) { return settled }
    if looked.allSatisfy({ isMoveAfterHold(pair, $0) || leavesTouch(pair, $0) || comesBefore($0) }) {
      return earlier(pair, looked.min { $0.meeting.needs.count < $1.meeting.needs.count } ?? looked[0])
    }
    let isButtonInCard =
      pair.facts.allSatisfy { !$0.isContinuous }
      && looked.contains { $0.meeting.order == .same } && looked.allSatisfy(\.meeting.isInOneContact)
    let same = looked.first { $0.meeting.order == .same }
    return Verdict(
      rule: .nested, severity: isButtonInCard || usual.isEmpty ? .note : .warning,
      cause: .inside(inner: inner, winners: winners(pair, looked)), pair: pair, shown: same ?? looked[0])
  }

  /// Whether the earlier claim takes nothing from the other. It comes before the other's last finger lands, or with a finger outside the
  /// inner target.
  private func comesBefore(_ shown: PairDecision.Proved) -> Bool {
    shown.meeting.needs.contains(.lateFinger)
      || (shown.meeting.needs.contains(.fingerOutside)
        && shown.meeting.order == (inner == 0 ? .second : .first))
  }

  /// The activities that win on one of several traces.
  private func winners(_ pair: DecidedPair, _ shown: [PairDecision.Proved]) -> Set<Int> {
    shown.reduce(into: []) { $0.formUnion(play(pair, $1)) }
  }

  /// Whether a long press claims first and the other activity moves after the hold.
  private func isMoveAfterHold(_ pair: DecidedPair, _ shown: PairDecision.Proved) -> Bool {
    switch shown.meeting.order {
    case .first: pair.facts[0].claimsByHolding && pair.facts[1].hasMove
    case .second: pair.facts[1].claimsByHolding && pair.facts[0].hasMove
    case .same: false
    }
  }

  /// Whether the outer activity claims by a movement that is still within the slop of the inner one's touch.
  private func leavesTouch(_ pair: DecidedPair, _ shown: PairDecision.Proved) -> Bool {
    shown.meeting.order == (inner == 0 ? .second : .first) && shown.meeting.isInOneContact
      && pair.facts[inner].endsInTouch && pair.facts[1 - inner].claimsByMoving
  }
}
