/// A finger lands.
extension TouchSearch {
  /// Goes on with every press that some recognizer accepts.
  mutating func presses(_ path: TouchPath) {
    guard path.down.nonzeroBitCount < mostFingers else { return }
    if case .escape = goal, path.runners[0].claim != nil { return }
    for level in landings {
      let starters = path.runners.indices.filter { mayStart($0, path, level) }
      let isAwaited = path.runners.indices.contains { awaitsPress($0, path, level) }
      for starting in sets(of: starters, path)
      where (isAwaited || !starting.isEmpty) && mayAllStart(path, starting) {
        for place in settled(path) { press(place, level, starting) }
      }
    }
  }

  /// The most fingers that need be down at once: the greatest least number of all shapes, and more in these cases.
  ///
  /// - One more if all shapes accept it: it makes a new base, and when it lifts first, what was measured counts, so that moves get further
  ///   than any finger does. A shape that does not accept it claims before it lands, and the others can claim without it.
  /// - One more outside the inner target; and as many more as an inner shape lifts before it claims, if the outer one goes on with fewer.
  /// - Two more for a recognizer that is to escape its rivals: they stand for any number.
  static func mostFingers(_ shapes: [RecognizerShape], _ levels: [Int], _ goal: Goal) -> Int {
    let least = shapes.reduce(1) { max($0, $1.fingers.lowerBound) }
    if goal != .meet { return max(least, min(shapes[0].fingers.upperBound, least + 2)) }
    let more = shapes.allSatisfy { $0.fingers.upperBound > least } ? least + 1 : least
    guard Set(levels).count > 1 else { return more }
    let deepest = shapes.indices.filter { levels[$0] == levels.max() }.map { shapes[$0] }
    let inner = deepest.reduce(1) { max($0, $1.fingers.lowerBound) }
    let lifted = deepest.reduce(0) { $1.liftsBeforeClaim ? max($0, $1.fingers.lowerBound) : $0 }
    let afterLifts = shapes.reduce(0) {
      $1.fingers.count > 1 ? max($0, min($1.fingers.upperBound, $1.fingers.lowerBound + lifted)) : $0
    }
    return max(more, inner + 1, afterLifts)
  }

  /// Whether a runner's candidate may start at a press: no other finger is down inside its target.
  private func mayStart(_ number: Int, _ path: TouchPath, _ level: Int) -> Bool {
    let runner = path.runners[number]
    return !runner.hasStarted && !runner.isOut && level >= runner.level && path.inside(runner.level) == 0
  }

  /// The sets of candidates that may start at this press: any of them for a pair; with rivals those whose contact it is.
  private func sets(of starters: [Int], _ path: TouchPath) -> [[Int]] {
    if case .escape(let rivals) = goal {
      return [starters.filter { $0 == 0 ? path.serial == 0 : rivals[$0 - 1].offset == path.contact + 1 }]
    }
    if case .missed(let late) = course {
      if path.serial > 0 { return [path.contact == 0 && path.down == 0 ? [late] : []] }
      let all = path.runners.indices.filter { $0 != late }
      return path.runners[2].contactShape.edges == 0 ? [all] : [all, [1 - late]]
    }
    var sets: [[Int]] = [[]]
    for number in starters { sets += sets.map { $0 + [number] } }
    return sets.filter { !startsApart || $0.count < 2 }.reversed()
  }

  /// Whether the candidates that do not start yet may start at a later press: on one target another one needs a contact more.
  private func mayAllStart(_ path: TouchPath, _ starting: [Int]) -> Bool {
    guard goal == .meet, landings.count == 1 else { return true }
    // What misses the first touch may never start.
    let mustStart = if case .missed = course { 2 } else { path.runners.count }
    let isLeft = path.runners[..<mustStart].indices.contains {
      !path.runners[$0].hasStarted && !starting.contains($0)
    }
    return !isLeft
      || path.runners.indices.contains { number in
        (path.runners[number].hasStarted || starting.contains(number)) && !path.runners[number].isLastContact
      }
  }

  /// Whether a candidate waits for a finger at this depth.
  private func awaitsPress(_ number: Int, _ path: TouchPath, _ level: Int) -> Bool {
    let runner = path.runners[number]
    guard runner.isAlive, level >= runner.level, !mayFail(number), !runner.hasLifted else { return false }
    if runner.isBetween { return runner.fingers == 0 }
    if runner.isPressing { return true }
    return runner.fingers.nonzeroBitCount < runner.shape.fingers.upperBound
  }

  /// The path itself, or, if fingers are down, the paths with them elsewhere: the press makes a base of their places.
  private func settled(_ path: TouchPath) -> [TouchPath] {
    path.down == 0 ? [path] : unchanging(path)
  }

  private mutating func press(_ path: TouchPath, _ level: Int, _ starting: [Int]) {
    var next = path
    let (slot, event) = next.land(at: level, deepest: deepest)
    let instant = next.instant(event)
    next.timersAreLater(than: instant)
    if case .missed = course, path.serial == 0, !starting.contains(2) {
      next.add(offEdges: path.runners[2].contactShape.edges, at: event)
    }
    let hadClaim = path.runners.contains { $0.claim != nil && $0.fingers != 0 }
    let touched = next.runners.indices.filter { level >= next.runners[$0].level }
    let paths = after(next, touched) { path, number in
      var path = path
      if starting.contains(number) {
        path.runners[number].hasStarted = true
        path.runners[number].startContact = path.contact
      }
      return landed(path, number, slot, event, instant)
    }
    guard let paths else { return giveUp() }
    for var path in paths {
      if hadClaim && path.runners.contains(where: { $0.claim == nil && $0.isDown && $0.baseEvent == event }) {
        path.hasGrown = true
      }
      go(path)
    }
  }

  /// The effect of the press on one runner.
  private func landed(
    _ path: TouchPath, _ number: Int, _ slot: Int, _ event: Int, _ instant: Int
  ) -> [TouchPath] {
    let runner = path.runners[number]
    guard runner.hasStarted, !runner.isOut else { return [path] }
    if runner.claim != nil { return [joinedUnderWay(path, number, slot)] }
    if runner.hasLifted || (runner.isBetween && runner.fingers != 0) { return failed(path, number) }
    if runner.presses >= runner.shape.fingers.upperBound { return failed(path, number) }
    var next = path
    var failures: [TouchPath] = []
    let contact = runner.contactShape
    next.add(edges: contact.edges, at: event)
    if runner.presses > 0 {
      if !contact.hasMove || runner.presses < runner.shape.fingers.lowerBound {
        let inTime = Delay(before: contact.window.before)
        next.demand(instant, after: runner.firstPress, inTime)
        if mayFail(number) { failures += missed(path, number, instant, runner.firstPress, inTime) }
      }
    } else if runner.contact > 0, let lift = runner.lastLift {
      next.demand(instant, after: lift, contact.gap)
      if mayFail(number) { failures += missed(path, number, instant, lift, contact.gap) }
    }
    // A base anew gives a new time to what has not run out of it.
    for limit in runner.limits {
      next.demand(instant, after: limit.since, limit.time)
      if mayFail(number) { failures += missed(path, number, instant, limit.since, limit.time) }
    }
    if runner.presses == 0 { next.runners[number].firstPress = instant }
    next.runners[number].presses += 1
    next.runners[number].fingers |= FingerMask(slot: slot)
    next.runners[number].contacts |= Self.bit(path)
    guard next.runners[number].presses >= runner.shape.fingers.lowerBound else { return failures + [next] }
    return failures + completed(next, number, event, instant)
  }

  /// The bit of the last press.
  private static func bit(_ path: TouchPath) -> UInt64 { 1 << UInt64(path.serial & 63) }

  /// A continuous recognizer that has claimed accepts as many fingers as it can and ignores others.
  private func joinedUnderWay(_ path: TouchPath, _ number: Int, _ slot: Int) -> TouchPath {
    let runner = path.runners[number]
    guard runner.shape.isContinuous, runner.fingers != 0,
      runner.fingers.nonzeroBitCount < runner.shape.fingers.upperBound
    else { return path }
    var next = path
    next.runners[number].fingers |= FingerMask(slot: slot)
    next.runners[number].contacts |= Self.bit(path)
    return next
  }

  /// A runner has all its fingers, or one more, and takes its base.
  private func completed(_ path: TouchPath, _ number: Int, _ event: Int, _ instant: Int) -> [TouchPath] {
    var next = path
    let isFirstTime = !path.runners[number].isDown
    let shape = path.runners[number].shape
    let window = path.runners[number].contactShape.window
    // Slower hands are given a least time for their fingers to land.
    if isFirstTime, shape.fingers.lowerBound > 1, window.least > 0 {
      next.demand(instant, after: path.runners[number].firstPress, atLeast: window.least)
    }
    next.runners[number].takeBase(event, instant)
    if isFirstTime {
      let runner = path.runners[number]
      next.add(LandingDemand(fingers: runner.fingers, most: runner.contactShape.apart), at: event)
      next.runners[number].isDown = true
      next.runners[number].step = 0
      if next.runners[number].isLastContact && shape.claimStep < 0 {
        next.runners[number].claim = event
        return [next]
      }
    }
    guard next.runners[number].isStill, let slop = next.runners[number].current?.slop else { return [next] }
    let fingers = next.runners[number].fingers
    var stays = next
    stays.add(still: fingers, within: slop, at: event)
    guard mayFail(number), fingers.nonzeroBitCount > 1, slop < .infinity else { return [stays] }
    var leaves = out(next, number)
    leaves.add(leaves: fingers, beyond: slop.nextUp, at: event)
    return [stays, leaves]
  }
}

extension PathRunner {
  /// The time limits of the present step, and of the step after a wait.
  fileprivate var limits: [(since: Int, time: Delay)] {
    guard let current else { return [] }
    var limits: [(since: Int, time: Delay)] = []
    if current.kind != .wait, current.time.isLimited {
      limits.append((current.kind == .lift ? base : start, Delay(before: current.time.before)))
    }
    if let most = nextMost { limits.append((most.since, Delay(before: most.most + 1))) }
    return limits
  }

  /// Measures from here on.
  fileprivate mutating func takeBase(_ event: Int, _ instant: Int) {
    base = instant
    start = instant
    baseEvent = event
    origin = event
    prior = []
    hasPassed = false
    isDue = false
    lastSample = nil
  }
}
