import GestureRuntime
import SpecParser

/// Who of two wins, read off touches that the product is given.
extension AnalyzeConflicts {
  /// Who of two wins where their claims come in a proved order: on its trace, and with a pause after the first claim, in which what
  /// holds that claim fails.
  func winners(_ proved: PairDecision.Proved, _ recognizers: [Int], _ a: Int, _ b: Int) -> Set<Int> {
    let winners = winners(proved.trace, a, b)
    let early = proved.meeting.order == .first ? a : b
    guard proved.meeting.order != .same, held.contains(early), let model = guards.model(a, b) else {
      return winners
    }
    let paused = proved.trace.pausedAfterFirstClaim
    let (inner, outer) = ShapeReplay.targets(machine, [a, b])
    let claims = ReplayTrace(machine, [(a, recognizers[0]), (b, recognizers[1])], tables: tables)
      .claims(paused, inner: inner, outer: outer, in: model)
    guard let claims, claims.first.contains(paused.claims[0]), claims.second.contains(paused.claims[1]) else {
      return winners
    }
    // Where a third wins instead, who wins of the two is seen without it.
    let later = self.winners(paused, a, b)
    return winners.union(later.isEmpty ? pairOutcome(paused, a, b) ?? [] : later)
  }

  /// Notes the orders of claims in which the one wins that a sentence calls the loser, or the winner does without claiming first.
  func findOtherOrders(_ conflict: inout Conflict, _ verdict: ClassifyPair.Verdict) {
    guard let winner = conflict.onlyWinner, conflict.isTold(winner, machine) else { return }
    let (a, b) = (conflict.activities[0], conflict.activities[1])
    let first: ClaimOrder = winner == 0 ? .first : .second
    for proved in verdict.pair.decision.proved where !proved.meeting.isBoundary && !proved.isJump {
      guard proved.meeting.order != first else { continue }
      // Where a third wins instead, who wins of the two is seen without it.
      let all = winners(proved, verdict.pair.recognizers, a, b)
      let winners = all.isEmpty ? pairOutcome(proved.trace, a, b) ?? [] : all
      if winners.contains(1 - winner) {
        let mayClaimFirst =
          verdict.pair.facts[winner].presses == 1 && verdict.pair.decision[first] != nil
        conflict.exceptions.append(
          .init(
            isEarlier: proved.meeting.order != .same, needs: proved.meeting.needs,
            isOverIfFirstIsClaimed: proved.meeting.needs.contains(.laterTouch) && mayClaimFirst))
      } else if winners.contains(winner), !proved.meeting.needs.contains(.laterTouch) {
        conflict.winsLater = true
      }
    }
    noteOpenOrders(&conflict, verdict, first)
  }

  /// Where it was not decided whether the loser can claim first, the sentence does not say that it cannot.
  private func noteOpenOrders(
    _ conflict: inout Conflict, _ verdict: ClassifyPair.Verdict, _ first: ClaimOrder
  ) {
    let decision = verdict.pair.decision
    let open = decision.unproved.filter { $0.order != first && !$0.isBoundary }
    conflict.hasOpenOrder = !open.isEmpty || !decision.isComplete
    // Who comes first counts in the other sentences, too, where the claims do not come at one instant.
    guard conflict.hasOpenOrder, !decision.isComplete || open.contains(where: { $0.order != .same }) else {
      return
    }
    if case .earlier = conflict.cause { return }
    let exception = Conflict.Exception(isEarlier: true, needs: [])
    if !conflict.exceptions.contains(exception) { conflict.exceptions.append(exception) }
  }

  /// Which of two wins if no other takes part; `nil` where only their names decide.
  func pairOutcome(_ trace: PlainTrace, _ a: Int, _ b: Int) -> Set<Int>? {
    guard let model = guards.model(a, b) else { return nil }
    let (inner, outer) = ShapeReplay.targets(machine, [a, b])
    let chain = Array(ReplayTrace.chain(machine, inner).reversed())
    let outcomes = [[a, b], [b, a]].map { order in
      PlayTouch(machine, chain, order, tables).result(trace, inner: inner, outer: outer, in: model).map {
        Set($0.winners)
      }
    }
    guard let outcome = outcomes[0], outcomes[1] == outcome else { return nil }
    return Set([a, b].indices.filter { outcome.contains([a, b][$0]) })
  }

  /// What becomes of a touch in the whole product.
  func played(_ trace: PlainTrace, _ a: Int, _ b: Int, _ model: [Int: Double]) -> PlayTouch.Result? {
    let (inner, outer) = ShapeReplay.targets(machine, [a, b])
    return players.player(on: inner).result(trace, inner: inner, outer: outer, in: model)
  }

  private func winners(_ trace: PlainTrace, _ a: Int, _ b: Int) -> Set<Int> {
    guard let model = guards.model(a, b), let result = played(trace, a, b, model) else { return [] }
    let recognized = result.recognized
    return Set([a, b].indices.filter { recognized.contains([a, b][$0]) })
  }

  /// Activities of which some claim may be held for another: declared, or for more presses on the same target.
  static func held(_ machine: Machine) -> Set<Int> {
    var most: [Int: Int] = [:]
    for activity in machine.activities {
      for recognizer in activity.recognizers {
        most[activity.target] = max(most[activity.target] ?? 0, recognizer.presses)
      }
    }
    let shorter = machine.activities.indices.filter { index in
      let activity = machine.activities[index]
      return activity.recognizers.contains { !$0.isContinuous && $0.presses < most[activity.target] ?? 0 }
    }
    return Set(shorter).union(machine.waits.map(\.first))
  }
}

extension MachineRecognizer {
  /// How many times its fingers land.
  var presses: Int { steps.count { $0.kind == .press } }
}

extension PlainTrace {
  /// The same touch, after whose first claim the hand pauses for longer than any claim is held that fingers do not hold.
  fileprivate var pausedAfterFirstClaim: PlainTrace {
    var result = self
    guard let first = claims.min() else { return self }
    for index in samples.indices where samples[index].time > first {
      result.samples[index].time += Self.pause
    }
    for index in claims.indices where claims[index] > first { result.claims[index] += Self.pause }
    result.end += Self.pause
    return result
  }

  /// Microseconds.
  private static let pause: Int64 = 1_500_000
}
