package import GestureRuntime
package import SpecParser

extension FailureCause {
  /// Why a candidate failed, without its activity: "the second press came 320 ms after the first lift; the limit is 300 ms (…)".
  package var explanations: [ExplainVariant] {
    switch self {
    case .lostTo: [.otherwise("\(.rival) claimed first\(.before)\(.displacement)\(.ending)")]
    case .lostToPreferred: [.otherwise("\(.tie)`resolve` prefers \(.rival)")]
    case .lostToInner:
      [
        .otherwise(
          "\(.tie)the element of \(.rival) lies further in: level \(.rivalLevel) against \(.ownLevel)")
      ]
    case .lostToSpecialCase: [.otherwise("\(.tie)\(.rival) is the special case\(.difference)")]
    case .lostToRangeStart: [.otherwise("\(.tie)a range of \(.rival) starts at what was measured")]
    case .lostToLongerPath:
      [.otherwise("\(.tie)\(.rival) has the longer path: \(.limit) steps against \(.measured)")]
    case .lostToName:
      [.otherwise("\(.tie)nothing tells them apart but the name of \(.rival), which comes first")]
    case .takenOver: [.otherwise("\(.rival), which `resolve` prefers, took over")]
    case .awaitedWon: [.otherwise("\(.rival), which it waited for, has won")]
    case .notFirst: [.otherwise("it may only begin a touch, and \(.rival) had claimed before")]
    case .neverStarted: [.otherwise("the touch ended before it could start")]
    case .takesOver: [.otherwise("it only takes touches over")]
    case .otherTool:
      [.when(.isPalm, "a palm starts nothing"), .otherwise("it is not for \(.tool)\(.toolsOnly)")]
    case .cancelled: [.otherwise("the touch was cancelled")]
    case .noRoom: [.otherwise("too many presses overlap to follow it")]
    // Presses.
    case .tooManyFingers: [.otherwise("a finger too many came: \(.measured) are down, it takes \(.limit)")]
    case .tooFewFingers: [.otherwise("a finger lifted before \(.fingersNeeded) had come")]
    case .pressAfterLift: [.otherwise("a finger came after another had lifted")]
    case .pressWindow:
      [
        .when(.isBelowLimit, "the last finger came \(.measured) after the first; \(.least)"),
        .when(.isAboveLimit, "a finger came \(.measured) after the first; \(.most)"),
        .otherwise("its other fingers had not come \(.limit) after the first; \(.most)"),
      ]
    case .notFromEdge:
      [
        .when(.isAboveLimit, "it was pressed \(.measured) from the edge that it comes from; \(.most)"),
        .otherwise("it was not pressed at the edge that it comes from\(.unknownEdges)"),
      ]
    case .fingersApart: [.otherwise("the fingers were \(.measured) apart; \(.most)")]
    case .nextPressTooSoon: [.otherwise("the \(.press) press came \(.measured) after the lift; \(.least)")]
    case .nextPressTooFar:
      [.otherwise("the \(.press) press was \(.measured) from the lift before; \(.most)")]
    case .nextPressTooLate:
      [
        .when(
          .hasPressFollowed, "the \(.press) press came \(.late) after the \(.pressBefore) lift; \(.most)"),
        .when(
          .hasPressElsewhere,
          "no \(.press) press came after the \(.pressBefore) lift, only one on \(.stray), outside \(.thing); \(.most)"
        ),
        .otherwise("no \(.press) press came after the \(.pressBefore) lift; \(.most)"),
      ]
    // Holds, movements and lifts.
    case .movedBeyondSlop: [.otherwise("it moved \(.measured); \(.most)")]
    case .movedTooFar: [.otherwise("\(.movement); \(.most)")]
    case .liftedOutside:
      [
        .when(.isElsewhere, "it lifted over something else than its element"),
        .otherwise("it lifted \(.measured) outside its element; \(.most)"),
      ]
    case .liftedTooSoon: [.otherwise("it lifted after \(.measured); \(.least)")]
    case .heldTooLong: [.otherwise("it was held for \(.measured); \(.most)")]
    case .movedTooLittle:
      [
        .when(.isFirstMovement, "\(.movement); the first movement is enough\(.origin)"),
        .when(.isSlop, "\(.movement); it must get beyond \(.limit)\(.origin)"),
        .otherwise("\(.movement); \(.least)"),
      ]
    case .fingersMovedTooLittle:
      [
        .otherwise(
          "it turned, but no finger moved more than \(.measured); one must get beyond \(.limit)\(.origin)")
      ]
    case .spanTooSmall: [.otherwise("its fingers were \(.measured) apart; \(.least)")]
    case .wrongDirection:
      [
        .when(.isTranslation, "it moved \(.movedDirection) (\(.movedAngle)); it takes \(.directions)"),
        .when(.isInward, "the fingers moved inward, the wrong way"),
        .when(.isOutward, "the fingers moved outward, the wrong way"),
        .when(.isCounterclockwise, "the fingers turned counterclockwise, the wrong way"),
        .when(.isClockwise, "the fingers turned clockwise, the wrong way"),
        .otherwise("it moved the wrong way"),
      ]
    case .deviated:
      [
        .when(.isBelowLimit, "it strayed \(.measured) from its direction; \(.least)"),
        .otherwise("it strayed \(.measured) from its direction; \(.most)"),
      ]
    case .movedTooLong: [.otherwise("the movement took \(.measured); \(.most)")]
    case .movedTooLate: [.otherwise("what its move asks for came true only at the lift")]
    case .tooSlow: [.otherwise("it lifted at \(.measured); \(.least)")]
    case .tooFast: [.otherwise("it lifted at \(.measured); \(.most)")]
    }
  }

  /// What is measured; `nil` for a movement, which is a length or, in a turn, an angle.
  package var dimension: Dimension? {
    if [.movedBeyondSlop, .movedTooFar, .movedTooLittle].contains(self) { return nil }
    if self == .notFromEdge { return .length }
    let kinds: [ElaboratedStep.Kind] = [.press, .wait, .move(.translation(nil)), .lift]
    let limit = StepLimit.allCases.first { limit in
      kinds.contains { [limit.info(in: $0).low.cause, limit.info(in: $0).high.cause].contains(self) }
    }
    return limit?.dimension() ?? .count
  }

  /// Whether it was no candidate: it is not for the tool, or only takes touches over.
  package var takesNoPart: Bool { self == .otherTool || self == .takesOver }

  /// Whether another claim was admitted instead.
  package var isLoss: Bool {
    switch self {
    case .lostTo, .lostToPreferred, .lostToInner, .lostToSpecialCase, .lostToRangeStart, .lostToLongerPath,
      .lostToName:
      true
    case .tooManyFingers, .tooFewFingers, .pressAfterLift, .pressWindow, .notFromEdge, .fingersApart,
      .nextPressTooSoon, .nextPressTooLate, .nextPressTooFar, .movedBeyondSlop, .liftedTooSoon, .heldTooLong,
      .movedTooLittle, .fingersMovedTooLittle, .spanTooSmall, .movedTooFar, .wrongDirection, .deviated,
      .movedTooLong, .movedTooLate, .tooSlow, .tooFast, .cancelled, .takenOver, .awaitedWon, .neverStarted,
      .notFirst, .noRoom, .otherTool, .takesOver, .liftedOutside:
      false
    }
  }
}
