/// The earlier claim wins: every candidate that shares a contact with a winner fails, unless the spec lets both win, lets
/// it take over, or makes the claim wait. Docs/Recognition.md, section 4.
extension Engine {
  /// Settles the claims of one instant. Failures release held claims, victories cause failures: until nothing changes.
  mutating func arbitrate() {
    hasNews = false
    if showsRivals {
      admitAll()
    } else {
      releaseHeld()
      while let index = firstClaim() {
        if let blocker = blocker(of: index) {
          hold(index, for: blocker)
        } else {
          decide(index)
        }
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

  /// The activity for which a claim must still wait; `nil` when it may be tried.
  private func blocker(of index: Int) -> Int? {
    for other in live where other != index && mayStillWin(other) && meet(index, other) {
      if isHeld(index, for: other) { return activity(other) }
    }
    return nil
  }

  private func mayStillWin(_ index: Int) -> Bool { pool[index].isAlive }

  private func isHeld(_ index: Int, for other: Int) -> Bool {
    let a = activity(index)
    let b = activity(other)
    if a == b { return false }
    if table.relations.isWaiting(a, for: b) { return true }
    let mine = table.recognizers[pool[index].recognizer]
    let theirs = table.recognizers[pool[other].recognizer]
    return !mine.isContinuous && mine.target == theirs.target && theirs.presses > mine.presses
      && !table.relations.isDeclared(a, b)
  }

  private mutating func hold(_ index: Int, for blocker: Int) {
    pool[index].state = .held
    pool[index].heldFor = blocker
    if entry(index).isContinuous && !pool[index].endedWhileHeld { startValues(index) }
    record(index, .held(for: blocker))
  }

  /// Lets go of held claims whose rivals can no longer win.
  private mutating func releaseHeld() {
    for index in live where pool[index].state == .held && blocker(of: index) == nil {
      pool[index].state = .claiming
      pool[index].isReleased = true
    }
  }

  // MARK: Order

  /// The claim that is tried next.
  private func firstClaim() -> Int? {
    var first: Int?
    for index in live where pool[index].state == .claiming {
      guard let best = first else {
        first = index
        continue
      }
      if comesBefore(index, best) { first = index }
    }
    guard let first else { return nil }
    return strongestRival(of: first)
  }

  /// The order of claims that do not meet: released ones, then inner targets, then names.
  private func comesBefore(_ a: Int, _ b: Int) -> Bool {
    if pool[a].isReleased != pool[b].isReleased { return pool[a].isReleased }
    if entry(a).depth != entry(b).depth { return entry(a).depth > entry(b).depth }
    if pool[a].recognizer != pool[b].recognizer { return pool[a].recognizer < pool[b].recognizer }
    return pool[a].serial < pool[b].serial
  }

  /// Of a claim and those that it meets, the one to which no other is preferred and which is first by target, special
  /// case and tie.
  private func strongestRival(of first: Int) -> Int {
    var best: Int?
    for index in live where pool[index].state == .claiming && (index == first || meet(index, first)) {
      if isDominated(index, among: first) { continue }
      guard let current = best else {
        best = index
        continue
      }
      if isStronger(index, than: current) { best = index }
    }
    return best ?? first
  }

  /// Whether another of the claims that meet `first` is preferred to this one.
  private func isDominated(_ index: Int, among first: Int) -> Bool {
    for other in live where other != index && pool[other].state == .claiming {
      if (other == first || meet(other, first)) && meet(other, index)
        && table.relations.isPreferred(activity(other), over: activity(index))
      {
        return true
      }
    }
    return false
  }

  private func isStronger(_ a: Int, than b: Int) -> Bool {
    let mine = table.recognizers[pool[a].recognizer]
    let theirs = table.recognizers[pool[b].recognizer]
    if mine.depth != theirs.depth { return mine.depth > theirs.depth }
    if let isSpecial = SpecialCase(table: table).decides(mine, theirs) { return isSpecial }
    if pool[a].startsAtDirection != pool[b].startsAtDirection { return pool[a].startsAtDirection }
    if pool[a].startsAtMeasure != pool[b].startsAtMeasure { return pool[a].startsAtMeasure }
    if mine.steps.count != theirs.steps.count { return mine.steps.count > theirs.steps.count }
    if pool[a].recognizer != pool[b].recognizer { return pool[a].recognizer < pool[b].recognizer }
    return pool[a].serial < pool[b].serial
  }

  // MARK: Admission

  private mutating func decide(_ index: Int) {
    let begins = table.activities[activity(index)].begins
    for winner in live where winner != index && pool[winner].hasWon && meet(index, winner) {
      if begins {
        fail(index, FailureReason(.notFirst, rival: activity(winner)))
        return
      }
      if !admits(index, beside: winner) {
        fail(index, FailureReason(.lostTo, rival: activity(winner)))
        return
      }
    }
    for winner in live where winner != index && pool[winner].hasWon && meet(index, winner) {
      if !table.relations.areTogether(activity(index), activity(winner)) { takeOver(winner) }
    }
    enter(index)
    failLosers(to: index)
    letEarlierOnesOut(before: index)
    announce(index)
  }

  /// What was held for a candidate that the winner has beaten, and does not meet the winner itself, belongs to an
  /// earlier sequence: it comes first.
  private mutating func letEarlierOnesOut(before winner: Int) {
    releaseHeld()
    for index in live where pool[index].state == .claiming && pool[index].isReleased {
      guard !meet(index, winner), pool[index].state == .claiming else { continue }
      if let blocker = blocker(of: index) {
        hold(index, for: blocker)
      } else {
        decide(index)
      }
    }
  }

  private func admits(_ index: Int, beside winner: Int) -> Bool {
    let a = activity(index)
    let b = activity(winner)
    if a == b { return false }
    if table.relations.areTogether(a, b) { return true }
    return pool[winner].state == .underWay && table.relations.isPreferred(a, over: b)
  }

  private mutating func takeOver(_ winner: Int) {
    emit(winner, .cancelled)
    pool[winner].hasWon = false
    pool[winner].state = .dead
  }

  /// The claim is admitted: it counts as a winner from here on.
  private mutating func enter(_ index: Int) {
    record(index, .admitted)
    pool[index].hasWon = true
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
    let last = outcomes.count - 1
    outcomes[last].location = pool[index].endPlace
    outcomes[last].fingers = pool[index].endFingers
    outcomes[last].translation = .zero
    outcomes[last].scale = 1
    outcomes[last].rotation = 0
    outcomes[last].progress = 0
  }

  /// Candidates that meet a winner fail, unless both may win or they may take over; sleepers may wake.
  private mutating func failLosers(to winner: Int) {
    for index in live where index != winner && meet(index, winner) {
      switch pool[index].state {
      case .asleep: wake(index, after: winner)
      case .possible, .claiming, .held, .rejoining: failUnlessAdmitted(index, winner)
      case .underWay, .done, .dead: break
      }
    }
  }

  private mutating func failUnlessAdmitted(_ index: Int, _ winner: Int) {
    let a = activity(index)
    let b = activity(winner)
    if a != b && table.relations.areTogether(a, b) { return }
    if a != b && pool[winner].state == .underWay && table.relations.isPreferred(a, over: b) { return }
    let awaited = pool[index].state == .held && isHeld(index, for: winner)
    fail(index, FailureReason(awaited ? .awaitedWon : .lostTo, rival: b))
  }

  private mutating func wake(_ index: Int, after winner: Int) {
    let recognizer = table.recognizers[pool[winner].recognizer]
    let after = table.activities[activity(index)].after
    guard recognizer.names.contains(where: { after.contains(table.names[$0].mechanic) }) else { return }
    revive(index)
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

  private func activity(_ index: Int) -> Int { table.recognizers[pool[index].recognizer].activity }

  private func meet(_ a: Int, _ b: Int) -> Bool { pool[a].contacts & pool[b].contacts != 0 }
}

/// Which of two recognizers on one target is the special case of the other.
struct SpecialCase {
  let table: TableContents

  /// `true` when `a` is it, `false` when `b` is, `nil` when neither.
  func decides(_ a: RecognizerInfo, _ b: RecognizerInfo) -> Bool? {
    if a.presses != b.presses { return a.presses > b.presses }
    if a.hasWait != b.hasWait { return a.hasWait }
    if a.hasEdge != b.hasEdge { return a.hasEdge }
    let inside = lie(a, inside: b)
    return inside != lie(b, inside: a) ? inside : nil
  }

  /// Whether every direction of `a` is one of `b`.
  private func lie(_ a: RecognizerInfo, inside b: RecognizerInfo) -> Bool {
    let mine = arcs(a)
    let theirs = arcs(b)
    if theirs.isEmpty { return true }
    if mine.isEmpty { return theirs.contains { table.arcs[$0].extent >= 360 } }
    return mine.allSatisfy { inner in
      theirs.contains { holds(table.arcs[$0], table.arcs[inner]) }
    }
  }

  private func arcs(_ recognizer: RecognizerInfo) -> Range<Int> {
    recognizer.translation < 0 ? 0..<0 : table.step(recognizer, recognizer.translation).arcs
  }

  private func holds(_ outer: ArcEntry, _ inner: ArcEntry) -> Bool {
    if outer.extent >= 360 { return true }
    var offset = inner.start - outer.start
    if offset < 0 { offset += 360 }
    return offset + inner.extent <= outer.extent
  }
}
