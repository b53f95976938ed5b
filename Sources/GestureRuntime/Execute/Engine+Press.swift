/// Applies presses to candidates.
extension GestureEngine {
  /// Adds a finger that has landed to a candidate, if the finger is on the candidate's target.
  @inlinable
  mutating func press(_ index: Int, _ slot: Int) {
    let recognizer = entry(index)
    let target = recognizer.pointee.target
    guard program.isInside(tracker.fingers[slot].element, of: target),
      belong(Int(pool[index].home), tracker.fingers[slot].contact.trailingZeroBitCount, on: target)
    else { return }
    switch pool[index].state {
    case .possible: judge(index, addPress(index, slot))
    case .asleep: join(index, slot)
    case .rejoining: revive(index)
    case .underWay: joinUnderWay(index, slot, recognizer)
    case .held: pressWhileHeld(index, slot, recognizer)
    case .claiming, .ending, .done, .dead: break
    }
  }

  /// Adds a finger to a recognizer under way or held, and ignores one beyond its maximum.
  @inlinable
  mutating func joinUnderWay(_ index: Int, _ slot: Int, _ recognizer: Row<ProgramRecognizer>) {
    guard tracker.count(pool[index].fingers) < recognizer.pointee.fingersMost else { return }
    carryValues(index)
    join(index, slot)
    if pool[index].state == .underWay { pool[index].won |= tracker.fingers[slot].contact }
    goOn(index)
  }

  /// Adds a press to a held continuous claim whose fingers are down. As for a candidate, a press that it does not allow fails it.
  @inlinable
  mutating func pressWhileHeld(_ index: Int, _ slot: Int, _ recognizer: Row<ProgramRecognizer>) {
    guard recognizer.pointee.isContinuous, !pool[index].endedWhileHeld else { return }
    let press = stepAt(stepOf(index).pointee.press)
    if pool[index].hasLifted {
      fail(index, .pressAfterLift)
    } else if pressFails(index, slot, press, recognizer) {
      fail(index)
    } else {
      pool[index].presses += 1
      joinUnderWay(index, slot, recognizer)
    }
  }

  @inlinable
  mutating func join(_ index: Int, _ slot: Int) {
    pool[index].fingers |= FingerSet.bit(slot)
    pool[index].contacts |= tracker.fingers[slot].contact
    mayRelease = true
    pool[index].mostFingers = max(
      pool[index].mostFingers, UInt8(truncatingIfNeeded: pool[index].fingers.nonzeroBitCount))
  }

  /// Adds a press to a possible candidate: a first one, one more of its fingers, or one too many.
  @inlinable
  mutating func addPress(_ index: Int, _ slot: Int) -> Verdict {
    let recognizer = entry(index)
    let step = stepOf(index)
    let isBetween = step.pointee.kind == .press && pool[index].presses == 0
    if pool[index].hasLifted || (isBetween && pool[index].fingers != 0) { return fails(.pressAfterLift) }
    let press = stepAt(step.pointee.press)
    if pressFails(index, slot, press, recognizer) { return .fails }
    if pool[index].presses == 0 {
      pool[index].firstPress = instant
      pool[index].isRevived = false
    }
    pool[index].presses += 1
    join(index, slot)
    if pool[index].presses < recognizer.pointee.fingersLeast {
      setDeadline(index)
      return .goesOn
    }
    return complete(index, press, recognizer, isFirstTime: step.pointee.kind == .press)
  }

  /// Whether the candidate does not allow a press.
  @inlinable
  mutating func pressFails(
    _ index: Int, _ slot: Int, _ press: Row<ProgramStep>,
    _ recognizer: Row<ProgramRecognizer>
  ) -> Bool {
    let count = pool[index].presses
    if count >= recognizer.pointee.fingersMost {
      return breaks(.tooManyFingers, Double(count + 1), Double(recognizer.pointee.fingersMost))
    }
    if !press.pointee.edges.isEmpty,
      !tracker.edgesOf(at: tracker.fingers[slot].start, width: settings.edgeWidth).meets(press.pointee.edges)
    {
      if isRecording { noteFarFromEdge(slot, press.pointee.edges) }
      return true
    }
    if count > 0 {
      // No window runs for what starts within a touch.
      if pool[index].isRevived { return false }
      let elapsed = instant - pool[index].firstPress
      let before = press.pointee.limits.before
      return elapsed >= before
        && (!press.pointee.contactHasMove || count < recognizer.pointee.fingersLeast)
        && breaks(.pressWindow, Double(elapsed), Double(before))
    }
    return pool[index].step > recognizer.pointee.first && gapFails(index, press)
  }

  /// Whether the first press of a later contact comes too soon or too late after the last lift.
  @inlinable
  mutating func gapFails(_ index: Int, _ press: Row<ProgramStep>) -> Bool {
    let gap = instant - pool[index].liftTime
    if gap < press.pointee.gapLeast {
      return breaks(.nextPressTooSoon, Double(gap), Double(press.pointee.gapLeast))
    }
    if gap >= press.pointee.gapBefore {
      return breaks(.nextPressTooLate, Double(gap), Double(press.pointee.gapBefore))
    }
    if gap == press.pointee.gapLeast { pool[index].startsAtMeasure = true }
    return false
  }

  /// Takes the base at the k-th press, or at one that joins after it. The first time, goes on to the next step.
  @inlinable
  mutating func complete(
    _ index: Int, _ press: Row<ProgramStep>, _ recognizer: Row<ProgramRecognizer>,
    isFirstTime: Bool
  ) -> Verdict {
    let origin = pool[index].origin
    takeBase(index)
    if isFirstTime {
      if landsTooSoon(index, press) || placeFails(index, press) {
        // The `failed` outcome of a shown candidate has the place where it began.
        pool[index].origin = origin
        return .fails
      }
      pool[index].liftSum = .zero
      pool[index].lifts = 0
      if pool[index].step == recognizer.pointee.claim { return claim(index) }
      pool[index].step += 1
      record(index, .advanced)
    }
    let step = stepOf(index)
    // The wait before this step counts from the new base, also to its upper end. What begins again has none.
    if step.pointee.last == .wait && !pool[index].hasWon {
      pool[index].nextBefore = later(instant, stepAt(pool[index].step - 1).pointee.limits.before)
    }
    setDeadline(index)
    return isStill(step) ? stillness(index, step.pointee.slop) : .goesOn
  }

  /// Whether the last finger comes too soon after the first. Notes, for ties, if it comes exactly at the least time.
  @inlinable
  mutating func landsTooSoon(_ index: Int, _ press: Row<ProgramStep>) -> Bool {
    let (elapsed, least) = (instant - pool[index].firstPress, press.pointee.limits.least)
    if elapsed > 0 && elapsed == least { pool[index].startsAtMeasure = true }
    return elapsed < least && breaks(.pressWindow, Double(elapsed), Double(least))
  }

  /// Whether the fingers must have stayed near their presses: at a wait or lift before any move of the contact.
  @inlinable @inline(__always)
  func isStill(_ step: Row<ProgramStep>) -> Bool {
    guard step.pointee.kind == .wait || step.pointee.kind == .lift else { return false }
    return !step.pointee.contactHasMove || step.pointee.last == .press
  }

  @inlinable
  mutating func placeFails(_ index: Int, _ press: Row<ProgramStep>) -> Bool {
    if layoutFails(press, pool[index].fingers) { return true }
    if pool[index].lifts > 0 {
      let last = meanLift(index)
      let distance = (pool[index].basePlace - last).measuredLength
      if distance > press.pointee.near { return breaks(.nextPressTooFar, distance, press.pointee.near) }
    }
    return false
  }

  /// Whether a press does not allow how its fingers lie to each other once all are down.
  @inlinable
  mutating func layoutFails(_ press: Row<ProgramStep>, _ fingers: UInt16) -> Bool {
    if fingers.nonzeroBitCount < 2 { return false }
    let distance = widestDistance(fingers)
    return distance > press.pointee.apart && breaks(.fingersApart, distance, press.pointee.apart)
  }

  @inlinable
  mutating func widestDistance(_ set: UInt16) -> Double {
    var widest = 0.0
    for a in FingerSet(set) {
      for b in FingerSet(set) where b > a {
        widest = max(widest, (tracker.fingers[a].location - tracker.fingers[b].location).measuredLength)
      }
    }
    return widest
  }

  /// Takes the base at the press that completes the fingers: time, centroid, span and the place of every finger.
  @inlinable
  mutating func takeBase(_ index: Int) {
    let set = pool[index].fingers
    pool[index].baseTime = instant
    pool[index].basePlace = centroid(set)
    pool[index].origin = pool[index].basePlace
    pool[index].valueSpan = span(set)
    pool[index].carriedScale = 1
    pool[index].turned = 0
    pool[index].pastWay = .zero
    pool[index].owed.areOwed = false
    for slot in FingerSet(set) {
      bases[index * TouchTracker.fingerLimit + slot] = tracker.fingers[slot].location
    }
    pool[index].startStep(at: pool[index].basePlace, span: pool[index].valueSpan, instant)
    pool[index].hasPassedSlop = false
  }

  /// Makes a sleeping or rejoining candidate possible, if the right number of fingers is down inside its target. Otherwise it is rejoining.
  /// One that has won before continues at its `again` step, any other at its `middle` step.
  @inlinable
  mutating func revive(_ index: Int) {
    let recognizer = entry(index)
    let inside = fingersInside(recognizer.pointee.target, Int(pool[index].home))
    let count = inside.nonzeroBitCount
    pool[index].fingers = inside
    mayRelease = true
    guard count >= recognizer.pointee.fingersLeast, count <= recognizer.pointee.fingersMost else {
      pool[index].state = .rejoining
      mayRejoin = true
      return
    }
    pool[index].mostFingers = 0
    pool[index].forgetTies()
    for slot in FingerSet(inside) { join(index, slot) }
    pool[index].isRevived = true
    pool[index].state = .possible
    pool[index].presses = count
    pool[index].hasLifted = false
    pool[index].releasedAfter = 0
    pool[index].camePast = []
    pool[index].nextBefore = .max
    pool[index].step = pool[index].hasWon ? recognizer.pointee.again : recognizer.pointee.middle
    takeBase(index)
    record(index, .advanced)
    setDeadline(index)
    let kind = stepOf(index).pointee.kind
    if kind == .press || (pool[index].hasWon && kind == .wait) { judge(index, claim(index)) }
  }

  /// The fingers that are down inside a target, on the instance of it that a contact is on, and with that contact's tool.
  @inlinable
  mutating func fingersInside(_ target: Int, _ contact: Int) -> UInt16 {
    var set: UInt16 = 0
    for slot in tracker.slots where program.isInside(tracker.fingers[slot].element, of: target) {
      let other = tracker.fingers[slot].contact.trailingZeroBitCount
      if belong(contact, other, on: target) { set |= FingerSet.bit(slot) }
    }
    return set
  }

  /// Sets when the candidate's next timer is due.
  @inlinable
  mutating func setDeadline(_ index: Int) {
    let step = stepOf(index)
    let before = step.pointee.limits.before
    var due = Microseconds.max
    switch step.pointee.kind {
    case .press:
      if pool[index].presses > 0 {
        due = later(pool[index].firstPress, before)
      } else if pool[index].fingers == 0 {
        due = later(pool[index].liftTime, step.pointee.gapBefore)
      }
    case .wait: due = later(pool[index].startTime, step.pointee.limits.least)
    case .lift: due = later(pool[index].baseTime, before)
    case .move: due = moveDeadline(index, step)
    }
    hasNews = true
    pool[index].deadline = step.pointee.kind == .wait ? due : min(due, pool[index].nextBefore)
  }

  /// The time when a move has lasted long enough; after that, the time when it has lasted too long.
  @inlinable
  mutating func moveDeadline(_ index: Int, _ step: Row<ProgramStep>) -> Microseconds {
    let enough = pool[index].startTime + step.pointee.limits.least
    return enough > instant ? enough : later(pool[index].startTime, step.pointee.limits.before)
  }

  @inlinable @inline(__always)
  func later(_ time: Microseconds, _ duration: Microseconds) -> Microseconds {
    duration == .max ? .max : time + duration
  }

  /// Judges a timer of the candidate that is due.
  @inlinable
  mutating func timer(_ index: Int) -> Verdict {
    let step = stepOf(index)
    switch step.pointee.kind {
    case .press:
      if pool[index].presses > 0 {
        return fails(
          .pressWindow, Double(instant - pool[index].firstPress), Double(step.pointee.limits.before))
      }
      return fails(
        .nextPressTooLate, Double(instant - pool[index].liftTime), Double(step.pointee.gapBefore))
    case .lift:
      if instant >= pool[index].nextBefore { return waitedTooLong(index) }
      return fails(
        .heldTooLong, Double(instant - pool[index].baseTime), Double(step.pointee.limits.before))
    case .wait: return waited(index, step)
    case .move: return moveTimer(index, step)
    }
  }

  /// Judges a move that has lasted long enough to hold, or too long.
  @inlinable
  mutating func moveTimer(_ index: Int, _ step: Row<ProgramStep>) -> Verdict {
    if instant >= pool[index].nextBefore { return waitedTooLong(index) }
    let elapsed = instant - pool[index].startTime
    let before = step.pointee.limits.before
    if elapsed >= before { return fails(.movedTooLong, Double(elapsed), Double(before)) }
    setDeadline(index)
    return progress(index, step)
  }

  /// The verdict on a wait whose next step has not come by its upper end.
  @inlinable
  mutating func waitedTooLong(_ index: Int) -> Verdict {
    let before = stepAt(pool[index].step - 1).pointee.limits.before
    return fails(.heldTooLong, Double(instant - pool[index].nextBefore + before), Double(before))
  }

  /// Ends a wait that has lasted long enough: the mechanic claims, or goes on to the next step.
  @inlinable
  mutating func waited(_ index: Int, _ step: Row<ProgramStep>) -> Verdict {
    if step.pointee.isClaim { return claim(index) }
    pool[index].nextBefore = later(pool[index].startTime, step.pointee.limits.before)
    pool[index].startTime = instant
    pool[index].step += 1
    pool[index].hasPassedSlop = false
    record(index, .advanced)
    setDeadline(index)
    let next = stepOf(index)
    return next.pointee.kind.isMove ? progress(index, next) : .goesOn
  }
}
