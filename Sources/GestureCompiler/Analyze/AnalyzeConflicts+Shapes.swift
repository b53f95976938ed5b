/// Decides each pair of shapes once, whichever recognizers have them.
extension AnalyzeConflicts {
  struct DecisionKey: Sendable, Hashable {
    var first: Int
    var second: Int
    var targets: TargetRelation

    var swapped: DecisionKey { DecisionKey(first: second, second: first, targets: targets.swapped) }
  }

  /// The pairs of recognizers that meet or may meet.
  ///
  /// - Parameter withLate: whether those count that claim after another mechanic of their activity.
  mutating func decidedPairs(_ a: Int, _ b: Int, withLate: Bool = false) -> [DecidedPair] {
    let subject = subject
    return subject.pairs(a, b, withLate: withLate) { key, places in decision(key, places) }
  }

  mutating func decision(_ key: DecisionKey, _ places: [RecognizerPlace]) -> PairDecision {
    if let known = decisions[key] { return known }
    // The decision must not depend on the order of names or of the spec, so one order is used for all.
    if subject.pool.isOtherWayRound(key) {
      let decision = decision(key.swapped, places.reversed()).swapped
      decisions[key] = decision
      return decision
    }
    guard !isWellSpent, let decision = decided(key, places) else {
      isRefused = true
      return PairDecision(isComplete: false)
    }
    work += bound.costOfSearch + min(decision.work, bound.work)
    return decision
  }

  /// Whether little work decides how two activities meet, although the limit of all work is reached. The decisions are then known.
  mutating func decidesQuickly(_ a: Int, _ b: Int) -> Bool {
    guard isAsked(a, b), isCompared(a, b) else { return true }
    let subject = subject
    var isDecided = true
    _ = subject.pairs(a, b, withLate: false) { key, places in
      let decision = isDecided ? quickDecision(key, places) : nil
      isDecided = decision != nil
      return decision ?? PairDecision()
    }
    return isDecided
  }

  /// The decision about two shapes; `nil` if it takes longer than a quick one may.
  private mutating func quickDecision(_ key: DecisionKey, _ places: [RecognizerPlace]) -> PairDecision? {
    if let known = decisions[key] { return known }
    if subject.pool.isOtherWayRound(key) {
      let decision = quickDecision(key.swapped, places.reversed())?.swapped
      decisions[key] = decision
      return decision
    }
    guard quickWork < bound.allQuickWork, !slow.contains(key) else { return nil }
    guard let decision = decided(key, places, within: bound.quickWork) else {
      slow.insert(key)
      quickWork += bound.quickWork
      return nil
    }
    quickWork += bound.costOfSearch + decision.work
    return decision
  }

  /// The decision of an earlier run from the cache.
  private func kept(_ key: DecisionKey) -> PairDecision? {
    cache?.answer(subject.pool.shapes[key.first], cacheKey(key))
  }

  private func cacheKey(_ key: DecisionKey) -> DecisionCache.Key {
    DecisionCache.Key(shape: subject.pool.shapes[key.second], targets: key.targets)
  }

  /// The decision about two shapes, known from another analysis or made now.
  ///
  /// - Parameter most: the work within which it must be complete, if that is limited. What is known counts with the work it once took.
  /// - Returns: `nil` if it is not.
  private mutating func decided(
    _ key: DecisionKey, _ places: [RecognizerPlace], within most: Int? = nil
  ) -> PairDecision? {
    func isWithin(_ decision: PairDecision) -> Bool {
      most.map { decision.isComplete && decision.work <= $0 } ?? true
    }
    var known = here.decisions[key] ?? kept(key)
    if known == nil {
      var decision = ahead.take(key) ?? decidedNow(key, places, within: most)
      guard isWithin(decision) else { return nil }
      if key == key.swapped { decision.mirror() }
      replayed[key] = places
      cache?.add(subject.pool.shapes[key.first], cacheKey(key), decision)
      known = decision
    }
    guard let decision = known, isWithin(decision) else { return nil }
    here.decisions[key] = decision
    decisions[key] = decision
    report.failedReplays += decision.unproved.count
    report.failedBoundaryReplays += decision.unproved.count { $0.isBoundary }
    return decision
  }

  private mutating func decidedNow(
    _ key: DecisionKey, _ places: [RecognizerPlace], within most: Int?
  ) -> PairDecision {
    var decide = DecidePair(hand: subject.hand, targets: key.targets)
    if let most { decide.limits.work = min(decide.limits.work, most) }
    let start = ContinuousClock.now
    let found = decide.found(
      subject.pool.shapes[key.first], subject.pool.shapes[key.second], mostWork: most ?? .max)
    report.profile.add(.search, since: start)
    if most != nil && !found.isComplete { return PairDecision(isComplete: false) }
    let middle = ContinuousClock.now
    defer { report.profile.add(.witness, since: middle) }
    return decide.decide(found, places, loneRecognizers)
  }

  /// Whether the decision's traces were replayed with these two recognizers, or with two that have the same tables. Another replay would
  /// have the same result.
  func isReplayed(_ a: Int, _ first: Int, _ b: Int, _ second: Int) -> Bool {
    guard subject.machine.activities[a].condition == nil, subject.machine.activities[b].condition == nil,
      subject.shapes[a][first].count == 1, subject.shapes[b][second].count == 1
    else { return false }
    let key = DecisionKey(
      first: subject.shapes[a][first][0], second: subject.shapes[b][second][0], targets: subject.targets(a, b)
    )
    let places = [RecognizerPlace(a, first), RecognizerPlace(b, second)]
    let inner = ShapeReplay.targets(subject.machine, [a, b]).0
    return isOneTable(replayed[key], places, inner)
      || isOneTable(replayed[key.swapped].map { $0.reversed() }, places, inner)
  }

  private func isOneTable(_ known: [RecognizerPlace]?, _ places: [RecognizerPlace], _ inner: Int) -> Bool {
    guard let known else { return false }
    if known == places { return true }
    return zip(known, places).allSatisfy { loneRecognizers.areOneTable($0, $1, inner: inner) }
  }
}

extension AnalyzedSpec {
  /// The pairs of recognizers of two activities that meet or may meet, in order.
  ///
  /// - Parameter decide: the decision about two shapes, which these two recognizers have.
  func pairs(
    _ a: Int, _ b: Int, withLate: Bool = true,
    _ decide: (AnalyzeConflicts.DecisionKey, [RecognizerPlace]) -> PairDecision
  ) -> [DecidedPair] {
    let targets = targets(a, b)
    func counts(_ activity: Int) -> [Int] {
      shapes[activity].indices.filter { withLate || !isLate[activity][$0] }
    }
    return counts(a).flatMap { first in
      counts(b).compactMap { second -> DecidedPair? in
        let places = [RecognizerPlace(a, first), RecognizerPlace(b, second)]
        var decision = PairDecision()
        for i in shapes[a][first] {
          for j in shapes[b][second] {
            let key = AnalyzeConflicts.DecisionKey(first: i, second: j, targets: targets)
            decision.merge(decide(key, places))
          }
        }
        if decision.proved.isEmpty && decision.unproved.isEmpty && decision.isComplete { return nil }
        return DecidedPair(
          recognizers: [first, second],
          facts: [pool.facts[shapes[a][first][0]], pool.facts[shapes[b][second][0]]], decision: decision)
      }
    }
  }
}
