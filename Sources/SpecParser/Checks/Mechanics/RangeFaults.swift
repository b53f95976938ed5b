/// Ranges that contain no value, once metrics fill in what is not written.
extension MechanicReading {
  func rangeFaults() -> [MechanicFault] {
    contacts.flatMap { pressFaults($0) + $0.rest.flatMap(emptyRanges) }
  }

  private func pressFaults(_ contact: Contact) -> [MechanicFault] {
    let span = contact.press.span
    var press = contact.press
    press.duration = Limits()
    var faults = [emptyRange(StepLimit.duration.name(in: .press), contact.window, .time, span)]
    if mechanic.fingers.lowerBound == 1, let least = contact.window.low, least.amount > 0 {
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
    return faults.compactMap(\.self) + emptyRanges(press)
  }

  private func emptyRanges(_ step: ElaboratedStep) -> [MechanicFault] {
    step.limits.all.compactMap { limit, range in
      emptyRange(
        limit.name(in: step.kind), range, limit.dimension(isOrbit: step.kind.isOrbit), step.span)
    }
  }

  private func emptyRange(
    _ measure: String, _ limits: Limits, _ dimension: Dimension, _ span: SourceSpan
  ) -> MechanicFault? {
    guard limits.isEmpty else { return nil }
    return MechanicFault(
      message: "\(measure) would have to be \(limits.text(dimension))", span: span, origins: limits.origins)
  }
}
