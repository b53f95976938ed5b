/// Recognizers that wait for a next press after a touch that was an opening: a `WaitingTouch` instead of candidates.
extension GestureEngine {
  /// Starts the wait after the finger of an opening has lifted. `waiting` has the recognizers that wait for a next press.
  @inlinable
  mutating func waitForPress() {
    let slot = opening.slot
    waitingTouch.isOpen = true
    waitingTouch.slot = slot
    waitingTouch.time = opening.time
    waitingTouch.birth = opening.birth
    waitingTouch.contacts = opening.contacts
    waitingTouch.start = tracker.fingers[slot].start
    waitingTouch.liftPlace = tracker.fingers[slot].location
    waitingTouch.liftTime = instant
    keepFirstAlike()
    waitingTouch.due = dueOfWaiting()
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
  mutating func dueOfWaiting() -> Microseconds {
    var due = Microseconds.max
    for word in 0..<program.words {
      for number in Members(waiting[word], word) { due = min(due, dueOfWaiting(number)) }
    }
    return due
  }

  /// Drops recognizers whose next press did not come in time. They have failed.
  @inlinable
  mutating func timersOfWaiting() {
    guard waitingTouch.due <= instant else { return }
    var left: UInt64 = 0
    for word in 0..<program.words {
      for number in Members(waiting[word], word) where dueOfWaiting(number) <= instant {
        waiting[word] &= ~OpeningFacts.bit(number)
      }
      left |= waiting[word]
    }
    waitingTouch.isOpen = left != 0
    if left != 0 { waitingTouch.due = dueOfWaiting() }
    mayRelease = true
    hasNews = true
  }

  /// Whether a claim at a lift is held for a waiting recognizer, by the rule of `isHeld`. No relation of activities applies to waiting
  /// ones.
  @inlinable
  mutating func isHeldForWaiting(_ index: Int) -> Bool {
    guard waitingTouch.isOpen, pool[index].lifted & waitingTouch.contacts != 0 else { return false }
    let mine = entry(index)
    for word in 0..<program.words {
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

  /// Makes candidates of the waiting recognizers. Each one gets the state and place that it would have if made at its press.
  @inlinable
  mutating func makeWaiting() {
    guard waitingTouch.isOpen else { return }
    waitingTouch.isOpen = false
    // Claims that were held for them are held for candidates now.
    mayRelease = true
    for word in 0..<program.words {
      for number in Members(waiting[word], word) { makeWaiting(number) }
    }
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
