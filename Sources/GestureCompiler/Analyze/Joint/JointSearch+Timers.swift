/// Timers: a wait has lasted, or a move has lasted long enough to hold.
extension JointSearch {
  mutating func timers(_ state: JointState, _ index: Int) {
    let waiting = (0..<2).filter { state.runners[$0].awaitsTimer }
    for number in waiting { timer(state, index, [number], others: waiting.filter { $0 != number }) }
    if waiting.count == 2 { timer(state, index, waiting, others: []) }
  }

  private mutating func timer(_ state: JointState, _ index: Int, _ numbers: [Int], others: [Int]) {
    var next = state
    let event = next.append(.timer)
    let instant = next.events[event].instant
    for number in numbers {
      let runner = next.runners[number]
      guard let current = runner.current else { return }
      let due = current.time.least
      next.demand(instant, after: runner.start, Delay(least: due, before: due + 1), isHands: false)
      if let last = state.events.last, last.instant != runner.start || due > 0, last.kind != .timer {
        next.demand(instant, after: last.instant, atLeast: 1)
      }
    }
    for number in others {
      let runner = next.runners[number]
      guard let current = runner.current else { return }
      next.demand(
        instant, after: runner.start, Delay(least: -DifferenceBounds.none, before: current.time.least),
        isHands: false)
    }
    var states = [next]
    for number in numbers { states = states.flatMap { due($0, number, event, instant) } }
    for state in states { go(state, index) }
  }

  /// What the timer does to one runner. A move is judged where the fingers are.
  private func due(_ state: JointState, _ number: Int, _ event: Int, _ instant: Int) -> [JointState] {
    var next = state
    if state.runners[number].current?.kind == .wait { next.runners[number].waited(event, instant) }
    next.runners[number].isDue = false
    let runner = next.runners[number]
    guard let current = runner.current, current.kind.isMove, let sample = next.lastSample[number],
      sample != runner.origin, next.events[sample].origins[number] == runner.origin
    else { return [next] }
    return runner.effects(withFailure: goal.letsFirstFail && number == 0).compactMap { effect in
      judged(next, effect, number, event, instant, at: sample)
    }
  }

  private func judged(
    _ state: JointState, _ effect: SampleEffect, _ number: Int, _ event: Int, _ instant: Int, at sample: Int
  ) -> JointState? {
    var next = effect.region.map { placed(state, number, sample, $0) } ?? state
    if let speed = effect.speed { next.events[event].speed.formIntersection(speed) }
    apply(effect, to: &next, number, event, instant)
    next.changed(event)
    return next.isPossible ? next : nil
  }
}

extension Runner {
  /// Whether time alone will change it: a wait lasts, or a move lasts long enough.
  var awaitsTimer: Bool { current?.kind == .wait || (isDue && current != nil) }
}

extension Runner {
  /// The present wait has lasted.
  mutating func waited(_ event: Int, _ instant: Int) {
    guard let current else { return }
    hasRestarted = false
    if isClaimStep {
      claim = event
      return
    }
    if current.time.isLimited { nextMost = (start, current.time.most) }
    step += 1
    start = instant
  }
}
