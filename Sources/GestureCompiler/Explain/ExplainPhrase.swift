/// A part of an explanation that has several texts, or that several explanations share.
package enum ExplainPhrase: String, Sendable, CaseIterable {
  /// The explanation of a failed candidate, with its activity.
  case failure
  /// Why it failed, without its activity.
  case reason
  /// The measured value, with its side of the limit if rounding hides it.
  case measured
  /// The time from a lift to a late press, with its side of the limit if rounding hides it.
  case late
  /// Where the limit comes from.
  case origin
  case before, displacement, ending, tie, difference, fingersNeeded, unknownEdges, toolsOnly, movement
  case turningPoint, stillness
  /// The limit as a maximum, and as a minimum.
  case most, least

  /// The texts of all phrases; `nil` for `reason`, whose texts are those of the cause.
  package var variants: [ExplainVariant]? {
    switch self {
    case .failure:
      [
        .when(.hasClaimedItself, "\(.activity): it has claimed already, at \(.failureTime)"),
        .when(.isLoss, "\(.activity) lost to \(.rival) at \(.failureTime): \(.reason)"),
        .when(.takesNoPart, "\(.activity): \(.reason)"),
        .otherwise("\(.activity) failed at \(.failureTime): \(.reason)"),
      ]
    case .reason: nil
    case .measured:
      [
        .when(.isJustBelow, "a little less than \(.amount)"),
        .when(.isJustAbove, "a little more than \(.amount)"), .otherwise("\(.amount)"),
      ]
    case .late: [.when(.isJustLate, "a little more than \(.gap)"), .otherwise("\(.gap)")]
    case .origin: [.when(.knowsSource, " (\(.source))")]
    case .before: [.when(.hasClaimedBefore, ", at \(.claimTime)")]
    case .displacement:
      [
        .when(.hasMoved, ", \(.claimLength) \(.claimDirection)"), .when(.hasNotMoved, ", without moving"),
      ]
    case .ending: [.when(.hasEnded, ", and has ended since: only what is under way can be taken over")]
    case .tie: [.otherwise("both claim then, and ")]
    case .difference:
      [
        .when(.hasMorePresses, ": it has \(.rivalPresses) presses, this one \(.ownPresses)"),
        .when(.hasHold, ": it has a hold, which this one lacks"),
        .when(.hasEdge, ": it comes from an edge, this one from anywhere"),
        .when(
          .hasNarrowerDirections,
          ": its directions (\(.rivalDirections)) lie inside this one's (\(.ownDirections))"),
      ]
    case .fingersNeeded:
      [.when(.isForTwo, "both"), .when(.isForMore, "all \(.fingers)"), .otherwise("all")]
    case .unknownEdges:
      [
        .when(
          .lacksEdges,
          "; the trace does not give the screen's size, without which right and bottom edges are unknown")
      ]
    case .toolsOnly: [.when(.knowsTools, ", only for \(.tools)")]
    case .movement:
      [
        .when(.isStill, "\(.turningPoint)\(.stillness)"),
        .when(.isTurn, "\(.turningPoint)it turned \(.measured)"),
        .when(.isSpread, "\(.turningPoint)its span changed by \(.measured)"),
        .otherwise("\(.turningPoint)it moved \(.measured)"),
      ]
    case .stillness:
      [
        .when(.isTurn, "it did not turn"), .when(.isSpread, "its span did not change"),
        .otherwise("it did not move"),
      ]
    case .turningPoint: [.when(.followsMove, "from the furthest place of the move before, ")]
    case .most:
      [
        .when(.excludesLimit, "it must be less than \(.limit)\(.origin)"),
        .otherwise("the limit is \(.limit)\(.origin)"),
      ]
    case .least:
      [
        .when(.excludesLimit, "it must be more than \(.limit)\(.origin)"),
        .otherwise("the least is \(.limit)\(.origin)"),
      ]
    }
  }

  /// The text for a failure.
  package func text(for failure: some ExplainedFailure) -> String {
    (variants ?? failure.cause.explanations).text(for: failure)
  }
}
