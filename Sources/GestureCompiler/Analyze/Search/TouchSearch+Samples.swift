/// Samples: the fingers are elsewhere.
extension TouchSearch {
  /// Goes on with every sample that changes a runner.
  mutating func samples(_ path: TouchPath) {
    guard path.down != 0 else { return }
    var paths: [TouchPath] = []
    combine(path, isChanging: true, &paths)
    for path in paths { go(path) }
  }

  /// The paths with a sample that changes no runner.
  func unchanging(_ path: TouchPath) -> [TouchPath] {
    var search = self
    var paths: [TouchPath] = []
    search.combine(path, isChanging: false, &paths)
    return paths
  }

  private mutating func combine(_ path: TouchPath, isChanging: Bool, _ result: inout [TouchPath]) {
    var next = path
    let event = next.append(.sample)
    let effects = path.runners.indices.map { number in
      path.runners[number].effects(withFailure: mayFail(number)).filter { isChanging || $0.kind == .none }
    }
    combine(next, event, effects, [], hasChanged: !isChanging, &result)
  }

  /// Goes through every choice of effects whose demands can be met together.
  private mutating func combine(
    _ path: TouchPath, _ event: Int, _ effects: [[SampleEffect]], _ chosen: [SampleEffect], hasChanged: Bool,
    _ result: inout [TouchPath]
  ) {
    let number = chosen.count
    guard number < effects.count else {
      if hasChanged { result.append(path) }
      if !canHold(result.count) { giveUp() }
      return
    }
    for effect in effects[number] {
      // Every choice costs something: of several rivals there are many.
      if effects.count > 2 { guard spend() else { return } }
      if contradicts(effect, chosen, path) { continue }
      var next = path
      apply(effect, to: &next, number, event)
      guard next.isPossible else { continue }
      combine(
        next, event, effects, chosen + [effect],
        hasChanged: hasChanged || changes(path.runners[number], effect), &result)
    }
  }

  /// Whether the next runner's effect and a chosen one exclude each other: both measure the same displacement and no value meets both
  /// demands. A cheap test before a path is copied.
  private func contradicts(_ effect: SampleEffect, _ chosen: [SampleEffect], _ path: TouchPath) -> Bool {
    guard let region = effect.region else { return false }
    let runner = path.runners[chosen.count]
    return chosen.indices.contains { number in
      guard let other = chosen[number].region, path.runners[number].measuresLike(runner) else { return false }
      return region.isApart(from: other)
    }
  }

  /// Whether an effect changes a runner. A rest that begins again changes it once: one stands for any number.
  private func changes(_ runner: PathRunner, _ effect: SampleEffect) -> Bool {
    effect.kind == .restarts ? !runner.hasRestarted : effect.kind != .none
  }

  /// Applies an effect to one runner, with its demands.
  private func apply(_ effect: SampleEffect, to next: inout TouchPath, _ number: Int, _ event: Int) {
    let instant = next.instant(event)
    if effect.kind != .restarts { next.timerIsLater(than: instant, number) }
    guard next.runners[number].current != nil else { return }
    let runner = next.runners[number]
    if let region = effect.region, !region.isEverything {
      let demand = demand(runner, region)
      next.add(demand, at: event)
      noteMovement(&next, demand, instant)
    }
    if let still = effect.still { next.add(still: runner.fingers, within: still, at: event) }
    if let leaves = effect.leaves { next.add(leaves: runner.fingers, beyond: leaves, at: event) }
    if let speed = effect.speed { next.add(speed: speed, of: runner.fingers, at: event) }
    advance(effect, to: &next, number, event)
    if next.runners[number].current != nil { next.runners[number].lastSample = event }
  }

  /// How a runner goes on after an effect, at a sample or at the timer by which a move is judged again.
  func advance(_ effect: SampleEffect, to next: inout TouchPath, _ number: Int, _ event: Int) {
    let instant = next.instant(event)
    // A timer comes when it is due, and leaves the hand nothing to choose.
    let isHands = next.events[event].kind != .timer
    let runner = next.runners[number]
    let isTurn =
      runner.origin != runner.baseEvent && !runner.hasPassed && (runner.current?.kind.isMove ?? false)
    if effect.kind == .passes || effect.kind == .holds {
      if !runner.hasPassed, let most = runner.nextMost {
        next.demand(instant, after: most.since, Delay(least: 0, before: most.most + 1), isHands: isHands)
      }
      if isTurn { begins(&next, number, event, instant) }
      if let time = runner.current?.time, time.isLimited {
        next.demand(
          instant, after: next.runners[number].start, Delay(least: 0, before: time.before), isHands: isHands)
      }
    }
    if let elapsed = effect.elapsed {
      next.demand(instant, after: next.runners[number].start, elapsed, isHands: isHands)
    }
    switch effect.kind {
    case .none: break
    case .fails: next.runners[number].isOut = true
    case .expires:
      if let most = runner.nextMost { next.demand(instant, after: most.since, Delay(least: most.most + 1)) }
      next.runners[number].isOut = true
    case .passes:
      next.runners[number].hasPassed = true
      next.runners[number].nextMost = nil
      if let least = runner.current?.time.least, least > 0, let elapsed = effect.elapsed {
        next.runners[number].isDue = elapsed.before <= least
      }
    case .restarts:
      next.runners[number].hasRestarted = true
      next.runners[number].lastRestart = event
      next.runners[number].start = instant
      next.runners[number].origin = event
      next.runners[number].prior = []
    case .holds: next.runners[number].hold(event, instant)
    }
  }

  /// A move that follows another begins.
  private func begins(_ next: inout TouchPath, _ number: Int, _ event: Int, _ instant: Int) {
    let runner = next.runners[number]
    next.runners[number].start = instant
    if let turn = MoveTurn(runner) {
      next.add(
        TurnDemand(turn: turn, base: runner.baseEvent, from: runner.origin, fingers: runner.fingers),
        at: event)
    }
    if let most = runner.turnMost {
      next.demand(instant, after: most.since, Delay(least: 0, before: most.most + 1))
    }
  }

  /// Demands the time that a hand needs for the movement.
  private func noteMovement(_ next: inout TouchPath, _ demand: Demand, _ instant: Int) {
    let least = max(demand.region.distance.low, demand.region.span.leastSize / 2)
    guard least > 0 else { return }
    next.hasMoved = true
    guard demand.prior.isEmpty else { return }
    let time = Int64(bounded: (least / hand.speed).rounded(.up))
    next.demand(instant, after: next.instant(demand.from), atLeast: time)
  }
}

extension PathRunner {
  /// The present move holds.
  fileprivate mutating func hold(_ event: Int, _ instant: Int) {
    nextMost = nil
    isDue = false
    hasRestarted = false
    if isClaimStep {
      claim = event
      return
    }
    hasPassed = next?.kind == .wait
    turnMost = nil
    if let current, current.time.isLimited, next?.kind.isMove ?? false {
      turnMost = (start, current.time.most)
    }
    step += 1
    start = instant
    origin = event
    prior = []
  }
}
