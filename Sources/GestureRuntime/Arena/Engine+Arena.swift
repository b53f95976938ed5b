/// Arbitration: the earlier claim wins, and every candidate that shares a contact with the winner fails. Exceptions are spec rules that let
/// both win, let the candidate take over, or make the claim wait. Docs/Recognition.md, section 4.
extension GestureEngine {
  /// Settles the claims of one instant. Failures release held claims and wins cause failures, so it repeats until nothing changes.
  @inlinable @inline(never)
  mutating func arbitrate() {
    if opening.isOpen && hasClaims { makeCandidatesForClaims() }
    hasNews = false
    settlement &+= 1
    wins = 1
    if waitingTouch.isOpen { admitKeptClaim() }
    if program.showsRivals {
      admitAll()
    } else if liveList.count == 1 {
      admitOnlyOne(liveList[0])
    } else if hasClaims || mayHold {
      releaseHeld()
      holdClaims()
      decideClaims()
    }
    sweep()
  }

  @inlinable
  mutating func admitAll() {
    for index in live where pool[index].state == .claiming {
      enter(index)
      announce(index)
    }
  }

  /// Admits the claim of the only candidate. It has no rival, and is at most held for a next press.
  @inlinable
  mutating func admitOnlyOne(_ index: Int) {
    let state = pool[index].state
    guard state == .claiming || state == .held else { return }
    let isHeld =
      waitingTouch.isOpen && entry(index).pointee.claimsAtLift && isHeldForWaiting(index)
    hasClaims = false
    if isHeld {
      if state == .claiming { hold(index, for: -1) }
      return
    }
    enter(index)
    failWaiting(meeting: index)
    announce(index)
  }

  // MARK: Waiting

  /// Holds every claim that must wait. One that would wait for a winner fails, even if a claim of this instant takes over from that winner.
  @inlinable
  mutating func holdClaims() {
    guard hasClaims else { return }
    for index in live where pool[index].state == .claiming {
      if !failsAwaiting(index), let blocker = blocker(of: index) { hold(index, for: blocker) }
    }
  }

  /// A candidate that a claim must still wait for, preferably one that has not claimed, -1 for the waiting touch; `nil` if the claim need not
  /// wait.
  @inlinable
  mutating func blocker(of index: Int) -> Int? {
    let recognizer = entry(index)
    guard recognizer.pointee.claimsAtLift || program.mayWait(recognizer.pointee.activity) else { return nil }
    var held: Int?
    for other in live where pool[other].isAlive && meet(index, other) && isHeld(index, for: other) {
      if pool[other].state != .held { return other }
      if held == nil { held = other }
    }
    return held ?? (recognizer.pointee.claimsAtLift && isHeldForWaiting(index) ? -1 : nil)
  }

  /// Fails a claim if a winner is there for which it has to wait. `wait` binds before `prefer`.
  @inlinable @inline(never)
  mutating func failsAwaiting(_ index: Int) -> Bool {
    guard program.mayWait(activity(index)) else { return false }
    for winner in live where winner != index && hasWon(winner, against: index) {
      if program.isWaiting(activity(index), for: activity(winner)) {
        fail(index, .awaitedWon, rival: activity(winner))
        return true
      }
    }
    return false
  }

  /// Whether a claim is held for another candidate; never for one of its own activity.
  @inlinable
  mutating func isHeld(_ index: Int, for other: Int) -> Bool {
    let mine = entry(index)
    let theirs = entry(other)
    if mine.pointee.activity == theirs.pointee.activity { return false }
    if program.isWaiting(mine.pointee.activity, for: theirs.pointee.activity) { return true }
    return mine.pointee.claimsAtLift && pool[index].lifted & pool[other].lifted != 0
      && mine.pointee.target == theirs.pointee.target && theirs.pointee.presses > mine.pointee.presses
      && !program.isDeclared(mine.pointee.activity, theirs.pointee.activity)
  }

  @inlinable
  mutating func hold(_ index: Int, for blocker: Int) {
    pool[index].state = .held
    mayHold = true
    mayRelease = true
    if entry(index).pointee.isContinuous && !pool[index].endedWhileHeld { startValues(index) }
    if isRecording { keep(index, .held(for: activity(blocker))) }
  }

  /// Releases held claims whose rivals can no longer win.
  @inlinable
  mutating func releaseHeld() {
    guard mayHold && mayRelease else { return }
    mayRelease = false
    for index in live where pool[index].state == .held {
      if let blocker = blocker(of: index) {
        pool[index].heldFor = Int32(truncatingIfNeeded: blocker)
      } else {
        release(index)
      }
    }
  }

  @inlinable
  mutating func release(_ index: Int) {
    pool[index].state = .claiming
    hasClaims = true
    pool[index].releasedAfter = wins
  }

  /// Releases the first claim of a circle of claims that wait for one another, each for claims only. `resolve` states no such circle, but
  /// longer mechanics may close one. The touch must still end.
  ///
  /// Only while no waiting touch is open.
  ///
  /// - Returns: whether there is such a circle, or any claim to try.
  @inlinable @inline(never)
  mutating func releaseCircle() -> Bool {
    // So that each claim knows what it is held for.
    releaseHeld()
    for index in live where pool[index].state == .held {
      var next = index
      for _ in live where next >= 0 && pool[next].state == .held {
        next = Int(pool[next].heldFor)
        if next == index {
          release(index)
          return true
        }
      }
    }
    return hasClaims
  }

  // MARK: Admission

  /// Tries claims until none is left; inside a win only those that were released since, and that meet none of `winners`.
  @inlinable
  mutating func decideClaims(since win: UInt16 = 0, before winners: UInt64 = 0) {
    repeat {
      while let index = firstClaim(since: win, before: winners) {
        decide(index, before: winners)
        releaseHeld()
      }
    } while win == 0 && !waitingTouch.isOpen && releaseCircle()
  }

  /// - Parameter winners: the contacts of winners of this instant whose outcomes this claim comes before.
  @inlinable
  mutating func decide(_ index: Int, before winners: UInt64) {
    if failsAwaiting(index) { return }
    // What has just woken claims after `holdClaims`.
    if pool[index].isRevived && pool[index].releasedAfter == 0, let blocker = blocker(of: index) {
      return hold(index, for: blocker)
    }
    let begins = entry(index).pointee.begins
    for winner in live where winner != index && hasWon(winner, against: index) {
      if begins && !isBeside(winner, index) { return fail(index, .notFirst, rival: activity(winner)) }
      if !admits(index, beside: winner) { return fail(index, .lostTo, rival: activity(winner)) }
    }
    for winner in live where winner != index && hasWon(winner, against: index) {
      if !program.areTogether(activity(index), activity(winner)) { takeOver(winner, by: index) }
    }
    enter(index)
    failLosers(to: index)
    letEarlierOnesOut(before: winners | pool[index].contacts)
    announce(index)
  }

  /// Decides claims that were held for candidates that a winner has just beaten, unless they meet a winner that has not been announced yet.
  /// They belong to an earlier sequence, so they come first, each with all that its own win releases.
  @inlinable
  mutating func letEarlierOnesOut(before winners: UInt64) {
    wins &+= 1
    releaseHeld()
    decideClaims(since: wins, before: winners)
  }

  @inlinable
  mutating func admits(_ index: Int, beside winner: Int) -> Bool {
    let a = activity(index)
    let b = activity(winner)
    if a == b { return false }
    if program.areTogether(a, b) { return true }
    return pool[winner].isUnderWay && program.isPreferred(a, over: b)
  }

  /// Whether a winner of this instant is together with a claim, so that neither comes first.
  @inlinable
  mutating func isBeside(_ winner: Int, _ index: Int) -> Bool {
    pool[winner].wonIn == settlement && program.areTogether(activity(index), activity(winner))
  }

  @inlinable
  mutating func takeOver(_ winner: Int, by index: Int) {
    emit(winner, .cancelled)
    record(winner, .failed(FailureReason(.takenOver, rival: activity(index))))
    pool[winner].hasWon = false
    pool[winner].won = 0
    pool[winner].state = .dead
    mayRelease = true
  }

  /// Admits a claim, which counts as a winner from here on.
  @inlinable
  mutating func enter(_ index: Int) {
    record(index, .admitted)
    let candidate = pool.row(index)
    if candidate.pointee.hasWon { failBeginners(beside: index) }
    candidate.pointee.hasWon = true
    candidate.pointee.isShown = false
    candidate.pointee.wonIn = settlement
    candidate.pointee.won |= candidate.pointee.contacts
    let goesOn = entry(index).pointee.isContinuous && !candidate.pointee.endedWhileHeld
    candidate.pointee.state = goesOn ? .underWay : .done
    mayRelease = true
  }

  /// Fails claims that must be the first of their touch, because a winner that begins again has won on it before.
  @inlinable
  mutating func failBeginners(beside winner: Int) {
    for index in live where pool[index].state == .claiming && index != winner {
      if entry(index).pointee.begins && hasWon(winner, against: index) {
        fail(index, .notFirst, rival: activity(winner))
      }
    }
  }

  /// Emits the outcomes of a win.
  @inlinable
  mutating func announce(_ index: Int) {
    if pool[index].state == .underWay {
      startValues(index)
      emit(index, .began)
    } else if pool[index].endedWhileHeld {
      emitBeganAtEnd(index)
      emitEnd(index, .ended)
    } else {
      emitEnd(index, .recognized)
    }
  }

  /// Emits `began` for a recognizer that has already ended: at the place of the lift, with nothing moved yet.
  @inlinable
  mutating func emitBeganAtEnd(_ index: Int) {
    emit(index, .began)
    let last = outcomeCount - 1
    outcomes[last].location = ends[index].place
    outcomes[last].travel = ends[index].travel
    outcomes[last].fingers = ends[index].fingers
    outcomes[last].translation = .zero
    outcomes[last].scale = 1
    outcomes[last].rotation = 0
    outcomes[last].progress = 0
    outcomes[last].detent = 0
    outcomes[last].over = ends[index].over.element
    outcomes[last].overInstance = ends[index].over.instance
  }

  /// Fails candidates that meet a winner, unless both may win or the candidate may take over. Sleeping candidates may wake.
  @inlinable
  mutating func failLosers(to winner: Int) {
    failWaiting(meeting: winner)
    for index in live where index != winner && meet(index, winner) {
      switch pool[index].state {
      case .asleep:
        failUnlessAdmitted(index, winner)
        if pool[index].state == .asleep { wake(index, after: winner) }
      case .possible, .claiming, .held, .rejoining: failUnlessAdmitted(index, winner)
      case .underWay, .ending, .done, .dead: break
      }
    }
  }

  @inlinable
  mutating func failUnlessAdmitted(_ index: Int, _ winner: Int) {
    let a = activity(index)
    let b = activity(winner)
    if a != b && program.areTogether(a, b) { return }
    if a != b && pool[winner].state == .underWay && program.isPreferred(a, over: b) {
      // `wait` binds before `prefer`, which may hold by way of others.
      if pool[index].state != .held || !program.isWaiting(a, for: b) { return }
    }
    // Finding the reason takes longer than failing the candidate.
    if isRecording {
      if pool[index].state == .held && isHeld(index, for: winner) {
        note(.awaitedWon, rival: b)
      } else {
        noteLoss(of: index, to: winner)
      }
    }
    fail(index)
  }

  @inlinable
  mutating func wake(_ index: Int, after winner: Int) {
    let recognizer = entry(winner)
    let name = recognizer.pointee.isContinuous ? recognizer.pointee.continuousName : pool[winner].name
    let mechanic = rows.names[recognizer.pointee.names + max(0, name)].mechanic
    if program.comes(pool[index].recognizer, after: mechanic) { revive(index) }
  }

  /// Fails candidates on a new contact that a recognizer under way has taken in.
  @inlinable
  mutating func failLosers(on contact: UInt64) {
    guard !program.showsRivals else { return }
    for winner in live where pool[winner].state == .underWay && pool[winner].contacts & contact != 0 {
      for index in live where pool[index].isAlive && pool[index].state != .asleep {
        if pool[index].contacts & contact != 0 { failUnlessAdmitted(index, winner) }
      }
    }
  }

  /// Fails candidates that were kept only because they are preferred to a recognizer that is now over.
  @inlinable
  mutating func failPreferred(over winner: Int) {
    guard !program.showsRivals else { return }
    for index in live where index != winner && meet(index, winner) {
      guard pool[index].state == .possible || pool[index].state == .held || pool[index].state == .asleep
      else { continue }
      if !program.areTogether(activity(index), activity(winner)) {
        fail(index, .lostTo, rival: activity(winner))
      }
    }
  }

  // MARK: Short forms

  @inlinable @inline(__always)
  func activity(_ index: Int) -> Int { pool[index].activity }

  /// Whether a winner has won on a contact of a claim.
  @inlinable @inline(__always)
  func hasWon(_ winner: Int, against index: Int) -> Bool {
    pool[winner].won & pool[index].contacts != 0
  }

  @inlinable @inline(__always)
  func meet(_ a: Int, _ b: Int) -> Bool { pool[a].contacts & pool[b].contacts != 0 }
}
