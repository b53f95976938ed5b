package import GestureRuntime
package import SpecParser

extension Machine {
  /// A recognizer by its index in the table, with its activity.
  package func recognizer(_ number: Int) -> (activity: MachineActivity, recognizer: MachineRecognizer)? {
    var rest = number
    for activity in activities {
      if rest < activity.recognizers.count { return (activity, activity.recognizers[rest]) }
      rest -= activity.recognizers.count
    }
    return nil
  }

  /// The limit that a candidate broke, with its origin; `nil` for causes without a limit.
  ///
  /// - Parameters:
  ///   - number: the recognizer's index in the table.
  ///   - step: the step that the candidate was waiting for.
  ///   - amount: the limit's value from the candidate. If there are several limits, it selects the one that decided.
  package func limit(ofRecognizer number: Int, step: Int, cause: FailureCause, amount: Double) -> Limit? {
    let limits = limits(ofRecognizer: number, step: step, cause: cause)
    return limits.first { $0.amount == amount } ?? limits.first
  }

  /// All limits that such a failure may be about, the most likely first.
  package func limits(ofRecognizer number: Int, step: Int, cause: FailureCause) -> [Limit] {
    guard let recognizer = recognizer(number)?.recognizer, recognizer.steps.indices.contains(step) else {
      return []
    }
    // The limit is in the step itself, in the lift that ends it, in a step before it, or in one of the names.
    let order = [step] + recognizer.steps.indices.filter { $0 > step } + (0..<step).reversed()
    return order.flatMap { Self.limits(recognizer.steps[$0], cause) }
      + recognizer.names.reversed().flatMap { Self.limits($0, cause) }
  }

  private static func limits(_ step: ElaboratedStep, _ cause: FailureCause) -> [Limit] {
    let limits: [Limit?] =
      switch cause {
      case .pressWindow: step.kind == .press ? [step.duration.high] : []
      case .fingersApart: [step.apart]
      case .nextPressTooSoon: [step.gap?.low]
      case .nextPressTooLate: [step.gap?.high]
      case .nextPressTooFar: [step.near]
      case .movedBeyondSlop: step.kind == .wait || step.kind == .lift ? [step.slop] : []
      case .liftedOutside: [step.liftSlop]
      case .liftedTooSoon: step.kind == .press ? [] : [step.duration.low]
      case .heldTooLong: step.kind == .wait || step.kind == .lift ? [step.duration.high] : []
      case .movedTooLittle: step.kind.isMove ? [step.distance.low, step.slop] : []
      case .fingersMovedTooLittle: [step.fingerSlop]
      case .spanTooSmall: [step.minSpan]
      case .movedTooFar: [step.distance.high]
      case .deviated: [step.deviation.high, step.deviation.low]
      case .movedTooLong: step.kind.isMove ? [step.duration.high] : []
      case .tooSlow: [step.velocity.low]
      case .tooFast: [step.velocity.high]
      case .movedTooLate, .tooManyFingers, .tooFewFingers, .pressAfterLift, .notFromEdge, .wrongDirection,
        .cancelled, .lostTo, .lostToPreferred, .lostToInner, .lostToSpecialCase, .lostToRangeStart,
        .lostToLongerPath, .lostToName, .takenOver, .awaitedWon, .neverStarted, .notFirst, .noRoom,
        .otherTool, .takesOver:
        []
      }
    return limits.compactMap { $0 }
  }

  /// Limits of one name of a movement with several names.
  private static func limits(_ name: MachineName, _ cause: FailureCause) -> [Limit] {
    let limits: [Limit?] =
      switch cause {
      case .movedTooLittle: [name.distance.low]
      case .movedTooFar: [name.distance.high]
      case .deviated: [name.deviation.high, name.deviation.low]
      case .liftedTooSoon: [name.duration.low]
      case .movedTooLong: [name.duration.high]
      case .tooSlow: [name.velocity.low]
      case .tooFast: [name.velocity.high]
      default: []
      }
    return limits.compactMap { $0 }
  }
}
