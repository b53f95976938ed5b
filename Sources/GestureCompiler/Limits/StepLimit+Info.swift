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
        "after", low: .init(.gap, .nextPressTooSoon) { $0.amount > 0 ? "pressed before \($1)" : nil },
        high: .init(.gap, .nextPressTooLate) { "no press within \($0)" },
        hidden: "after the last lift by", line: { "\($0) after the lift" })
    case (.near, _):
      LimitInfo(
        "near", high: .init(.near, .nextPressTooFar) { "pressed more than \($0) away" },
        hidden: "away from the last touch by", line: { "\($0) away from it" })
    case (.apart, _):
      LimitInfo(
        "apart", high: .init(.apart, .fingersApart) { "fingers more than \($0) apart" },
        hidden: "fingers apart by", line: { "fingers \($0) apart" })
    case (.slop, .move): LimitInfo("slop", high: .init(.slop, .movedTooLittle), hidden: "counts from")
    case (.slop, _):
      LimitInfo(
        "slop", high: .init(.slop, .movedBeyondSlop) { "moved more than \($0)" }, hidden: "slips by")
    case (.fingerSlop, _):
      LimitInfo(
        "finger-slop", high: .init(.fingerSlop, .fingersMovedTooLittle), hidden: "one finger moves by")
    case (.minSpan, _): LimitInfo(nil, low: .init(.minSpan, .spanTooSmall), hidden: "fingers apart by")
    case (.distance, _):
      LimitInfo(
        "distance", low: .init(.distanceLeast, .movedTooLittle),
        high: .init(.distanceMost, .movedTooFar) { "moved beyond \($0)" }, in: "by")
    case (.duration, .press):
      LimitInfo(
        "time", low: .init(.least, .pressWindow),
        high: .init(.before, .pressWindow) { "a finger missing after \($0)" },
        hidden: "fingers land in", line: { "all fingers in \($0)" })
    case (.duration, .wait):
      LimitInfo(
        "time", low: .init(.least, .liftedTooSoon) { "lifted before \($0)" }, high: Self.held, in: "for")
    case (.duration, .move):
      LimitInfo(
        "time", low: .init(.least, .liftedTooSoon),
        high: .init(.before, .movedTooLong) { "not there within \($0)" }, in: "in")
    case (.duration, .lift):
      LimitInfo("time", low: .init(.least, .liftedTooSoon), high: Self.held, hidden: "lifts after")
    case (.deviation, _):
      LimitInfo(
        "deviation", low: .init(.deviationLeast, .deviated), high: .init(.deviationMost, .deviated),
        hidden: "leans by")
    case (.velocity, .lift):
      LimitInfo(
        "velocity", low: .init(.velocityLeast, .tooSlow) { "lifted slower than \($0)" },
        high: .init(.velocityMost, .tooFast) { "lifted faster than \($0)" }, in: "at")
    case (.velocity, _):
      LimitInfo(
        "velocity", low: .init(.velocityLeast, .tooSlow), high: .init(.velocityMost, .tooFast), in: "at")
    case (.liftSlop, _):
      LimitInfo(
        "outside", high: .init(.onTarget, .liftedOutside) { "lifted more than \($0) outside" },
        hidden: "lifts outside its target by")
    }
  }

  private static var held: LimitInfo.End {
    .init(.before, .heldTooLong) { "held \($0.isIncluded ? "beyond" : "for") \($1)" }
  }
}
