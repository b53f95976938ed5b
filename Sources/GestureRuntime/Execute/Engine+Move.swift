/// What a movement does to a candidate that is possible.
extension Engine {
  /// Judges one frame in which a finger of the candidate moved.
  mutating func moveStep(_ index: Int) -> Verdict {
    let recognizer = pool[index].recognizer
    let step = table.step(recognizer, pool[index].step)
    switch table.steps[step].kind {
    case .press: return .goesOn
    case .wait:
      let followsMove = table.steps[table.step(recognizer, pool[index].step - 1)].kind != .press
      return followsMove ? rest(index, step) : stillness(index, table.steps[step].slop)
    case .lift:
      return table.steps[step].contactHasMove
        ? restful(index, step) : stillness(index, table.steps[step].slop)
    case .translate, .spread, .orbit: return progress(index, step, recognizer)
    }
  }

  /// Whether every finger has stayed within the slop of its press.
  @inline(__always)
  mutating func stillness(_ index: Int, _ slop: Double) -> Verdict {
    for slot in FingerSet(pool[index].fingers) {
      let base = bases[index * TouchTracker.fingerLimit + slot]
      let start = pool[index].isRevived ? base : tracker.fingers[slot].start
      let distance = (tracker.fingers[slot].location - start).measuredLength
      if distance > slop { return .fails(.movedBeyondSlop, distance, slop) }
    }
    return .goesOn
  }

  /// A rest after a move starts again where the fingers get beyond the slop.
  private mutating func rest(_ index: Int, _ step: Int) -> Verdict {
    let place = tracker.centroid(pool[index].fingers)
    guard (place - pool[index].startPlace).measuredLength > table.steps[step].slop else { return .goesOn }
    pool[index].startPlace = place
    pool[index].startTime = instant
    setDeadline(index)
    return .goesOn
  }

  /// After a rest that was long enough, the fingers stay until they lift.
  private mutating func restful(_ index: Int, _ step: Int) -> Verdict {
    let distance = (tracker.centroid(pool[index].fingers) - pool[index].startPlace).measuredLength
    return distance > table.steps[step].slop
      ? .fails(.movedBeyondSlop, distance, table.steps[step].slop) : .goesOn
  }

  /// Follows a move: its slop, its first direction, and what comes after it once it holds.
  mutating func progress(
    _ index: Int, _ step: Int, _ recognizer: Int
  ) -> Verdict {
    let change = change(index, table.steps[step].kind)
    if !pool[index].hasPassedSlop {
      guard passesSlop(index, step, change.size) else { return .goesOn }
      guard allows(step, change) else {
        return .fails(wrongDirection(change))
      }
      pool[index].hasPassedSlop = true
      pool[index].nextBefore = .max
      noteWait(index, before: step)
      setDeadline(index)
    }
    if change.size > table.steps[step].limits.distance.most {
      return .fails(.movedTooFar, change.size, table.steps[step].limits.distance.most)
    }
    if moveFailure(index, step, table.steps[step].limits, change) == nil {
      return held(index, step, recognizer, change)
    }
    return pool[index].step + 1 < table.recognizers[recognizer].steps.count
      && table.steps[table.step(recognizer, pool[index].step + 1)].kind.isMove
      ? turnedBack(index, recognizer) : .goesOn
  }

  /// The move holds: it claims, or the next step begins.
  private mutating func held(
    _ index: Int, _ step: Int, _ recognizer: Int, _ change: MoveChange
  ) -> Verdict {
    if pool[index].step == table.recognizers[recognizer].claimStep {
      noteStart(index, step, change)
      return claim(index)
    }
    switch table.steps[table.step(recognizer, pool[index].step + 1)].kind {
    case .wait:
      // One that begins again has rested before.
      if pool[index].hasWon { return claim(index) }
      pool[index].step += 1
      pool[index].startTime = instant
      pool[index].startPlace = tracker.centroid(pool[index].fingers)
      record(index, .advanced)
      setDeadline(index)
      return .goesOn
    case .translate, .spread, .orbit:
      noteFurthest(index, change)
      return turnedBack(index, recognizer)
    case .press, .lift: return .goesOn
    }
  }

  /// Of places equally far, as measures are compared, the first counts: a turn or spread that follows would have to begin
  /// anew in every frame otherwise.
  private mutating func noteFurthest(_ index: Int, _ change: MoveChange) {
    addTurns(index)
    let span = tracker.span(pool[index].fingers)
    let place = tracker.centroid(pool[index].fingers)
    let isFurther: Bool =
      switch change.kind {
      case .translate:
        (pool[index].furthest - pool[index].startPlace).measuredLength < change.size
      case .spread: (pool[index].furthestSpan - pool[index].startSpan).magnitude.measured < change.size
      default: (pool[index].furthestTurn - pool[index].startTurn).magnitude.measured < change.size
      }
    guard isFurther else { return }
    pool[index].furthest = place
    pool[index].furthestSpan = span
    pool[index].furthestTurn = pool[index].turned
  }

  /// Whether the move that follows has begun: it starts from the furthest place of this one.
  private mutating func turnedBack(_ index: Int, _ recognizer: Int) -> Verdict {
    guard pool[index].hasPassedSlop else { return .goesOn }
    let next = table.step(recognizer, pool[index].step + 1)
    let (place, span, turn) = (pool[index].startPlace, pool[index].startSpan, pool[index].startTurn)
    let hasGone =
      pool[index].furthest != place || pool[index].furthestSpan != span || pool[index].furthestTurn != turn
    pool[index].startPlace = pool[index].furthest
    pool[index].startSpan = pool[index].furthestSpan
    pool[index].startTurn = pool[index].furthestTurn
    let change = change(index, table.steps[next].kind)
    guard hasGone, passesSlop(index, next, change.size) else {
      pool[index].startPlace = place
      pool[index].startSpan = span
      pool[index].startTurn = turn
      return .goesOn
    }
    guard allows(next, change) else {
      return .fails(wrongDirection(change))
    }
    pool[index].step += 1
    pool[index].startTime = instant
    pool[index].hasPassedSlop = true
    record(index, .advanced)
    setDeadline(index)
    return progress(index, next, recognizer)
  }

  // MARK: Measures

  /// How far the fingers have moved since the present move's start.
  @inline(__always)
  mutating func change(_ index: Int, _ kind: StepKind) -> MoveChange {
    switch kind {
    case .translate:
      let displacement = tracker.centroid(pool[index].fingers) - pool[index].startPlace
      return MoveChange(kind: kind, displacement: displacement, amount: displacement.length)
    case .spread:
      let span = tracker.span(pool[index].fingers)
      return MoveChange(kind: kind, displacement: .zero, amount: span - pool[index].startSpan, span: span)
    default:
      addTurns(index)
      let turn = pool[index].turned - pool[index].startTurn
      return MoveChange(kind: kind, displacement: .zero, amount: turn)
    }
  }

  @inline(__always)
  private mutating func passesSlop(_ index: Int, _ step: Int, _ size: Double) -> Bool {
    let least = table.steps[step].limits.distance.least
    guard size > table.steps[step].slop || (least > 0 && least < table.steps[step].slop && size >= least)
    else { return false }
    guard table.steps[step].kind == .orbit else { return true }
    for slot in FingerSet(pool[index].fingers) {
      let base = bases[index * TouchTracker.fingerLimit + slot]
      if (tracker.fingers[slot].location - base).measuredLength > table.steps[step].fingerSlop { return true }
    }
    return false
  }

  /// Whether a movement goes where the step allows.
  mutating func allows(_ step: Int, _ change: MoveChange) -> Bool {
    switch table.steps[step].kind {
    case .translate:
      if table.steps[step].arcs.isEmpty { return true }
      if change.size == 0 { return false }
      for arc in table.steps[step].arcs where contains(arc, change) { return true }
      return false
    default: return table.steps[step].mask & (change.amount >= 0 ? 1 : 2) != 0
    }
  }

  /// Whether a movement goes in a direction of an arc; directions themselves take an arc tangent.
  private mutating func contains(_ arc: Int, _ change: MoveChange) -> Bool {
    table.arcs[arc].plainlyContains(change.displacement, length: change.amount)
      ?? table.arcs[arc].contains(change.direction)
  }

  /// What is reported of a movement that goes the wrong way: a direction only if somebody wants reasons.
  private mutating func wrongDirection(_ change: MoveChange) -> FailureReason {
    guard isRecording else { return FailureReason(.wrongDirection) }
    return FailureReason(
      .wrongDirection, measured: change.kind == .translate ? change.direction : change.size)
  }

  /// The first limit that a move does not keep; `nil` when it holds.
  mutating func moveFailure(
    _ index: Int, _ step: Int, _ limits: MoveLimits, _ change: MoveChange
  ) -> FailureReason? {
    if change.size < limits.distance.least {
      return FailureReason(.movedTooLittle, measured: change.size, limit: limits.distance.least)
    }
    if change.size > limits.distance.most {
      return FailureReason(.movedTooFar, measured: change.size, limit: limits.distance.most)
    }
    if !allows(step, change) {
      return FailureReason(.wrongDirection, measured: isRecording ? change.direction : 0)
    }
    if table.steps[step].kind == .spread && change.span < table.steps[step].minSpan {
      return FailureReason(.movedTooLittle, measured: change.span, limit: table.steps[step].minSpan)
    }
    if table.steps[step].kind == .translate, let reason = deviationFailure(step, limits, change) {
      return reason
    }
    return paceFailure(index, limits)
  }

  private mutating func deviationFailure(
    _ step: Int, _ limits: MoveLimits, _ change: MoveChange
  ) -> FailureReason? {
    guard limits.deviation.least > 0 || limits.deviation.most < 180 else { return nil }
    var nearest = 180.0
    let direction = change.direction
    for axis in table.steps[step].axes {
      nearest = min(nearest, Angle.difference(direction, table.axes[axis]))
    }
    nearest = nearest.measured
    if limits.deviation.allows(nearest) { return nil }
    return FailureReason(
      .deviated, measured: nearest,
      limit: nearest > limits.deviation.most ? limits.deviation.most : limits.deviation.least)
  }

  /// Whether a move is too slow or fast, or has taken too short or long.
  private mutating func paceFailure(_ index: Int, _ limits: MoveLimits) -> FailureReason? {
    let elapsed = instant - pool[index].startTime
    if elapsed < limits.least {
      return FailureReason(.liftedTooSoon, measured: Double(elapsed), limit: Double(limits.least))
    }
    if elapsed >= limits.before {
      return FailureReason(.movedTooLong, measured: Double(elapsed), limit: Double(limits.before))
    }
    return speedFailure(pool[index].fingers, limits.velocity)
  }

  mutating func speedFailure(_ fingers: UInt16, _ velocity: Measure) -> FailureReason? {
    guard velocity.least > 0 || velocity.most < .infinity else { return nil }
    let speed = tracker.velocity(fingers, at: instant, contents.estimator).measuredLength
    if speed < velocity.least {
      return FailureReason(.tooSlow, measured: speed, limit: velocity.least)
    }
    return speed > velocity.most ? FailureReason(.tooFast, measured: speed, limit: velocity.most) : nil
  }

  /// Remembers whether the wait before a step lasted just its least: the step comes at the very time when it was over.
  @inline(__always)
  mutating func noteWait(_ index: Int, before step: Int) {
    if table.steps[step - 1].kind == .wait && instant == pool[index].startTime {
      pool[index].startsAtMeasure = true
    }
  }

  /// Remembers whether a measure lies just at the start of its range: it decides ties.
  mutating func noteStart(_ index: Int, _ step: Int, _ change: MoveChange) {
    if table.steps[step].kind == .translate {
      for number in table.steps[step].arcs where isAtStart(number, change) {
        pool[index].startsAtDirection = true
      }
    }
    if change.size == table.steps[step].limits.distance.least { pool[index].startsAtMeasure = true }
  }

  /// Whether a movement goes just where an arc starts: as near as measures are compared, because a place need not have
  /// the exact angle.
  private mutating func isAtStart(_ number: Int, _ change: MoveChange) -> Bool {
    let arc = table.arcs.pointer(at: number)
    if arc.pointee.extent >= 360 { return false }
    if arc.pointee.plainlyContains(change.displacement, length: change.amount) != nil { return false }
    return Angle.difference(arc.pointee.start, change.direction).measured == 0
  }
}

/// A movement since its start.
struct MoveChange {
  var kind: StepKind
  /// A translation's, in points.
  var displacement: Point
  /// Points (translation, span) or degrees, with the sense as sign.
  var amount: Double
  /// As it is compared with limits.
  var size: Double
  /// A spread's present span.
  var span: Double

  init(kind: StepKind, displacement: Point, amount: Double, span: Double = 0) {
    self.kind = kind
    self.displacement = displacement
    self.amount = amount
    self.span = span
    size = amount.magnitude.measured
  }

  var direction: Double { Angle.direction(displacement) }
}
