/// Ranges that no value lies in, once the metrics stand for what is not written.
extension MechanicReading {
  func rangeFaults() -> [MechanicFault] {
    contacts.flatMap { pressFaults($0) + $0.rest.flatMap(stepRangeFaults) }
  }

  private func pressFaults(_ contact: Contact) -> [MechanicFault] {
    let press = contact.press
    var faults = emptyRange("the press window", pressWindow(press), .time, contact.pressSpan)
    if mechanic.fingers.lowerBound == 1, mechanic.fingers.upperBound == 1,
      let least = press.within?.low, least.amount > 0
    {
      faults.append(
        MechanicFault(
          message: "one finger cannot take \(least.asLeast(.time)) from its first press to its last",
          span: contact.pressSpan, origins: [least.origin]))
    }
    if mechanic.fingers.lowerBound > 1, let most = pressWindow(press).high, most.amount <= 0, !most.isIncluded
    {
      faults.append(
        MechanicFault(
          message: "\(mechanic.fingers.lowerBound) fingers cannot land in \(most.asMost(.time))",
          span: contact.pressSpan, origins: [most.origin]))
    }
    if contact.followsLift {
      faults += emptyRange("the pause before a press", pause(before: press), .time, contact.pressSpan)
    }
    return faults
  }

  private func stepRangeFaults(_ step: Step) -> [MechanicFault] {
    switch step.action {
    case .press: []
    case .wait(let wait): emptyRange("the wait", duration(of: wait), .time, step.span)
    case .move(let move): moveRangeFaults(move, step.span)
    case .lift(let lift):
      emptyRange("the time to the lift", lift.within, .time, step.span)
        + emptyRange("the velocity at the lift", lift.velocity, .velocity, step.span)
    }
  }

  private func moveRangeFaults(_ move: MoveStep, _ span: SourceSpan) -> [MechanicFault] {
    var isOrbit = false
    if case .orbit = move.path { isOrbit = true }
    return emptyRange("the distance", move.distance, isOrbit ? .angle : .length, span)
      + emptyRange("the time of the move", move.within, .time, span)
      + emptyRange("the deviation", move.deviation, .angle, span)
      + emptyRange("the velocity", move.velocity, .velocity, span)
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
