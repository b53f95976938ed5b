/// The earlier claim wins: every candidate that shares a contact with a winner fails, unless the spec lets both win, lets
/// it take over, or makes the claim wait. Docs/Recognition.md, section 4.
extension Engine {
  /// Settles the claims of one instant. Failures release held claims, victories cause failures: until nothing changes.
  mutating func arbitrate() {
    hasNews = false
    settlement &+= 1
    if showsRivals {
      admitAll()
    } else if hasClaims || mayHold {
      releaseHeld()
      holdClaims()
      while let index = firstClaim() {
        decide(index)
        releaseHeld()
      }
    }
    sweep()
  }

  private mutating func admitAll() {
    for index in live where pool[index].state == .claiming {
      enter(index)
      announce(index)
    }
  }

  // MARK: Waiting

  /// Holds every claim that must wait.
  private mutating func holdClaims() {
    guard hasClaims else { return }
    for index in live where pool[index].state == .claiming {
      if let blocker = blocker(of: index) { hold(index, for: blocker) }
    }
  }

  /// A candidate for which a claim must still wait; `nil` when it may be tried.
  @inline(__always)
  private mutating func blocker(of index: Int) -> Int? {
    guard entry(index).claimsAtLift || table.relations.mayWait(activity(index)) else { return nil }
    for other in live where other != index && pool[other].isAlive && meet(index, other) {
      if isHeld(index, for: other) { return other }
    }
    return nil
  }

  @inline(__always)
  private mutating func isHeld(_ index: Int, for other: Int) -> Bool {
    let a = activity(index)
    let b = activity(other)
    if a == b { return false }
    if table.relations.isWaiting(a, for: b) { return true }
    let mine = pool[index].recognizer
    let theirs = pool[other].recognizer
    return table.recognizers[mine].claimsAtLift && pool[index].lifted & pool[other].lifted != 0
      && table.recognizers[mine].target == table.recognizers[theirs].target
      && table.recognizers[theirs].presses > table.recognizers[mine].presses
      && !table.relations.isDeclared(a, b)
  }

  private mutating func hold(_ index: Int, for blocker: Int) {
    pool[index].state = .held
    mayHold = true
    pool[index].heldFor = blocker
    if entry(index).isContinuous && !pool[index].endedWhileHeld { startValues(index) }
    record(index, .held(for: activity(blocker)))
  }

  /// Lets go of held claims whose rivals can no longer win.
  private mutating func releaseHeld(isFresh: Bool = false) {
    guard mayHold else { return }
    for index in live where pool[index].state == .held {
      if let blocker = blocker(of: index) {
        pool[index].heldFor = blocker
      } else {
        release(index, isFresh)
      }
    }
    for index in live where pool[index].state == .held && waitsForItself(index) {
      release(index, isFresh)
      return
    }
  }

  private mutating func release(_ index: Int, _ isFresh: Bool) {
    pool[index].state = .claiming
    hasClaims = true
    pool[index].isReleased = true
    pool[index].isFresh = isFresh
  }

  /// Whether a held claim waits, over others that are held too, for itself: a spec says so only by mistake, and the touch
  /// must still come to an end.
  private mutating func waitsForItself(_ index: Int) -> Bool {
    var next = pool[index].heldFor
    for _ in live {
      if next == index { return true }
      if pool[next].state != .held { return false }
      next = pool[next].heldFor
    }
    return false
  }

  // MARK: Admission

  private mutating func decide(_ index: Int) {
    let begins = entry(index).begins
    for winner in live where winner != index && hasWon(winner, against: index) {
      // `wait` binds before `prefer`.
      if table.relations.isWaiting(activity(index), for: activity(winner)) {
        fail(index, FailureReason(.awaitedWon, rival: activity(winner)))
        return
      }
      if begins && !isBeside(winner, index) {
        fail(index, FailureReason(.notFirst, rival: activity(winner)))
        return
      }
      if !admits(index, beside: winner) {
        fail(index, FailureReason(.lostTo, rival: activity(winner)))
        return
      }
    }
    for winner in live where winner != index && hasWon(winner, against: index) {
      if !table.relations.areTogether(activity(index), activity(winner)) { takeOver(winner, by: index) }
    }
    enter(index)
    failLosers(to: index)
    letEarlierOnesOut(before: index)
    announce(index)
  }

  /// What was held for a candidate that the winner has beaten, and does not meet the winner itself, belongs to an
  /// earlier sequence: it comes first.
  private mutating func letEarlierOnesOut(before winner: Int) {
    releaseHeld(isFresh: true)
    while let index = firstClaim(isFresh: true) {
      pool[index].isFresh = false
      if !meet(index, winner) { decide(index) }
    }
  }

  private mutating func admits(_ index: Int, beside winner: Int) -> Bool {
    let a = activity(index)
    let b = activity(winner)
    if a == b { return false }
    if table.relations.areTogether(a, b) { return true }
    let isUnderWay = pool[winner].state == .underWay || pool[winner].state == .ending
    return isUnderWay && table.relations.isPreferred(a, over: b)
  }

  /// Whether a winner of this very instant is together with a claim, so that neither comes first.
  private mutating func isBeside(_ winner: Int, _ index: Int) -> Bool {
    pool[winner].wonIn == settlement && table.relations.areTogether(activity(index), activity(winner))
  }

  private mutating func takeOver(_ winner: Int, by index: Int) {
    emit(winner, .cancelled)
    record(winner, .failed(FailureReason(.takenOver, rival: activity(index))))
    pool[winner].hasWon = false
    pool[winner].won = 0
    pool[winner].state = .dead
  }

  /// The claim is admitted: it counts as a winner from here on.
  private mutating func enter(_ index: Int) {
    record(index, .admitted)
    pool[index].hasWon = true
    pool[index].wonIn = settlement
    pool[index].won |= pool[index].contacts
    let goesOn = entry(index).isContinuous && !pool[index].endedWhileHeld
    pool[index].state = goesOn ? .underWay : .done
  }

  /// Says that it has won.
  private mutating func announce(_ index: Int) {
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

  /// The beginning of what is already over: at the place of the lift, with nothing moved yet.
  private mutating func emitBeganAtEnd(_ index: Int) {
    emit(index, .began)
    let last = outcomeCount - 1
    outcomes[last].location = ends[index].place
    outcomes[last].travel = ends[index].travel
    outcomes[last].fingers = ends[index].fingers
    outcomes[last].translation = .zero
    outcomes[last].scale = 1
    outcomes[last].rotation = 0
    outcomes[last].progress = 0
    outcomes[last].over = ends[index].over
  }

  /// Candidates that meet a winner fail, unless both may win or they may take over; sleepers may wake.
  private mutating func failLosers(to winner: Int) {
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

  private mutating func failUnlessAdmitted(_ index: Int, _ winner: Int) {
    let a = activity(index)
    let b = activity(winner)
    if a != b && table.relations.areTogether(a, b) { return }
    if a != b && pool[winner].state == .underWay && table.relations.isPreferred(a, over: b) { return }
    // Which of the reasons it is takes longer than to fail.
    guard isRecording else { return fail(index, FailureReason(.lostTo)) }
    let awaited = pool[index].state == .held && isHeld(index, for: winner)
    fail(index, awaited ? FailureReason(.awaitedWon, rival: b) : loss(of: index, to: winner))
  }

  private mutating func wake(_ index: Int, after winner: Int) {
    let name = entry(winner).isContinuous ? entry(winner).continuousName : pool[winner].name
    let mechanic = table.names[entry(winner).names.first + max(0, name)].mechanic
    if comes(index, after: mechanic) { revive(index) }
  }

  private mutating func comes(_ index: Int, after mechanic: Int) -> Bool {
    for number in entry(index).after where table.after[number] == mechanic { return true }
    return false
  }

  /// A new contact may already belong to a recognizer that is under way and takes it in.
  mutating func failLosers(on contact: UInt64) {
    guard !showsRivals else { return }
    for winner in live where pool[winner].state == .underWay && pool[winner].contacts & contact != 0 {
      for index in live where pool[index].isAlive && pool[index].state != .asleep {
        if pool[index].contacts & contact != 0 { failUnlessAdmitted(index, winner) }
      }
    }
  }

  /// What lived on only because it is preferred to a recognizer that is now over fails.
  mutating func failPreferred(over winner: Int) {
    guard !showsRivals else { return }
    for index in live where index != winner && meet(index, winner) {
      guard pool[index].state == .possible || pool[index].state == .held else { continue }
      if !table.relations.areTogether(activity(index), activity(winner)) {
        fail(index, FailureReason(.lostTo, rival: activity(winner)))
      }
    }
  }

  // MARK: Short forms

  @inline(__always)
  mutating func activity(_ index: Int) -> Int { table.recognizers[pool[index].recognizer].activity }

  /// Whether a winner has won on a contact of a claim.
  @inline(__always)
  private mutating func hasWon(_ winner: Int, against index: Int) -> Bool {
    pool[winner].won & pool[index].contacts != 0
  }

  @inline(__always)
  mutating func meet(_ a: Int, _ b: Int) -> Bool { pool[a].contacts & pool[b].contacts != 0 }
}
