/// Samples: the fingers are somewhere else.
extension JointSearch {
  /// Every sample that changes one of the two.
  mutating func samples(_ state: JointState, _ index: Int) {
    let effects = (0..<2).map { number in
      state.runners[number].effects(withFailure: goal.letsFirstFail && number == 0)
    }
    for a in effects[0] {
      for b in effects[1] where changes(state, [a, b]) {
        guard let next = sample(state, [a, b]) else { continue }
        go(next, index)
      }
    }
  }

  /// One rest that begins again stands for any number of them.
  private func changes(_ state: JointState, _ effects: [SampleEffect]) -> Bool {
    effects.enumerated().contains { number, effect in
      effect.kind == .restarts ? !state.runners[number].hasRestarted : effect.kind != .none
    }
  }

  /// A sample that changes neither, with each way in which both stay as they are.
  func adjusting(_ state: JointState) -> [JointState] {
    let effects = (0..<2).map { number in
      state.runners[number].effects(withFailure: false).filter { $0.kind == .none }
    }
    return effects[0].flatMap { a in effects[1].compactMap { b in sample(state, [a, b]) } }
  }

  /// The state after a sample with these effects; `nil` when it cannot happen.
  private func sample(_ state: JointState, _ effects: [SampleEffect]) -> JointState? {
    guard state.runners.contains(where: { $0.isDown }) else { return nil }
    var next = state
    let event = next.append(.sample)
    let instant = next.events[event].instant
    for (number, effect) in effects.enumerated() where effect.kind != .restarts {
      next.timerIsLater(than: instant, number)
    }
    for (number, effect) in effects.enumerated() where next.runners[number].current != nil {
      next.events[event].regions[number] = effect.region ?? SampleRegion()
      next.events[event].origins[number] = next.runners[number].origin
      if let speed = effect.speed { next.events[event].speed.formIntersection(speed) }
      apply(effect, to: &next, number, event, instant)
      next.lastSample[number] = event
    }
    if effects.allSatisfy({ $0.kind == .none }) { next.freeClaimed(event) }
    next.events[event].isShared =
      state.script.isShared && next.events[event].origins[0] == next.events[event].origins[1]
    guard next.events[event].isPossible, next.clock.isFeasible else { return nil }
    noteMovement(&next, event, instant)
    return next
  }

  func apply(
    _ effect: SampleEffect, to next: inout JointState, _ number: Int, _ event: Int, _ instant: Int
  ) {
    let runner = next.runners[number]
    let isTurn = runner.origin != nil && !runner.hasPassed && (runner.current?.kind.isMove ?? false)
    if effect.kind == .passes || effect.kind == .holds {
      if !runner.hasPassed, let most = runner.nextMost {
        next.demand(instant, after: most.since, Delay(least: 0, before: most.most + 1))
      }
      if isTurn {
        next.runners[number].start = instant
        next.events[event].turns[number] = MoveTurn(runner)
        if let most = runner.turnMost {
          next.demand(instant, after: most.since, Delay(least: 0, before: most.most + 1))
        }
      }
      if let time = runner.current?.time, time.isLimited {
        next.demand(instant, after: next.runners[number].start, Delay(least: 0, before: time.before))
      }
    }
    if let elapsed = effect.elapsed {
      next.demand(instant, after: next.runners[number].start, elapsed)
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
      next.runners[number].start = instant
      next.runners[number].origin = event
    case .holds: next.runners[number].hold(event, instant)
    }
  }

  /// A finger is no faster than a hand's.
  private func noteMovement(_ next: inout JointState, _ event: Int, _ instant: Int) {
    for number in 0..<2 {
      guard let region = next.events[event].regions[number], next.events[event].origins[number] == nil else {
        continue
      }
      let least = max(region.distance.low, region.span.leastSize / 2)
      guard least > 0 else { continue }
      next.hasMoved = true
      let time = Int64((least / hand.speed).rounded(.up))
      next.demand(instant, after: next.runners[number].base, atLeast: time)
    }
  }
}

extension JointState {
  /// What has claimed lets its fingers go anywhere.
  fileprivate mutating func freeClaimed(_ event: Int) {
    for number in 0..<2 {
      guard let claim = runners[number].claim, events[claim].contact == contact, runners[number].isDown else {
        continue
      }
      events[event].regions[number] = SampleRegion()
      lastSample[number] = event
    }
  }
}

extension Runner {
  /// The present move holds.
  mutating func hold(_ event: Int, _ instant: Int) {
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
  }
}
