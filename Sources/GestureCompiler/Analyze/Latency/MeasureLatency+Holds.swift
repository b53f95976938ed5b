import SpecParser

/// Long presses that end a rival while a claim waits for it. The measure looks at pairs, so its longest delay does not count them.
extension MeasureLatency {
  /// Whether long presses of other activities can end a rival before the longest delay, so that perhaps no touch reaches it.
  ///
  /// They begin with the rival's second press at the latest, on the same target and with the same fingers, and exist wherever it does.
  ///
  /// - Parameters:
  ///   - rival: the awaited activity and its recognizer.
  ///   - delay: the delay that it causes if only the two exist.
  ///   - waiting: the activity and its recognizer that wait, by a claim at the end of an earlier touch.
  func isEndedByHold(
    _ rival: (activity: Int, recognizer: Int), _ delay: ClaimDelay,
    beside waiting: (activity: Int, recognizer: Int)
  ) -> Bool {
    guard let theirs = shapes[rival.activity][rival.recognizer].first,
      let mine = shapes[waiting.activity][waiting.recognizer].first, mine.claimsAtLift,
      theirs.contacts.count > mine.contacts.count, let gap = delay.resting
    else { return false }
    let longest = delay.worst.map { $0 - gap } ?? .max
    let target = subject.machine.activities[rival.activity].target
    let holders = subject.paths.activities(on: target).filter { other in
      other != waiting.activity && endsByClaiming(other, rival.activity)
        && shapes[other].contains { recognizer in
          recognizer.allSatisfy { $0.hold(with: theirs.fingers).map { $0 < longest } ?? false }
        }
    }
    return !holders.isEmpty && subject.guards.isCovered(rival.activity, by: holders)
  }

  /// Whether a claim of another activity, which is on the rival's target, makes the rival fail.
  private func endsByClaiming(_ other: Int, _ rival: Int) -> Bool {
    let machine = subject.machine
    return other != rival
      && machine.activities[other].after.isEmpty && !subject.dead.contains(other)
      && !subject.relations.areTogether(other, rival) && !subject.relations.isWaiting(other, for: rival)
      && !subject.relations.isPreferred(rival, over: other)
  }
}

extension RecognizerShape {
  /// The time from the press to a claim that needs nothing but fingers that rest, in microseconds; `nil` if the claim needs more, or other
  /// fingers.
  fileprivate func hold(with fingers: ClosedRange<Int>) -> Int64? {
    guard movement == .hold, contacts.count == 1, contacts[0].takesAnyFinger,
      self.fingers.lowerBound <= fingers.lowerBound, self.fingers.upperBound >= fingers.upperBound
    else { return nil }
    let steps = contacts[0].steps.prefix(claimStep + 1)
    return steps.allSatisfy { $0.kind == .wait } ? steps.reduce(0) { $0 + $1.time.least } : nil
  }
}
