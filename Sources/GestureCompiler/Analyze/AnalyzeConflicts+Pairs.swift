import SpecParser

/// Compares two activities: whether they meet, and under which rules.
extension AnalyzeConflicts {
  mutating func conflicts(_ a: Int, _ b: Int) -> [ConflictFinding] {
    guard let decided = meetings(a, b) else { return [] }
    if !isRefused, let kept = groups?[a, b] { return taken(kept, a, b) }
    let failed = report.failedReplays
    let (verdicts, isAmbiguous) = verdicts(decided, a, b)
    let isUndecided = verdicts.contains { $0.rule == .undecided }
    if isUndecided { report.undecidedPairs += 1 }
    let middle = ContinuousClock.now
    defer { report.profile.add(.bind, since: middle) }
    let findings = verdicts.compactMap { finding($0, a, b) }
    if !isRefused {
      groups?[a, b] = KeptGroup.Verdict(
        conflicts: findings.map(\.conflict), findings: findings.map(\.finding),
        failedReplays: report.failedReplays - failed,
        isUndecided: isUndecided, isAmbiguous: isAmbiguous)
    }
    return findings
  }

  /// Records whether two are rivals and whether names decide between them, as `conflicts` does, but finds no more.
  mutating func relate(rivals a: Int, _ b: Int) {
    guard let decided = meetings(a, b) else { return }
    // Names decide only on one target.
    if subject.targets(a, b) == .same { _ = verdicts(decided, a, b) }
  }

  /// The pairs of recognizers that meet, if two activities can have a conflict. Two that meet are rivals.
  private mutating func meetings(_ a: Int, _ b: Int) -> [DecidedPair]? {
    guard isAsked(a, b) else { return nil }
    report.pairs += 1
    guard isCompared(a, b) else { return nil }
    let declared = subject.relations.declared(a, b)
    var decided = decidedPairs(a, b)
    guard !decided.isEmpty, subject.guards.canHoldTogether(a, b) else { return nil }
    rivals[a, default: []].insert(b)
    rivals[b, default: []].insert(a)
    guard !declared.areTogether || !declared.beginning.isEmpty else { return nil }
    findCourses(&decided, a, b, declared)
    return decided
  }

  /// The rules that two activities fall under, and whether names decide between them, which is recorded.
  private mutating func verdicts(
    _ decided: [DecidedPair], _ a: Int, _ b: Int
  ) -> (verdicts: [ClassifyPair.Verdict], isAmbiguous: Bool) {
    let start = ContinuousClock.now
    let classify = ClassifyPair(
      targets: subject.targets(a, b), declared: subject.relations.declared(a, b),
      budgets: [budget(a), budget(b)]
    ) { [self] pair, proved in
      winners(proved, pair.recognizers, a, b, byNames: false)
    } playPair: { [self] proved in
      pairOutcome(proved.trace, a, b)
    } isAlwaysLate: { [self] pair, late in
      isAlwaysLate(late, zip([a, b], pair.recognizers).map { RecognizerPlace($0, $1) })
    } isForestalled: { [self] pair, waiting in
      let places = zip([a, b], pair.recognizers).map { RecognizerPlace($0, $1) }
      return subject.isForestalled(places[waiting], by: places[1 - waiting])
    }
    let verdicts = strongest(classify.verdicts(decided).compactMap { afterHandOvers($0, [a, b]) })
    report.profile.add(.classify, since: start)
    let isAmbiguous = verdicts.contains {
      $0.rule == .ambiguous && $0.severity == .error && isByName($0, a, b)
    }
    if isAmbiguous { ambiguous.formUnion([a, b]) }
    return (verdicts, isAmbiguous)
  }

  /// Whether the two can be compared: neither is dead, and `resolve` does not contradict itself about them.
  func isAsked(_ a: Int, _ b: Int) -> Bool {
    !subject.dead.contains(a) && !subject.dead.contains(b) && !isContradictory(a, b)
  }

  /// Whether to decide how the recognizers of two comparable activities meet.
  func isCompared(_ a: Int, _ b: Int) -> Bool {
    // An activity that may only begin a touch loses to an earlier winner, even if the two are together.
    let mayBegin = subject.machine.activities[a].begins || subject.machine.activities[b].begins
    return (!subject.relations.areTogether(a, b) || mayBegin) && !subject.guards.plainlyExclude(a, b)
      && mayMeet(a, b)
  }

  /// The findings of an earlier analysis about two activities, with the source locations of this version of the spec.
  private mutating func taken(_ kept: KeptGroup.Verdict, _ a: Int, _ b: Int) -> [ConflictFinding] {
    if kept.isUndecided { report.undecidedPairs += 1 }
    if kept.isAmbiguous { ambiguous.formUnion([a, b]) }
    report.failedReplays += kept.failedReplays
    return zip(kept.conflicts, kept.findings).map { conflict, finding in
      ConflictFinding(finding: conflict.placed(finding, in: subject.machine), conflict: conflict)
    }
  }

  /// Whether one of two recognizers of one target can claim only after the other has claimed.
  private func isAlwaysLate(_ late: Int, _ places: [RecognizerPlace]) -> Bool {
    let guards = places.map { subject.guards.set(of: $0.activity) }
    // With a guard of its own, the other one need not exist.
    guard guards[late].isSubset(of: guards[1 - late]) else { return false }
    let shapes = places.map { place in
      subject.shapes[place.activity][place.recognizer].map { subject.pool.shapes[$0] }
    }
    let rivals = shapes[1 - late].map { (shape: $0, winsTies: false) }
    return shapes[late].flatMap(\.byEdge).allSatisfy { reach.isBeaten($0, by: rivals) }
  }

  /// Whether names decide which of the two wins at the shown instant, or whenever two equal recognizers claim.
  private func isByName(_ verdict: ClassifyPair.Verdict, _ a: Int, _ b: Int) -> Bool {
    let mine = verdict.pair.recognizers
    return verdict.cause == .sameInstant
      || subject.targets(a, b) == .same && subject.shapes[a][mine[0]] == subject.shapes[b][mine[1]]
        && !subject.relations.isOnePreferred(a, b)
  }

  private func isContradictory(_ a: Int, _ b: Int) -> Bool {
    subject.contradictory.contains(UnorderedActivityPair(subject.specIndex[a], subject.specIndex[b]))
  }

  /// Whether the two can be live at the same time. An activity with `after` meets only activities that stay live after the claim that wakes
  /// it.
  private func mayMeet(_ a: Int, _ b: Int) -> Bool {
    for (late, other) in [(a, b), (b, a)] where !subject.machine.activities[late].after.isEmpty {
      if !outlives(other, leaderOf: late) { return false }
    }
    return true
  }

  private func outlives(_ other: Int, leaderOf late: Int) -> Bool {
    if !Set(subject.machine.activities[late].after).isDisjoint(with: subject.machine.activities[other].after)
    {
      return true
    }
    return leaders(of: late).contains { leader in
      wakes(leader, late)
        && (leader == other || subject.relations.areTogether(leader, other)
          || subject.relations.isPreferred(other, over: leader))
    }
  }

  private func budget(_ activity: Int) -> Int64 {
    let own = subject.context.spec.activities[subject.specIndex[activity]].latency?.value
    return Int64(own ?? subject.machine.metrics[.latencyBudget].amount ?? 100_000)
  }

  /// The most severe verdict for each rule and winner.
  private func strongest(_ verdicts: [ClassifyPair.Verdict]) -> [ClassifyPair.Verdict] {
    var best: [ClassifyPair.Verdict] = []
    for verdict in verdicts {
      guard
        let index = best.firstIndex(where: {
          $0.rule == verdict.rule && $0.cause.winner == verdict.cause.winner
        })
      else {
        best.append(verdict)
        continue
      }
      let isLonger = (verdict.delay ?? .max) > (best[index].delay ?? .max)
      if verdict.severity > best[index].severity || (verdict.severity == best[index].severity && isLonger) {
        best[index] = verdict
      }
    }
    return best
  }
}
