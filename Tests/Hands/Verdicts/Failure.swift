/// What the analysis said, or did not say, against what a touch shows.
enum FailureKind: String, CaseIterable, Sendable {
  /// Two activities both claim one touch, and no finding names them both.
  case unseen
  /// The same; a line prefers one to the other, which claims first and cannot be taken over.
  case unseenDespitePrefer = "unseen-prefer"
  /// The same, in a spec in which something else is wrong.
  case hidden
  /// An activity wins that is called unreachable.
  case unreachableWins = "unreachable-wins"
  /// An activity claims often, never wins, and nothing says so.
  case neverWins = "never-wins"
  /// `run` contradicts a sentence about who wins.
  case sentence
  /// `run` contradicts a sentence in the very touch that is shown for it.
  case witnessSentence = "witness-sentence"
  /// A witness does not make both claim as it says.
  case witnessClaims = "witness-claims"
  /// A line of `resolve` is called needless, and a touch lets both claim.
  case needless
  /// A witness moves as no hand does.
  case witnessHand = "witness-hand"
}

/// One failure, with what shows it.
struct Failure: Sendable {
  var kind: FailureKind
  /// Names of the activities that it is about.
  var activities: [String]
  /// What it is grouped by: words about how the touch and the spec are.
  var pattern: String
  /// The mechanics that claim.
  var mechanics: String
  /// One sentence.
  var says: String
  /// `nil` where the finding's own witness shows it.
  var touch: Touch?
}
