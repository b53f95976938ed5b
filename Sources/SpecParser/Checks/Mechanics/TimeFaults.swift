/// Contacts that would have to end before they can: lifts too early for the waits and moves before them, and strokes shorter than a hand
/// makes.
extension MechanicReading {
  func timeFaults() -> [MechanicFault] {
    contacts.flatMap { contact -> [MechanicFault] in
      guard let lift = contact.rest.last, lift.kind == .lift else { return [] }
      let faults = [
        earlyLiftFault(contact, lift), lateLiftFault(contact, lift), shortStrokeFault(contact, lift),
      ]
      return faults.compactMap(\.self)
    }
  }

  /// The fault of a lift that has to come before the steps before it can be over.
  private func earlyLiftFault(_ contact: Contact, _ lift: ElaboratedStep) -> MechanicFault? {
    guard let most = lift.duration.high else { return nil }
    if contact.rest.count == 1 {
      guard most.amount <= 0 else { return nil }
      return MechanicFault(
        message:
          "a touch takes time, and the lift would have to come \(most.asMost(.time)) after the press",
        span: lift.span, origins: [most.origin])
    }
    let least = contact.rest.indices.reduce(0) { $0 + leastTime(of: $1, in: contact) }
    guard least > most.amount else { return nil }
    return MechanicFault(
      message: "what comes before the lift takes at least \(MeasureText.text(least, .time)), "
        + "and the lift would have to come \(most.asMost(.time)) after the press",
      span: lift.span, origins: [most.origin] + contact.rest.flatMap(leastTimeOrigins))
  }

  /// The fault of a lift that has to come after the time at which the step before it must be over.
  private func lateLiftFault(_ contact: Contact, _ lift: ElaboratedStep) -> MechanicFault? {
    guard contact.rest.count == 2, let least = lift.duration.low, let most = mostTime(of: contact.rest[0]),
      Limits(low: least, high: most).isEmpty
    else { return nil }
    return MechanicFault(
      message:
        "the lift would have to come \(least.asLeast(.time)) and \(most.asMost(.time)) after the press",
      span: lift.span, origins: [least.origin, most.origin])
  }

  /// The fault of a stroke shorter than `min-stroke-duration`. Of several fingers, one may have landed earlier or may lift later.
  private func shortStrokeFault(_ contact: Contact, _ lift: ElaboratedStep) -> MechanicFault? {
    guard mechanic.fingers == 1...1, contact.rest.contains(where: \.kind.isMove),
      let shortest = metrics.limit(.minStrokeDuration, isIncluded: true)
    else { return nil }
    let ends = [lift.duration.high, contact.rest.count == 2 ? mostTime(of: contact.rest[0]) : nil]
    guard let most = ends.compactMap({ $0 }).min(by: { $0.amount < $1.amount }),
      Limits(low: shortest, high: most).isEmpty
    else { return nil }
    return MechanicFault(
      message: "a stroke lasts \(shortest.asLeast(.time)), and this one \(most.asMost(.time))",
      span: lift.span,
      origins: [most.origin, shortest.origin])
  }

  /// The longest time from the base to the end of a contact's first step, if that end is the lift.
  ///
  /// A continuous mechanic's move ends at its claim, before the lift.
  private func mostTime(of step: ElaboratedStep) -> Limit? {
    switch step.kind {
    case .wait: step.duration.high
    case .move: mechanic.isContinuous ? nil : step.duration.high
    case .press, .lift: nil
    }
  }

  private func leastTime(of index: Int, in contact: Contact) -> Double {
    let step = contact.rest[index]
    switch step.kind {
    case .wait: return step.duration.low?.amount ?? 0
    case .move:
      return leastTime(of: step, after: index > 0 ? contact.rest[index - 1] : nil)
    case .press, .lift: return 0
    }
  }

  private func leastTimeOrigins(_ step: ElaboratedStep) -> [Origin] {
    switch step.kind {
    case .wait: [step.duration.low].compactMap { $0?.origin }
    case .move: [step.duration.low, leastDistance(of: step)].compactMap { $0?.origin }
    case .press, .lift: []
    }
  }
}
