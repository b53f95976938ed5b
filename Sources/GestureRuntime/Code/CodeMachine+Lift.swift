/// What a lift does to a candidate: as `Engine+Lift`. The finger still counts while its lift is judged.
extension CodeMachine {
  @inlinable
  mutating func lift(_ index: Int, _ slot: Int) {
    let bit: UInt16 = 1 << UInt16(slot)
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

  /// Nothing is left of the touch in which it could have started.
  @inlinable
  mutating func over(_ index: Int) {
    mayRelease = true
    if pool[index].hasWon { pool[index].state = .done } else { fail(index) }
  }

  @inlinable
  mutating func leave(_ index: Int, _ bit: UInt16) {
    let recognizer = entry(index)
    let rest = pool[index].fingers & ~bit
    if rest.nonzeroBitCount < recognizer.pointee.fingersLeast {
      captureEnd(index, pool[index].fingers)
      if isContested(index) {
        pool[index].state = .ending
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

  /// Whether a claim that is preferred to a recognizer was made by now: it may still take over at this lift.
  @inlinable
  mutating func isContested(_ index: Int) -> Bool {
    for other in live where pool[other].state == .claiming || pool[other].state == .held {
      let (a, b) = (activity(other), activity(index))
      if meet(other, index) && Program.isPreferred(a, over: b) && !Program.areTogether(a, b) { return true }
    }
    return false
  }

  /// Ends what nothing has taken over at the lift of a finger; whether there was anything.
  @inlinable
  mutating func endContested(_ slot: Int) -> Bool {
    var hasEnded = false
    for index in live where pool[index].state == .ending {
      pool[index].fingers &= ~(1 << UInt16(slot))
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
      if rest.nonzeroBitCount < recognizer.pointee.fingersLeast {
        captureEnd(index, pool[index].fingers)
        pool[index].endedWhileHeld = true
      } else {
        carryValues(index)
        pool[index].fingers = rest
        goOn(index)
      }
    }
    pool[index].fingers = rest
  }

  /// A continuous recognizer ends; one of several fingers may go on when another finger comes.
  @inlinable
  mutating func finish(_ index: Int, _ recognizer: UnsafePointer<CodeRecognizer>) {
    emitEnd(index, .ended)
    pool[index].state = recognizer.pointee.fingersLeast > 1 ? .rejoining : .done
    failPreferred(over: index)
  }

  @inlinable
  mutating func liftStep(_ index: Int, _ slot: Int) -> CodeVerdict {
    let recognizer = entry(index)
    let step = stepOf(index)
    let rest = pool[index].fingers & ~(1 << UInt16(slot))
    let isEnough = rest.nonzeroBitCount >= recognizer.pointee.fingersLeast
    switch step.pointee.kind {
    case .press: return liftWhilePressing(index, rest)
    case .wait:
      guard step.pointee.contactHasMove, isEnough, let last = step.pointee.last, last.isMove else {
        return .fails
      }
      return shiftBase(index, rest)
    case .lift:
      if step.pointee.contactHasMove && isEnough { return shiftBase(index, rest) }
      noteLift(index, slot)
      if !step.pointee.contactHasMove {
        pool[index].hasLifted = true
        if rest != 0 { return .goesOn }
      }
      return completeLift(index, step, rest)
    case .translate, .spread, .orbit:
      if isEnough { return shiftBase(index, rest) }
      noteLift(index, slot)
      return liftAfterMove(index, step, rest)
    }
  }

  @inlinable
  mutating func liftWhilePressing(_ index: Int, _ rest: UInt16) -> CodeVerdict {
    if pool[index].presses > 0 { return .fails }
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
    pool[index].lifts += 1
  }

  /// A finger leaves while enough remain: what is measured stays as it is.
  @inlinable
  mutating func shiftBase(_ index: Int, _ rest: UInt16) -> CodeVerdict {
    addTurns(index)
    let move = centroid(rest) - centroid(pool[index].fingers)
    let stretch = span(rest) - span(pool[index].fingers)
    pool[index].basePlace = pool[index].basePlace + move
    pool[index].startPlace = pool[index].startPlace + move
    pool[index].furthest = pool[index].furthest + move
    let before = span(pool[index].fingers)
    if before > 0 { pool[index].baseSpan *= span(rest) / before }
    pool[index].startSpan += stretch
    pool[index].furthestSpan += stretch
    pool[index].hasLifted = true
    return .goesOn
  }

  /// Too few fingers remain for the move: it must hold now, and be the last but the lift.
  @inlinable
  mutating func liftAfterMove(_ index: Int, _ step: UnsafePointer<CodeStep>, _ rest: UInt16) -> CodeVerdict {
    guard pool[index].hasPassedSlop, step.pointee.next == .lift else { return .fails }
    let change = change(index, step.pointee.kind)
    if moveFails(index, step, step.pointee.limits, change) { return .fails }
    // One that begins before the lift had its time to begin: what holds only now comes too late.
    if step.pointee.isClaim { return .fails }
    noteStart(index, step, change)
    return completeLift(index, stepAt(step.pointee.number + 1), rest)
  }

  /// The lift that counts: the contact is over.
  @inlinable
  mutating func completeLift(_ index: Int, _ lift: UnsafePointer<CodeStep>, _ rest: UInt16) -> CodeVerdict {
    let elapsed = instant - pool[index].baseTime
    if elapsed < lift.pointee.limits.least || elapsed >= lift.pointee.limits.before { return .fails }
    if elapsed == lift.pointee.limits.least && elapsed > 0 { pool[index].startsAtMeasure = true }
    noteWait(index, before: lift)
    if speedFails(pool[index].fingers, lift.pointee.limits) { return .fails }
    pool[index].step = lift.pointee.number
    pool[index].lifted = pool[index].contacts
    mayRelease = true
    if lift.pointee.isClaim { return claimAtLift(index) }
    pool[index].step += 1
    pool[index].liftTime = instant
    pool[index].presses = 0
    pool[index].hasLifted = false
    pool[index].nextBefore = .max
    pool[index].fingers = rest
    setDeadline(index)
    return .goesOn
  }

  @inlinable
  mutating func claimAtLift(_ index: Int) -> CodeVerdict {
    captureEnd(index, pool[index].fingers)
    return pool[index].name >= 0 ? .claims : .fails
  }
}
