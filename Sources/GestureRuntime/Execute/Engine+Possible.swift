/// Outcomes before a claim, `possible` and `failed`: a button shows them before it is known whether it is pressed. Docs/Recognition.md,
/// 5.8.
extension GestureEngine {
  /// Reports, at the end of an instant, shown candidates that have failed, and then candidates that are shown from now on.
  @inlinable @inline(never)
  mutating func showPossible() {
    for index in live where pool[index].isShown && pool[index].state == .dead { endShowing(index) }
    for index in live where mayShow(index) && instant >= timeOfShowing(index) && !isAnotherShown(index) {
      pool[index].isShown = true
      emitShown(index, .possible)
    }
  }

  /// The time when a candidate is to be shown, if that is still to come; else `.max`.
  @inlinable
  mutating func dueOfShowing(_ index: Int) -> Microseconds {
    guard mayShow(index) else { return .max }
    let time = timeOfShowing(index)
    return time > instant ? time : .max
  }

  /// Whether a candidate is shown sooner or later: it is open, and has neither been shown nor won.
  @inlinable
  mutating func mayShow(_ index: Int) -> Bool {
    let candidate = pool.row(index)
    let recognizer = recognizerAt(candidate.pointee.recognizer)
    return recognizer.pointee.showsPossible < .max && !candidate.pointee.isShown && !candidate.pointee.hasWon
      && isOpen(index)
  }

  @inlinable
  mutating func timeOfShowing(_ index: Int) -> Microseconds {
    pool[index].firstPress + Microseconds(entry(index).pointee.showsPossible)
  }

  /// Whether a candidate may still win, and all fingers of its first contact have been down.
  @inlinable
  mutating func isOpen(_ index: Int) -> Bool {
    // A recognizer that claims at its last press stays at that step while it is held.
    pool[index].state == .held
      || (pool[index].state == .possible && pool[index].step > entry(index).pointee.first)
  }

  /// Whether another candidate of the activity is shown for the same touch.
  @inlinable
  mutating func isAnotherShown(_ index: Int) -> Bool {
    for other in live where other != index && activity(other) == activity(index) && meet(other, index) {
      if pool[other].isShown { return true }
    }
    return false
  }

  /// Ends the showing of a failed candidate. Another open one of its activity is shown in its place. If there is none and none has won,
  /// `failed` is emitted.
  @inlinable
  mutating func endShowing(_ index: Int) {
    pool[index].isShown = false
    for other in live where other != index && activity(other) == activity(index) && meet(other, index) {
      if pool[other].hasWon { return }
    }
    for other in live where other != index && activity(other) == activity(index) && meet(other, index) {
      guard isOpen(other) else { continue }
      pool[other].isShown = true
      return
    }
    emitShown(index, .failed)
  }

  /// Emits an outcome before any claim. It has a place, where the touch began, and no values.
  @inlinable
  mutating func emitShown(_ index: Int, _ phase: GesturePhase) {
    guard hasRoomForOutcome() else { return }
    let candidate = pool.row(index)
    let outcome = outcomes.row(outcomeCount)
    write(outcome, candidate, (.zero, 1, candidate.pointee.origin))
    outcome.pointee.phase = phase
    outcome.pointee.values = []
    outcome.pointee.fingers = entry(index).pointee.fingersLeast
    outcome.pointee.travel = .zero
    outcome.pointee.translation = .zero
    outcome.pointee.scale = 1
    outcome.pointee.rotation = 0
    outcomeCount += 1
  }
}
