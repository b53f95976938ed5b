import GestureRuntime

/// Timers: a wait has lasted, or a move has lasted long enough to hold.
extension TouchSearch {
  mutating func timers(_ path: TouchPath) {
    let waiting = path.runners.indices.filter { path.runners[$0].awaitsTimer }
    guard !waiting.isEmpty else { return }
    // All that are due at one time are one instant; those that are not are due later.
    var sets: [(due: [Int], later: [Int])] = [([], [])]
    for number in waiting.reversed() {
      sets = sets.flatMap { [($0.due, [number] + $0.later), ([number] + $0.due, $0.later)] }
      // Of many that wait, few can be due at one time.
      if waiting.count > 5 { sets = sets.filter { path.withTimer($0.due, others: $0.later) != nil } }
      guard canHold(sets.count) else { return giveUp() }
    }
    for set in sets where !set.due.isEmpty { timer(path, set.due, others: set.later) }
  }

  private mutating func timer(_ path: TouchPath, _ numbers: [Int], others: [Int]) {
    timer(at: path, numbers, others: others)
    // Where a wait ends, the move after it is judged at once, and may have passed its slop by then.
    guard numbers.contains(where: { path.runners[$0].letsPass }) else { return }
    for place in unchanging(path) where place.isPossible { timer(at: place, numbers, others: others) }
  }

  private mutating func timer(at path: TouchPath, _ numbers: [Int], others: [Int]) {
    guard let (next, event) = path.withTimer(numbers, others: others) else { return }
    guard let paths = after(next, numbers, { due($0, $1, event) }) else { return giveUp() }
    for path in paths { go(path) }
  }

  /// The effect of the timer on one runner. A move is judged with the fingers where they are.
  private func due(_ path: TouchPath, _ number: Int, _ event: Int) -> [TouchPath] {
    var next = path
    if path.runners[number].current?.kind == .wait { next.runners[number].waited(event, path.instant(event)) }
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

extension TouchPath {
  /// The path on which the timers of some runners are due now, and those of others later; `nil` if this cannot be.
  fileprivate func withTimer(_ numbers: [Int], others: [Int]) -> (path: TouchPath, event: Int)? {
    var next = self
    let event = next.append(.timer)
    let instant = next.instant(event)
    for number in numbers + others {
      guard let least = runners[number].current?.time.least else { return nil }
      let isDue = numbers.contains(number)
      let delay = Delay(least: isDue ? least : -DifferenceBounds.none, before: isDue ? least + 1 : least)
      next.demand(instant, after: runners[number].start, delay, isHands: false)
    }
    return next.isPossible ? (next, event) : nil
  }
}

extension PathRunner {
  /// Whether a timer will change it: a wait ends, or a move has lasted long enough.
  var awaitsTimer: Bool { current?.kind == .wait || (isDue && current != nil) }

  /// Whether the present wait leaves the fingers room in which the move after it may have passed its slop.
  fileprivate var letsPass: Bool {
    guard let current, current.kind == .wait, isStill, let next else { return false }
    switch next.kind {
    case .move(.translate): return current.slop * 2 >= next.passesFrom
    case .move(.spread): return current.slop * 4 >= next.passesFrom
    case .move(.orbit): return current.slop * 2 > next.fingerSlop
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
