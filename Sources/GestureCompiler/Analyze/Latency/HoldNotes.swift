/// How long a claim of one of two recognizers is held for the other, over every state that a search comes through.
///
/// In a state in which the first has claimed and the second is still alive, the second fails at a known instant if the hand
/// does nothing more. The longest of these is the longest hold: whatever else makes the second fail comes before it.
struct HoldNotes: Sendable {
  /// Which of the two is held.
  let waiting: Int
  /// Whether only a rival that has taken the same lift holds it: where nothing is declared.
  let needsSameLift: Bool
  /// Whether the longest hold is looked for, or the shortest at the claim itself.
  let isShortest: Bool
  /// How long a claim of the awaited one may itself be held: by a hand that rests, and by any. Microseconds.
  let chain: PairLatency.Chain

  /// The longest hold when the hand does nothing more after the claim; `nil` when no path holds it at all.
  private(set) var resting: Int64?
  /// The longest hold whatever the hand goes on to do.
  private(set) var longest: Int64?
  /// The shortest hold at a claim when the hand does nothing more.
  private(set) var shortest: Int64?
  /// Whether the awaited one can have failed by the claim.
  private(set) var mayBeFree = false

  init(waiting: Int, needsSameLift: Bool, isShortest: Bool = false, chain: PairLatency.Chain = .none) {
    self.waiting = waiting
    self.needsSameLift = needsSameLift
    self.isShortest = isShortest
    self.chain = chain
  }

  mutating func note(_ state: JointState) {
    guard let claim = state.runners[waiting].claim else { return }
    let isAtClaim = claim == state.events.count - 1
    if state.runners[1 - waiting].isOut {
      if isAtClaim { mayBeFree = true }
      return
    }
    guard isHeld(state, claim) else { return }
    if isShortest {
      guard isAtClaim, let end = end(state, claim, isLeast: true) else { return }
      // What ends only when the hand does something can end at once.
      let other = state.runners[1 - waiting]
      let needsHand = end >= DifferenceBounds.none || (other.isClaimStep && other.current?.kind == .wait)
      shortest = needsHand ? 0 : min(shortest ?? end, end)
      return
    }
    if isAtClaim, let end = end(state, claim, rests: true) { resting = max(resting ?? 0, end) }
    if let end = end(state, claim) { longest = max(longest ?? 0, end) }
  }

  /// Whether the claim is one that waits here, and still lives.
  private func isHeld(_ state: JointState, _ claim: Int) -> Bool {
    let contact = state.events[claim].contact
    if needsSameLift, state.offsets[1 - waiting] + state.runners[1 - waiting].contact <= contact {
      return false
    }
    // A finger too many ends a continuous claim that is held while its fingers are down.
    guard state.runners[waiting].shape.isContinuous, state.script.early == waiting,
      state.runners[waiting].shape.fingers.upperBound < state.script.fingers[1 - waiting]
    else { return true }
    return !state.events[claim...].contains { event in
      if case .press = event.kind { event.contact == contact } else { false }
    }
  }

  /// How long after the claim the awaited one is over.
  private func end(_ state: JointState, _ claim: Int, isLeast: Bool = false, rests: Bool = false) -> Int64? {
    let instant = state.events[claim].instant
    func after(_ event: Int, _ delay: Int64) -> Int64 {
      let gap = isLeast ? state.clock.least(event, after: instant) : state.clock.most(event, after: instant)
      if delay >= DifferenceBounds.none || gap >= DifferenceBounds.none { return DifferenceBounds.none }
      return max(0, gap + delay)
    }
    let other = state.runners[1 - waiting]
    if let rival = other.claim {
      return after(state.events[rival].instant, rests ? chain.resting : chain.worst)
    }
    if !other.isDown { return landing(state, other, rests: rests || isLeast, after) }
    guard let current = other.current else { return nil }
    var end = stepEnd(other, current, rests: rests || isLeast, after)
    if let next = other.nextMost { end = min(end, after(next.since, next.most + 1)) }
    return end
  }

  /// Until fingers that are awaited come too late.
  private func landing(
    _ state: JointState, _ other: Runner, rests: Bool, _ after: (Int, Int64) -> Int64
  ) -> Int64? {
    let shape = other.contactShape
    let isSeveral = state.runners[1 - waiting].shape.fingers.lowerBound > 1
    if let lift = other.lastLift {
      // The first of several fingers may land last of all, and the others then have their own time.
      guard isSeveral, !rests, shape.gap.isLimited else { return after(lift, shape.gap.before) }
      return after(lift, sum(shape.gap.before - 1, shape.window.before))
    }
    guard isSeveral, state.contact >= state.offsets[1 - waiting] else { return nil }
    let presses = state.events.filter { event in
      if case .press = event.kind { event.contact == state.contact } else { false }
    }
    guard let last = presses.last else { return nil }
    let isInner =
      !state.script.isShared && state.script.early == nil
      && state.script.fingers[1 - waiting] < state.script.fingers[waiting]
    return after(isInner ? last.instant : state.firstPress, shape.window.before)
  }

  /// Until the present step's time is up.
  private func stepEnd(
    _ other: Runner, _ current: StepShape, rests: Bool, _ after: (Int, Int64) -> Int64
  ) -> Int64 {
    switch current.kind {
    case .lift: return after(other.base, current.time.before)
    case .translate, .spread, .orbit: return after(other.start, current.time.before)
    case .wait:
      // A rest after a move begins again with every movement.
      if other.origin != nil && !rests { return DifferenceBounds.none }
      return after(other.start, other.isClaimStep ? current.time.least : current.time.before)
    }
  }

  private func sum(_ a: Int64, _ b: Int64) -> Int64 {
    a >= DifferenceBounds.none || b >= DifferenceBounds.none ? DifferenceBounds.none : a + b
  }
}
