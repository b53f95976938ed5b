/// Samples: the fingers are somewhere else.
extension ReachSearch {
  /// One way in which a sample acts on one runner.
  private struct Effect {
    var kind: SampleEffect.Kind
    var region: SampleRegion
    var speed: Extent
    /// Times since earlier instants.
    var delays: [(since: Int, delay: Delay)]
  }

  /// Every sample that changes some runner, or every one that changes none.
  mutating func samples(_ state: ReachState, changing: Bool) -> [ReachState] {
    guard state.runners[0].isDown || state.runners[0].claim != nil else { return [] }
    let effects = state.runners.indices.map { number in
      actions(state, number).filter { changing || $0.kind == .none }
    }
    var result: [ReachState] = []
    combine(state, effects, [], SampleRegion(), .notNegative, changing, &result)
    return result
  }

  /// Goes through every choice of effects whose demands can be met together.
  private mutating func combine(
    _ state: ReachState, _ effects: [[Effect]], _ chosen: [Effect], _ region: SampleRegion, _ speed: Extent,
    _ changing: Bool, _ result: inout [ReachState]
  ) {
    // Every choice costs something: of several rivals there are many.
    guard spend() else { return }
    guard chosen.count < effects.count else {
      guard !changing || chosen.contains(where: { $0.kind != .none }) else { return }
      if let next = sample(state, chosen, region, speed) { result.append(next) }
      return
    }
    for effect in effects[chosen.count] {
      let both = region.intersection(effect.region)
      let pace = speed.intersection(effect.speed)
      guard both.isPossible(fingers: fingers), !pace.isEmpty else { continue }
      combine(state, effects, chosen + [effect], both, pace, changing, &result)
    }
  }

  private func sample(
    _ state: ReachState, _ effects: [Effect], _ region: SampleRegion, _ speed: Extent
  ) -> ReachState? {
    var next = state
    let event = next.append(.sample)
    let instant = next.joint.events[event].instant
    next.timersAreLater(than: instant)
    next.joint.events[event].regions[0] = region
    next.joint.events[event].speed = speed
    next.lastSample = event
    next.joint.hasMoved = true
    for (number, effect) in effects.enumerated() {
      for (since, delay) in effect.delays { next.joint.demand(instant, after: since, delay) }
      switch effect.kind {
      case .none, .restarts: break
      case .fails, .expires: next.runners[number].isOut = true
      case .passes:
        next.runners[number].hasPassed = true
        next.runners[number].nextMost = nil
      case .holds: next.runners[number].hold(event, instant)
      }
    }
    return next.joint.isPossible ? next : nil
  }

  // MARK: One runner

  private func actions(_ state: ReachState, _ number: Int) -> [Effect] {
    let runner = state.runners[number]
    guard isEnrolled(state, number), let current = runner.current else {
      return [effect(SampleEffect(.none), runner)]
    }
    var result = runner.effects(withFailure: number > 0).map { effect($0, runner) }
    guard number > 0 else { return result }
    if fingers > 1 && !current.kind.isMove {
      // One finger that leaves is enough, wherever the centroid is.
      for index in result.indices where result[index].kind == .fails {
        result[index].region.distance = .notNegative
      }
    }
    // A span that is too small for it holds nothing.
    if current.minSpan > 0 { result.append(effect(SampleEffect(.none), runner)) }
    return result
  }

  private func effect(_ effect: SampleEffect, _ runner: Runner) -> Effect {
    var delays: [(since: Int, delay: Delay)] = []
    if effect.kind == .passes || effect.kind == .holds {
      if !runner.hasPassed, let most = runner.nextMost {
        delays.append((most.since, Delay(least: 0, before: most.most + 1)))
      }
      if let time = runner.current?.time, time.isLimited {
        delays.append((runner.start, Delay(least: 0, before: time.before)))
      }
    }
    if effect.kind == .expires, let most = runner.nextMost {
      delays.append((most.since, Delay(least: most.most + 1)))
    }
    if let elapsed = effect.elapsed { delays.append((runner.start, elapsed)) }
    return Effect(
      kind: effect.kind, region: effect.region ?? SampleRegion(), speed: effect.speed ?? .notNegative,
      delays: delays)
  }
}
