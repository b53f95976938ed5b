/// What a movement does to a candidate that is possible: as `Engine+Move`.
extension CodeMachine {
  /// Judges one frame in which a finger of the candidate moved.
  @inlinable
  mutating func moveStep(_ index: Int) -> CodeVerdict {
    let step = stepOf(index)
    switch step.pointee.kind {
    case .press: return .goesOn
    case .wait: return step.pointee.last != .press ? rest(index, step) : stillness(index, step.pointee.slop)
    case .lift:
      return step.pointee.contactHasMove ? restful(index, step) : stillness(index, step.pointee.slop)
    case .translate, .spread, .orbit: return progress(index, step)
    }
  }

  /// Whether every finger has stayed within the slop of its press.
  @inlinable
  mutating func stillness(_ index: Int, _ slop: Double) -> CodeVerdict {
    for slot in FingerSet(pool[index].fingers) {
      let base = bases[index * TouchTracker.fingerLimit + slot]
      let start = pool[index].isRevived ? base : tracker.fingers[slot].start
      if (tracker.fingers[slot].location - start).measuredLength > slop { return .fails }
    }
    return .goesOn
  }

  /// A rest after a move starts again where the fingers get beyond the slop.
  @inlinable
  mutating func rest(_ index: Int, _ step: UnsafePointer<CodeStep>) -> CodeVerdict {
    let place = centroid(pool[index].fingers)
    guard (place - pool[index].startPlace).measuredLength > step.pointee.slop else { return .goesOn }
    pool[index].startPlace = place
    pool[index].startTime = instant
    setDeadline(index)
    return .goesOn
  }

  /// After a rest that was long enough, the fingers stay until they lift.
  @inlinable
  mutating func restful(_ index: Int, _ step: UnsafePointer<CodeStep>) -> CodeVerdict {
    let distance = (centroid(pool[index].fingers) - pool[index].startPlace).measuredLength
    return distance > step.pointee.slop ? .fails : .goesOn
  }

  /// Follows a move: its slop, its first direction, and what comes after it once it holds.
  @inlinable
  mutating func progress(_ index: Int, _ step: UnsafePointer<CodeStep>) -> CodeVerdict {
    let change = change(index, step.pointee.kind)
    if !pool[index].hasPassedSlop {
      guard passesSlop(index, step, change.size) else { return .goesOn }
      guard allows(step, change) else { return .fails }
      pool[index].hasPassedSlop = true
      pool[index].nextBefore = .max
      noteWait(index, before: step)
      setDeadline(index)
    }
    if change.size > step.pointee.limits.distanceMost { return .fails }
    if !moveFails(index, step, step.pointee.limits, change) { return held(index, step, change) }
    return (step.pointee.next?.isMove ?? false) ? turnedBack(index) : .goesOn
  }

  /// The move holds: it claims, or the next step begins.
  @inlinable
  mutating func held(_ index: Int, _ step: UnsafePointer<CodeStep>, _ change: CodeChange) -> CodeVerdict {
    if step.pointee.isClaim {
      noteStart(index, step, change)
      return claim(index)
    }
    switch step.pointee.next {
    case .wait:
      // One that begins again has rested before.
      if pool[index].hasWon { return claim(index) }
      pool[index].step += 1
      pool[index].startTime = instant
      pool[index].startPlace = centroid(pool[index].fingers)
      setDeadline(index)
      return .goesOn
    case .translate, .spread, .orbit:
      noteFurthest(index, change)
      return turnedBack(index)
    case .press, .lift, nil: return .goesOn
    }
  }

  /// Of places equally far, as measures are compared, the first counts.
  @inlinable
  mutating func noteFurthest(_ index: Int, _ change: CodeChange) {
    addTurns(index)
    let span = span(pool[index].fingers)
    let place = centroid(pool[index].fingers)
    let isFurther: Bool =
      switch change.kind {
      case .translate: (pool[index].furthest - pool[index].startPlace).measuredLength < change.size
      case .spread: (pool[index].furthestSpan - pool[index].startSpan).magnitude.measured < change.size
      default: (pool[index].furthestTurn - pool[index].startTurn).magnitude.measured < change.size
      }
    guard isFurther else { return }
    pool[index].furthest = place
    pool[index].furthestSpan = span
    pool[index].furthestTurn = pool[index].turned
  }

  /// Whether the move that follows has begun: it starts from the furthest place of this one.
  @inlinable
  mutating func turnedBack(_ index: Int) -> CodeVerdict {
    guard pool[index].hasPassedSlop else { return .goesOn }
    let next = stepAt(pool[index].step + 1)
    let (place, span, turn) = (pool[index].startPlace, pool[index].startSpan, pool[index].startTurn)
    let hasGone =
      pool[index].furthest != place || pool[index].furthestSpan != span || pool[index].furthestTurn != turn
    pool[index].startPlace = pool[index].furthest
    pool[index].startSpan = pool[index].furthestSpan
    pool[index].startTurn = pool[index].furthestTurn
    let change = change(index, next.pointee.kind)
    guard hasGone, passesSlop(index, next, change.size) else {
      pool[index].startPlace = place
      pool[index].startSpan = span
      pool[index].startTurn = turn
      return .goesOn
    }
    guard allows(next, change) else { return .fails }
    pool[index].step += 1
    pool[index].startTime = instant
    pool[index].hasPassedSlop = true
    setDeadline(index)
    return progress(index, next)
  }

  // MARK: Measures

  /// How far the fingers have moved since the present move's start.
  @inlinable @inline(__always)
  mutating func change(_ index: Int, _ kind: StepKind) -> CodeChange {
    switch kind {
    case .translate:
      let displacement = centroid(pool[index].fingers) - pool[index].startPlace
      return CodeChange(kind: kind, displacement: displacement, amount: displacement.length)
    case .spread:
      let span = span(pool[index].fingers)
      return CodeChange(kind: kind, displacement: .zero, amount: span - pool[index].startSpan, span: span)
    default:
      addTurns(index)
      let turn = pool[index].turned - pool[index].startTurn
      return CodeChange(kind: kind, displacement: .zero, amount: turn)
    }
  }

  @inlinable
  mutating func passesSlop(_ index: Int, _ step: UnsafePointer<CodeStep>, _ size: Double) -> Bool {
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

  /// Whether a movement goes where the step allows.
  @inlinable
  mutating func allows(_ step: UnsafePointer<CodeStep>, _ change: CodeChange) -> Bool {
    guard step.pointee.kind == .translate else {
      return step.pointee.mask & (change.amount >= 0 ? 1 : 2) != 0
    }
    if !step.pointee.isDirected { return true }
    return change.size != 0 && Program.allows(step.pointee.number, change.direction)
  }

  /// Whether a move does not keep its limits.
  @inlinable
  mutating func moveFails(
    _ index: Int, _ step: UnsafePointer<CodeStep>, _ limits: CodeLimits, _ change: CodeChange
  ) -> Bool {
    if change.size < limits.distanceLeast || change.size > limits.distanceMost { return true }
    if !allows(step, change) { return true }
    if step.pointee.kind == .spread && change.span < step.pointee.minSpan { return true }
    if step.pointee.kind == .translate && strays(step, limits, change) { return true }
    let elapsed = instant - pool[index].startTime
    if elapsed < limits.least || elapsed >= limits.before { return true }
    return speedFails(pool[index].fingers, limits)
  }

  @inlinable
  mutating func strays(_ step: UnsafePointer<CodeStep>, _ limits: CodeLimits, _ change: CodeChange) -> Bool {
    guard limits.deviationLeast > 0 || limits.deviationMost < 180 else { return false }
    let nearest = Program.deviation(step.pointee.number, change.direction).measured
    return !(nearest >= limits.deviationLeast && nearest <= limits.deviationMost)
  }

  @inlinable
  mutating func speedFails(_ fingers: UInt16, _ limits: CodeLimits) -> Bool {
    guard limits.velocityLeast > 0 || limits.velocityMost < .infinity else { return false }
    let speed = tracker.velocityOf(fingers, at: instant, settings.estimator).measuredLength
    return speed < limits.velocityLeast || speed > limits.velocityMost
  }

  /// Remembers whether the wait before a step lasted just its least.
  @inlinable @inline(__always)
  mutating func noteWait(_ index: Int, before step: UnsafePointer<CodeStep>) {
    if step.pointee.last == .wait && instant == pool[index].startTime { pool[index].startsAtMeasure = true }
  }

  /// Remembers whether a measure lies just at the start of its range: it decides ties.
  @inlinable
  mutating func noteStart(_ index: Int, _ step: UnsafePointer<CodeStep>, _ change: CodeChange) {
    if step.pointee.kind == .translate && step.pointee.isDirected
      && Program.starts(step.pointee.number, at: change.direction)
    {
      pool[index].startsAtDirection = true
    }
    if change.size == step.pointee.limits.distanceLeast { pool[index].startsAtMeasure = true }
  }
}
