import GestureRuntime
import SpecParser

/// Finds which of two activities wins by playing touches in the whole product.
extension AnalyzeConflicts {
  /// The winners of a proved order of claims: on its trace, and on the trace with a pause after the first claim, in which every rival that
  /// holds that claim fails.
  ///
  /// - Parameter byNames: whether names may decide. A rule must not depend on them; a sentence describes what happens.
  func winners(
    _ proved: PairDecision.Proved, _ recognizers: [Int], _ a: Int, _ b: Int, byNames: Bool
  ) -> Set<Int> {
    let proved = awayFromThirds(proved, recognizers, a, b)
    let winners = winners(proved.trace, a, b, byNames)
    guard let paused = paused(proved, recognizers, a, b) else { return winners }
    // If a third activity wins instead, a replay without it shows which of the two wins.
    let later = self.winners(paused, a, b, byNames)
    return winners.union(later.isEmpty ? pairOutcome(paused, a, b) ?? [] : later)
  }

  /// The trace with a pause after the first claim, if that may be held and both still claim; else `nil`.
  func paused(_ proved: PairDecision.Proved, _ recognizers: [Int], _ a: Int, _ b: Int) -> PlainTrace? {
    let early = proved.meeting.order == .first ? a : b
    guard proved.meeting.order != .same, subject.held.contains(early), let model = subject.guards.model(a, b)
    else { return nil }
    let paused = proved.trace.pausedAfterFirstClaim
    let (inner, outer) = ShapeReplay.targets(subject.machine, [a, b])
    let claims = ReplayTrace(
      loneRecognizers, [RecognizerPlace(a, recognizers[0]), RecognizerPlace(b, recognizers[1])]
    )
    .claims(paused, inner: inner, outer: outer, in: model)
    return claims?.hold(at: paused.claims, in: proved.meeting.order) == true ? paused : nil
  }

  /// Records the orders of claims in which the loser of the sentence wins, alone or beside the winner, or the winner wins without claiming
  /// first.
  func findOtherOrders(_ conflict: inout Conflict, _ verdict: ClassifyPair.Verdict) {
    guard let winner = conflict.onlyWinner, conflict.isTold(winner, subject.machine) else { return }
    let (a, b) = (conflict.activities[0], conflict.activities[1])
    let first: ClaimOrder = winner == 0 ? .first : .second
    let heldFor = awaited(by: conflict.activities[1 - winner], verdict.pair.recognizers[1 - winner])
    var isHeldAtTimes = false
    for proved in verdict.pair.decision.proved where !proved.meeting.isBoundary {
      guard proved.meeting.order != first else { continue }
      let proved = awayFromThirds(proved, verdict.pair.recognizers, a, b)
      // If a third activity wins instead, a replay without it shows which of the two wins.
      let all = winners(proved, verdict.pair.recognizers, a, b, byNames: true)
      let winners = all.isEmpty ? pairOutcome(proved.trace, a, b) ?? [] : all
      if winners.contains(1 - winner) {
        let mayClaimFirst =
          verdict.pair.facts[winner].presses == 1 && verdict.pair.decision[first] != nil
        conflict.exceptions.append(
          .init(
            isEarlier: proved.meeting.order != .same, needs: proved.meeting.needs,
            isOverIfFirstIsClaimed: !proved.isJump && proved.meeting.needs.contains(.laterTouch)
              && mayClaimFirst,
            // A movement within one sample can be made by a fast finger in several samples.
            isProved: !proved.isJump,
            areBoth: subject.relations.areTogether(a, b) && winners.contains(winner)))
      } else if !proved.isJump, winners.contains(winner) {
        conflict.winsLater = true
        // The other lost because its claim was held, or to a third activity, or to another mechanic of the winner. Other paths of that
        // order may lack this cause.
        let hasOtherMechanics = subject.machine.activities[conflict.activities[winner]].recognizers.count > 1
        // The winner may also not have claimed the first touch.
        let mayMissFirst = !verdict.isAlwaysFirst && proved.meeting.needs.contains(.laterTouch)
        if hasOtherMechanics || mayMissFirst
          || !heldFor.isEmpty
          || !wins(winner, proved.trace, a, b)
        {
          isHeldAtTimes = true
        }
      }
    }
    // Other paths of the shown order may also differ.
    let isAlone = verdict.shown.map { wins(winner, $0.trace, a, b) } ?? true
    noteOpenOrders(
      &conflict, verdict, first,
      hasOtherWays: isHeldAtTimes || !isAlone || conflict.hasOtherWays(subject.machine),
      heldFor: heldFor.filter { $0 != conflict.activities[winner] })
  }

  /// The activities for which a claim of an activity's recognizer may be held, ascending.
  func awaited(by activity: Int, _ recognizer: Int) -> [Int] {
    let facts = subject.pool.facts[subject.shapes[activity][recognizer][0]]
    return Set(subject.mayAwait(activity)).sorted().filter { other in
      guard other != activity, !subject.dead.contains(other), subject.guards.canHoldTogether(other, activity)
      else { return false }
      if subject.relations.isWaiting(activity, for: other) { return true }
      return facts.claimsAtLift && !subject.relations.isDeclared(activity, other)
        && !subject.relations.areTogether(activity, other)
        && subject.machine.activities[other].recognizers.contains { $0.presses > facts.presses }
    }
  }

  /// Whether one of two wins a touch in which no other takes part; also true if only names decide.
  private func wins(_ winner: Int, _ trace: PlainTrace, _ a: Int, _ b: Int) -> Bool {
    pairOutcome(trace, a, b).map { $0.contains(winner) } ?? true
  }

  /// Adds open exceptions if it is undecided whether the loser can win by an earlier claim or by one at the same instant.
  private func noteOpenOrders(
    _ conflict: inout Conflict, _ verdict: ClassifyPair.Verdict, _ first: ClaimOrder, hasOtherWays: Bool,
    heldFor: [Int]
  ) {
    let decision = verdict.pair.decision
    // An order that was proved only with a jump may have another path.
    let open = (decision.unproved + decision.proved.filter(\.isJump).map(\.meeting)).filter {
      $0.order != first && !$0.isBoundary
    }
    conflict.hasOpenOrder = hasOtherWays || !open.isEmpty || !decision.isComplete
    // In the other sentences the order also matters, unless the claims come at one instant.
    if case .earlier = conflict.cause { return }
    let known = decision.proved.map(\.meeting) + decision.unproved
    /// What touches need on which it is undecided that the loser can win in an order; `nil` if there are none, or an exception covers them.
    func needs(_ order: ClaimOrder) -> WayNeeds? {
      guard !decision.isComplete || hasOtherWays || open.contains(where: { $0.order == order }) else {
        return nil
      }
      let ways = known.filter { $0.order == order && !$0.isBoundary }.map(\.needs)
      // The search may prove that the claims never come in this order, or only on touches with such needs.
      if decision.isComplete && ways.isEmpty { return nil }
      let all: WayNeeds = decision.isComplete ? ways.dropFirst().reduce(ways[0]) { $0.intersection($1) } : []
      let isShown = conflict.exceptions.contains {
        $0.isEarlier == (order != .same) && $0.needs.isSubset(of: all.union(conflict.needsOfSentence))
      }
      return isShown ? nil : all.subtracting(conflict.needsOfSentence)
    }
    // At one instant the preferred activity wins, else the inner one.
    let loser = conflict.activities[first == .first ? 1 : 0]
    var winsTies = conflict.activities.contains { subject.relations.isPreferred(loser, over: $0) }
    if case .inside(let inner, let winners) = conflict.cause, !winners.contains(inner) { winsTies = true }
    let (earlier, same) = (needs(first == .first ? .second : .first), winsTies ? needs(.same) : nil)
    func insert(isEarlier: Bool, _ needs: WayNeeds, mayBeAtOnce: Bool = false) {
      conflict.exceptions.insert(
        Conflict.Exception(
          isEarlier: isEarlier, needs: needs, isProved: false, mayBeAtOnce: mayBeAtOnce, heldFor: heldFor),
        at: 0)
    }
    if let same, same != earlier { insert(isEarlier: false, same) }
    if let earlier { insert(isEarlier: true, earlier, mayBeAtOnce: same == earlier) }
  }

  /// The winners of a touch if only the two take part; `nil` if only their names decide.
  func pairOutcome(_ trace: PlainTrace, _ a: Int, _ b: Int) -> Set<Int>? {
    guard let model = subject.guards.model(a, b) else { return nil }
    let (inner, outer) = ShapeReplay.targets(subject.machine, [a, b])
    let outcomes = players.players(of: a, b, on: inner).map { player in
      player.result(trace, inner: inner, outer: outer, in: model).map { Set($0.winners) }
    }
    guard let outcome = outcomes[0], outcomes[1] == outcome else { return nil }
    return Set([a, b].indices.filter { outcome.contains([a, b][$0]) })
  }

  /// The result of a touch in the whole product.
  func played(_ trace: PlainTrace, _ a: Int, _ b: Int, _ model: [Int: Double]) -> PlayTouch.Result? {
    let (inner, outer) = ShapeReplay.targets(subject.machine, [a, b])
    return players.player(on: inner).result(trace, inner: inner, outer: outer, in: model)
  }

  /// The activities that the product recognizes. If names must not decide and two activities are equal, it is played with names in both
  /// orders. Other winners may depend on which of these two wins.
  private func recognized(
    _ trace: PlainTrace, _ a: Int, _ b: Int, _ model: [Int: Double], _ byNames: Bool
  ) -> [[Int]] {
    let (inner, outer) = ShapeReplay.targets(subject.machine, [a, b])
    let mayTie =
      !byNames && !subject.twinTargets.isDisjoint(with: subject.machine.elements.outward(from: inner))
    let all = mayTie ? players.playersByName(on: inner) : [players.player(on: inner)]
    return all.compactMap { $0.result(trace, inner: inner, outer: outer, in: model)?.recognized }
  }

  private func winners(_ trace: PlainTrace, _ a: Int, _ b: Int, _ byNames: Bool) -> Set<Int> {
    func winners(_ model: [Int: Double]) -> [Int] {
      let byOrder = recognized(trace, a, b, model, byNames).map { recognized in
        [a, b].indices.filter { recognized.contains([a, b][$0]) }
      }
      // If names decide whether a third activity wins over both, the touch does not show which of the two wins.
      return byOrder.contains(where: \.isEmpty) ? [] : byOrder.flatMap { $0 }
    }
    let usual = Set(models(a, b).flatMap { winners($0) })
    guard usual.isEmpty, let state = stateWithoutThirds(trace, a, b) else { return usual }
    return Set(winners(state.model))
  }

  /// The touch, turned so that one of the two wins if third activities win over both in its own direction only, in every state.
  func awayFromThirds(
    _ proved: PairDecision.Proved, _ recognizers: [Int], _ a: Int, _ b: Int
  ) -> PairDecision.Proved {
    guard let model = subject.guards.model(a, b) else { return proved }
    func isWon(_ trace: PlainTrace) -> Bool {
      played(trace, a, b, model)?.recognized.contains { $0 == a || $0 == b } ?? false
    }
    if isWon(proved.trace) || stateWithoutThirds(proved.trace, a, b) != nil { return proved }
    let player = ShapeReplay(
      loneRecognizers, [RecognizerPlace(a, recognizers[0]), RecognizerPlace(b, recognizers[1])])
    var turned = proved
    turned.trace =
      proved.trace.inAllDirections(subject.hand).first { trace in
        isWon(trace) && player.claims(trace)?.hold(at: trace.claims, in: proved.meeting.order) ?? false
      } ?? proved.trace
    return turned
  }

  /// A state in which one of the two wins a touch, if third activities win over both in the usual state. Those do not exist there.
  func stateWithoutThirds(_ trace: PlainTrace, _ a: Int, _ b: Int) -> ShownState? {
    guard var model = subject.guards.model(a, b) else { return nil }
    var absent: [Int] = []
    while let recognized = played(trace, a, b, model)?.recognized {
      if recognized.contains(a) || recognized.contains(b) {
        return absent.isEmpty ? nil : ShownState(model: model, activities: [a, b] + absent)
      }
      let thirds = recognized.filter { third in
        !absent.contains(third) && subject.machine.activities[third].condition != nil
      }
      absent += thirds
      guard !thirds.isEmpty, let next = subject.guards.states(a, b, without: absent).model else { return nil }
      model = next
    }
    return nil
  }

  /// A state in which both guards hold, and one in which also as few awaited activities as possible exist.
  private func models(_ a: Int, _ b: Int) -> [[Int: Double]] {
    guard let model = subject.guards.model(a, b) else { return [] }
    guard subject.held.contains(a) || subject.held.contains(b) else { return [model] }
    let awaited = Set([a, b].flatMap { subject.mayAwait($0) }).subtracting([a, b]).sorted()
      .filter { subject.machine.activities[$0].condition != nil }
    guard !awaited.isEmpty else { return [model] }
    return [model] + (subject.guards.states(a, b, without: awaited).model.map { [$0] } ?? [])
  }
}

extension Conflict {
  /// Whether other paths of one order may have another result than the played path. An outer target receives fingers and whole touches that
  /// the inner one does not: between those of a mechanic of several presses, or in addition to those of a range. If a move follows a move,
  /// its start depends on where the first one held.
  fileprivate func hasOtherWays(_ machine: Machine) -> Bool {
    guard let first = recognizer(0, machine), let second = recognizer(1, machine) else { return false }
    if first.movesTwice || second.movesTwice { return true }
    guard Set(activities.map { machine.activities[$0].target }).count > 1 else { return false }
    if first.presses > 1 || second.presses > 1 { return true }
    return [(first, second), (second, first)].contains { one, other in
      one.fingers.count > 1 && one.steps.contains { $0.kind.isMove }
        && (other.fingers.lowerBound > 1 || needsOfSentence.contains(.fingerOutside))
    }
  }
}

extension MachineRecognizer {
  /// Whether one contact has a move after a move.
  fileprivate var movesTwice: Bool {
    var moves = 0
    for step in steps {
      if step.kind == .press { moves = 0 }
      if step.kind.isMove { moves += 1 }
      if moves > 1 { return true }
    }
    return false
  }
}

extension PlainTrace {
  /// The same touch with a pause after the first claim. The pause is longer than any hold that does not last as long as fingers stay down.
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

  /// Length of the pause, in microseconds.
  private static let pause: Int64 = 1_500_000
}
