/// The beginning of most touches: `Opening` in the place of candidates.
extension GestureEngine {
  /// Whether a press opens a touch in this way; if so, it is done.
  @inlinable
  mutating func open(_ slot: Int, on element: Int) -> Bool {
    guard element >= 0, !isRecording, !program.showsRivals, tracker.downSet & (tracker.downSet &- 1) == 0,
      areApart(from: slot),
      var candidates = program.opens(element)
    else { return false }
    candidates &= allowed
    if candidates & program.hasty != 0 { return false }
    if program.hasEdges {
      candidates &= program.starters(
        at: tracker.edgesOf(at: tracker.fingers[slot].start, width: settings.edgeWidth))
    }
    opening.candidates = candidates
    opening.slot = slot
    opening.element = element
    opening.time = instant
    if liveList.count == 0 { noteOpening() } else { arbitrate() }
    return true
  }

  /// Whether none that is alive could tell whether a touch has candidates yet, unless it claims: it has other contacts, or waits.
  @inlinable
  mutating func areApart(from slot: Int) -> Bool {
    if liveList.count == 0 { return true }
    let contact = tracker.fingers[slot].contact
    for index in live where pool[index].contacts & contact != 0 {
      guard pool[index].state == .possible || pool[index].state == .dead else { return false }
    }
    return true
  }

  /// When the next timer is due, and how far the finger can go.
  @inlinable
  mutating func noteOpening() {
    if liveList.count != 0 {
      hasNews = true
    } else if opening.candidates == 0 {
      deadline = .max
      tracker.fingers[opening.slot].calmSquare = .infinity
      tracker.endCalm()
    } else {
      deadline = dueOfOpening()
      tracker.fingers[opening.slot].calmSquare = program.calm(opening.candidates)
      tracker.endCalm()
    }
  }

  @inlinable
  func dueOfOpening() -> Microseconds {
    let due = program.firstDue(opening.candidates)
    return due == .max ? .max : opening.time + due
  }

  /// A claim on the finger of an opening meets all that could come of it.
  @inlinable
  mutating func makeCandidatesForClaims() {
    let contact = tracker.fingers[opening.slot].contact
    for index in live where pool[index].state == .claiming && pool[index].contacts & contact != 0 {
      return makeCandidates()
    }
  }

  /// Makes candidates of those that are left: they stand where they would stand, had they been there from the press on.
  @inlinable
  mutating func makeCandidates() {
    if opening.candidates == 0 { return }
    let slot = opening.slot
    var element = opening.element
    while element >= 0 {
      var those = opening.candidates & program.recognizers(on: element)
      while those != 0 {
        makeCandidate(opened: those.trailingZeroBitCount, slot)
        those &= those &- 1
      }
      element = program.parent(element)
    }
    opening.candidates = 0
  }

  /// Makes candidates now: a caller wants to know what becomes of each.
  @inlinable
  mutating func endOpening() {
    if opening.candidates == 0 { return }
    makeCandidates()
    arbitrate()
  }

  /// Makes the candidate of one recognizer.
  @inlinable
  mutating func makeCandidate(opened recognizer: Int, _ slot: Int) {
    let entry = recognizerAt(recognizer)
    guard let index = makeCandidate(recognizer, entry) else { return }
    startPlainly(index, slot, entry, at: opening.time, tracker.fingers[slot].start)
  }

  // MARK: What happens to an opening

  /// Those whose timer is due; whether any of them does more than fail, so that candidates were made.
  @inlinable
  mutating func timersOfOpening() -> Bool {
    let due = opening.candidates & program.due(instant - opening.time)
    if due & ~program.failsAtTimer == 0 {
      opening.candidates &= ~due
      noteOpening()
      return false
    }
    let claims = due & program.claimsAtTimer
    if due & ~program.failsAtTimer == claims { keepWinner(of: claims, failed: due & program.failsAtTimer) }
    makeCandidates()
    return true
  }

  /// A frame in which the finger got further than any calm; whether candidates were made, which take it in.
  @inlinable
  mutating func moveOpening() -> Bool {
    let slot = opening.slot
    let move = tracker.fingers[slot].location - tracker.fingers[slot].start
    let crossing = program.crossed(opening.candidates, Way(move))
    let claims = crossing.claims & opening.candidates
    if crossing.others & opening.candidates == 0 {
      if claims == 0 {
        opening.candidates &= ~crossing.fails
        noteOpening()
        return false
      }
      keepWinner(of: claims, failed: crossing.fails)
    }
    makeCandidates()
    return true
  }

  /// Forgets those that fail at this instant, and those that lose to the claim that wins, if it is plain which.
  @inlinable
  mutating func keepWinner(of claims: UInt64, failed: UInt64) {
    opening.candidates &= ~failed
    // Others may claim at the same instant.
    if claims & program.related != 0 || liveList.count != 0 { return }
    var rest = claims
    while rest != 0 {
      let winner = rest.trailingZeroBitCount
      let bit: UInt64 = 1 << UInt64(winner)
      if claims & ~bit & ~program.goesBefore(winner) == 0 {
        let others = opening.candidates & ~bit
        if others & program.survivors(winner) == 0 { opening.candidates = bit }
        return
      }
      rest &= ~bit
    }
  }
}
