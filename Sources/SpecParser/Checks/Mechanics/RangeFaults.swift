/// Ranges that contain no value, once metrics fill in what is not written.
extension MechanicReading {
  func rangeFaults() -> [MechanicFault] {
    contacts.flatMap { pressFaults($0) + $0.rest.flatMap(stepRangeFaults) }
  }

  private func pressFaults(_ contact: Contact) -> [MechanicFault] {
    let span = contact.press.span
    var faults = emptyRange("the press window", contact.window, .time, span)
    if mechanic.fingers == 1...1, let least = contact.window.low, least.amount > 0 {
      faults.append(
        MechanicFault(
          message: "one finger cannot take \(least.asLeast(.time)) from its first press to its last",
          span: span, origins: [least.origin]))
    }
    if mechanic.fingers.lowerBound > 1, let most = contact.window.high, most.amount <= 0, !most.isIncluded {
      faults.append(
        MechanicFault(
          message: "\(mechanic.fingers.lowerBound) fingers cannot land in \(most.asMost(.time))",
          span: span, origins: [most.origin]))
    }
    return faults + emptyRange("the pause before a press", contact.press.gap, .time, span)
  }

  private func stepRangeFaults(_ step: ElaboratedStep) -> [MechanicFault] {
    switch step.kind {
    case .press: []
    case .wait: emptyRange("the wait", step.duration, .time, step.span)
    case .move: moveRangeFaults(step)
    case .lift:
      emptyRange("the time to the lift", step.duration, .time, step.span)
        + emptyRange("the velocity at the lift", step.velocity, .velocity, step.span)
    }
  }

  private func moveRangeFaults(_ move: ElaboratedStep) -> [MechanicFault] {
    emptyRange("the distance", move.distance, move.kind.distanceDimension, move.span)
      + emptyRange("the time of the move", move.duration, .time, move.span)
      + emptyRange("the deviation", move.deviation, .angle, move.span)
      + emptyRange("the velocity", move.velocity, .velocity, move.span)
  }

  private func emptyRange(
    _ measure: String, _ limits: Limits?, _ dimension: Dimension, _ span: SourceSpan
  ) -> [MechanicFault] {
    guard let limits, limits.isEmpty else { return [] }
    return [
      MechanicFault(
        message: "\(measure) would have to be \(limits.text(dimension))", span: span, origins: limits.origins)
    ]
  }
}
