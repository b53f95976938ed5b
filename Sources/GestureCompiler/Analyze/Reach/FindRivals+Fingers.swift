/// Whether the fingers of a touch end one recognizer before another one.
extension FindRivals {
  /// Whether a finger that lands while both claims are held may make only the rival fail, since it accepts fewer fingers.
  func failsWhileHeld(_ rival: Int, _ mine: Int, beside activity: Int, _ theirs: Int) -> Bool {
    let (rivalFacts, ownFacts) = (facts[rival][mine], facts[activity][theirs])
    return rivalFacts.isContinuous
      && (!ownFacts.isContinuous || ownFacts.fingers.upperBound > rivalFacts.fingers.upperBound)
  }

  /// Whether a continuous recognizer of several fingers ends at their first lift. The activity, which claims at their last one, then fails.
  func ends(_ recognizer: RecognizerFacts, of third: Int, before activity: Int) -> Bool {
    recognizer.fingers.lowerBound > 1 && facts[activity].allSatisfy { $0.endsInTouch && $0.claimsAtLift }
      && chains[machine.activities[third].target].contains(machine.activities[activity].target)
  }

  /// Whether a continuous recognizer lasts until a rival claims in the same touch, so that the rival can take over. With several fingers
  /// the first lift may end it.
  func lasts(_ recognizer: RecognizerFacts, until rival: Int) -> Bool {
    facts[rival].allSatisfy {
      !$0.claimsAtLift || $0.fingers.upperBound == 1 && recognizer.fingers.upperBound == 1
    }
  }
}
