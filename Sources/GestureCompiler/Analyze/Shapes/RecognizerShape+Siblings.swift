import GestureRuntime

/// Mechanics of one activity never compete: the first that claims is the activity's claim.
extension RecognizerShape {
  /// Whether it has claimed by the time at which another mechanic of its activity claims, whatever fingers do: it needs the same fingers
  /// and steps, and claims by an earlier one.
  func claims(before sibling: RecognizerShape) -> Bool {
    guard takes(fingersOf: sibling), contacts.count == sibling.contacts.count,
      contacts.dropLast() == sibling.contacts.dropLast(),
      claimStep >= 0, claimStep < sibling.claimStep, let own = contacts.last,
      let other = sibling.contacts.last,
      own.takes(fingersOf: other), own.spreads(like: other), own.gap == other.gap,
      own.window == other.window || sibling.fingers.upperBound == 1, own.near == other.near,
      own.steps[..<claimStep] == other.steps[..<claimStep]
    else { return false }
    return own.steps[claimStep].holds(before: other.steps[claimStep])
  }
}

extension StepShape {
  /// Whether it holds, as the claiming step of a continuous mechanic, no later than another one in the same place does.
  fileprivate func holds(before other: StepShape) -> Bool {
    guard kind == other.kind, time.least <= other.time.least, time.before >= other.time.before else {
      return false
    }
    switch kind {
    case .wait: return slop >= other.slop
    case .move(.translate):
      return holdsAtOnce && distance.high >= other.distance.high && bendMost >= other.bendMost
        && passesFrom <= other.passesFrom && fingerSlop <= other.fingerSlop
        && passDirections.covers(other.passDirections)
    case .move, .lift: return false
    }
  }
}
