import SpecParser

/// Makes a conflict from a verdict about two activities, with a witness that is replayed in the spec's own state.
extension AnalyzeConflicts {
  mutating func finding(_ verdict: ClassifyPair.Verdict, _ a: Int, _ b: Int) -> ConflictFinding? {
    var verdict = verdict
    let indices = verdict.pair.recognizers
    var conflict = Conflict(
      rule: verdict.rule, severity: verdict.severity, cause: verdict.cause, activities: [a, b],
      mechanics: zip([a, b], indices).map { mechanic($0, $1) }, delay: verdict.delay)
    conflict.hasOpenOrder = verdict.rule == .undecided && !verdict.pair.decision.proved.isEmpty
    if var shown = verdict.shown {
      if case .over(let winner) = conflict.cause {
        guard let trace = wonTrace([a, b][winner], shown, indices, a, b) else { return nil }
        shown.trace = trace
      }
      if conflict.cause.namesWinner {
        shown = awayFromThirds(shown, indices, a, b)
        verdict.shown = shown
      }
      conflict.relation = ClaimRelation(verdict.pair, shown)
      conflict.isJump = shown.isJump
      let state = conflict.cause.isPlayed ? stateWithoutThirds(shown.trace, a, b) : nil
      conflict.witness = BindWitness(loneRecognizers, subject.guards).witness(
        shown, subject.targets(a, b), [RecognizerPlace(a, indices[0]), RecognizerPlace(b, indices[1])],
        isReplayed: isReplayed(a, indices[0], b, indices[1]), in: state)
      if conflict.witness == nil {
        // A conflict without a witness becomes undecided.
        report.failedReplays += 1
        conflict.rule = .undecided
        conflict.severity = .warning
        conflict.cause = .bound
      }
      if conflict.cause.isPlayed, let model = state?.model ?? subject.guards.model(a, b),
        let result = played(shown.trace, a, b, model)
      {
        conflict.recognized = result.recognized
        conflict.areThirdsPartly = result.recognized.contains { !subject.guards.isCovered(a, b, by: $0) }
        if let first = conflict.cause.winner, !conflict.isRecognized(first) {
          conflict.heldFor = awaited(by: [a, b][first], indices[first]).filter { $0 != [a, b][1 - first] }
        }
        if conflict.cause.namesWinner { findOtherOrders(&conflict, verdict) }
      }
    }
    return ConflictFinding(finding: conflict.finding(in: subject.machine), conflict: conflict)
  }

  /// The mechanic that a recognizer claims by, an index into `Machine.mechanics`.
  func mechanic(_ activity: Int, _ recognizer: Int) -> Int {
    subject.machine.activities[activity].recognizers[recognizer].claimMechanic
  }

  /// The trace of an activity that is over when a rival claims, on which it wins, or another activity does. While its claim is held the rival
  /// may win: then the trace with a pause in which it is released; `nil` if the rival wins that, too.
  private func wonTrace(
    _ winner: Int, _ proved: PairDecision.Proved, _ recognizers: [Int], _ a: Int, _ b: Int
  ) -> PlainTrace? {
    let rival = winner == a ? b : a
    return [proved.trace, paused(proved, recognizers, a, b)].compactMap { $0 }.first { trace in
      guard let model = stateWithoutThirds(trace, a, b)?.model ?? subject.guards.model(a, b),
        let recognized = played(trace, a, b, model)?.recognized
      else { return false }
      return recognized.contains(winner) || !recognized.contains(rival)
    }
  }
}
