/// The effects that a sample can have on a runner.
extension PathRunner {
  /// All effects that a sample can have.
  ///
  /// - Parameter withFailure: also those that end it.
  func effects(withFailure: Bool) -> [SampleEffect] {
    guard let current else { return [SampleEffect(.none)] }
    let inTime =
      switch current.kind {
      case .wait, .lift: isStill ? stillness(current, withFailure) : rest(current, withFailure)
      case .translate, .spread, .orbit:
        hasPassed ? afterSlop(current, withFailure) : beforeSlop(current, withFailure)
      }
    return withFailure ? inTime + tooLate(current) : inTime
  }

  /// The effects when the time of a move, or of the step after a wait, has run out.
  private func tooLate(_ current: StepShape) -> [SampleEffect] {
    var effects: [SampleEffect] = []
    if current.kind.isMove, current.time.isLimited {
      effects.append(SampleEffect(.fails, SampleRegion(), elapsed: Delay(least: current.time.before)))
    }
    if !hasPassed, nextMost != nil { effects.append(SampleEffect(.expires, SampleRegion())) }
    return effects
  }

  private func stillness(_ current: StepShape, _ withFailure: Bool) -> [SampleEffect] {
    let stays = SampleEffect(.none, still: current.slop)
    guard withFailure, current.slop < .infinity else { return [stays] }
    return [stays, SampleEffect(.fails, leaves: current.slop.nextUp)]
  }

  /// The effects while fingers rest after a move.
  private func rest(_ current: StepShape, _ withFailure: Bool) -> [SampleEffect] {
    var stays = SampleRegion()
    stays.distance = Extent(0, current.slop)
    var leaves = SampleRegion()
    leaves.distance = Extent(current.slop.nextUp, .infinity)
    if current.kind == .wait { return [SampleEffect(.none, stays), SampleEffect(.restarts, leaves)] }
    return withFailure
      ? [SampleEffect(.none, stays), SampleEffect(.fails, leaves)] : [SampleEffect(.none, stays)]
  }

  private func beforeSlop(_ current: StepShape, _ withFailure: Bool) -> [SampleEffect] {
    var effects = notPassing(current).map { SampleEffect(.none, $0) }
    for region in sized(current, Extent(current.passesFrom, current.distance.high)) {
      var passing = region.intersection(within(current.passDirections))
      // The stroke that passes the slop is the way itself.
      if current.bendMost < 180 { passing.bends = [WayBend(self, current, Extent(0, 0))] }
      // Where another move follows, that one starts from the furthest place at which this one holds, which may be a later one: there a
      // rival that begins anew is escaped, and the two moves of another start elsewhere.
      if current.holdsAtOnce && !isJudgedAtLift && !(isWaitingForTurn && (withFailure || mayTurnLater)) {
        effects.append(SampleEffect(.holds, passing, elapsed: current.time))
      } else {
        effects += notHolding(current, passing).map { effect in
          var effect = effect
          effect.kind = .passes
          return effect
        }
        effects += holding(current, passing)
      }
    }
    if withFailure { effects += wrongDirections(current) }
    return effects
  }

  private func afterSlop(_ current: StepShape, _ withFailure: Bool) -> [SampleEffect] {
    var effects: [SampleEffect] = []
    var anywhere = SampleRegion()
    if current.kind == .translate { anywhere.distance = Extent(0, current.distance.high) }
    effects += notHolding(current, anywhere)
    for region in sized(current, current.distance) { effects += holding(current, region) }
    if withFailure, current.distance.high < .infinity, current.kind == .translate {
      var region = SampleRegion()
      region.distance = Extent(current.distance.high.nextUp, .infinity)
      effects.append(SampleEffect(.fails, region))
    }
    return effects
  }

  // MARK: Regions

  private func within(_ directions: AngleSet) -> SampleRegion {
    var region = SampleRegion()
    region.directions = directions
    return region
  }

  /// Regions for a size, one for each sense that the step allows.
  func sized(_ step: StepShape, _ size: Extent) -> [SampleRegion] {
    var region = SampleRegion()
    switch step.kind {
    case .translate:
      region.distance = size
      return [region]
    case .spread: return senses(step, size).map { region.with(span: $0) }
    case .orbit:
      region.fingerLeast = step.fingerSlop.nextUp
      return senses(step, size).map { region.with(turn: $0) }
    case .wait, .lift: return [region]
    }
  }

  private func senses(_ step: StepShape, _ size: Extent) -> [Extent] {
    var result: [Extent] = []
    if step.allowsPositive { result.append(size) }
    if step.allowsNegative { result.append(Extent(-size.high, -size.low)) }
    return result
  }

  private func notPassing(_ step: StepShape) -> [SampleRegion] {
    var region = SampleRegion()
    let size = Extent(-step.staysUpTo, step.staysUpTo)
    switch step.kind {
    case .translate: region.distance = Extent(0, step.staysUpTo)
    case .spread: region.span = size
    case .orbit:
      var close = SampleRegion()
      close.fingerMost = step.fingerSlop
      return [region.with(turn: size), close]
    case .wait, .lift: break
    }
    return [region]
  }

  /// The effect that the move holds.
  private func holding(_ step: StepShape, _ region: SampleRegion) -> [SampleEffect] {
    if isJudgedAtLift { return [] }
    var holding = region.going(step.holdDirections)
    holding.bends = WayBend.both(holding.bends, straight(step))
    if step.kind == .translate { holding.distance.formIntersection(step.distance) }
    if step.kind == .spread, holding.span.low >= 0 {
      holding.span.formIntersection(step.distance)
    } else if step.kind == .spread {
      holding.span.formIntersection(Extent(-step.distance.high, -step.distance.low))
    }
    if step.kind == .orbit, holding.turn.low >= 0 {
      holding.turn.formIntersection(step.distance)
    } else if step.kind == .orbit {
      holding.turn.formIntersection(Extent(-step.distance.high, -step.distance.low))
    }
    return [SampleEffect(.holds, holding, elapsed: step.time, speed: step.speed)]
  }

  /// The effects that leave a move that has passed its slop as it is: each is a reason for which it does not hold.
  private func notHolding(_ step: StepShape, _ region: SampleRegion) -> [SampleEffect] {
    if isJudgedAtLift || isWaitingForTurn { return [SampleEffect(.none, region)] }
    let reasons = reasonsNotToHold(step, region)
    guard step.time.least > 0 else { return reasons }
    // Too soon, or long enough and for another reason.
    return [SampleEffect(.none, region, elapsed: Delay(least: 0, before: step.time.least))]
      + reasons.map { reason in
        var late = reason
        late.elapsed = Delay(least: step.time.least)
        return late
      }
  }

  private func reasonsNotToHold(_ step: StepShape, _ region: SampleRegion) -> [SampleEffect] {
    var effects: [SampleEffect] = []
    if step.distance.low > 0 { effects += smaller(step, region).map { SampleEffect(.none, $0) } }
    if step.kind == .translate, !step.holdDirections.isAll {
      let outside = region.intersection(within(step.holdDirections.complement))
      effects.append(SampleEffect(.none, outside))
    }
    if let bent = bent(step) { effects.append(SampleEffect(.none, region.intersection(bent))) }
    if step.speed.low > 0 {
      effects.append(SampleEffect(.none, region, speed: Extent(0, step.speed.low.nextDown)))
    }
    if step.speed.high < .infinity {
      effects.append(SampleEffect(.none, region, speed: Extent(step.speed.high.nextUp, .infinity)))
    }
    if step.kind != .translate { effects += otherSense(step, region).map { SampleEffect(.none, $0) } }
    return effects
  }

  /// Whether the present move is judged at the lift only.
  private var isJudgedAtLift: Bool { next?.kind == .lift && !isClaimStep }

  /// Whether another move follows, whose beginning ends the present one.
  private var isWaitingForTurn: Bool { next?.kind.isMove ?? false }

  private func smaller(_ step: StepShape, _ region: SampleRegion) -> [SampleRegion] {
    let least = step.distance.low.nextDown
    var small = SampleRegion()
    switch step.kind {
    case .translate: small.distance = Extent(0, least)
    case .spread: small.span = Extent(-least, least)
    case .orbit: small.turn = Extent(-least, least)
    case .wait, .lift: break
    }
    return [region.intersection(small)]
  }

  /// Regions in which a spread or turn has the sense that is not allowed.
  private func otherSense(_ step: StepShape, _ region: SampleRegion) -> [SampleRegion] {
    var result: [SampleRegion] = []
    if !step.allowsNegative {
      let back = Extent(-.infinity, -Double.leastNonzeroMagnitude)
      result.append(step.kind == .spread ? region.cut(span: back) : region.cut(turn: back))
    }
    if !step.allowsPositive {
      let back = Extent(0, .infinity)
      result.append(step.kind == .spread ? region.cut(span: back) : region.cut(turn: back))
    }
    return result
  }

  private func wrongDirections(_ step: StepShape) -> [SampleEffect] {
    var region = SampleRegion()
    switch step.kind {
    case .translate:
      region.distance = Extent(step.passesFrom, .infinity)
      var effects: [SampleEffect] = []
      if !step.passDirections.isAll {
        var wrong = region
        wrong.directions = step.passDirections.complement
        effects.append(SampleEffect(.fails, wrong))
      }
      if step.distance.high < .infinity {
        region.distance = Extent(max(step.passesFrom, step.distance.high.nextUp), .infinity)
        effects.append(SampleEffect(.fails, region))
      }
      return effects
    case .spread, .orbit:
      let size = Extent(step.passesFrom, .infinity)
      var wrong: [Extent] = []
      if !step.allowsPositive { wrong.append(size) }
      if !step.allowsNegative { wrong.append(Extent(-size.high, -size.low)) }
      if step.kind == .orbit { region.fingerLeast = step.fingerSlop.nextUp }
      return wrong.map {
        SampleEffect(.fails, step.kind == .spread ? region.with(span: $0) : region.with(turn: $0))
      }
    case .wait, .lift: return []
    }
  }
}

extension SampleRegion {
  /// The region of movements in some of the directions. A finger that is back at its start moves in none.
  func going(_ set: AngleSet) -> SampleRegion {
    guard !set.isAll else { return self }
    var region = self
    region.directions = directions.intersection(set)
    region.distance.low = max(distance.low, 1e-6)
    return region
  }

  func with(span: Extent) -> SampleRegion {
    var region = self
    region.span = span
    return region
  }

  func with(turn: Extent) -> SampleRegion {
    var region = self
    region.turn = turn
    return region
  }

  func cut(span other: Extent) -> SampleRegion { with(span: span.intersection(other)) }
  func cut(turn other: Extent) -> SampleRegion { with(turn: turn.intersection(other)) }
}
