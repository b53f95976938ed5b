/// The ways in which a touch can contradict what the analysis says.
enum FailureKind: String, CaseIterable, Sendable {
  /// Two activities both claim in one touch, and no finding names them both.
  case unseen
  /// The same, although a line prefers one of them: the other one claims first and cannot be taken over.
  case unseenDespitePrefer = "unseen-prefer"
  /// The same as `unseen`, in a spec with errors other than conflicts.
  case hidden
  /// An activity wins that a finding calls unreachable.
  case unreachableWins = "unreachable-wins"
  /// An activity claims often and never wins, and no finding says so.
  case neverWins = "never-wins"
  /// `run` contradicts a finding's sentence about who wins.
  case sentence
  /// `run` contradicts a finding's sentence on the finding's own witness.
  case witnessSentence = "witness-sentence"
  /// On a witness, an activity does not claim at the time that the witness states.
  case witnessClaims = "witness-claims"
  /// A finding calls a line of `resolve` needless, and both activities of the line claim in one touch.
  case needless
  /// A witness has a movement that fingers cannot perform.
  case witnessHand = "witness-hand"
}

/// One failure, with the touch that shows it.
struct Failure: Sendable {
  var kind: FailureKind
  /// Names of the activities that it is about.
  var activities: [String]
  /// Words about the touch and the spec, by which failures are grouped.
  var pattern: String
  /// The mechanics that claim.
  var mechanics: String
  /// The failure in one sentence.
  var says: String
  /// `nil` if the finding's own witness shows the failure.
  var touch: Touch?
}
