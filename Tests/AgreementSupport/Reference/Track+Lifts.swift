import GestureRuntime
import SpecParser

extension Track {
  /// - Parameter finger: a finger that is already marked as lifted, at its last place.
  func lift(_ finger: Finger, at now: Microseconds) {
    guard fingers.contains(where: { $0 === finger }) else { return }
    switch state {
    case .pressing: fail(.tooFewFingers)
    case .between:
      (lastLift, lastCentre) = (now, centroid(fingers.map(\.place)))
    case .failed, .ended: break
    case .claimed: liftUnderWay(finger)
    case .stroke, .lifting:
      lifts.append(finger.serial)
      contact.hasMove ? liftMoving(finger, now) : liftStill(finger, now)
    }
  }

  private func liftUnderWay(_ finger: Finger) {
    guard mechanic.isContinuous else { return }
    if downFingers.count < mechanic.fingers.lowerBound {
      state = .ended
    } else {
      leave(finger)
    }
  }

  /// Takes in that a finger has left, and enough remain.
  private func leave(_ finger: Finger) {
    let before = fingers
    fingers.removeAll { $0 === finger }
    base.refit(from: before, to: fingers)
    moving.refit(from: before, to: fingers)
  }

  private func liftStill(_ finger: Finger, _ now: Microseconds) {
    guard state == .lifting else { return fail(.liftedTooSoon) }
    if let slop = contact.lift?.targetSlop, isOutside(finger, slop) { return fail(.liftedOutside) }
    guard downFingers.isEmpty, let lift = contact.lift else { return }
    let held = Double(now - baseTime)
    guard lift.within.reaches(held, world.rounding) else { return fail(.liftedTooSoon) }
    guard !lift.within.exceeds(held, world.rounding) else { return fail(.heldTooLong) }
    if case .wait(let wait) = contact.strokes.last {
      waited = Double(now - waitStart)
      if wait.duration.exceeds(Double(now - waitStart), world.rounding) { return fail(.heldTooLong) }
    }
    finish(lift, now)
  }

  /// Whether a finger is outside the target, by the target's frame at the press. Without a frame, the element under the finger decides.
  private func isOutside(_ finger: Finger, _ slop: Double) -> Bool {
    if let frame = finger.frames[target] {
      let x = max(frame.x, min(finger.place.x, frame.x + frame.width))
      let y = max(frame.y, min(finger.place.y, frame.y + frame.height))
      let distance = (finger.place - Point(x: x, y: y)).length
      world.rounding.watch(distance, slop)
      return distance > slop
    }
    guard finger.pathOver.contains(target) else { return true }
    guard let first = finger.path.firstIndex(of: target) else { return true }
    return finger.path.indices[first...].contains { place in
      finger.instancesOver[finger.path[place]] ?? 0 != finger.instances[place]
    }
  }

  private func liftMoving(_ finger: Finger, _ now: Microseconds) {
    if downFingers.count >= mechanic.fingers.lowerBound {
      if isBeforeMoves { return fail(.liftedTooSoon) }
      return leave(finger)
    }
    if isLastContact, mechanic.isContinuous { return fail(.movedTooLittle) }
    guard let lift = contact.lift, isAtEnd(now) else { return fail(.movedTooLittle) }
    if case .wait(let wait) = contact.strokes.last {
      waited = Double(now - waitStart)
      if wait.duration.exceeds(Double(now - waitStart), world.rounding) { return fail(.heldTooLong) }
    }
    guard lift.within.contains(Double(now - baseTime), world.rounding) else { return fail(.movedTooLong) }
    finish(lift, now)
  }

  /// Whether it is in a wait that comes before the first move.
  private var isBeforeMoves: Bool {
    guard case .wait(let wait) = stroke else { return false }
    return !wait.isRest
  }

  /// Whether only the lift is missing: the last step before it is done, or is a move that holds now.
  private func isAtEnd(_ now: Microseconds) -> Bool {
    if state == .lifting { return true }
    guard let (index, move) = presentMove, index == contact.strokes.count - 1 else { return false }
    return holds(move, at: now)
  }

  private func finish(_ lift: PlanLift, _ now: Microseconds) {
    if let bounds = lift.velocity {
      let speed = velocity(of: fingers, at: now, world.constants, world.rounding).length
      let holds = world.rounding.inexactly { bounds.contains(speed, world.rounding) }
      guard holds else { return fail(bounds.exceeds(speed, world.rounding) ? .tooFast : .tooSlow) }
    }
    lastLift = now
    lastCentre = centroid(fingers.map(\.place))
    if isLastContact { claim(now) } else { state = .between }
  }
}
