import GestureRuntime

/// Decides at every instant who wins: section 4 of the document, in its order.
final class Arbiter {
  private let rules: Rules
  /// Every candidate there ever was, in the order of their making.
  private(set) var candidates: [Candidate] = []
  private(set) var outcomes: [NamedOutcome] = []

  init(_ rules: Rules) { self.rules = rules }

  func add(_ candidate: Candidate) { candidates.append(candidate) }
  func emit(_ outcome: NamedOutcome) { outcomes.append(outcome) }

  /// Candidates in an order that the spec's own does not change.
  var ordered: [Candidate] {
    candidates.enumerated().sorted { a, b in
      let (x, y) = (a.element.plan, b.element.plan)
      if x.activityName != y.activityName { return x.activityName < y.activityName }
      if x.first.name != y.first.name { return x.first.name < y.first.name }
      return a.offset < b.offset
    }.map(\.element)
  }

  /// Everyone has taken the instant in; now claims are tried until none is left.
  func settle(at now: Microseconds) {
    while true {
      let claims = ordered.filter { $0.isAlive && $0.claim != nil }
      for claim in claims where mustFail(claim) { claim.fail(.awaitedWon) }
      let open = claims.filter(\.isAlive)
      for claim in open where mustWait(claim) { hold(claim) }
      guard let next = rules.first(of: open.filter { !mustWait($0) }) else { return }
      attempt(next, now)
    }
  }

  // MARK: Waiting

  private func hold(_ claim: Candidate) {
    claim.status = .held
    claim.claim?.wasHeld = true
  }

  private func mustWait(_ claim: Candidate) -> Bool {
    candidates.contains { other in
      guard other !== claim, other.isAlive, other.meets(claim) else { return false }
      return rules.waits(claim, for: other) || isContinuation(other, of: claim)
    }
  }

  /// Whether a longer mechanic goes on from the lift at which a discrete one claims.
  private func isContinuation(_ other: Candidate, of claim: Candidate) -> Bool {
    guard !claim.plan.isContinuous, let lift = claim.claim?.lift else { return false }
    return other.plan.activity != claim.plan.activity && other.plan.target == claim.plan.target
      && other.plan.presses > claim.plan.presses && other.takenLifts.contains(lift)
      && !rules.areRelated(other, claim)
  }

  /// What it waits for has won.
  private func mustFail(_ claim: Candidate) -> Bool {
    candidates.contains { $0.hasWon && $0.meets(claim) && rules.waits(claim, for: $0) }
  }

  // MARK: Admission

  private func attempt(_ claim: Candidate, _ now: Microseconds) {
    let winners = candidates.filter { $0.hasWon && $0.meets(claim) }
    guard winners.allSatisfy({ isAdmitted(claim, beside: $0) }) else { return claim.fail(.lostTo) }
    for winner in winners where !isHarmless(claim, winner) { cancel(winner, now) }
    admit(claim, now)
  }

  private func isAdmitted(_ claim: Candidate, beside winner: Candidate) -> Bool {
    if claim.plan.begins { return false }
    if isHarmless(claim, winner) { return true }
    if winner.plan.activity == claim.plan.activity { return false }
    return rules.prefers(claim, over: winner) && winner.status == .underWay
  }

  /// Together, or the claim's own past.
  private func isHarmless(_ claim: Candidate, _ winner: Candidate) -> Bool {
    var past = claim.earlier
    while let before = past {
      if before === winner { return true }
      past = before.earlier
    }
    return rules.areTogether(claim, winner)
  }

  private func admit(_ claim: Candidate, _ now: Microseconds) {
    if claim.plan.isContinuous {
      begin(claim, now)
    } else {
      claim.status = .finished
      claim.recognizedOutcome(at: now).map(emit)
    }
    for other in ordered where other !== claim && (other.isAlive || other.status == .sleeping) {
      guard other.meets(claim), !rules.areTogether(other, claim) else { continue }
      if rules.prefers(other, over: claim), claim.plan.isContinuous {
        other.livesOver.append(claim)
      } else {
        other.fail(.lostTo)
      }
    }
    if claim.lateEnd != nil { finish(claim) }
  }

  private func begin(_ claim: Candidate, _ now: Microseconds) {
    claim.status = .underWay
    claim.lead.isBegun = true
    if var end = claim.lateEnd {
      var began = claim.beganOutcome(at: now)
      began.outcome.location = end.outcome.location
      end.outcome.time = now
      emit(began)
      emit(end)
    } else {
      claim.startValues()
      emit(claim.beganOutcome(at: now))
    }
  }

  func cancel(_ winner: Candidate, _ now: Microseconds) {
    emit(winner.runningOutcome(.cancelled, at: now))
    finish(winner)
  }

  /// It is over, and with it those that lived on only because they are preferred to it.
  func finish(_ winner: Candidate) {
    winner.status = .finished
    for other in candidates where other.isAlive || other.status == .sleeping {
      if other.livesOver.contains(where: { $0 === winner }) { other.fail(.lostTo) }
    }
  }
}
