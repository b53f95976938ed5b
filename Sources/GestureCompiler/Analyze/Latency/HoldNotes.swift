/// The time that a claim of one of two recognizers is held for the other, over all states that a search visits.
///
/// While the first has claimed and the second is still live, the second fails at a known instant if the hand does nothing more. The longest
/// of these times is the longest hold: anything else that makes the second fail happens earlier.
struct HoldNotes: Sendable {
  /// The index of the recognizer that is held.
  let waiting: Int
  /// Whether only a rival that has received the same lift holds it. This is so if no wait is declared.
  let needsSameLift: Bool
  /// Whether only a rival that starts with the same press as the held one counts.
  var startsTogether = false
  /// Whether to find the shortest hold at the claim itself instead of the longest.
  var isShortest = false
  /// How long a claim of the awaited recognizer may itself be held: with a resting hand, and with any.
  var chain = PairLatency.Chain.none

  /// The longest hold if the hand does nothing more after the claim; `nil` if no path holds it.
  private(set) var resting: Int64?
  /// The longest hold, whatever the hand does next.
  private(set) var longest: Int64?
  /// The shortest hold at a claim if the hand does nothing more.
  private(set) var shortest: Int64?
  /// Whether the awaited recognizer can have failed by the claim.
  private(set) var mayBeFree = false

  mutating func note(_ path: TouchPath) {
    guard let claim = path.runners[waiting].claim else { return }
    let isAtClaim = claim == path.events.count - 1
    let other = path.runners[1 - waiting]
    if other.isOut {
      if isAtClaim { mayBeFree = true }
      return
    }
    if startsTogether, other.startContact != path.runners[waiting].startContact { return }
    guard other.hasStarted, other.contacts & path.runners[waiting].contacts != 0, isHeld(path, claim) else {
      return
    }
    if isShortest {
      guard isAtClaim, let end = end(path, claim, isLeast: true) else { return }
      // If the hold ends only by an act of the hand, that act can come at once.
      let needsHand = end >= DifferenceBounds.none || (other.isClaimStep && other.current?.kind == .wait)
      shortest = needsHand ? 0 : min(shortest ?? end, end)
      return
    }
    if isAtClaim, let end = end(path, claim, rests: true) { resting = max(resting ?? 0, end) }
    if let end = end(path, claim) { longest = max(longest ?? 0, end) }
  }

  /// Whether the claim waits here and is still live.
  private func isHeld(_ path: TouchPath, _ claim: Int) -> Bool {
    let runner = path.runners[waiting]
    let contact = path.events[claim].contact
    if needsSameLift {
      // Only a rival that has received the same lift holds it.
      let other = path.runners[1 - waiting]
      guard other.claim != nil || (other.isPressing && path.down == 0) || path.contact > contact else {
        return false
      }
    }
    // An additional finger ends a held continuous claim while its fingers are down.
    guard runner.shape.isContinuous else { return true }
    return !path.events[claim...].enumerated().contains { offset, event in
      guard offset > 0, event.isPress, event.contact == contact, event.level >= runner.level else {
        return false
      }
      return event.down.nonzeroBitCount > runner.shape.fingers.upperBound
    }
  }

  /// The time from the claim to the failure of the awaited recognizer; `nil` if it has no current step.
  private func end(_ path: TouchPath, _ claim: Int, isLeast: Bool = false, rests: Bool = false) -> Int64? {
    let instant = path.instant(claim)
    func after(_ event: Int, _ delay: Int64) -> Int64 {
      let gap = isLeast ? path.clock.least(event, after: instant) : path.clock.most(event, after: instant)
      if delay >= DifferenceBounds.none || gap >= DifferenceBounds.none { return DifferenceBounds.none }
      return max(0, gap + delay)
    }
    let other = path.runners[1 - waiting]
    if let rival = other.claim {
      return after(path.instant(rival), rests ? chain.resting : chain.worst)
    }
    if !other.isDown { return landing(other, rests: rests || isLeast, after) }
    guard let current = other.current else { return nil }
    var end = stepEnd(other, current, rests: rests || isLeast, after)
    if let next = other.nextMost { end = min(end, after(next.since, next.most + 1)) }
    return end
  }

  /// The time until a missing finger is too late to land; `nil` without a last lift.
  private func landing(_ other: PathRunner, rests: Bool, _ after: (Int, Int64) -> Int64) -> Int64? {
    let shape = other.contactShape
    guard other.isBetween else { return after(other.firstPress, shape.window.before) }
    guard let lift = other.lastLift else { return nil }
    // The first of several fingers may land just before the deadline. The others then have the whole window after it.
    guard other.shape.fingers.lowerBound > 1, !rests, shape.gap.isLimited else {
      return after(lift, shape.gap.before)
    }
    return after(lift, sum(shape.gap.before - 1, shape.window.before))
  }

  /// The time until the deadline of the current step.
  private func stepEnd(
    _ other: PathRunner, _ current: StepShape, rests: Bool, _ after: (Int, Int64) -> Int64
  ) -> Int64 {
    switch current.kind {
    case .lift: return after(other.base, current.time.before)
    case .move: return after(other.start, current.time.before)
    case .wait:
      // After a move, every movement restarts the rest.
      if !other.isStill && !rests { return DifferenceBounds.none }
      guard other.isClaimStep else { return after(other.start, current.time.before) }
      // While the hand rests, the rival goes on to its own claim, which may be held.
      return after(other.start, rests ? sum(current.time.least, chain.resting) : current.time.least)
    }
  }

  private func sum(_ a: Int64, _ b: Int64) -> Int64 {
    a >= DifferenceBounds.none || b >= DifferenceBounds.none ? DifferenceBounds.none : a + b
  }
}
