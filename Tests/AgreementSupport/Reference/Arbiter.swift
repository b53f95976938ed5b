import GestureRuntime

/// Decides at every instant who wins, in the order of Docs/Recognition.md, section 4.
final class Arbiter {
  private let rules: Rules
  /// All candidates of all time, in the order in which they were made.
  private(set) var candidates: [Candidate] = []
  private(set) var outcomes: [NamedOutcome] = []
  /// The number of instants so far.
  private var instants = 0
  /// Winners whose outcomes come after those of claims that are released before them.
  private var unannounced: [Candidate] = []

  /// The fingers that are down inside a target now.
  private let fingersInside: (Candidate) -> [Finger]

  init(_ rules: Rules, fingersInside: @escaping (Candidate) -> [Finger]) {
    self.rules = rules
    self.fingersInside = fingersInside
  }

  func add(_ candidate: Candidate) { candidates.append(candidate) }
  func emit(_ outcome: NamedOutcome) { outcomes.append(outcome) }

  /// Candidates in the order in which they were made; one that began again keeps its place.
  var ordered: [Candidate] {
    let place = { [candidates] (candidate: Candidate) -> Int in
      let first = candidate.lives.last
      return candidates.firstIndex { $0 === first } ?? 0
    }
    return candidates.map { (place($0), $0) }.enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map(\.element.1)
  }

  /// Tries claims until none is left. All candidates have taken in the instant before.
  func settle(at now: Microseconds) {
    instants += 1
    settleClaims(at: now)
    showPossible(at: now)
  }

  private func settleClaims(at now: Microseconds) {
    while true {
      let claims = ordered.filter { $0.isAlive && $0.claim != nil }
      for claim in claims where mustFail(claim) { claim.fail(.awaitedWon) }
      let open = claims.filter(\.isAlive)
      for claim in open where mustWait(claim) { hold(claim) }
      guard let next = rules.first(of: open.filter { !mustWait($0) }) ?? firstInCircle(open) else { return }
      attempt(next, now)
    }
  }

  /// The first of claims that wait for one another in a circle, each for claims only.
  private func firstInCircle(_ held: [Candidate]) -> Candidate? {
    func rival(_ claim: Candidate) -> Candidate? {
      let rivals = ordered.filter { blocks($0, claim) }
      return rivals.allSatisfy { rival in held.contains { $0 === rival } } ? rivals.first : nil
    }
    return held.first { claim in
      var next = rival(claim)
      for _ in held where next !== claim { next = next.flatMap(rival) }
      return next === claim
    }
  }

  // MARK: Waiting

  private func hold(_ claim: Candidate) {
    claim.status = .held
    claim.claim?.wasHeld = true
  }

  private func mustWait(_ claim: Candidate) -> Bool { candidates.contains { blocks($0, claim) } }

  private func blocks(_ other: Candidate, _ claim: Candidate) -> Bool {
    guard other !== claim, other.meets(claim) else { return false }
    if rules.waits(claim, for: other) { return other.isAlive || other.status == .sleeping }
    return other.isAlive && isContinuation(other, of: claim)
  }

  /// Whether `other` is a longer mechanic that goes on after the lift at which the discrete claim was made.
  private func isContinuation(_ other: Candidate, of claim: Candidate) -> Bool {
    guard !claim.plan.isContinuous, let lift = claim.claim?.lift else { return false }
    return other.plan.activity != claim.plan.activity && other.plan.target == claim.plan.target
      && other.plan.presses > claim.plan.presses && other.takenLifts.contains(lift)
      && !rules.areRelated(other, claim)
  }

  /// Whether an activity that it waits for has won.
  private func mustFail(_ claim: Candidate) -> Bool {
    candidates.contains { $0.hasWon && $0.meets(claim) && rules.waits(claim, for: $0) }
  }

  /// Fails candidates with a finger that a recognizer under way takes in.
  func failLosers(with finger: Finger) {
    let contact = finger.serial
    for winner in candidates where winner.status == .underWay && winner.contacts.contains(contact) {
      for other in candidates where other.isAlive && other.contacts.contains(contact) {
        if rules.areTogether(other, winner) { continue }
        if rules.prefers(other, over: winner) { other.livesOver.append(winner) } else { other.fail(.lostTo) }
      }
    }
  }

  // MARK: Admission

  private func attempt(_ claim: Candidate, _ now: Microseconds) {
    let winners = candidates.filter { $0.hasWon && $0.meets(claim) }
    let others = winners.filter { !isPast($0, of: claim) }
    guard others.allSatisfy({ isAdmitted(claim, beside: $0) }) else { return claim.fail(.lostTo) }
    for winner in others where !rules.areTogether(claim, winner) { takeOver(winner, now) }
    admit(claim, now)
  }

  private func isAdmitted(_ claim: Candidate, beside winner: Candidate) -> Bool {
    if rules.areTogether(claim, winner), !claim.plan.begins || winner.wonIn == instants { return true }
    if claim.plan.begins { return false }
    if winner.plan.activity == claim.plan.activity { return false }
    return rules.prefers(claim, over: winner) && winner.status == .underWay
  }

  /// Whether the claim is the winner's own, begun again.
  private func isPast(_ winner: Candidate, of claim: Candidate) -> Bool {
    claim.lives.dropFirst().contains { $0 === winner }
  }

  /// Lets a touch go on as another candidate, before the claims of its frame.
  func handOver(_ giver: Candidate, to taker: Candidate, at place: Point, _ now: Microseconds) {
    emit(giver.handedOverOutcome(at: place, now))
    for past in giver.lives { past.fail(.takenOver) }
    add(taker)
    for winner in candidates where winner !== taker && winner.hasWon && winner.meets(taker) {
      if winner.status == .underWay, !rules.areTogether(winner, taker) { takeOver(winner, now) }
    }
    admit(taker, now, isHandedOver: true)
  }

  /// Whether an activity could win beside all that have won on a candidate's touch, and waits for no activity that still may win.
  func admits(_ taker: Int, insteadOf giver: Candidate) -> Bool {
    candidates.allSatisfy { other in
      guard other !== giver, other.meets(giver), !isPast(other, of: giver) else { return true }
      if other.plan.activity == taker { return !other.hasWon }
      let counts = other.hasWon || other.isAlive || other.status == .sleeping
      if counts, rules.waits(taker, for: other.plan.activity) { return false }
      guard other.hasWon, !rules.areTogether(taker, other.plan.activity) else { return true }
      return other.status == .underWay && rules.prefers(taker, over: other.plan.activity)
    }
  }

  /// Whether a candidate began in the present frame by taking a touch over.
  func hasJustTakenOver(_ candidate: Candidate) -> Bool { candidate.wonIn == instants + 1 }

  private func admit(_ claim: Candidate, _ now: Microseconds, isHandedOver: Bool = false) {
    let waiting = ordered.filter { $0.status == .held && mustWait($0) }
    claim.status = claim.plan.isContinuous ? .underWay : .finished
    // Also if another takes over at the same instant: an activity that has begun does not fail.
    claim.isShown = false
    // Hand-overs come before the instant of their frame is counted.
    claim.wonIn = isHandedOver ? instants + 1 : instants
    for other in ordered where other !== claim && (other.isAlive || other.isYetToStart) {
      guard other.meets(claim), !rules.areTogether(other, claim) else { continue }
      if rules.prefers(other, over: claim), claim.plan.isContinuous {
        other.livesOver.append(claim)
      } else {
        other.fail(.lostTo)
      }
    }
    wakeSleepers(after: claim, now)
    unannounced.append(claim)
    releaseEarlier(waiting.filter { held in !unannounced.contains { held.meets($0) } }, now)
    unannounced.removeLast()
    if isHandedOver {
      claim.lead.isBegun = true
      emit(claim.runningOutcome(.began, at: now))
    } else {
      announce(claim, now)
    }
  }

  /// Releases claims that were held for candidates that the winner has beaten. They share no finger with the winner, so they
  /// belong to an earlier sequence, and come before it.
  private func releaseEarlier(_ waiting: [Candidate], _ now: Microseconds) {
    while true {
      let released = waiting.filter { $0.status == .held && !mustFail($0) && !mustWait($0) }
      guard let next = rules.first(of: released) else { return }
      attempt(next, now)
    }
  }

  /// Starts candidates that may start after the winner's mechanic, if their number of fingers is down.
  private func wakeSleepers(after winner: Candidate, _ now: Microseconds) {
    for sleeper in ordered where sleeper.status == .sleeping && sleeper.meets(winner) {
      guard sleeper.plan.after.contains(winner.claim?.track.mechanic.name ?? "") else { continue }
      let inside = fingersInside(sleeper)
      if sleeper.plan.first.fingers.contains(inside.count) {
        sleeper.wake(with: inside, at: now, isAgain: false)
      } else {
        sleeper.status = .incomplete
      }
    }
  }

  /// The counts of touches in a row.
  let taps = CountedTaps()

  private func announce(_ claim: Candidate, _ now: Microseconds) {
    if !claim.plan.isContinuous {
      claim.recognizedOutcome(at: now).map { outcome in
        var outcome = outcome
        outcome.outcome.taps = taps.count(claim)
        emit(outcome)
      }
    } else if var end = claim.lateEnd {
      var began = claim.beganOutcome(at: now)
      began.outcome.location = end.outcome.location
      began.over = end.over
      began.outcome.travel = end.outcome.travel
      end.outcome.time = now
      emit(began)
      emit(end)
      finish(claim)
    } else {
      claim.lead.isBegun = true
      claim.startValues()
      emit(claim.beganOutcome(at: now))
    }
  }

  /// Whether some claim could still take over from a recognizer that a lift ends.
  func isContested(_ winner: Candidate) -> Bool {
    candidates.contains { other in
      other.isAlive && other.claim != nil && other.meets(winner) && rules.prefers(other, over: winner)
        && !rules.areTogether(other, winner)
    }
  }

  func cancel(_ winner: Candidate, _ now: Microseconds) {
    emit(winner.runningOutcome(.cancelled, at: now))
    finish(winner)
  }

  /// Cancels a winner, because an activity that is preferred to it takes over.
  private func takeOver(_ winner: Candidate, _ now: Microseconds) {
    emit(winner.runningOutcome(.cancelled, at: now))
    winner.fail(.lostTo)
  }

  /// Ends a winner, and fails the candidates that lived on only because they are preferred to it.
  func finish(_ winner: Candidate) {
    winner.status = .finished
    for other in candidates where other.isAlive || other.status == .sleeping {
      if other.livesOver.contains(where: { $0 === winner }) { other.fail(.lostTo) }
    }
  }
}
