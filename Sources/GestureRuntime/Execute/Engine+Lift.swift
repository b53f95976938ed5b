/// Applies lifts to candidates. The finger still counts while its lift is judged.
extension GestureEngine {
  @inlinable
  mutating func lift(_ index: Int, _ slot: Int) {
    let bit = FingerSet.bit(slot)
    switch pool[index].state {
    case .possible:
      judge(index, liftStep(index, slot))
      pool[index].fingers &= ~bit
    case .underWay: leave(index, bit)
    case .held: leaveHeld(index, bit)
    case .asleep:
      pool[index].fingers &= ~bit
      if pool[index].fingers == 0 { over(index) }
    case .rejoining, .done: pool[index].fingers &= ~bit
    case .claiming, .ending, .dead: break
    }
  }

  /// Ends a candidate without fingers, which could start or go on only in this touch.
  @inlinable
  mutating func over(_ index: Int) {
    mayRelease = true
    if pool[index].hasWon { pool[index].state = .done } else { fail(index, .neverStarted) }
  }

  @inlinable
  mutating func leave(_ index: Int, _ bit: UInt16) {
    let recognizer = entry(index)
    let rest = pool[index].fingers & ~bit
    if tracker.count(rest) < recognizer.pointee.fingersLeast {
      captureEnd(index, pool[index].fingers)
      if isContested(index) {
        pool[index].state = .ending
        mayEnd = true
        return
      }
      pool[index].fingers = rest
      finish(index, recognizer)
    } else {
      carryValues(index)
      pool[index].fingers = rest
      goOn(index)
    }
  }

  /// Whether a claim preferred to a recognizer has been made by now, held claims included. It may still take over at this lift.
  @inlinable
  mutating func isContested(_ index: Int) -> Bool {
    guard !program.showsRivals, hasClaims || mayHold else { return false }
    for other in live where pool[other].state == .claiming || pool[other].state == .held {
      let (a, b) = (activity(other), activity(index))
      if meet(other, index) && program.isPreferred(a, over: b) && !program.areTogether(a, b) { return true }
    }
    return false
  }

  /// Ends recognizers that no claim has taken over at the lift of a finger. Returns whether there was any.
  @inlinable
  mutating func endContested(_ slot: Int) -> Bool {
    mayEnd = false
    var hasEnded = false
    for index in live where pool[index].state == .ending {
      pool[index].fingers &= ~FingerSet.bit(slot)
      finish(index, entry(index))
      hasEnded = true
    }
    return hasEnded
  }

  @inlinable
  mutating func leaveHeld(_ index: Int, _ bit: UInt16) {
    let recognizer = entry(index)
    let rest = pool[index].fingers & ~bit
    pool[index].hasLifted = true
    if recognizer.pointee.isContinuous && !pool[index].endedWhileHeld {
      if tracker.count(rest) < recognizer.pointee.fingersLeast {
        captureEnd(index, pool[index].fingers)
        pool[index].endedWhileHeld = true
      } else {
        carryValues(index)
        pool[index].fingers = rest
        goOn(index)
      }
    }
    // What has ended has the values of its end, whatever the other fingers do.
    pool[index].fingers = pool[index].endedWhileHeld ? 0 : rest
  }

  /// Ends a continuous recognizer. One of several fingers may go on when another finger comes.
  @inlinable
  mutating func finish(_ index: Int, _ recognizer: Row<ProgramRecognizer>) {
    emitEnd(index, .ended)
    mayRejoin = mayRejoin || recognizer.pointee.fingersLeast > 1
    pool[index].state = recognizer.pointee.fingersLeast > 1 ? .rejoining : .done
    failPreferred(over: index)
  }

  @inlinable
  mutating func liftStep(_ index: Int, _ slot: Int) -> Verdict {
    let recognizer = entry(index)
    let step = stepOf(index)
    let rest = pool[index].fingers & ~FingerSet.bit(slot)
    let isEnough = tracker.count(rest) >= recognizer.pointee.fingersLeast
    switch step.pointee.kind {
    case .press: return liftWhilePressing(index, slot, rest, recognizer)
    case .wait:
      guard step.pointee.contactHasMove, isEnough, let last = step.pointee.last, last.isMove else {
        return fails(
          .liftedTooSoon, Double(instant - pool[index].startTime), Double(step.pointee.limits.least))
      }
      return shiftBase(index, rest)
    case .lift:
      if step.pointee.contactHasMove && isEnough { return shiftBase(index, rest) }
      if step.pointee.liftSlop < .infinity && liftsOutside(index, slot, step.pointee.liftSlop) {
        return .fails
      }
      noteLift(index, slot)
      if !step.pointee.contactHasMove {
        pool[index].hasLifted = true
        if rest != 0 {
          // A movement of the same fingers may claim at this lift. `isHeld` holds that claim for candidates that have processed the lift
          // too.
          pool[index].lifted |= tracker.fingers[slot].contact
          return .goesOn
        }
      }
      return completeLift(index, step, rest, recognizer)
    case .move:
      if isEnough { return shiftBase(index, rest) }
      noteLift(index, slot)
      return liftAfterMove(index, step, rest, recognizer)
    }
  }

  /// Judges a lift while presses are missing: of this contact, or of the next one if a movement has ended with the lift before.
  @inlinable
  mutating func liftWhilePressing(
    _ index: Int, _ slot: Int, _ rest: UInt16, _ recognizer: Row<ProgramRecognizer>
  ) -> Verdict {
    if pool[index].presses > 0 {
      return fails(.tooFewFingers, Double(pool[index].presses), Double(recognizer.pointee.fingersLeast))
    }
    noteLift(index, slot)
    if rest == 0 {
      pool[index].liftTime = instant
      pool[index].fingers = 0
      setDeadline(index)
    }
    return .goesOn
  }

  @inlinable
  mutating func noteLift(_ index: Int, _ slot: Int) {
    pool[index].liftSum = pool[index].liftSum + tracker.fingers[slot].location
    pool[index].lifts &+= 1
  }

  /// Shifts the base when a finger leaves and enough remain, so that measures stay as they are.
  @inlinable
  mutating func shiftBase(_ index: Int, _ rest: UInt16) -> Verdict {
    addTurns(index)
    let move = centroid(rest) - centroid(pool[index].fingers)
    let (before, after) = (span(pool[index].fingers), span(rest))
    pool[index].basePlace = pool[index].basePlace + move
    pool[index].startPlace = pool[index].startPlace + move
    pool[index].furthest = pool[index].furthest + move
    pool[index].corner = pool[index].corner + move
    pool[index].carriedScale = scale(pool.row(index), before)
    pool[index].valueSpan = after
    pool[index].startSpan += after - before
    pool[index].furthestSpan += after - before
    pool[index].hasLifted = true
    return .goesOn
  }

  /// Judges a lift that leaves too few fingers for the move. The move must hold now, and only the lift may follow it.
  @inlinable
  mutating func liftAfterMove(
    _ index: Int, _ step: Row<ProgramStep>, _ rest: UInt16,
    _ recognizer: Row<ProgramRecognizer>
  ) -> Verdict {
    guard pool[index].hasPassedSlop, step.pointee.next == .lift else {
      if isRecording { noteUnfinished(index, step) }
      return .fails
    }
    let change = change(index, step.pointee.kind)
    if moveFails(index, step, change) { return .fails }
    // A mechanic that claims at its move must claim before the lift. A move that holds only now is too late.
    if step.pointee.isClaim { return fails(.movedTooLate) }
    noteStart(index, step, change)
    return completeLift(index, stepAt(step.pointee.number + 1), rest, recognizer)
  }

  /// Judges the lift that counts, with which the contact is over.
  @inlinable
  mutating func completeLift(
    _ index: Int, _ lift: Row<ProgramStep>, _ rest: UInt16,
    _ recognizer: Row<ProgramRecognizer>
  ) -> Verdict {
    let elapsed = instant - pool[index].baseTime
    let (least, before) = (lift.pointee.limits.least, lift.pointee.limits.before)
    if elapsed < least { return fails(.liftedTooSoon, Double(elapsed), Double(least)) }
    if elapsed >= before { return fails(.heldTooLong, Double(elapsed), Double(before)) }
    if elapsed == least && elapsed > 0 { pool[index].startsAtMeasure = true }
    noteWait(index, before: lift)
    if speedFails(pool[index].fingers, lift.pointee.limits) { return .fails }
    if startsAtSpeed(index, lift.pointee.limits) { pool[index].startsAtMeasure = true }
    pool[index].step = lift.pointee.number
    pool[index].lifted = pool[index].contacts
    pool[index].liftTime = instant
    mayRelease = true
    if lift.pointee.isClaim { return claimAtLift(index, recognizer) }
    pool[index].step += 1
    pool[index].liftTime = instant
    pool[index].presses = 0
    pool[index].forgetTies()
    pool[index].hasLifted = false
    pool[index].nextBefore = .max
    pool[index].fingers = rest
    record(index, .advanced)
    setDeadline(index)
    return .goesOn
  }

  @inlinable
  mutating func claimAtLift(_ index: Int, _ recognizer: Row<ProgramRecognizer>) -> Verdict {
    captureEnd(index, pool[index].fingers)
    guard pool[index].name >= 0 else {
      if isRecording { noteNameless(index, recognizer) }
      return .fails
    }
    return .claims
  }
}
