/// What a press does to a candidate.
extension Engine {
  /// A finger has landed; candidates on whose target it lies take it in.
  mutating func press(_ index: Int, _ slot: Int) {
    guard table.isInside(tracker.fingers[slot].element, of: entry(index).target) else { return }
    switch pool[index].state {
    case .possible: judge(index, addPress(index, slot))
    case .asleep: join(index, slot)
    case .rejoining: revive(index)
    case .underWay: joinUnderWay(index, slot)
    case .held: pressWhileHeld(index, slot)
    case .claiming, .ending, .done, .dead: break
    }
  }

  /// A finger more than it takes is ignored.
  private mutating func joinUnderWay(_ index: Int, _ slot: Int) {
    guard pool[index].fingers.nonzeroBitCount < entry(index).fingersMost else { return }
    carryValues(index)
    join(index, slot)
    if pool[index].hasWon { pool[index].won |= tracker.fingers[slot].contact }
    goOn(index)
  }

  /// A held claim is not a claim: as long as its fingers are down, a press that it does not allow fails it.
  private mutating func pressWhileHeld(_ index: Int, _ slot: Int) {
    let recognizer = pool[index].recognizer
    guard table.recognizers[recognizer].isContinuous, !pool[index].endedWhileHeld else { return }
    let press = table.step(recognizer, pressStep(index, recognizer))
    if pool[index].hasLifted {
      fail(index, FailureReason(.pressAfterLift))
    } else if case .fails(let reason) = pressFailure(index, slot, press, recognizer) {
      fail(index, reason)
    } else {
      pool[index].presses += 1
      joinUnderWay(index, slot)
    }
  }

  private mutating func join(_ index: Int, _ slot: Int) {
    pool[index].fingers |= 1 << UInt16(slot)
    pool[index].contacts |= tracker.fingers[slot].contact
    pool[index].mostFingers = max(pool[index].mostFingers, pool[index].fingers.nonzeroBitCount)
  }

  /// Takes a press into a candidate that is possible: a first one, one more of its fingers, or one too many.
  mutating func addPress(_ index: Int, _ slot: Int) -> Verdict {
    let recognizer = pool[index].recognizer
    let isBetween =
      table.steps[table.step(recognizer, pool[index].step)].kind == .press && pool[index].presses == 0
    if pool[index].hasLifted || (isBetween && pool[index].fingers != 0) { return .fails(.pressAfterLift) }
    let press = table.step(recognizer, pressStep(index, recognizer))
    if let failure = pressFailure(index, slot, press, recognizer) { return failure }
    if pool[index].presses == 0 { pool[index].firstPress = instant }
    pool[index].presses += 1
    join(index, slot)
    if pool[index].presses < table.recognizers[recognizer].fingersLeast {
      setDeadline(index)
      return .goesOn
    }
    return complete(index, press, recognizer)
  }

  /// The press of the present contact.
  @inline(__always)
  private mutating func pressStep(_ index: Int, _ recognizer: Int) -> Int {
    var step = pool[index].step
    while table.steps[table.step(recognizer, step)].kind != .press { step -= 1 }
    return step
  }

  private mutating func pressFailure(
    _ index: Int, _ slot: Int, _ press: Int, _ recognizer: Int
  ) -> Verdict? {
    let count = pool[index].presses
    if count >= table.recognizers[recognizer].fingersMost {
      return .fails(.tooManyFingers, Double(count + 1), Double(table.recognizers[recognizer].fingersMost))
    }
    if table.steps[press].mask != 0,
      tracker.edges(at: tracker.fingers[slot].start, width: contents.edgeWidth) & table.steps[press].mask == 0
    {
      return .fails(.notFromEdge)
    }
    if count > 0 {
      let elapsed = instant - pool[index].firstPress
      if elapsed >= table.steps[press].limits.before
        && (!table.steps[press].contactHasMove || count < table.recognizers[recognizer].fingersLeast)
      {
        return .fails(.pressWindow, Double(elapsed), Double(table.steps[press].limits.before))
      }
      return nil
    }
    return pool[index].step > 0 ? gapFailure(index, press) : nil
  }

  /// Whether the first press of a later contact comes too soon or too late after the last lift.
  private mutating func gapFailure(_ index: Int, _ press: Int) -> Verdict? {
    let gap = instant - pool[index].liftTime
    if gap < table.steps[press].gapLeast {
      return .fails(.nextPressTooSoon, Double(gap), Double(table.steps[press].gapLeast))
    }
    if gap >= table.steps[press].gapBefore {
      return .fails(.nextPressTooLate, Double(gap), Double(table.steps[press].gapBefore))
    }
    if gap == table.steps[press].gapLeast { pool[index].startsAtMeasure = true }
    return nil
  }

  /// The k-th press, or one that joins after it: takes the base and goes on to the next step.
  private mutating func complete(
    _ index: Int, _ press: Int, _ recognizer: Int
  ) -> Verdict {
    let isFirstTime = table.steps[table.step(recognizer, pool[index].step)].kind == .press
    takeBase(index)
    if isFirstTime {
      if let failure = placeFailure(index, press) { return failure }
      pool[index].liftSum = .zero
      pool[index].lifts = 0
      if pool[index].step == table.recognizers[recognizer].claimStep { return claim(index) }
      pool[index].step += 1
      record(index, .advanced)
    }
    setDeadline(index)
    let step = table.step(recognizer, pool[index].step)
    return isStill(index, step, recognizer) ? stillness(index, table.steps[step].slop) : .goesOn
  }

  /// Whether the fingers must have kept still since their press: before any move of the contact.
  @inline(__always)
  private mutating func isStill(_ index: Int, _ step: Int, _ recognizer: Int) -> Bool {
    guard table.steps[step].kind == .wait || table.steps[step].kind == .lift else { return false }
    return !table.steps[step].contactHasMove
      || table.steps[table.step(recognizer, pool[index].step - 1)].kind == .press
  }

  @inline(__always)
  private mutating func placeFailure(_ index: Int, _ press: Int) -> Verdict? {
    if table.steps[press].apart < .infinity {
      let distance = widestDistance(pool[index].fingers)
      if distance > table.steps[press].apart {
        return .fails(.fingersApart, distance, table.steps[press].apart)
      }
    }
    if pool[index].lifts > 0 {
      let last = pool[index].liftSum / Double(pool[index].lifts)
      let distance = (pool[index].basePlace - last).measuredLength
      if distance > table.steps[press].near {
        return .fails(.nextPressTooFar, distance, table.steps[press].near)
      }
    }
    return nil
  }

  private mutating func widestDistance(_ set: UInt16) -> Double {
    var widest = 0.0
    for a in FingerSet(set) {
      for b in FingerSet(set) where b > a {
        widest = max(widest, (tracker.fingers[a].location - tracker.fingers[b].location).measuredLength)
      }
    }
    return widest
  }

  /// Notes where everything is at the press that completes the fingers.
  mutating func takeBase(_ index: Int) {
    let set = pool[index].fingers
    pool[index].baseTime = instant
    pool[index].basePlace = tracker.centroid(set)
    pool[index].origin = pool[index].basePlace
    pool[index].baseSpan = tracker.span(set)
    pool[index].turned = 0
    pool[index].owed.areOwed = false
    for slot in FingerSet(set) {
      bases[index * TouchTracker.fingerLimit + slot] = tracker.fingers[slot].location
    }
    pool[index].startTime = instant
    pool[index].startPlace = pool[index].basePlace
    pool[index].furthest = pool[index].basePlace
    pool[index].startSpan = pool[index].baseSpan
    pool[index].furthestSpan = pool[index].baseSpan
    pool[index].startTurn = 0
    pool[index].furthestTurn = 0
    pool[index].hasPassedSlop = false
  }

  /// Makes a candidate of a recognizer that waited for its fingers or for the mechanic that it follows, if the fingers
  /// inside its target are as many as it needs. What a recognizer that had begun has done before is not asked again.
  mutating func revive(_ index: Int) {
    let recognizer = pool[index].recognizer
    let inside = fingersInside(table.recognizers[recognizer].target)
    let count = inside.nonzeroBitCount
    pool[index].fingers = inside
    guard count >= table.recognizers[recognizer].fingersLeast,
      count <= table.recognizers[recognizer].fingersMost
    else {
      pool[index].state = .rejoining
      mayRejoin = true
      return
    }
    pool[index].mostFingers = 0
    for slot in FingerSet(inside) { join(index, slot) }
    pool[index].isRevived = true
    pool[index].state = .possible
    pool[index].presses = count
    pool[index].hasLifted = false
    pool[index].nextBefore = .max
    pool[index].step =
      pool[index].hasWon ? stepAgain(recognizer) : min(1, table.recognizers[recognizer].claimStep)
    takeBase(index)
    record(index, .advanced)
    setDeadline(index)
    let kind = table.steps[table.step(recognizer, pool[index].step)].kind
    if kind == .press || (pool[index].hasWon && kind == .wait) { judge(index, claim(index)) }
  }

  /// The step that is asked when a recognizer begins again: its last move, else the one at which it claims.
  private mutating func stepAgain(_ recognizer: Int) -> Int {
    var step = table.recognizers[recognizer].claimStep
    while table.steps[table.step(recognizer, step)].kind == .wait
      && table.steps[table.step(recognizer, step)].contactHasMove
    {
      step -= 1
    }
    return table.steps[table.step(recognizer, step)].kind == .press
      ? table.recognizers[recognizer].claimStep : step
  }

  /// The fingers that are down inside a target.
  mutating func fingersInside(_ target: Int) -> UInt16 {
    var set: UInt16 = 0
    for slot in tracker.slots {
      if table.isInside(tracker.fingers[slot].element, of: target) { set |= 1 << UInt16(slot) }
    }
    return set
  }

  /// When the candidate's next timer is due.
  mutating func setDeadline(_ index: Int) {
    let step = stepOf(index)
    let kind = table.steps[step].kind
    let before = table.steps[step].limits.before
    var due = Microseconds.max
    switch kind {
    case .press:
      if pool[index].presses > 0 {
        due = later(pool[index].firstPress, before)
      } else if pool[index].fingers == 0 {
        due = later(pool[index].liftTime, table.steps[step].gapBefore)
      }
    case .wait: due = later(pool[index].startTime, table.steps[step].limits.least)
    case .lift: due = later(pool[index].baseTime, before)
    case .translate, .spread, .orbit: due = moveDeadline(index, step)
    }
    hasNews = true
    pool[index].deadline = kind == .wait ? due : min(due, pool[index].nextBefore)
  }

  /// When a move has lasted long enough, then when it has lasted too long.
  private mutating func moveDeadline(_ index: Int, _ step: Int) -> Microseconds {
    let enough = pool[index].startTime + table.steps[step].limits.least
    return enough > instant ? enough : later(pool[index].startTime, table.steps[step].limits.before)
  }

  private mutating func later(_ time: Microseconds, _ duration: Microseconds) -> Microseconds {
    duration == .max ? .max : time + duration
  }

  /// A timer of the candidate is due.
  mutating func timer(_ index: Int) -> Verdict {
    let step = stepOf(index)
    switch table.steps[step].kind {
    case .press:
      if pool[index].presses > 0 {
        return .fails(
          .pressWindow, Double(instant - pool[index].firstPress), Double(table.steps[step].limits.before))
      }
      return .fails(
        .nextPressTooLate, Double(instant - pool[index].liftTime), Double(table.steps[step].gapBefore))
    case .wait: return waited(index, step)
    case .lift:
      return .fails(
        .heldTooLong, Double(instant - pool[index].baseTime), Double(table.steps[step].limits.before))
    case .translate, .spread, .orbit: return moveTimer(index, step)
    }
  }

  /// A move has lasted long enough to hold, or too long.
  private mutating func moveTimer(_ index: Int, _ step: Int) -> Verdict {
    let elapsed = instant - pool[index].startTime
    if instant >= pool[index].nextBefore { return .fails(.heldTooLong, Double(elapsed), Double(elapsed)) }
    if elapsed >= table.steps[step].limits.before {
      return .fails(.movedTooLong, Double(elapsed), Double(table.steps[step].limits.before))
    }
    setDeadline(index)
    return progress(index, step, pool[index].recognizer)
  }

  /// A wait has lasted: the mechanic claims, or goes on to what follows.
  private mutating func waited(_ index: Int, _ step: Int) -> Verdict {
    if pool[index].step == entry(index).claimStep { return claim(index) }
    pool[index].nextBefore = later(pool[index].startTime, table.steps[step].limits.before)
    pool[index].startTime = instant
    pool[index].step += 1
    pool[index].hasPassedSlop = false
    record(index, .advanced)
    setDeadline(index)
    let recognizer = pool[index].recognizer
    let next = table.step(recognizer, pool[index].step)
    return table.steps[next].kind.isMove ? progress(index, next, recognizer) : .goesOn
  }
}
