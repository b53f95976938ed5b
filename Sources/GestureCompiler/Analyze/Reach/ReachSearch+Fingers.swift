/// Presses and lifts.
extension ReachSearch {
  mutating func item(_ state: ReachState, _ item: FingerScript.Item) -> [ReachState] {
    switch item {
    case .press(let group, let fingers, _): press(state, group, fingers)
    case .lift(let group, let fingers, let still, let move): lifts(state, group, fingers, still[0], move[0])
    }
  }

  // MARK: Presses

  private func press(_ state: ReachState, _ group: Int, _ count: Int) -> [ReachState] {
    var next = state
    let first = next.append(.press(group: group, fingers: 1))
    let firstInstant = next.joint.events[first].instant
    next.joint.firstPress = firstInstant
    var last = first
    if count > 1 { last = next.append(.press(group: group, fingers: count - 1)) }
    let instant = next.joint.events[last].instant
    let own = next.runners[0].contactShape
    for event in [first, last] { next.joint.events[event].edges = Two(own.edges, own.edges) }
    if count > 1 { next.joint.demand(instant, after: firstInstant, own.window) }
    if let lift = next.runners[0].lastLift { next.joint.demand(firstInstant, after: lift, own.gap) }
    next.complete(0, instant, event: last)
    var states = [next]
    for number in next.runners.indices.dropFirst() {
      states = states.flatMap { pressed($0, number, firstInstant, instant, last) }
    }
    return states
  }

  /// What a press does to a rival: it goes on, or its time has not come or is over.
  private func pressed(
    _ state: ReachState, _ number: Int, _ first: Int, _ instant: Int, _ event: Int
  ) -> [ReachState] {
    guard isEnrolled(state, number) else { return [state] }
    let runner = state.runners[number]
    var result: [ReachState] = []
    var going = state
    if let lift = runner.lastLift {
      let gap = runner.contactShape.gap
      going.joint.demand(first, after: lift, gap)
      result += missed(state, number, first, lift, gap)
    }
    if mayLeaveEarly(runner) { result.append(out(state, number)) }
    going.complete(number, instant, event: event)
    return (result + [going]).filter(\.joint.isPossible)
  }

  /// Whether fingers that land before the last one can have moved too far for it and not for the activity.
  private func mayLeaveEarly(_ runner: Runner) -> Bool {
    guard fingers > 1, let step = runner.contactShape.steps.first, !step.kind.isMove else { return false }
    guard let own = shape.contacts[0].steps.first, !own.kind.isMove else { return true }
    return own.slop > step.slop || shape.contacts.count > 1
  }

  private func missed(
    _ state: ReachState, _ number: Int, _ later: Int, _ earlier: Int, _ delay: Delay
  ) -> [ReachState] {
    var bounds: [Delay] = []
    if delay.least > 0 { bounds.append(Delay(before: delay.least)) }
    if delay.isLimited { bounds.append(Delay(least: delay.before)) }
    return bounds.map { bound in
      var next = out(state, number)
      next.joint.demand(later, after: earlier, bound)
      return next
    }
  }

  func out(_ state: ReachState, _ number: Int) -> ReachState {
    var next = state
    next.runners[number].isOut = true
    return next
  }

  // MARK: Lifts

  private mutating func lifts(
    _ state: ReachState, _ group: Int, _ count: Int, _ still: Bool, _ move: Bool
  ) -> [ReachState] {
    let needsPlace = state.runners.contains { ($0.current?.kind.isMove ?? false) && $0.hasPassed }
    let starts = needsPlace ? [state] + samples(state, changing: false) : [state]
    return starts.flatMap { lifted($0, group, count, still, move) }
  }

  private func lifted(
    _ state: ReachState, _ group: Int, _ count: Int, _ still: Bool, _ move: Bool
  ) -> [ReachState] {
    var next = state
    let event = next.append(.lift(group: group, fingers: count))
    let instant = next.joint.events[event].instant
    next.timersAreLater(than: instant)
    var states = [next]
    for number in next.runners.indices {
      let ends = next.runners[number].contactShape.hasMove ? move : still
      states = states.flatMap { lift($0, number, event, instant, ends: ends) }.filter(\.joint.isPossible)
    }
    return states
  }

  /// What the lift does to one runner.
  private func lift(
    _ state: ReachState, _ number: Int, _ event: Int, _ instant: Int, ends: Bool
  ) -> [ReachState] {
    guard isEnrolled(state, number) else { return [state] }
    let runner = state.runners[number]
    guard runner.isDown, let current = runner.current else {
      // It has ended this contact before.
      return !runner.isDown && runner.lastLift != nil ? [state] : [out(state, number)]
    }
    guard ends else { return current.kind == .wait ? [out(state, number)] : [state] }
    var ending: [ReachState]
    switch current.kind {
    case .wait: return [out(state, number)]
    case .lift: ending = [ended(state, number, event, instant, current)]
    case .translate, .spread, .orbit:
      guard runner.hasPassed, let lift = runner.next, lift.kind == .lift, !runner.isClaimStep else {
        return [out(state, number)]
      }
      ending = heldAtLift(state, number, event, instant, current, lift)
    }
    if number > 0 { ending += failures(state, number, event, instant, current) }
    return ending
  }

  private func ended(
    _ state: ReachState, _ number: Int, _ event: Int, _ instant: Int, _ lift: StepShape
  ) -> ReachState {
    var next = state
    if let most = state.runners[number].nextMost {
      next.joint.demand(instant, after: most.since, Delay(least: 0, before: most.most + 1))
    }
    next.runners[number] = next.joint.ended(next.runners[number], event, instant, lift)
    return next
  }

  /// The move must hold where the fingers are.
  private func heldAtLift(
    _ state: ReachState, _ number: Int, _ event: Int, _ instant: Int, _ move: StepShape, _ lift: StepShape
  ) -> [ReachState] {
    guard let sample = state.lastSample else { return [] }
    let runner = state.runners[number]
    return runner.sized(move, move.distance).map { sized in
      var region = sized
      region.directions = move.holdDirections
      region.fingerLeast = 0
      var next = state
      next.narrow(sample, region)
      next.joint.demand(instant, after: runner.start, move.time)
      next.narrow(event, speed: move.speed)
      next.runners[number] = next.joint.ended(next.runners[number], event, instant, lift)
      return next
    }
  }

  /// Lifts that come too early or too late for a rival, or where its move does not hold.
  private func failures(
    _ state: ReachState, _ number: Int, _ event: Int, _ instant: Int, _ current: StepShape
  ) -> [ReachState] {
    let runner = state.runners[number]
    let lift = current.kind == .lift ? current : runner.next ?? current
    var result = missed(state, number, instant, runner.base, lift.time)
    if current.kind.isMove { result += missed(state, number, instant, runner.start, current.time) }
    if let most = runner.nextMost {
      result += missed(state, number, instant, most.since, Delay(before: most.most + 1))
    }
    let speeds = [lift.speed] + (current.kind.isMove ? [current.speed] : [])
    for speed in speeds.flatMap({ Self.outside($0, least: 0) }) {
      var next = out(state, number)
      next.narrow(event, speed: speed)
      result.append(next)
    }
    guard current.kind.isMove, let sample = state.lastSample else { return result }
    return result
      + Self.notHeld(current).map { region in
        var next = out(state, number)
        next.narrow(sample, region)
        return next
      }
  }

  /// What lies below and above a range of values from `least` on.
  private static func outside(_ range: Extent, least: Double) -> [Extent] {
    var result: [Extent] = []
    if range.low > least { result.append(Extent(least, range.low.nextDown)) }
    if range.high < .infinity { result.append(Extent(range.high.nextUp, .infinity)) }
    return result
  }

  /// Where a move that must hold at the lift does not.
  private static func notHeld(_ step: StepShape) -> [SampleRegion] {
    var regions: [SampleRegion] = []
    switch step.kind {
    case .translate:
      regions += outside(step.distance, least: 0).map { SampleRegion(distance: $0) }
      if !step.holdDirections.isAll {
        regions.append(SampleRegion(directions: step.holdDirections.complement))
        regions.append(SampleRegion(distance: Extent(0, 0)))
      }
    case .spread, .orbit:
      var changes: [Extent] = []
      if step.distance.low > 0 {
        changes.append(Extent(-step.distance.low.nextDown, step.distance.low.nextDown))
      }
      if !step.allowsPositive { changes.append(Extent(0, .infinity)) }
      if !step.allowsNegative { changes.append(Extent(-.infinity, 0)) }
      regions += changes.map { step.kind == .spread ? SampleRegion(span: $0) : SampleRegion(turn: $0) }
      if step.minSpan > 0 { regions.append(SampleRegion()) }
    case .wait, .lift: break
    }
    return regions
  }
}
