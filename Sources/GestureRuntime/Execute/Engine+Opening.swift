/// The beginning of most touches: an `Opening` instead of candidates.
extension GestureEngine {
  /// Starts an opening with a press, if possible. Returns whether the press is handled in this way.
  @inlinable
  mutating func open(_ slot: Int, on element: Int, by tool: TouchTool) -> Bool {
    guard FastPathFlag.isCompiledIn, element >= 0, program.words > 0, !isRecording, !program.showsRivals,
      tracker.downSet & (tracker.downSet &- 1) == 0, areApart(from: slot)
    else { return false }
    let edges: ScreenEdges =
      program.hasEdges
      ? tracker.edgesOf(at: tracker.fingers[slot].start, width: settings.edgeWidth) : .none
    var all: UInt64 = 0
    for word in 0..<program.words {
      var those = program.opens(element, word) & allowed[word] & program.takes(tool, word)
      if those & program.sets(word).hasty != 0 { return false }
      if program.hasEdges { those &= program.starters(at: edges, word) }
      opened[word] = those
      all |= those
    }
    opening.isOpen = all != 0
    opening.slot = slot
    opening.element = element
    opening.time = instant
    opening.birth = births
    opening.contacts = tracker.fingers[slot].contact
    opening.pair = 0
    if waitingTouch.isPressed && !opening.isOpen { makeWaiting() }
    if liveList.count == 0 { noteOpening() } else { arbitrate() }
    if waitingTouch.isPressed { limitNextPress() }
    return true
  }

  /// Whether no live candidate needs the touch to have candidates before it claims. Those on the touch's contact must be possible or dead.
  @inlinable
  mutating func areApart(from slot: Int) -> Bool {
    if liveList.count == 0 { return true }
    let contact = tracker.fingers[slot].contact
    for index in live where pool[index].contacts & contact != 0 {
      guard pool[index].state == .possible || pool[index].state == .dead else { return false }
    }
    return true
  }

  /// Updates when the next timer is due, and how far the finger can go. If there are live candidates, arbitration does it.
  @inlinable
  mutating func noteOpening() {
    if liveList.count != 0 {
      hasNews = true
    } else {
      deadline = limitOpening()
      tracker.endCalm()
    }
  }

  /// Sets how far the fingers can go before a recognizer of the opening reacts. Returns when the next timer is due.
  @inlinable
  mutating func limitOpening() -> Microseconds {
    if opening.pair != 0 { return limitPair() }
    var (calm, due) = (Double.infinity, Microseconds.max)
    if opening.isOpen {
      for word in 0..<program.words where opened[word] != 0 {
        calm = min(calm, program.calm(opened[word], word))
        due = min(due, program.firstDue(opened[word], word))
      }
      due = later(opening.time, due)
    }
    tracker.fingers[opening.slot].calmSquare = calm
    return due
  }

  // MARK: Candidates of an opening

  /// Makes candidates of the recognizers that are left. Each one gets the state and place that it would have if made at its press.
  @inlinable
  mutating func makeCandidates() {
    guard opening.isOpen else { return }
    var element = opening.element
    while element >= 0 {
      for word in 0..<program.words {
        makeCandidates(opened[word] & program.recognizers(on: element, word), word)
      }
      element = program.parent(element)
    }
    opening.isOpen = false
  }

  /// Makes candidates of the recognizers in `concerned`, and clears their bits. The others stay bits.
  @inlinable
  mutating func makeConcerned() {
    var rest: UInt64 = 0
    for word in 0..<program.words {
      makeCandidates(concerned[word], word)
      opened[word] &= ~concerned[word]
      rest |= opened[word]
    }
    opening.isOpen = rest != 0
  }

  @inlinable
  mutating func makeCandidates(_ bits: UInt64, _ word: Int) {
    for number in Members(bits, word) { makeCandidate(opened: number) }
  }

  /// Makes the candidate of one recognizer.
  @inlinable
  mutating func makeCandidate(opened recognizer: Int) {
    let entry = recognizerAt(recognizer)
    let slot = opening.slot
    guard let index = makeCandidate(recognizer, entry) else { return }
    startPlainly(
      index, slot, entry, at: opening.time, tracker.fingers[slot].start, tracker.fingers[slot].contact)
    if opening.pair != 0 { takePair(index, entry) }
    setInOrder(index, opening.birth)
  }

  /// Moves the last candidate of the list to the place that it would have if made at its press.
  @inlinable
  mutating func setInOrder(_ index: Int, _ birth: UInt32) {
    pool[index].birth = birth
    var place = liveList.count - 1
    while place > 0, comesEarlier(index, liveList[place - 1]) {
      liveList.set(place, to: liveList[place - 1])
      liveList.set(place - 1, to: index)
      place -= 1
    }
  }

  /// Whether a candidate comes before another in the list: by their presses, then the inner target, then their numbers.
  @inlinable
  mutating func comesEarlier(_ a: Int, _ b: Int) -> Bool {
    if pool[a].birth != pool[b].birth { return pool[a].birth < pool[b].birth }
    let (mine, theirs) = (entry(a).pointee.depth, entry(b).pointee.depth)
    return mine != theirs ? mine > theirs : pool[a].recognizer < pool[b].recognizer
  }

  /// Makes candidates now, because the caller wants to know what happens to each.
  @inlinable
  mutating func endOpening() {
    guard opening.isOpen || waitingTouch.isOpen else { return }
    makeWaiting()
    makeCandidates()
    arbitrate()
  }

  // MARK: What happens to an opening

  /// Fires the timers of an opening that are due. Returns whether any recognizer does more than fail, so that candidates were made.
  @inlinable
  mutating func timersOfOpening() -> Bool {
    if opening.pair != 0 { return timersOfPair() }
    let elapsed = instant - opening.time
    var (left, due, others): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for word in 0..<program.words {
      let sets = program.sets(word)
      let those = opened[word] & program.due(elapsed, word)
      opened[word] &= ~(those & sets.failsAtTimer)
      concerned[word] = those & ~sets.failsAtTimer
      left |= opened[word]
      due |= concerned[word]
      others |= concerned[word] & ~sets.claimsAtTimer
    }
    if due == 0 {
      opening.isOpen = left != 0
      noteOpening()
      return false
    }
    if others == 0 { keepWinner(of: nil) }
    makeConcerned()
    return true
  }

  /// Judges a frame in which the finger went so far that a recognizer may react. Returns whether candidates were made, which judge the
  /// frame themselves.
  @inlinable
  mutating func moveOpening() -> Bool {
    let slot = opening.slot
    let way = Way(tracker.fingers[slot].location - tracker.fingers[slot].start)
    var (left, claims, others): (UInt64, UInt64, UInt64) = (0, 0, 0)
    for word in 0..<program.words where opened[word] != 0 {
      var crossing = program.crossed(opened[word], way, word)
      allow(&crossing, way, word)
      opened[word] &= ~crossing.fails
      concerned[word] = opened[word] & (crossing.claims | crossing.others)
      left |= opened[word]
      claims |= opened[word] & crossing.claims
      others |= opened[word] & crossing.others
    }
    if claims | others == 0 {
      opening.isOpen = left != 0
      noteOpening()
      return false
    }
    for word in 0..<program.words where opened[word] == 0 { concerned[word] = 0 }
    if others == 0 { keepWinner(of: way) }
    makeConcerned()
    return true
  }

  /// Decides which of the recognizers that need a direction claim and which fail.
  @inlinable @inline(__always)
  func allow(_ crossing: inout OpeningCrossing, _ way: Way, _ word: Int) {
    for number in Members(crossing.directed & opened[word], word) {
      if crossing.size != 0 && program.allows(rows.wait(number), way) {
        crossing.claims |= OpeningFacts.bit(number)
      } else {
        crossing.fails |= OpeningFacts.bit(number)
      }
    }
  }

  /// Handles the lift of the finger. Some recognizers wait for a next press, the others that are left become candidates.
  @inlinable
  mutating func liftOpening() {
    if opening.pair != 0 { return liftPair() }
    if waitingTouch.isPressed {
      if winsNextPress() { return }
      makeWaiting()
    }
    let mayWait = mayWaitApart()
    var (left, waits): (UInt64, UInt64) = (0, 0)
    for word in 0..<program.words {
      let sets = program.sets(word)
      let those = opened[word] & sets.lifts
      let waiters = mayWait ? those & sets.waitsForPress : 0
      waiting[word] = waiters
      opened[word] = those & ~waiters
      waits |= waiters
      left |= opened[word]
    }
    waitForPress(waits)
    opening.isOpen = left != 0
    if left & (left &- 1) != 0 || program.words > 1 { keepFirstClaims() }
    if opening.isOpen && !keepsClaim() { makeCandidates() }
  }

  /// Whether recognizers that wait for a next press can stay bits. They cannot if one that the lift leaves is in a `wait` or `prefer`. Nor
  /// can they if a live candidate may wait for an activity or lose to a preferred one.
  @inlinable
  mutating func mayWaitApart() -> Bool {
    for word in 0..<program.words {
      let sets = program.sets(word)
      if opened[word] & sets.lifts & sets.related != 0 { return false }
    }
    for index in live where program.mayWait(activity(index)) || program.mayBePreferred(activity(index)) {
      return false
    }
    return true
  }

  /// Keeps the first of alike claims at a lift: those on one target, and all from an edge or none. It wins or loses for all.
  @inlinable
  mutating func keepFirstClaims() {
    guard opening.isOpen else { return }
    var element = opening.element
    while element >= 0 {
      var (hasPlain, hasEdge) = (false, false)
      for word in 0..<program.words {
        let claims = opened[word] & program.recognizers(on: element, word) & program.sets(word).claimsAtLift
        if claims == 0 { continue }
        let edgeless = program.hasEdges ? program.starters(at: .none, word) : .max
        opened[word] &= ~Self.allButFirst(claims & edgeless, &hasPlain)
        opened[word] &= ~Self.allButFirst(claims & ~edgeless, &hasEdge)
      }
      element = program.parent(element)
    }
  }

  @inlinable
  static func allButFirst(_ bits: UInt64, _ hasFirst: inout Bool) -> UInt64 {
    if hasFirst || bits == 0 { return bits }
    hasFirst = true
    return bits & (bits &- 1)
  }
}
