/// The second press of a touch that is repeated, such as a double touch. While its finger rests, no candidates are made for it: its lift is
/// the claim of the only recognizer that waited for it, unless something else comes before.
extension GestureEngine {
  /// Applies a press to the waiting touch. Recognizers that it fails leave, and the claim no longer waits if these were all.
  ///
  /// - Returns: whether the touch needs no candidates, because no recognizer is left, or one that waits for the lift of the finger.
  @inlinable
  mutating func takesNextPress(_ place: Point, _ slot: Int, on element: Int, _ contact: UInt64) -> Bool {
    guard KeptTouchFlag.isCompiledIn, !waitingTouch.isPressed, tracker.downSet == 0, liveList.count == 0
    else { return false }
    let gap = instant - waitingTouch.liftTime
    let distance = (.zero + place - (.zero + waitingTouch.liftPlace)).measuredLength
    let home = waitingTouch.contacts.trailingZeroBitCount
    var (next, left) = (-1, 0)
    for word in 0..<program.words {
      for number in Members(waiting[word], word) {
        let recognizer = recognizerAt(number)
        let press = stepAt(recognizer.pointee.first + 2)
        let target = recognizer.pointee.target
        left += 1
        guard program.isInside(element, of: target), belong(home, contact.trailingZeroBitCount, on: target)
        else { continue }
        if gap < press.pointee.gapLeast || distance > press.pointee.near {
          waiting[word] &= ~OpeningFacts.bit(number)
          left -= 1
        } else if recognizer.pointee.derived.repeatsPlainly && gap > press.pointee.gapLeast {
          next = number
        }
      }
    }
    if left == 0 {
      admitKeptClaim()
      waitingTouch.isOpen = false
      return true
    }
    guard left == 1, next >= 0 else { return false }
    waitingTouch.isPressed = true
    waitingTouch.next = next
    waitingTouch.nextSlot = slot
    waitingTouch.nextTime = instant
    return true
  }

  /// Limits how far the finger can go and when the next timer is due, for the recognizer that waits for its lift.
  @inlinable
  mutating func limitNextPress() {
    let lift = stepAt(recognizerAt(waitingTouch.next).pointee.first + 3)
    let finger = tracker.fingers.row(waitingTouch.nextSlot)
    finger.pointee.calmSquare = min(finger.pointee.calmSquare, lift.pointee.quietSquare)
    deadline = min(deadline, later(instant, lift.pointee.limits.before))
  }

  /// Ends the waiting touch and the opening of its next press at its lift, if the recognizer that waited for it wins for certain. Returns
  /// whether it does.
  ///
  /// It has more presses than every claim of this lift on its target, so these are held for it, and it meets all of them.
  @inlinable
  mutating func winsNextPress() -> Bool {
    let winner = recognizerAt(waitingTouch.next)
    for word in 0..<program.words {
      let sets = program.sets(word)
      let those = opened[word] & sets.lifts
      if those & ~(sets.claimsAtLift | sets.waitsForPress) != 0 { return false }
      for other in Members(those, word) {
        let theirs = recognizerAt(other)
        if theirs.pointee.presses > winner.pointee.presses { return false }
        guard sets.claimsAtLift & OpeningFacts.bit(other) != 0 else { continue }
        if theirs.pointee.target != winner.pointee.target || !theirs.pointee.claimsAtLift
          || theirs.pointee.activity == winner.pointee.activity
        {
          return false
        }
      }
    }
    waitingTouch.start = tracker.fingers[waitingTouch.nextSlot].start
    waitingTouch.liftPlace = tracker.fingers[waitingTouch.nextSlot].location
    waitingTouch.isOpen = false
    waitingTouch.isPressed = false
    opening.isOpen = false
    emitKept(winner)
    return true
  }

  /// Applies the next press to the candidates of the waiting touch, which have just been made, as it would be applied when it came.
  @inlinable
  mutating func repeatNextPress() {
    waitingTouch.isPressed = false
    let slot = waitingTouch.nextSlot
    repeatPast(waitingTouch.nextTime, slot, at: tracker.fingers[slot].start) {
      for index in $0.live { $0.press(index, slot) }
    }
  }

  /// Does what would have been done at an earlier time, when a finger was at a place.
  @inlinable @inline(__always)
  mutating func repeatPast(
    _ time: Microseconds, _ slot: Int, at place: Point, _ act: (inout GestureEngine) -> Void
  ) {
    let (now, location) = (instant, tracker.fingers[slot].location)
    instant = time
    tracker.fingers[slot].location = place
    act(&self)
    tracker.fingers[slot].location = location
    instant = now
  }
}
