import GestureRuntime

/// A second move begins only in some of the places that its region allows: choices are made until one does.
extension PlaceFingers {
  private static let tries = 60

  mutating func moveTurning(_ event: JointEvent) {
    let saved = (places, lastDirection, isMet)
    for _ in 0..<Self.tries {
      (places, lastDirection, isMet) = saved
      moveOnce(event)
      if isMet == saved.2 && makesTurns(event) { return }
    }
    isMet = false
  }

  private func makesTurns(_ event: JointEvent) -> Bool {
    (0..<2).allSatisfy { runner in
      guard let turn = event.turns[runner] else { return true }
      let count = fingers(of: runner, event)
      let there = placings[turn.origin].places
      guard count > 0, bases[runner].count >= count, there.count >= count else { return true }
      return turn.isMade(
        base: Array(bases[runner][0..<count]), from: Array(there[0..<count]), to: Array(places[0..<count]))
    }
  }
}
