/// Timers: a wait has lasted, or a move has lasted long enough to hold.
extension TouchSearch {
  mutating func timers(_ path: TouchPath) {
    let waiting = path.runners.indices.filter { path.runners[$0].awaitsTimer }
    guard !waiting.isEmpty else { return }
    // All that are due at one time are one instant; those that are not are due later.
    if waiting.count > 5 {
      for number in waiting { timer(path, [number], others: waiting.filter { $0 != number }) }
      timer(path, waiting, others: [])
      return
    }
    for set in 1..<(1 << waiting.count) {
      let due = waiting.indices.filter { set & (1 << $0) != 0 }.map { waiting[$0] }
      timer(path, due, others: waiting.filter { !due.contains($0) })
    }
  }

  private mutating func timer(_ path: TouchPath, _ numbers: [Int], others: [Int]) {
    timer(at: path, numbers, others: others)
    // Where a wait ends, the move after it is judged at once, and may have passed its slop by then.
    guard numbers.contains(where: { path.runners[$0].letsPass }) else { return }
    for place in unchanging(path) where place.isPossible { timer(at: place, numbers, others: others) }
  }

  private mutating func timer(at path: TouchPath, _ numbers: [Int], others: [Int]) {
    var next = path
    let event = next.append(.timer)
    let instant = next.instant(event)
    for number in numbers {
      let runner = next.runners[number]
      guard let current = runner.current else { return }
      let due = current.time.least
      next.demand(instant, after: runner.start, Delay(least: due, before: due + 1), isHands: false)
      if let last = path.last, last.instant != runner.start || due > 0, last.kind != .timer {
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
    guard next.isPossible else { return }
    guard let paths = after(next, numbers, { due($0, $1, event, instant) }) else { return giveUp() }
    for path in paths { go(path) }
  }

  /// The effect of the timer on one runner. A move is judged with the fingers where they are.
  private func due(_ path: TouchPath, _ number: Int, _ event: Int, _ instant: Int) -> [TouchPath] {
    var next = path
    if path.runners[number].current?.kind == .wait { next.runners[number].waited(event, instant) }
    next.runners[number].isDue = false
    let runner = next.runners[number]
    guard let current = runner.current, current.kind.isMove, let sample = runner.lastSample,
      sample > runner.origin
    else { return [next] }
    return runner.effects(withFailure: mayFail(number)).map { effect in
      judged(next, effect, number, event, at: sample)
    }
  }

  private func judged(
    _ path: TouchPath, _ effect: SampleEffect, _ number: Int, _ event: Int, at sample: Int
  ) -> TouchPath {
    var next = path
    let runner = path.runners[number]
    if let region = effect.region { next.add(demand(runner, region), at: sample) }
    if let speed = effect.speed { next.add(speed: speed, of: runner.fingers, at: event) }
    advance(effect, to: &next, number, event)
    return next
  }
}

extension PathRunner {
  /// Whether a timer will change it: a wait ends, or a move has lasted long enough.
  var awaitsTimer: Bool { current?.kind == .wait || (isDue && current != nil) }

  /// Whether the present wait leaves the fingers room in which the move after it may have passed its slop.
  fileprivate var letsPass: Bool {
    guard let current, current.kind == .wait, isStill, let next else { return false }
    switch next.kind {
    case .translate: return current.slop * 2 >= next.passesFrom
    case .spread: return current.slop * 4 >= next.passesFrom
    case .orbit: return current.slop * 2 > next.fingerSlop
    case .wait, .lift: return false
    }
  }

  /// The present wait has lasted.
  fileprivate mutating func waited(_ event: Int, _ instant: Int) {
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
