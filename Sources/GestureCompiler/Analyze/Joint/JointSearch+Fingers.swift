/// Presses and lifts.
extension JointSearch {
  /// The next press or lift of the script.
  mutating func item(_ state: JointState, _ index: Int) {
    switch state.script.items[index] {
    case .press(let group, let fingers, let completes):
      for next in press(state, index, group, fingers, completes) { go(next, index + 1) }
    case .lift(let group, let fingers, let still, let move):
      for next in lifts(state, group, fingers, still, move) { go(next, index + 1) }
    }
  }

  // MARK: Presses

  private func press(
    _ state: JointState, _ index: Int, _ group: Int, _ fingers: Int, _ completes: Two<Bool>
  ) -> [JointState] {
    var starts = [state]
    if let early = state.script.early, index > 0 {
      if goal.letsFirstFail && early == 0 {
        // A finger too many ends what has not claimed.
        if state.runners[0].claim == nil { starts[0].runners[0].isOut = true }
      } else if state.runners[early].claim == nil {
        return []
      }
    }
    // Fingers that are down may come back within the slop of what is only now complete.
    if index > 0, state.hasMoved { starts += adjusting(starts[0]) }
    return starts.compactMap { pressed($0, index, group, fingers, completes) }
  }

  private func pressed(
    _ state: JointState, _ index: Int, _ group: Int, _ fingers: Int, _ completes: Two<Bool>
  ) -> JointState? {
    var next = state
    let first = next.append(.press(group: group, fingers: fingers > 1 ? 1 : fingers))
    let firstInstant = next.events[first].instant
    next.timersAreLater(than: firstInstant)
    if index == 0 { next.firstPress = firstInstant }
    var last = first
    if fingers > 1 { last = next.append(.press(group: group, fingers: fingers - 1)) }
    let instant = next.events[last].instant
    next.timersAreLater(than: instant)
    for number in 0..<2 where completes[number] && !next.runners[number].isOut {
      guard complete(&next, number, instant, groupStart: firstInstant, event: last) else { return nil }
    }
    for number in 0..<2 where isEnrolled(next, number) {
      let edges = next.runners[number].contactShape.edges
      next.events[first].edges[number] = edges
      next.events[last].edges[number] = edges
    }
    if state.script.early != nil && index > 0 { next.hasGrown = true }
    return edgesMeet(next.events[first].edges) ? next : nil
  }

  /// Whether the runner takes part in the present contact.
  private func isEnrolled(_ state: JointState, _ number: Int) -> Bool {
    state.runners[number].claim == nil && state.contact >= state.offsets[number]
  }

  /// A runner has all its fingers: it takes its base.
  private func complete(
    _ next: inout JointState, _ number: Int, _ instant: Int, groupStart: Int, event: Int
  ) -> Bool {
    let runner = next.runners[number]
    if runner.claim != nil { return true }
    let shape = runner.contactShape
    // The inner one of two counts from its own first press.
    let isOuter =
      next.script.isShared || next.script.early != nil
      || next.script.fingers[number] > next.script.fingers[1 - number]
    let start = isOuter ? next.firstPress : groupStart
    if next.script.fingers[number] > 1 { next.demand(instant, after: start, shape.window) }
    if let lift = runner.lastLift, !runner.isDown { next.demand(start, after: lift, shape.gap) }
    if let steps = shape.steps.first, !steps.kind.isMove, !next.script.isShared {
      guard isStill(&next, number, steps.slop) else { return false }
    }
    defer { next.runners[number].isDown = true }
    next.runners[number].base = instant
    next.runners[number].start = instant
    if !runner.isDown { next.runners[number].step = 0 }
    next.runners[number].origin = nil
    next.runners[number].hasPassed = false
    next.runners[number].isDue = false
    next.runners[number].nextMost = nil
    next.lastSample[number] = nil
    if next.runners[number].isLastContact && runner.shape.claimStep < 0 { next.runners[number].claim = event }
    return true
  }

  /// Fingers that landed before are within the slop of their presses.
  private func isStill(_ next: inout JointState, _ number: Int, _ slop: Double) -> Bool {
    guard let event = next.lastSample[1 - number] else { return true }
    var still = SampleRegion()
    still.fingerMost = slop
    let region = next.events[event].regions[1 - number] ?? SampleRegion()
    next.events[event].regions[1 - number] = region.intersection(still)
    next.changed(event)
    return next.isPlaceable
  }

  private func edgesMeet(_ edges: Two<UInt8>) -> Bool {
    if edges[0] == 0 || edges[1] == 0 || edges[0] & edges[1] != 0 { return true }
    // Neighbouring edges share a corner; left and right are the first two bits, top and bottom the others.
    let horizontal: UInt8 = 3
    let vertical: UInt8 = 12
    return (edges[0] & horizontal != 0 && edges[1] & vertical != 0)
      || (edges[0] & vertical != 0 && edges[1] & horizontal != 0)
  }

  // MARK: Lifts

  private func lifts(
    _ state: JointState, _ group: Int, _ fingers: Int, _ endsStill: Two<Bool>, _ endsMove: Two<Bool>
  ) -> [JointState] {
    let direct = lifted(state, group, fingers, endsStill, endsMove)
    let needsPlace = (0..<2).contains { number in
      (state.runners[number].current?.kind.isMove ?? false) && state.runners[number].hasPassed
    }
    // Fingers that have rested, or been elsewhere, must come to their speed again.
    let needsSpeed =
      state.events.last?.kind == .timer && direct.contains { $0.events.contains { $0.speed.low > 0 } }
    guard needsPlace,
      needsSpeed || direct.isEmpty || direct.contains(where: { $0.events.contains(where: \.isBoundary) })
    else { return direct }
    return direct + adjusting(state).flatMap { lifted($0, group, fingers, endsStill, endsMove) }
  }

  private func lifted(
    _ state: JointState, _ group: Int, _ fingers: Int, _ endsStill: Two<Bool>, _ endsMove: Two<Bool>
  ) -> [JointState] {
    var next = state
    let event = next.append(.lift(group: group, fingers: fingers))
    let instant = next.events[event].instant
    next.timersAreLater(than: instant)
    if next.hasMoved { next.demand(instant, after: next.firstPress, atLeast: hand.strokeLeast) }
    var states = [next]
    for number in 0..<2 {
      let hasMove = state.runners[number].contactShape.hasMove
      let ends = hasMove ? endsMove[number] : endsStill[number]
      states = states.flatMap { lift($0, number, event, instant, ends: ends) }
    }
    return states.filter(\.isPossible)
  }

  /// What the lift does to one runner.
  private func lift(_ state: JointState, _ number: Int, _ event: Int, _ instant: Int, ends: Bool)
    -> [JointState]
  {
    let runner = state.runners[number]
    if runner.claim != nil || runner.isOut || state.contact < state.offsets[number] { return [state] }
    if hasEndedHere(state, number) {
      // The fingers that are left lift too; its next press counts from the last of them.
      var next = state
      next.runners[number].lastLift = instant
      return [next]
    }
    guard runner.isDown, let current = runner.current else { return out(state, number) }
    guard ends else {
      return current.kind == .wait ? out(state, number) : [state]
    }
    let ending: [JointState]
    switch current.kind {
    case .wait: return out(state, number)
    case .lift: ending = [endStill(state, number, event, instant, current)]
    case .translate, .spread, .orbit:
      // What begins before the lift comes too late when it only holds there.
      guard runner.hasPassed, !runner.isClaimStep, let lift = runner.next, lift.kind == .lift else {
        return out(state, number)
      }
      ending = endMove(state, number, event, instant, current, lift)
    }
    guard goal.letsFirstFail, number == 0 else { return ending }
    return ending + failures(state, number, instant, current)
  }

  /// Whether the first finger's lift has ended the runner's present contact already.
  private func hasEndedHere(_ state: JointState, _ number: Int) -> Bool {
    let runner = state.runners[number]
    return !runner.isDown && runner.lastLift != nil && runner.contact > state.contact - state.offsets[number]
  }

  private func out(_ state: JointState, _ number: Int) -> [JointState] {
    guard goal.letsFirstFail, number == 0 else { return [] }
    var next = state
    next.runners[number].isOut = true
    return [next]
  }

  /// Lifts that come too early or too late, or where the move does not hold.
  private func failures(
    _ state: JointState, _ number: Int, _ instant: Int, _ current: StepShape
  ) -> [JointState] {
    let runner = state.runners[number]
    let lift = current.kind == .lift ? current : runner.next ?? current
    var delays = [(runner.base, lift.time)]
    if current.kind.isMove { delays.append((runner.start, current.time)) }
    if let most = runner.nextMost { delays.append((most.since, Delay(least: 0, before: most.most + 1))) }
    var result: [JointState] = []
    for (start, delay) in delays {
      if delay.least > 0 {
        result += out(demanding(state, instant, start, Delay(before: delay.least)), number)
      }
      if delay.isLimited {
        result += out(demanding(state, instant, start, Delay(least: delay.before)), number)
      }
    }
    if lift.speed.low > 0 { result += out(limiting(state, Extent(0, lift.speed.low.nextDown)), number) }
    if lift.speed.high < .infinity {
      result += out(limiting(state, Extent(lift.speed.high.nextUp, .infinity)), number)
    }
    guard current.kind.isMove, let sample = state.lastSample[number] else { return result }
    var short = SampleRegion()
    if current.kind == .translate, current.distance.low > 0 {
      short.distance = Extent(0, current.distance.low.nextDown)
      result += out(placed(state, number, sample, short), number)
    }
    if !current.holdDirections.isAll {
      var astray = SampleRegion()
      astray.directions = current.holdDirections.complement
      result += out(placed(state, number, sample, astray), number)
    }
    return result
  }

  private func demanding(_ state: JointState, _ instant: Int, _ start: Int, _ delay: Delay) -> JointState {
    var next = state
    next.demand(instant, after: start, delay)
    return next
  }

  private func limiting(_ state: JointState, _ speed: Extent) -> JointState {
    var next = state
    next.events[next.events.count - 1].speed.formIntersection(speed)
    next.changed(next.events.count - 1)
    return next
  }

  func placed(_ state: JointState, _ number: Int, _ event: Int, _ region: SampleRegion) -> JointState {
    var next = state
    let own = next.events[event].regions[number] ?? SampleRegion()
    next.events[event].regions[number] = own.intersection(region)
    next.changed(event)
    return next
  }

  private func endStill(
    _ state: JointState, _ number: Int, _ event: Int, _ instant: Int, _ lift: StepShape
  ) -> JointState {
    var next = state
    let runner = state.runners[number]
    if let most = runner.nextMost {
      next.demand(instant, after: most.since, Delay(least: 0, before: most.most + 1))
    }
    next.runners[number] = next.ended(next.runners[number], event, instant, lift)
    return next
  }

  /// The move must hold where the fingers are.
  private func endMove(
    _ state: JointState, _ number: Int, _ event: Int, _ instant: Int, _ move: StepShape, _ lift: StepShape
  ) -> [JointState] {
    guard let sample = state.lastSample[number] else { return [] }
    let runner = state.runners[number]
    return runner.sized(move, move.distance).map { sized in
      var region = sized
      region.directions = move.holdDirections
      region.fingerLeast = 0
      var next = placed(state, number, sample, region)
      next.demand(instant, after: runner.start, move.time)
      next.events[event].speed.formIntersection(move.speed)
      next.runners[number] = next.ended(next.runners[number], event, instant, lift)
      return next
    }
  }
}
