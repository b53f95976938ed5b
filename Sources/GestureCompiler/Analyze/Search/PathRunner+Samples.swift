import GestureRuntime

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
      case .move:
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
    if withFailure { effects += wrongWays(current) }
    return effects
  }

  private func afterSlop(_ current: StepShape, _ withFailure: Bool) -> [SampleEffect] {
    var effects = notHolding(current, upTo(current.distance.high, current))
    for region in sized(current, current.distance) { effects += holding(current, region) }
    guard withFailure, current.distance.high < .infinity else { return effects }
    // Too far is too far in either sense.
    let tooFar = Extent(current.distance.high.nextUp, .infinity)
    let sizes = current.kind == .translate ? [tooFar] : [tooFar, tooFar.negated]
    return effects + sizes.map { SampleEffect(.fails, region(current, $0)) }
  }

  // MARK: Regions

  private func within(_ directions: AngleSet) -> SampleRegion {
    var region = SampleRegion()
    region.directions = directions
    return region
  }

  /// The region of some sizes of a move: distances, changes of the span or turns. The latter two have a sense as sign.
  private func region(_ step: StepShape, _ size: Extent) -> SampleRegion {
    step.kind.move.map { SampleRegion().cut($0, size) } ?? SampleRegion()
  }

  /// The region of moves of at most a size, in any sense.
  private func upTo(_ most: Double, _ step: StepShape) -> SampleRegion { region(step, Extent(-most, most)) }

  /// Regions for a size, one for each sense that the step allows.
  func sized(_ step: StepShape, _ size: Extent) -> [SampleRegion] {
    senses(step, size).map { size in
      var region = region(step, size)
      if step.kind == .orbit { region.fingerLeast = step.fingerSlop.nextUp }
      return region
    }
  }

  private func senses(_ step: StepShape, _ size: Extent) -> [Extent] {
    guard step.kind.move?.isRelative == true else { return [size] }
    var result: [Extent] = []
    if step.allowsPositive { result.append(size) }
    if step.allowsNegative { result.append(size.negated) }
    return result
  }

  private func notPassing(_ step: StepShape) -> [SampleRegion] {
    let small = upTo(step.staysUpTo, step)
    guard step.kind == .orbit else { return [small] }
    var close = SampleRegion()
    close.fingerMost = step.fingerSlop
    return [small, close]
  }

  /// The effect that the move holds.
  private func holding(_ step: StepShape, _ region: SampleRegion) -> [SampleEffect] {
    if isJudgedAtLift { return [] }
    var holding = region.going(step.holdDirections)
    holding.bends = WayBend.both(holding.bends, straight(step))
    if let move = step.kind.move {
      holding[move].formIntersection(holding[move].low >= 0 ? step.distance : step.distance.negated)
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
    if step.distance.low > 0 {
      effects.append(SampleEffect(.none, region.intersection(upTo(step.distance.low.nextDown, step))))
    }
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
    if let move = step.kind.move, move.isRelative {
      effects += otherSense(step, move, region).map { SampleEffect(.none, $0) }
    }
    return effects
  }

  /// Whether the present move is judged at the lift only.
  private var isJudgedAtLift: Bool { next?.kind == .lift && !isClaimStep }

  /// Whether another move follows, whose beginning ends the present one.
  private var isWaitingForTurn: Bool { next?.kind.isMove ?? false }

  /// Regions in which a spread or turn has the sense that is not allowed.
  private func otherSense(_ step: StepShape, _ move: MoveKind, _ region: SampleRegion) -> [SampleRegion] {
    var result: [SampleRegion] = []
    if !step.allowsNegative {
      let back = Extent(-.infinity, -Double.leastNonzeroMagnitude)
      result.append(region.cut(move, back))
    }
    if !step.allowsPositive {
      let back = Extent(0, .infinity)
      result.append(region.cut(move, back))
    }
    return result
  }

  /// The effects of passing the slop in a direction or sense that is not allowed, or of going too far at once.
  private func wrongWays(_ step: StepShape) -> [SampleEffect] {
    let size = Extent(step.passesFrom, .infinity)
    var wrong: [SampleRegion] = []
    switch step.kind {
    case .move(.translate):
      if !step.passDirections.isAll {
        wrong.append(region(step, size).intersection(within(step.passDirections.complement)))
      }
    case .move:
      var other = step
      (other.allowsPositive, other.allowsNegative) = (!step.allowsPositive, !step.allowsNegative)
      wrong += sized(other, size)
    case .wait, .lift: break
    }
    if step.distance.high < .infinity {
      wrong += sized(step, Extent(max(step.passesFrom, step.distance.high.nextUp), .infinity))
    }
    return wrong.map { SampleEffect(.fails, $0) }
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

  /// The part of the region with some sizes of a move.
  func cut(_ move: MoveKind, _ size: Extent) -> SampleRegion {
    var region = self
    region[move].formIntersection(size)
    return region
  }
}
