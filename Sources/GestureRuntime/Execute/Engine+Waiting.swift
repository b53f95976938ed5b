/// Recognizers that wait for a next press after a touch that was an opening: a `WaitingTouch` instead of candidates.
extension GestureEngine {
  /// Starts the wait after the finger of an opening has lifted. `waiting` has the recognizers that wait for a next press,
  /// if any.
  @inlinable
  mutating func waitForPress(_ waits: UInt64) {
    let slot = opening.slot
    waitingTouch.isOpen = waits != 0
    waitingTouch.slot = slot
    waitingTouch.time = opening.time
    waitingTouch.birth = opening.birth
    waitingTouch.contacts = opening.contacts
    waitingTouch.start = tracker.fingers[slot].start
    waitingTouch.liftPlace = tracker.fingers[slot].location
    waitingTouch.liftTime = instant
    waitingTouch.hasClaim = false
    waitingTouch.isPressed = false
    if only(of: waiting.view) == nil { keepFirstAlike() }
    setDueOfWaiting()
    mayRelease = true
    hasNews = true
  }

  /// Keeps the first of recognizers that are alike, because it wins or loses for all.
  @inlinable
  mutating func keepFirstAlike() {
    for word in 0..<program.words {
      var rest = waiting[word]
      while rest != 0 {
        let number = word * OpeningFacts.bits + rest.trailingZeroBitCount
        rest &= rest &- 1
        let group = rows.alikeGroup(number)
        if group < 0 { continue }
        for other in word..<program.words { waiting[other] &= ~rows.alike(group, other, of: program.words) }
        waiting[word] |= OpeningFacts.bit(number)
        rest &= waiting[word]
      }
    }
  }

  /// The time from which the second press of a waiting recognizer is too late.
  @inlinable @inline(__always)
  mutating func dueOfWaiting(_ number: Int) -> Microseconds {
    later(waitingTouch.liftTime, stepAt(recognizerAt(number).pointee.first + 2).pointee.gapBefore)
  }

  @inlinable
  mutating func setDueOfWaiting() {
    var (first, last) = (Microseconds.max, Microseconds.min)
    for word in 0..<program.words {
      for number in Members(waiting[word], word) {
        let due = dueOfWaiting(number)
        (first, last) = (min(first, due), max(last, due))
      }
    }
    (waitingTouch.due, waitingTouch.lastDue) = (first, last)
  }

  /// Drops recognizers whose next press did not come in time. They have failed.
  @inlinable
  mutating func timersOfWaiting() {
    if waitingTouch.isPressed { return makeWaiting() }
    guard waitingTouch.due <= instant else { return }
    mayRelease = true
    hasNews = true
    if waitingTouch.lastDue <= instant {
      for word in 0..<program.words { waiting[word] = 0 }
      waitingTouch.isOpen = waitingTouch.hasClaim
      waitingTouch.due = .max
      return
    }
    for word in 0..<program.words {
      for number in Members(waiting[word], word) where dueOfWaiting(number) <= instant {
        waiting[word] &= ~OpeningFacts.bit(number)
      }
    }
    setDueOfWaiting()
  }

  /// Whether a claim at a lift is held for a waiting recognizer, by the rule of `isHeld`. No relation of activities applies to waiting
  /// ones.
  @inlinable
  mutating func isHeldForWaiting(_ index: Int) -> Bool {
    waitingTouch.isOpen && pool[index].lifted & waitingTouch.contacts != 0 && isHeldForWaiting(entry(index))
  }

  /// The same for a recognizer that claims at the lift of the waiting touch.
  @inlinable
  mutating func isHeldForWaiting(_ mine: Row<ProgramRecognizer>) -> Bool {
    for word in 0..<program.words where waiting[word] != 0 {
      for number in Members(waiting[word] & program.recognizers(on: mine.pointee.target, word), word) {
        let theirs = recognizerAt(number)
        if theirs.pointee.activity != mine.pointee.activity && theirs.pointee.presses > mine.pointee.presses {
          return true
        }
      }
    }
    return false
  }

  /// Drops the waiting recognizers if the winner has a contact of their touch. They have failed.
  @inlinable
  mutating func failWaiting(meeting winner: Int) {
    if waitingTouch.isOpen && pool[winner].contacts & waitingTouch.contacts != 0 {
      waitingTouch.isOpen = false
      mayRelease = true
    }
  }

  // MARK: The claim

  /// Keeps the claim of a lift without a candidate, if no other recognizer is left and its outcome needs none. Returns
  /// whether it does.
  @inlinable
  mutating func keepsClaim() -> Bool {
    guard KeptTouchFlag.isCompiledIn, liveList.count == 0, let number = only(of: opened.view),
      recognizerAt(number).pointee.derived.endsPlainly,
      program.sets(number / OpeningFacts.bits).claimsAtLift & OpeningFacts.bit(number) != 0
    else { return false }
    opening.isOpen = false
    waitingTouch.isOpen = true
    waitingTouch.hasClaim = true
    waitingTouch.claim = number
    return true
  }

  /// Admits the claim of the waiting touch unless it must still wait, by the rules of `admitOnlyOne`.
  @inlinable
  mutating func admitKeptClaim() {
    guard waitingTouch.hasClaim else { return }
    let recognizer = recognizerAt(waitingTouch.claim)
    if isHeldForWaiting(recognizer) { return }
    waitingTouch.isOpen = false
    emitKept(recognizer)
  }

  /// Emits the outcome of the claim of the waiting touch. Same result as `captureEnd` and `emitEnd`.
  @inlinable
  mutating func emitKept(_ recognizer: Row<ProgramRecognizer>) {
    guard hasRoomForOutcome() else { return }
    let home = waitingTouch.contacts.trailingZeroBitCount
    let (start, place) = (.zero + waitingTouch.start, .zero + waitingTouch.liftPlace)
    outcomes[outcomeCount] = Outcome(
      time: instant, activity: recognizer.pointee.activity,
      mechanic: rows.names[recognizer.pointee.names].mechanic, phase: .recognized, fingers: 1,
      location: place, origin: start, travel: place - start, values: recognizer.pointee.values,
      translation: place - start,
      instance: instances.areUsed ? instances.instance(of: recognizer.pointee.target, home) : 0,
      tool: tools.tool(home))
    outcomeCount += 1
  }

  /// Makes the candidate of the claim of the waiting touch, as it would be if made at its press.
  @inlinable
  mutating func makeClaim() {
    let entry = recognizerAt(waitingTouch.claim)
    let touch = waitingTouch
    guard let index = makeCandidate(touch.claim, entry) else { return }
    startPlainly(index, touch.slot, entry, at: touch.time, touch.start, touch.contacts)
    repeatPast(touch.liftTime, touch.slot, at: touch.liftPlace) { _ = $0.liftStep(index, touch.slot) }
    pool[index].fingers = 0
    pool[index].state = .held
    pool[index].deadline = .max
    mayHold = true
    setInOrder(index, touch.birth)
  }

  /// Makes candidates of the waiting recognizers. Each one gets the state and place that it would have if made at its press.
  @inlinable
  mutating func makeWaiting() {
    guard waitingTouch.isOpen else { return }
    waitingTouch.isOpen = false
    // Claims that were held for them are held for candidates now.
    mayRelease = true
    if waitingTouch.hasClaim { makeClaim() }
    for word in 0..<program.words {
      for number in Members(waiting[word], word) { makeWaiting(number) }
    }
    if waitingTouch.isPressed { repeatNextPress() }
  }

  /// Makes the candidate of a waiting recognizer, in the state after its press and lift.
  @inlinable
  mutating func makeWaiting(_ recognizer: Int) {
    let entry = recognizerAt(recognizer)
    let touch = waitingTouch
    guard let index = makeCandidate(recognizer, entry) else { return }
    startPlainly(
      index, touch.slot, entry, at: touch.time, touch.start, touch.contacts)
    let candidate = pool.row(index)
    candidate.pointee.fingers = 0
    candidate.pointee.presses = 0
    candidate.pointee.step = entry.pointee.first + 2
    candidate.pointee.lifted = touch.contacts
    candidate.pointee.liftSum = .zero + touch.liftPlace
    candidate.pointee.lifts = 1
    candidate.pointee.liftTime = touch.liftTime
    candidate.pointee.deadline = dueOfWaiting(recognizer)
    setInOrder(index, touch.birth)
  }
}
