/// Contacts that would have to end before they can: lifts that come too early for the waits and moves before them, and
/// strokes shorter than a hand's.
extension MechanicReading {
  func timeFaults() -> [MechanicFault] {
    contacts.flatMap { contact -> [MechanicFault] in
      guard let last = contact.rest.last, case .lift(let lift) = last.action else { return [] }
      return earlyLiftFaults(contact, lift, last.span) + lateLiftFaults(contact, lift, last.span)
        + shortStrokeFaults(contact, lift, last.span)
    }
  }

  /// The steps before the lift take longer than the lift allows.
  private func earlyLiftFaults(_ contact: Contact, _ lift: LiftStep, _ span: SourceSpan) -> [MechanicFault] {
    let isDirect = contact.rest.count == 1
    guard let most = contactTime(of: lift, isDirect: isDirect).high else { return [] }
    if isDirect {
      guard most.amount <= 0 else { return [] }
      return [
        MechanicFault(
          message:
            "a touch takes time, and the lift would have to come \(most.asMost(.time)) after the press",
          span: span, origins: [most.origin])
      ]
    }
    let least = contact.rest.indices.reduce(0) { $0 + leastTime(of: $1, in: contact) }
    guard least > most.amount else { return [] }
    return [
      MechanicFault(
        message: "what comes before the lift takes at least \(MeasureText.text(least, .time)), "
          + "and the lift would have to come \(most.asMost(.time)) after the press",
        span: span, origins: [most.origin] + contact.rest.flatMap(leastTimeOrigins))
    ]
  }

  /// The step before the lift must be over sooner than the lift may come.
  private func lateLiftFaults(_ contact: Contact, _ lift: LiftStep, _ span: SourceSpan) -> [MechanicFault] {
    guard contact.rest.count == 2, let least = lift.within?.low, let most = mostTime(of: contact.rest[0]),
      Limits(low: least, high: most).isEmpty
    else { return [] }
    return [
      MechanicFault(
        message:
          "the lift would have to come \(least.asLeast(.time)) and \(most.asMost(.time)) after the press",
        span: span, origins: [least.origin, most.origin])
    ]
  }

  /// The time to the end is less than a stroke's. Of several fingers one may have landed earlier, or lift later.
  private func shortStrokeFaults(_ contact: Contact, _ lift: LiftStep, _ span: SourceSpan) -> [MechanicFault]
  {
    guard mechanic.fingers == 1...1, contact.rest.contains(where: \.isMove),
      let shortest = limit(.minStrokeDuration, isIncluded: true)
    else {
      return []
    }
    let ends = [lift.within?.high, contact.rest.count == 2 ? mostTime(of: contact.rest[0]) : nil]
    guard let most = ends.compactMap({ $0 }).min(by: { $0.amount < $1.amount }),
      Limits(low: shortest, high: most).isEmpty
    else { return [] }
    return [
      MechanicFault(
        message: "a stroke lasts \(shortest.asLeast(.time)), and this one \(most.asMost(.time))", span: span,
        origins: [most.origin, shortest.origin])
    ]
  }

  /// The most time from the base to the end of the first step of a contact, where that end is the lift.
  ///
  /// A continuous mechanic's move ends at its claim, before the lift.
  private func mostTime(of step: Step) -> Limit? {
    switch step.action {
    case .wait(let wait): wait.duration?.high
    case .move(let move): mechanic.isContinuous ? nil : move.within?.high
    case .press, .lift: nil
    }
  }

  private func leastTime(of index: Int, in contact: Contact) -> Double {
    switch contact.rest[index].action {
    case .wait(let wait): duration(of: wait).low?.amount ?? 0
    case .move(let move): leastTime(of: move, isAfterWait: index > 0 && contact.rest[index - 1].isWait)
    case .press, .lift: 0
    }
  }

  private func leastTimeOrigins(_ step: Step) -> [Origin] {
    switch step.action {
    case .wait(let wait): [duration(of: wait).low].compactMap { $0?.origin }
    case .move(let move): [move.within?.low, leastDistance(of: move)].compactMap { $0?.origin }
    case .press, .lift: []
    }
  }
}

extension Step {
  var isWait: Bool {
    if case .wait = action { return true }
    return false
  }

  var isMove: Bool {
    if case .move = action { return true }
    return false
  }
}
