/// What a lift does to a candidate. The finger still counts while its lift is judged.
extension Engine {
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
  mutating func over(_ index: Int) {
    if pool[index].hasWon {
      pool[index].state = .done
    } else {
      fail(index, FailureReason(.neverStarted))
    }
  }

  private mutating func leave(_ index: Int, _ bit: UInt16) {
    let recognizer = pool[index].recognizer
    let rest = pool[index].fingers & ~bit
    if rest.nonzeroBitCount < table.recognizers[recognizer].fingersLeast {
      captureEnd(index, pool[index].fingers)
      if isContested(index) {
        pool[index].state = .ending
        mayEnd = true
        return
      }
      pool[index].fingers = rest
      finish(index)
    } else {
      carryValues(index)
      pool[index].fingers = rest
      goOn(index)
    }
  }

  /// Whether a claim that is preferred to a recognizer was made by now: it may still take over at this lift.
  private mutating func isContested(_ index: Int) -> Bool {
    guard !showsRivals, hasClaims || mayHold else { return false }
    for other in live where pool[other].state == .claiming || pool[other].state == .held {
      let (a, b) = (activity(other), activity(index))
      if meet(other, index) && table.relations.isPreferred(a, over: b)
        && !table.relations.areTogether(a, b)
      {
        return true
      }
    }
    return false
  }

  /// Ends what nothing has taken over at the lift of a finger; whether there was anything.
  mutating func endContested(_ slot: Int) -> Bool {
    guard mayEnd else { return false }
    mayEnd = false
    var hasEnded = false
    for index in live where pool[index].state == .ending {
      pool[index].fingers &= ~(1 << UInt16(slot))
      finish(index)
      hasEnded = true
    }
    return hasEnded
  }

  private mutating func leaveHeld(_ index: Int, _ bit: UInt16) {
    let recognizer = pool[index].recognizer
    let rest = pool[index].fingers & ~bit
    pool[index].hasLifted = true
    if table.recognizers[recognizer].isContinuous && !pool[index].endedWhileHeld {
      if rest.nonzeroBitCount < table.recognizers[recognizer].fingersLeast {
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
  private mutating func finish(_ index: Int) {
    emitEnd(index, .ended)
    mayRejoin = mayRejoin || entry(index).fingersLeast > 1
    pool[index].state = entry(index).fingersLeast > 1 ? .rejoining : .done
    failPreferred(over: index)
  }

  private mutating func liftStep(_ index: Int, _ slot: Int) -> Verdict {
    let candidate = pool.pointer(at: index)
    let recognizer = candidate.pointee.recognizer
    let number = stepOf(index)
    let step = table.steps.pointer(at: number)
    let rest = candidate.pointee.fingers & ~(1 &<< UInt16(truncatingIfNeeded: slot))
    let isEnough = rest != 0 && rest.nonzeroBitCount >= table.recognizers[recognizer].fingersLeast
    switch step.pointee.kind {
    case .press: return liftWhilePressing(index, rest, recognizer)
    case .wait:
      if step.pointee.contactHasMove && isEnough && table.steps[number - 1].kind.isMove {
        return shiftBase(index, rest)
      }
      return .fails(
        .liftedTooSoon, Double(instant - candidate.pointee.startTime), Double(step.pointee.limits.least))
    case .lift:
      if step.pointee.contactHasMove && isEnough { return shiftBase(index, rest) }
      noteLift(index, slot)
      if !step.pointee.contactHasMove {
        candidate.pointee.hasLifted = true
        if rest != 0 { return .goesOn }
      }
      return completeLift(index, number, rest, recognizer)
    case .translate, .spread, .orbit:
      if isEnough { return shiftBase(index, rest) }
      noteLift(index, slot)
      return liftAfterMove(index, number, rest, recognizer)
    }
  }

  private mutating func liftWhilePressing(
    _ index: Int, _ rest: UInt16, _ recognizer: Int
  ) -> Verdict {
    if pool[index].presses > 0 {
      return .fails(
        .tooFewFingers, Double(pool[index].presses), Double(table.recognizers[recognizer].fingersLeast))
    }
    if rest == 0 {
      pool[index].liftTime = instant
      pool[index].fingers = 0
      setDeadline(index)
    }
    return .goesOn
  }

  private mutating func noteLift(_ index: Int, _ slot: Int) {
    pool[index].liftSum = pool[index].liftSum + tracker.fingers[slot].location
    pool[index].lifts += 1
  }

  /// A finger leaves while enough remain: what is measured stays as it is.
  private mutating func shiftBase(_ index: Int, _ rest: UInt16) -> Verdict {
    addTurns(index)
    let move = tracker.centroid(rest) - tracker.centroid(pool[index].fingers)
    let stretch = tracker.span(rest) - tracker.span(pool[index].fingers)
    pool[index].basePlace = pool[index].basePlace + move
    pool[index].startPlace = pool[index].startPlace + move
    pool[index].furthest = pool[index].furthest + move
    let before = tracker.span(pool[index].fingers)
    if before > 0 { pool[index].baseSpan *= tracker.span(rest) / before }
    pool[index].startSpan += stretch
    pool[index].furthestSpan += stretch
    pool[index].hasLifted = true
    return .goesOn
  }

  /// Too few fingers remain for the move: it must hold now, and be the last but the lift.
  private mutating func liftAfterMove(
    _ index: Int, _ step: Int, _ rest: UInt16, _ recognizer: Int
  ) -> Verdict {
    let next = pool[index].step + 1
    guard pool[index].hasPassedSlop, next < table.recognizers[recognizer].steps.count,
      table.steps[table.step(recognizer, next)].kind == .lift
    else {
      // Nobody but who wants reasons wants the measure.
      let size = isRecording ? change(index, table.steps[step].kind).size : 0
      return .fails(
        .movedTooLittle, size, max(table.steps[step].slop, table.steps[step].limits.distance.least))
    }
    let change = change(index, table.steps[step].kind)
    if let reason = moveFailure(index, step, table.steps[step].limits, change) { return .fails(reason) }
    // One that begins before the lift had its time to begin: what holds only now comes too late.
    guard pool[index].step != table.recognizers[recognizer].claimStep else { return .fails(.movedTooLate) }
    noteStart(index, step, change)
    return completeLift(index, table.step(recognizer, next), rest, recognizer)
  }

  /// The lift that counts: the contact is over.
  private mutating func completeLift(
    _ index: Int, _ lift: Int, _ rest: UInt16, _ recognizer: Int
  ) -> Verdict {
    let elapsed = instant - pool[index].baseTime
    if elapsed < table.steps[lift].limits.least {
      return .fails(.liftedTooSoon, Double(elapsed), Double(table.steps[lift].limits.least))
    }
    if elapsed >= table.steps[lift].limits.before {
      return .fails(.heldTooLong, Double(elapsed), Double(table.steps[lift].limits.before))
    }
    if elapsed == table.steps[lift].limits.least && elapsed > 0 { pool[index].startsAtMeasure = true }
    noteWait(index, before: lift)
    if let reason = speedFailure(pool[index].fingers, table.steps[lift].limits.velocity) {
      return .fails(reason)
    }
    while table.steps[table.step(recognizer, pool[index].step)].kind != .lift { pool[index].step += 1 }
    pool[index].lifted = pool[index].contacts
    if pool[index].step == table.recognizers[recognizer].claimStep { return claimAtLift(index, recognizer) }
    pool[index].step += 1
    pool[index].liftTime = instant
    pool[index].presses = 0
    pool[index].hasLifted = false
    pool[index].nextBefore = .max
    pool[index].fingers = rest
    record(index, .advanced)
    setDeadline(index)
    return .goesOn
  }

  private mutating func claimAtLift(_ index: Int, _ recognizer: Int) -> Verdict {
    captureEnd(index, pool[index].fingers)
    guard pool[index].name >= 0 else {
      let speed = ends[index].velocity.length
      let last = table.name(recognizer, table.recognizers[recognizer].names.count - 1)
      let slowest = table.names[last].limits.velocity.least
      return .fails(.tooSlow, speed, max(0, slowest))
    }
    return .claims
  }
}
