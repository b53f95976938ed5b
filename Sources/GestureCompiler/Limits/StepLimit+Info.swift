import GestureRuntime
import SpecParser

extension StepLimit {
  /// The order in tables and in `gspec compile --emit machine`.
  static let inTables: [StepLimit] = [
    .duration, .gap, .near, .apart, .slop, .liftSlop, .fingerSlop, .minSpan, .distance, .deviation, .velocity,
  ]
  /// The order in pages and for editors.
  static let inWords: [StepLimit] = [
    .gap, .near, .slop, .liftSlop, .distance, .duration, .apart, .velocity,
  ]
  /// The order in comparisons of specs.
  static let inComparisons: [StepLimit] = [
    .slop, .fingerSlop, .minSpan, .deviation, .liftSlop, .duration, .apart, .gap, .near,
  ]

  /// What becomes of the limit in a kind of step. A new limit needs a case here and a place in the orders above.
  func info(in kind: ElaboratedStep.Kind) -> LimitInfo {
    switch (self, kind) {
    case (.gap, _):
      LimitInfo(
        name: "after", low: .init(.gap, .nextPressTooSoon) { $0.amount > 0 ? "pressed before \($1)" : nil },
        high: .init(.gap, .nextPressTooLate) { "no press within \($0)" },
        postposition: "after the lift", usualMetrics: [.doubleTouchMinTime, .doubleTouchTimeout],
        hiddenName: "after the last lift by", line: { "\($0) after the lift" })
    case (.near, _):
      LimitInfo(
        name: "near", high: .init(.near, .nextPressTooFar) { "pressed more than \($0) away" },
        hiddenName: "away from the last touch by", line: { "\($0) away from it" })
    case (.apart, _):
      LimitInfo(
        name: "apart", high: .init(.apart, .fingersApart) { "fingers more than \($0) apart" },
        hiddenName: "fingers apart by", line: { "fingers \($0) apart" })
    case (.slop, .move):
      LimitInfo(name: "slop", high: .init(.slop, .movedTooLittle), hiddenName: "counts from")
    case (.slop, _):
      LimitInfo(
        name: "slop", high: .init(.slop, .movedBeyondSlop) { "moved more than \($0)" }, hiddenName: "slips by"
      )
    case (.fingerSlop, _):
      LimitInfo(
        name: "finger-slop", high: .init(.fingerSlop, .fingersMovedTooLittle),
        hiddenName: "one finger moves by")
    case (.minSpan, _): LimitInfo(low: .init(.minSpan, .spanTooSmall), hiddenName: "fingers apart by")
    case (.distance, _):
      LimitInfo(
        name: "distance", low: .init(.distanceLeast, .movedTooLittle),
        high: .init(.distanceMost, .movedTooFar) { "moved beyond \($0)" }, preposition: "by")
    case (.duration, .press):
      LimitInfo(
        name: "time", low: .init(.least, .pressWindow),
        high: .init(.before, .pressWindow) { "a finger missing after \($0)" },
        preposition: "in", usualMetrics: [.multiFingerPressWindow], hiddenName: "fingers land in",
        line: { "all fingers in \($0)" })
    case (.duration, .wait):
      LimitInfo(
        name: "time", low: .init(.least, .liftedTooSoon) { "lifted before \($0)" }, high: Self.held,
        preposition: "for")
    case (.duration, .move):
      LimitInfo(
        name: "time", low: .init(.least, .liftedTooSoon),
        high: .init(.before, .movedTooLong) { "not there within \($0)" }, preposition: "in")
    case (.duration, .lift):
      LimitInfo(
        name: "time",
        low: .init(.least, .liftedTooSoon, ifStated: { $0.amount > 0 ? "lifted before \($1)" : nil }),
        high: Self.held, postposition: "after the press", usualMetrics: [.touchMaxDuration],
        hiddenName: "lifts after")
    case (.deviation, _):
      LimitInfo(
        name: "deviation", low: .init(.deviationLeast, .deviated), high: .init(.deviationMost, .deviated),
        hiddenName: "leans by")
    case (.velocity, .lift):
      LimitInfo(
        name: "velocity", low: .init(.velocityLeast, .tooSlow) { "lifted slower than \($0)" },
        high: .init(.velocityMost, .tooFast) { "lifted faster than \($0)" }, preposition: "at")
    case (.velocity, _):
      LimitInfo(
        name: "velocity", low: .init(.velocityLeast, .tooSlow), high: .init(.velocityMost, .tooFast),
        preposition: "at")
    case (.liftSlop, _):
      LimitInfo(
        name: "outside", high: .init(.onTarget, .liftedOutside) { "lifted more than \($0) outside" },
        hiddenName: "lifts outside its target by")
    }
  }

  private static var held: LimitInfo.End {
    .init(.before, .heldTooLong) { "held \($0.isIncluded ? "beyond" : "for") \($1)" }
  }
}
