import GestureRuntime
import SpecParser

/// The state of a contact's moves.
struct Moving {
  /// The place from which the present move counts.
  var start = Gauge([])
  var hasPassed = false
  /// The furthest distance of the present move while it held. The next move counts from there.
  var furthest: (distance: Double, gauge: Gauge)?
  /// In a rest, the place where the fingers' centre last began to be still.
  var rest: Gauge?
  /// The place where the newest stroke of the present move ended.
  var corner: Gauge?
  /// The greatest angle between a stroke and the line from the move's start to the stroke's end.
  var bend = 0.0
  /// Whether `bend` is exact to its last bit.
  var isBendExact = true

  init() {}

  init(start: Gauge) { self.start = start }

  mutating func update(_ fingers: [Finger], _ rounding: Rounding) {
    start.update(fingers, rounding)
    furthest?.gauge.update(fingers, rounding)
    rest?.update(fingers, rounding)
    corner?.update(fingers, rounding)
  }

  mutating func refit(from before: [Finger], to after: [Finger]) {
    start.refit(from: before, to: after)
    furthest?.gauge.refit(from: before, to: after)
    rest?.refit(from: before, to: after)
    corner?.refit(from: before, to: after)
  }
}

extension Track {
  /// Takes in that some of its fingers have moved.
  func frame(at now: Microseconds) {
    let counted = contact.hasMove ? fingers : downFingers
    guard !counted.isEmpty else { return }
    switch state {
    case .pressing, .between, .failed, .ended: return
    case .claimed: updateGauges()
    case .stroke, .lifting:
      updateGauges()
      checkStillness(now)
      checkRest(now)
      checkMoves(now)
    }
  }

  private func updateGauges() {
    base.update(fingers, world.rounding)
    moving.update(fingers, world.rounding)
    trail.append(base.translation(fingers))
  }

  // MARK: Waits and touches

  /// The slop within which every finger must stay, if the present step requires one.
  private var stillnessSlop: Double? {
    guard !contact.hasMove || isBeforeFirstMove else { return nil }
    if case .wait = stroke { return world.constants.longPressSlop }
    guard state == .lifting, contact.lift?.targetSlop == nil else { return nil }
    return contact.strokes.isEmpty ? world.constants.touchSlop : world.constants.longPressSlop
  }

  private var isBeforeFirstMove: Bool {
    guard case .stroke(let index) = state else { return false }
    return !contact.strokes[...index].contains { if case .move = $0 { true } else { false } }
  }

  func checkStillness(_ now: Microseconds) {
    guard let slop = stillnessSlop, !isBegun else { return }
    for finger in downFingers {
      let distance = (finger.place - (pressPlaces[finger.serial] ?? finger.pressPlace)).length
      world.rounding.watch(distance, slop)
      if distance > slop { return fail(.movedBeyondSlop) }
    }
  }

  /// Whether it is in a rest after a move, or between that rest and the lift.
  var isResting: Bool {
    if case .wait(let wait) = stroke { return wait.isRest }
    return state == .lifting
  }

  private func checkRest(_ now: Microseconds) {
    guard let place = moving.rest, isResting else { return }
    let distance = place.translation(fingers).length
    world.rounding.watch(distance, world.constants.longPressSlop)
    guard distance > world.constants.longPressSlop else { return }
    if state == .lifting { return fail(.movedBeyondSlop) }
    rest(now)
  }

  /// The time at which the present wait began.
  var waitStart: Microseconds { restStart ?? baseTime }

  /// Takes in that the present wait has lasted long enough.
  func waitReached(_ now: Microseconds) {
    guard case .stroke(let index) = state, case .wait = contact.strokes[index] else { return }
    stepStart = now
    advance(from: index, now)
  }

  /// Claims, or goes on to the next step, because a stroke is done.
  private func advance(from index: Int, _ now: Microseconds) {
    if isAgain { return claim(now) }
    if index + 1 < contact.strokes.count {
      state = .stroke(index + 1)
      if case .wait = contact.strokes[index + 1] { return rest(now) }
      if let rest = moving.rest { moving = Moving(start: rest) }
      return checkMoves(now)
    }
    if contact.lift == nil || (mechanic.isContinuous && isLastContact) { return claim(now) }
    state = .lifting
  }

  /// Takes in that the fingers are still from now on.
  func rest(_ now: Microseconds) {
    moving.rest = Gauge(fingers)
    restStart = now
  }

  // MARK: Moves

  /// The present stroke, if it is a move. A move lasts until the next step begins.
  var presentMove: (index: Int, move: PlanMove)? {
    let index: Int
    switch state {
    case .stroke(let present): index = present
    case .claimed: index = contact.strokes.count - 1
    case .pressing, .lifting, .between, .ended, .failed: return nil
    }
    guard contact.strokes.indices.contains(index), case .move(let move) = contact.strokes[index] else {
      return nil
    }
    return (index, move)
  }

  private func checkMoves(_ now: Microseconds) {
    guard let (index, move) = presentMove, !fingers.isEmpty else { return }
    let measure = MoveMeasure(move, moving.start, base, fingers, world)
    if measure.isTooFar, !isBegun { return fail(.movedTooFar) }
    if !moving.hasPassed {
      guard measure.hasPassedSlop else { return }
      guard measure.isAllowed else { return fail(.wrongDirection) }
      moving.hasPassed = true
      moving.corner = Gauge(fingers)
      if let most = waitBefore(index), most.exceeds(Double(now - waitStart), world.rounding) {
        return fail(.heldTooLong)
      }
      waited = Double(now - waitStart)
    } else {
      endStroke(move)
    }
    if holds(move, at: now) { held(index, measure, now) }
    checkTurn(after: index, now)
  }

  /// Ends a stroke if the fingers are beyond the slop from its start. Compares it with the line from the start of the move.
  private func endStroke(_ move: PlanMove) {
    guard case .translation = move.path, move.deviation?.high != nil, let corner = moving.corner else {
      return
    }
    let stroke = corner.translation(fingers)
    let isExact = [1, 2, 4, 8].contains(fingers.count)
    let watch = { self.world.rounding.watch(stroke.length, move.slop) }
    if isExact { watch() } else { world.rounding.inexactly(watch) }
    guard stroke.length > move.slop else { return }
    moving.corner = Gauge(fingers)
    guard let its = stroke.direction else { return }
    let way = moving.start.translation(fingers)
    let bend = way.direction.map { abs(angle($0, its)) } ?? 180
    if bend > moving.bend { moving.isBendExact = isExact && stroke.isEighth && way.isEighth }
    moving.bend = max(moving.bend, bend)
  }

  /// Whether the strokes of the present move kept to the upper end of its deviation.
  private func isStraight(_ bounds: Bounds) -> Bool {
    let keeps = { !bounds.exceeds(self.moving.bend, self.world.rounding) }
    return moving.isBendExact ? keeps() : world.rounding.inexactly(keeps)
  }

  /// Takes in that the present move holds at this moment.
  private func held(_ index: Int, _ measure: MoveMeasure, _ now: Microseconds) {
    // Distances are compared to a millionth. Of equal ones the first counts.
    let furthest = moving.furthest?.distance ?? -1
    if (measure.amount * 1e6).rounded() > (furthest * 1e6).rounded() {
      moving.furthest = (measure.amount, Gauge(fingers))
    }
    guard state == .stroke(index) else { return }
    if index + 1 < contact.strokes.count {
      if case .wait = contact.strokes[index + 1] {
        stepStart = now
        advance(from: index, now)
      }
      return
    }
    let claims = contact.lift == nil || (mechanic.isContinuous && isLastContact)
    if claims { claim(now) }
  }

  /// Begins the second of two moves if it has passed its slop, counted from the furthest place of the first.
  private func checkTurn(after index: Int, _ now: Microseconds) {
    let next = index + 1
    guard state == .stroke(index), let furthest = moving.furthest, next < contact.strokes.count,
      case .move(let second) = contact.strokes[next]
    else { return }
    let measure = MoveMeasure(second, furthest.gauge, base, fingers, world)
    guard measure.hasPassedSlop else { return }
    guard measure.isAllowed else { return fail(.wrongDirection) }
    moving = Moving(start: furthest.gauge)
    moving.hasPassed = true
    moving.corner = Gauge(fingers)
    stepStart = now
    state = .stroke(next)
    checkMoves(now)
  }

  /// The bounds of the wait directly before a stroke.
  func waitBefore(_ index: Int) -> Bounds? {
    guard index > 0, !isAgain, case .wait(let wait) = contact.strokes[index - 1] else { return nil }
    return wait.duration
  }

  /// Whether a move has passed its slop, and is within all its limits.
  func holds(_ move: PlanMove, at now: Microseconds) -> Bool {
    guard moving.hasPassed else { return false }
    let measure = MoveMeasure(move, moving.start, base, fingers, world)
    guard measure.isAllowed, measure.isFarEnough, !measure.isTooFar, measure.isWideEnough else {
      return false
    }
    if let deviation = move.deviation {
      guard measure.deviates(within: deviation), isStraight(deviation) else { return false }
    }
    if let bounds = move.velocity {
      let speed = velocity(of: fingers, at: now, world.constants, world.rounding).length
      guard world.rounding.inexactly({ bounds.contains(speed, world.rounding) }) else { return false }
    }
    return move.within.contains(Double(now - stepStart), world.rounding)
  }
}
