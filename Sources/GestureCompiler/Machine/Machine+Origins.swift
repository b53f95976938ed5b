package import GestureRuntime
package import SpecParser

extension Machine {
  /// A recognizer by its number in the table, with its activity.
  package func recognizer(_ number: Int) -> (activity: MachineActivity, recognizer: MachineRecognizer)? {
    var rest = number
    for activity in activities {
      if rest < activity.recognizers.count { return (activity, activity.recognizers[rest]) }
      rest -= activity.recognizers.count
    }
    return nil
  }

  /// The limit that a candidate broke, with where it comes from; `nil` for causes without one.
  ///
  /// - Parameters:
  ///   - number: the recognizer's number in the table.
  ///   - step: the step that it was waiting for.
  package func limit(ofRecognizer number: Int, step: Int, cause: FailureCause) -> Limit? {
    guard let recognizer = recognizer(number)?.recognizer, recognizer.steps.indices.contains(step) else {
      return nil
    }
    // The limit stands in the step itself, in the lift that ends it, or in a step before it.
    let order = [step] + recognizer.steps.indices.filter { $0 > step } + (0..<step).reversed()
    for index in order {
      if let limit = Self.limit(recognizer.steps[index], cause) { return limit }
    }
    if cause == .tooSlow { return recognizer.names.last?.velocity.low }
    return nil
  }

  private static func limit(_ step: ElaboratedStep, _ cause: FailureCause) -> Limit? {
    switch cause {
    case .pressWindow: step.kind == .press ? step.duration.high : nil
    case .fingersApart: step.apart
    case .nextPressTooSoon: step.gap?.low
    case .nextPressTooLate: step.gap?.high
    case .nextPressTooFar: step.near
    case .movedBeyondSlop: step.kind == .wait || step.kind == .lift ? step.slop : nil
    case .liftedTooSoon: step.kind == .press ? nil : step.duration.low
    case .heldTooLong: step.kind == .wait || step.kind == .lift ? step.duration.high : nil
    case .movedTooLittle: step.kind.isMove ? step.distance.low ?? step.slop : nil
    case .movedTooFar: step.distance.high
    case .deviated: step.deviation.high ?? step.deviation.low
    case .movedTooLong: step.kind.isMove ? step.duration.high : nil
    case .tooSlow: step.velocity.low
    case .tooFast: step.velocity.high
    case .movedTooLate, .tooManyFingers, .tooFewFingers, .pressAfterLift, .notFromEdge, .wrongDirection,
      .cancelled, .lostTo, .lostToPreferred, .lostToInner, .lostToSpecialCase, .lostToRangeStart,
      .lostToLongerPath, .lostToName, .takenOver, .awaitedWon, .neverStarted, .notFirst, .noRoom,
      .otherTool:
      nil
    }
  }
}
