/// Applies movements to possible candidates.
extension GestureEngine {
  /// Judges one frame in which a finger of the candidate moved.
  @inlinable
  mutating func moveStep(_ index: Int) -> Verdict {
    let step = stepOf(index)
    switch step.pointee.kind {
    case .press: return .goesOn
    case .wait: return step.pointee.last != .press ? rest(index, step) : stillness(index, step.pointee.slop)
    case .lift:
      return step.pointee.contactHasMove ? restful(index, step) : stillness(index, step.pointee.slop)
    case .move: return progress(index, step)
    }
  }

  /// Fails a candidate if a finger is beyond the slop of its press. If the candidate started in the middle of a touch, the base counts
  /// instead.
  @inlinable
  mutating func stillness(_ index: Int, _ slop: Double) -> Verdict {
    for slot in FingerSet(pool[index].fingers) {
      let base = bases[index * TouchTracker.fingerLimit + slot]
      let start = pool[index].isRevived ? base : tracker.fingers[slot].start
      let distance = (tracker.fingers[slot].location - start).measuredLength
      if distance > slop { return fails(.movedBeyondSlop, distance, slop) }
    }
    return .goesOn
  }

  /// Restarts a rest after a move if the fingers are beyond the slop.
  @inlinable
  mutating func rest(_ index: Int, _ step: Row<ProgramStep>) -> Verdict {
    let place = centroid(pool[index].fingers)
    guard (place - pool[index].startPlace).measuredLength > step.pointee.slop else { return .goesOn }
    startRest(index, at: place)
    return .goesOn
  }

  /// Starts a rest. A move that follows starts from here.
  @inlinable
  mutating func startRest(_ index: Int, at place: Point) {
    addTurns(index)
    pool[index].startStep(at: place, span: span(pool[index].fingers), instant)
    setDeadline(index)
  }

  /// Fails a candidate if its fingers are beyond the slop between a completed rest and the lift.
  @inlinable
  mutating func restful(_ index: Int, _ step: Row<ProgramStep>) -> Verdict {
    let distance = (centroid(pool[index].fingers) - pool[index].startPlace).measuredLength
    return distance > step.pointee.slop ? fails(.movedBeyondSlop, distance, step.pointee.slop) : .goesOn
  }

  /// Judges a move: its slop, its first direction, and what follows once it holds.
  @inlinable
  mutating func progress(_ index: Int, _ step: Row<ProgramStep>) -> Verdict {
    let change = change(index, step.pointee.kind)
    if !pool[index].hasPassedSlop {
      guard passesSlop(index, step, change.size) else { return .goesOn }
      guard allows(step, change) else { return goesWrong(change) }
      pool[index].hasPassedSlop = true
      startWay(index, at: centroid(pool[index].fingers))
      pool[index].nextBefore = .max
      noteWait(index, before: step)
      setDeadline(index)
    } else if pool[index].followsWay {
      followWay(pool.row(index), centroid(pool[index].fingers))
    }
    let recognizer = entry(index)
    if recognizer.pointee.hasThreshold && !recognizer.pointee.isContinuous {
      notePast(index, centroid(pool[index].fingers) - pool[index].basePlace, recognizer)
    }
    let most = step.pointee.limits.distanceMost
    if change.size > most { return fails(.movedTooFar, change.size, most) }
    if !moveFails(index, step, change) { return held(index, step, change) }
    return (step.pointee.next?.isMove ?? false) ? turnedBack(index) : .goesOn
  }

  /// Handles a move that holds: it claims, or the next step begins.
  @inlinable
  mutating func held(_ index: Int, _ step: Row<ProgramStep>, _ change: MoveChange) -> Verdict {
    if step.pointee.isClaim {
      noteStart(index, step, change)
      return claim(index)
    }
    switch step.pointee.next {
    case .wait:
      // A recognizer that begins again does not repeat its rest.
      if pool[index].hasWon { return claim(index) }
      pool[index].step += 1
      record(index, .advanced)
      startRest(index, at: centroid(pool[index].fingers))
      return .goesOn
    case .move:
      noteFurthest(index, change)
      return turnedBack(index)
    case .press, .lift, nil: return .goesOn
    }
  }

  /// Notes the furthest place of a move. Of equally far places, to the nearest millionth, the first counts. Otherwise a turn or spread that
  /// follows would start anew in every frame.
  @inlinable
  mutating func noteFurthest(_ index: Int, _ change: MoveChange) {
    addTurns(index)
    let span = span(pool[index].fingers)
    let place = centroid(pool[index].fingers)
    let isFurther: Bool =
      switch change.kind {
      case .move(.translate): (pool[index].furthest - pool[index].startPlace).measuredLength < change.size
      case .move(.spread): (pool[index].furthestSpan - pool[index].startSpan).magnitude.measured < change.size
      default: (pool[index].furthestTurn - pool[index].startTurn).magnitude.measured < change.size
      }
    guard isFurther else { return }
    pool[index].furthest = place
    pool[index].furthestSpan = span
    pool[index].furthestTurn = pool[index].turned
  }

  /// Starts the following move at the furthest place of this one. Returns whether this one has held; else that place is its own start.
  @inlinable
  mutating func startAtFurthest(_ index: Int) -> Bool {
    let hasHeld =
      pool[index].furthest != pool[index].startPlace || pool[index].furthestSpan != pool[index].startSpan
      || pool[index].furthestTurn != pool[index].startTurn
    pool[index].startPlace = pool[index].furthest
    pool[index].startSpan = pool[index].furthestSpan
    pool[index].startTurn = pool[index].furthestTurn
    return hasHeld
  }

  /// Goes on to the following move if it has begun. That move starts from the furthest place of this one.
  @inlinable
  mutating func turnedBack(_ index: Int) -> Verdict {
    guard pool[index].hasPassedSlop else { return .goesOn }
    let next = stepAt(pool[index].step + 1)
    let (place, span, turn) = (pool[index].startPlace, pool[index].startSpan, pool[index].startTurn)
    let hasHeld = startAtFurthest(index)
    let change = change(index, next.pointee.kind)
    guard hasHeld, passesSlop(index, next, change.size) else {
      pool[index].startPlace = place
      pool[index].startSpan = span
      pool[index].startTurn = turn
      return .goesOn
    }
    guard allows(next, change) else { return goesWrong(change) }
    pool[index].step += 1
    pool[index].startTime = instant
    pool[index].hasPassedSlop = true
    startWay(index, at: centroid(pool[index].fingers))
    record(index, .advanced)
    setDeadline(index)
    return progress(index, next)
  }

  // MARK: Measures

  /// The movement of the fingers since the start of the present move.
  @inlinable @inline(__always)
  mutating func change(_ index: Int, _ kind: StepKind) -> MoveChange {
    switch kind {
    case .move(.translate):
      let displacement = centroid(pool[index].fingers) - pool[index].startPlace
      return MoveChange(kind: kind, displacement: displacement, amount: displacement.length)
    case .move(.spread):
      let span = span(pool[index].fingers)
      return MoveChange(kind: kind, displacement: .zero, amount: span - pool[index].startSpan, span: span)
    default:
      addTurns(index)
      let turn = pool[index].turned - pool[index].startTurn
      return MoveChange(kind: kind, displacement: .zero, amount: turn)
    }
  }

  @inlinable
  mutating func passesSlop(_ index: Int, _ step: Row<ProgramStep>, _ size: Double) -> Bool {
    let least = step.pointee.limits.distanceLeast
    guard size > step.pointee.slop || (least > 0 && least < step.pointee.slop && size >= least) else {
      return false
    }
    guard step.pointee.kind == .orbit else { return true }
    for slot in FingerSet(pool[index].fingers) {
      let base = bases[index * TouchTracker.fingerLimit + slot]
      if (tracker.fingers[slot].location - base).measuredLength > step.pointee.fingerSlop { return true }
    }
    return false
  }

  /// Whether the step allows the direction or sense of a movement.
  @inlinable
  mutating func allows(_ step: Row<ProgramStep>, _ change: MoveChange) -> Bool {
    guard step.pointee.kind == .translate else {
      return step.pointee.senses.allow(change.amount)
    }
    if !step.pointee.isDirected { return true }
    return change.size != 0 && program.allows(step.pointee.number, change.way)
  }

  /// The verdict on a movement in the wrong direction or sense.
  @inlinable
  mutating func goesWrong(_ change: MoveChange) -> Verdict {
    noteWrongWay(change)
    return .fails
  }

  /// Stores that a movement goes in the wrong direction or sense. The direction is computed only if reasons are wanted.
  @inlinable
  mutating func noteWrongWay(_ change: MoveChange) {
    if isRecording { note(.wrongDirection, change.kind == .translate ? change.direction : change.amount) }
  }

  /// Whether a move breaks a limit of its step. The reason is the first one that it breaks.
  @inlinable
  mutating func moveFails(_ index: Int, _ step: Row<ProgramStep>, _ change: MoveChange) -> Bool {
    breaksAny(of: step.pointee.limits, index, step, change)
      || speedFails(pool[index].fingers, step.pointee.limits)
  }

  /// Whether a move breaks one of some limits, except that of its velocity.
  @inlinable
  mutating func breaksAny(
    of limits: ProgramLimits, _ index: Int, _ step: Row<ProgramStep>, _ change: MoveChange
  ) -> Bool {
    if change.size < limits.distanceLeast {
      return breaks(.movedTooLittle, change.size, limits.distanceLeast)
    }
    if change.size > limits.distanceMost { return breaks(.movedTooFar, change.size, limits.distanceMost) }
    if !allows(step, change) {
      noteWrongWay(change)
      return true
    }
    if step.pointee.kind == .spread && change.span + .measureSlack < step.pointee.minSpan {
      return breaks(.spanTooSmall, change.span, step.pointee.minSpan)
    }
    if step.pointee.kind == .translate && strays(index, step, limits, change) { return true }
    let elapsed = instant - pool[index].startTime
    if elapsed < limits.least { return breaks(.liftedTooSoon, Double(elapsed), Double(limits.least)) }
    return elapsed >= limits.before && breaks(.movedTooLong, Double(elapsed), Double(limits.before))
  }

  @inlinable
  mutating func strays(
    _ index: Int, _ step: Row<ProgramStep>, _ limits: ProgramLimits, _ change: MoveChange
  ) -> Bool {
    guard limits.deviationLeast > 0 || limits.deviationMost < 180 else { return false }
    let nearest = program.deviation(step.pointee.number, change.direction).measured
    if nearest < limits.deviationLeast { return breaks(.deviated, nearest, limits.deviationLeast) }
    let most = max(nearest, pool[index].bend)
    return most > limits.deviationMost && breaks(.deviated, most, limits.deviationMost)
  }

  @inlinable
  mutating func speedFails(_ fingers: UInt16, _ limits: ProgramLimits) -> Bool {
    guard limits.velocityLeast > 0 || limits.velocityMost < .infinity else { return false }
    let speed = tracker.velocityOf(fingers, at: instant, settings.estimator).measuredLength
    if speed < limits.velocityLeast { return breaks(.tooSlow, speed, limits.velocityLeast) }
    return speed > limits.velocityMost && breaks(.tooFast, speed, limits.velocityMost)
  }

  /// Notes, for ties, whether the step comes exactly when the wait before it was over.
  @inlinable @inline(__always)
  mutating func noteWait(_ index: Int, before step: Row<ProgramStep>) {
    if step.pointee.last == .wait && instant == pool[index].startTime { pool[index].startsAtMeasure = true }
  }

  /// Notes, for ties, whether a measure of a completed move is exactly at the start of its range.
  @inlinable
  mutating func noteStart(_ index: Int, _ step: Row<ProgramStep>, _ change: MoveChange) {
    if step.pointee.kind == .translate {
      if step.pointee.isDirected && program.starts(step.pointee.number, change.way) {
        pool[index].startsAtDirection = true
      }
      let least = step.pointee.limits.deviationLeast
      if least > 0 && program.deviation(step.pointee.number, change.direction).measured == least {
        pool[index].startsAtMeasure = true
      }
    }
    let elapsed = instant - pool[index].startTime
    if change.size == step.pointee.limits.distanceLeast
      || elapsed > 0 && elapsed == step.pointee.limits.least || startsAtSpeed(index, step.pointee.limits)
    {
      pool[index].startsAtMeasure = true
    }
  }

  /// Whether the velocity of a candidate's fingers is exactly at the start of its range.
  @inlinable
  mutating func startsAtSpeed(_ index: Int, _ limits: ProgramLimits) -> Bool {
    limits.velocityLeast > 0
      && tracker.velocityOf(pool[index].fingers, at: instant, settings.estimator).measuredLength
        == limits.velocityLeast
  }
}
