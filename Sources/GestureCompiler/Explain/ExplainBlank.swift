package import GestureRuntime
package import SpecParser

/// A value in an explanation.
package enum ExplainBlank: String, Sendable, CaseIterable {
  /// The measured value and the limit, in the unit of the cause.
  case amount, limit
  /// The source of the limit: `double-touch-timeout, material`.
  case source
  /// The activity that failed, and the one that has won.
  case activity, rival
  /// The time of the failure, and of the rival's claim.
  case failureTime, claimTime
  /// How far the fingers had moved at the rival's claim, and where to.
  case claimLength, claimDirection
  /// The levels of the targets of the rival and of the activity; the outermost element has level 1.
  case rivalLevel, ownLevel
  /// Numbers of presses, and directions.
  case rivalPresses, ownPresses, rivalDirections, ownDirections
  /// The awaited press, and the one before it: `second`, `first`.
  case press, pressBefore
  /// The time between the lift and the press.
  case gap
  /// The element of a press beside the candidate's thing, and that thing.
  case stray, thing
  /// The number of fingers that it takes.
  case fingers
  /// The direction of the movement in words and as an angle, and the directions that it takes.
  case movedDirection, movedAngle, directions
  /// The tool of the touch with its article, and the tools that the activity takes.
  case tool, tools
}

/// A condition that decides between texts of an explanation.
package enum ExplainCondition: String, Sendable, CaseIterable {
  /// It was no candidate: it is not for the tool, or only takes touches over.
  case takesNoPart
  /// Another activity has won.
  case isLoss
  /// Another touch or mechanic has claimed for the same activity.
  case hasClaimedItself
  /// The rival claimed before the candidate failed.
  case hasClaimedBefore
  /// The rival's claim began a movement, in which the fingers had moved, or had not.
  case hasMoved, hasNotMoved
  /// The rival's claim began a movement, which has ended by now.
  case hasEnded
  /// What makes the rival the special case.
  case hasMorePresses, hasHold, hasEdge, hasNarrowerDirections
  /// The press came, although late.
  case hasPressFollowed
  /// The press came so little too late that rounding hides it.
  case isJustLate
  /// A press came in time, but beside the candidate's thing.
  case hasPressElsewhere
  /// The measured value is below, or above, the number that decided.
  case isBelowLimit, isAboveLimit
  /// The spec states the limit with `<` or `>`.
  case excludesLimit
  /// The measured value is on this side of the limit, and rounded it looks equal to it.
  case isJustBelow, isJustAbove
  /// The finger lifted over another element; its distance is unknown.
  case isElsewhere
  /// Nothing has moved: the measured value is 0.
  case isStill
  /// The limit is a stated minimum of 0, which the first movement reaches.
  case isFirstMovement
  /// The limit is a slop, which must be exceeded, rather than a minimum.
  case isSlop
  /// The movement follows another one, and starts from that one's furthest place.
  case followsMove
  /// The kind of the movement.
  case isTranslation, isSpread, isTurn
  /// The sense of a spread or of a turn.
  case isInward, isOutward, isCounterclockwise, isClockwise
  /// The number of fingers that it takes.
  case isForTwo, isForMore
  /// The edges of the screen are unknown.
  case lacksEdges
  /// The touch was by a palm.
  case isPalm
  /// The source of the limit is known.
  case knowsSource
  /// The tools of the activity are known.
  case knowsTools
}

extension ExplainCondition {
  /// The conditions for what makes a recognizer the special case.
  static let specials: [ExplainCondition] = [.hasMorePresses, .hasHold, .hasEdge, .hasNarrowerDirections]

  /// The condition for what makes a recognizer the special case.
  package init(_ difference: SpecialDifference) {
    self =
      switch difference {
      case .earlierTouch: .hasMorePresses
      case .wait: .hasHold
      case .edge: .hasEdge
      case .directions: .hasNarrowerDirections
      }
  }
}

extension MachineRecognizer {
  /// The directions of its last movement that names some.
  package var lastDirections: Directions? { steps.compactMap(\.kind.directions).last }
}
