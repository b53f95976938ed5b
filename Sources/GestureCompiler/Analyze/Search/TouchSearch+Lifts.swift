import GestureRuntime

/// A finger lifts.
extension TouchSearch {
  /// Goes on with the lift of each finger that can make a difference: of equal fingers the first and the last.
  mutating func lifts(_ path: TouchPath) {
    guard path.down != 0 else { return }
    if let last = lastToMeet(path) {
      if let slot = last.fingers.slots.last { for place in liftPlaces(path, slot) { lift(place, slot) } }
      return
    }
    for level in landings.reversed() {
      let alike = path.down.slots.filter { path.levels[$0] == level }
      // Of three and more it is enough that the last one that landed lifts first.
      var ends = alike.count > 2 ? [alike.last] : [alike.first, alike.last]
      if alike.count == 2, areAlike(alike[0], alike[1], path) { ends.removeFirst() }
      for slot in Set(ends.compactMap { $0 }).sorted(by: >) {
        for place in liftPlaces(path, slot) { lift(place, slot) }
      }
    }
  }

  /// The path itself, and the path with the fingers elsewhere if that matters: a move must hold at the lift, a speed is demanded, or measures
  /// of several fingers count on without this one.
  private func liftPlaces(_ path: TouchPath, _ slot: Int) -> [TouchPath] {
    if fails(path, at: slot) { return [] }
    let needsPlace = path.runners.indices.contains { number in
      let runner = path.runners[number]
      guard runner.fingers.contains(slot), let current = runner.current else { return false }
      if runner.contactShape.hasMove, runner.isEnough(runner.fingers & ~FingerMask(slot: slot)),
        isTied(number, path)
      {
        return true
      }
      if current.kind.isMove { return runner.hasPassed }
      return current.kind == .lift && current.speed.low > 0
    }
    return needsPlace ? [path] + unchanging(path) : [path]
  }

  /// Whether the lift makes a runner fail that must claim.
  private func fails(_ path: TouchPath, at slot: Int) -> Bool {
    path.runners.indices.contains { !mayFail($0) && path.runners[$0].failsAtLift(of: slot) }
  }

  /// The recognizer of a pair that has yet to claim, with the fingers of its last contact down. It makes no difference which of them lifts
  /// first, nor what other fingers do, unless these end the other one.
  private func lastToMeet(_ path: TouchPath) -> PathRunner? {
    guard goal == .meet, path.runners.count == 2, holdNotes == nil,
      path.runners.contains(where: { $0.claim != nil })
    else { return nil }
    let ending = fingersToLift(path)
    return path.runners.first {
      $0.isAlive && $0.isDown && $0.isLastContact && ending & ~$0.fingers == 0
    }
  }

  /// Whether another recognizer may still keep a runner's fingers near their presses. Once all others have claimed, the remaining fingers can
  /// make any movement without the one that lifts.
  private func isTied(_ number: Int, _ path: TouchPath) -> Bool {
    path.runners.indices.contains { $0 != number && path.runners[$0].isAlive }
  }

  private mutating func lift(_ path: TouchPath, _ slot: Int) {
    var next = path
    let event = next.lift(slot)
    let instant = next.instant(event)
    next.timersAreLater(than: instant)
    if next.hasMoved { next.demand(instant, after: next.firstPress, atLeast: hand.strokeLeast) }
    let lifting = next.runners.indices.filter { path.runners[$0].fingers.contains(slot) }
    guard let paths = after(next, lifting, { lifted($0, $1, slot, event, instant) }) else { return giveUp() }
    for path in paths where !hasGoneOn(from: path) { go(path) }
  }

  /// The effect of the lift on one runner.
  private func lifted(
    _ path: TouchPath, _ number: Int, _ slot: Int, _ event: Int, _ instant: Int
  ) -> [TouchPath] {
    let runner = path.runners[number]
    var next = path
    let rest = runner.fingers & ~FingerMask(slot: slot)
    next.runners[number].fingers = rest
    if runner.claim != nil, runner.end == nil, !runner.isEnough(rest) { next.runners[number].end = event }
    guard runner.isAlive else { return [next] }
    if runner.failsAtLift(of: slot) { return failed(next, number) }
    guard runner.isDown, let current = runner.current else {
      // The fingers that are left lift too; its next press counts from the last of them.
      if rest == 0 { next.runners[number].lastLift = instant }
      return [next]
    }
    let hasMove = runner.contactShape.hasMove
    if hasMove && runner.isEnough(rest) { return [shifted(next, number, event, runner)] }
    switch current.kind {
    case .wait: return failed(next, number)
    case .lift:
      let missed = outside(next, number, event, current)
      if current.liftSlop < .infinity {
        next.add(LiftDemand(level: runner.level, slop: current.liftSlop, isInside: true), at: event)
      }
      if !hasMove {
        next.runners[number].hasLifted = true
        if rest != 0 { return [next] + missed }
      }
      return endStill(next, number, runner, event, instant, current) + missed
    case .move:
      guard let lift = runner.next else { return failed(next, number) }
      return endMove(next, number, runner, event, instant, current, lift)
    }
  }

  /// One of several fingers lifts and enough remain: what was measured counts, too.
  private func shifted(_ path: TouchPath, _ number: Int, _ event: Int, _ runner: PathRunner) -> TouchPath {
    var next = path
    next.runners[number].hasLifted = true
    next.runners[number].prior.append(Leg(from: runner.origin, to: event, fingers: runner.fingers))
    next.runners[number].origin = event
    return next
  }

  /// Paths on which the finger lifts outside the target, wherever it is: the host may say that it is over something else.
  private func outside(_ path: TouchPath, _ number: Int, _ event: Int, _ lift: StepShape) -> [TouchPath] {
    guard lift.liftSlop < .infinity, mayFail(number) else { return [] }
    var next = out(path, number)
    next.add(LiftDemand(level: path.runners[number].level, slop: lift.liftSlop, isInside: false), at: event)
    return [next]
  }

  // MARK: The lift that counts

  private func endStill(
    _ path: TouchPath, _ number: Int, _ runner: PathRunner, _ event: Int, _ instant: Int, _ lift: StepShape
  ) -> [TouchPath] {
    var next = path
    if let most = runner.nextMost {
      next.demand(instant, after: most.since, Delay(least: 0, before: most.most + 1))
    }
    end(&next, number, runner, event, instant, lift)
    guard mayFail(number) else { return [next] }
    var failures =
      missed(path, number, instant, runner.base, lift.time) + slowed(path, number, runner, event, lift.speed)
    if let most = runner.nextMost {
      failures += missed(path, number, instant, most.since, Delay(before: most.most + 1))
    }
    return [next] + failures
  }

  /// The paths on which a move holds at the lift, or fails.
  private func endMove(
    _ path: TouchPath, _ number: Int, _ runner: PathRunner, _ event: Int, _ instant: Int, _ move: StepShape,
    _ lift: StepShape
  ) -> [TouchPath] {
    guard let sample = runner.lastSample, sample > runner.origin else { return failed(path, number) }
    let ending = runner.sized(move, move.distance).map { sized in
      var region = sized
      region = region.going(move.holdDirections)
      region.bends = runner.straight(move)
      region.fingerLeast = 0
      var next = path
      next.add(demand(runner, region), at: sample)
      next.demand(instant, after: runner.start, move.time)
      next.add(speed: move.speed, of: runner.fingers, at: event)
      end(&next, number, runner, event, instant, lift)
      return next
    }
    guard mayFail(number) else { return ending }
    return ending + missed(path, number, instant, runner.base, lift.time)
      + missed(path, number, instant, runner.start, move.time)
      + slowed(path, number, runner, event, lift.speed) + slowed(path, number, runner, event, move.speed)
      + runner.notHeld(move).map { region in
        var next = out(path, number)
        next.add(demand(runner, region), at: sample)
        return next
      }
  }

  /// Ends the contact: the runner claims, or waits for its next press.
  private func end(
    _ next: inout TouchPath, _ number: Int, _ runner: PathRunner, _ event: Int, _ instant: Int,
    _ lift: StepShape
  ) {
    next.demand(instant, after: runner.base, lift.time)
    next.add(speed: lift.speed, of: runner.fingers, at: event)
    if runner.isLastContact {
      next.runners[number].claim = event
      return
    }
    next.runners[number].contact += 1
    next.runners[number].presses = 0
    next.runners[number].isDown = false
    next.runners[number].hasLifted = false
    next.runners[number].lastLift = instant
    next.runners[number].nextMost = nil
    next.runners[number].prior = []
  }

  /// Paths on which the fingers are slower or faster than a range.
  private func slowed(
    _ path: TouchPath, _ number: Int, _ runner: PathRunner, _ event: Int, _ speed: Extent
  ) -> [TouchPath] {
    speed.outside(least: 0).map { speed in
      var next = out(path, number)
      next.add(speed: speed, of: runner.fingers, at: event)
      return next
    }
  }
}

extension Extent {
  /// What lies below and above the range, of values from `least` on.
  fileprivate func outside(least: Double) -> [Extent] {
    var result: [Extent] = []
    if low > least { result.append(Extent(least, low.nextDown)) }
    if high < .infinity { result.append(Extent(high.nextUp, .infinity)) }
    return result
  }
}

extension PathRunner {
  /// Whether it fails when a finger of its own lifts, whatever was measured.
  fileprivate func failsAtLift(of slot: Int) -> Bool {
    guard isAlive, fingers.contains(slot) else { return false }
    guard isDown, let current else { return presses > 0 }
    if contactShape.hasMove && isEnough(fingers & ~FingerMask(slot: slot)) {
      return current.kind == .wait && !(previous?.kind.isMove ?? false)
    }
    return switch current.kind {
    case .wait: true
    case .lift: false
    // What begins before the lift comes too late when it only holds there.
    case .move: !hasPassed || isClaimStep || next?.kind != .lift
    }
  }

  /// Regions in which a move that is judged at the lift does not hold.
  fileprivate func notHeld(_ step: StepShape) -> [SampleRegion] {
    var regions: [SampleRegion] = []
    switch step.kind {
    case .move(.translate):
      regions += step.distance.outside(least: 0).map { SampleRegion(distance: $0) }
      if !step.holdDirections.isAll {
        regions.append(SampleRegion(directions: step.holdDirections.complement))
        regions.append(SampleRegion(distance: Extent(0, 0)))
      }
      if let bent = bent(step) { regions.append(bent) }
    case .move(let move):
      var changes: [Extent] = []
      if step.distance.low > 0 {
        changes.append(Extent(-step.distance.low.nextDown, step.distance.low.nextDown))
      }
      if !step.allowsPositive { changes.append(Extent(0, .infinity)) }
      if !step.allowsNegative { changes.append(Extent(-.infinity, 0)) }
      regions += changes.map { SampleRegion().cut(move, $0) }
      if step.minSpan > 0 { regions.append(SampleRegion()) }
    case .wait, .lift: break
    }
    return regions
  }
}
