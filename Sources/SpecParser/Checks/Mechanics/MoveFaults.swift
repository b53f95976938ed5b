/// Moves that no finger can make: too short for their slop, too far for their time, too fast, or too far together.
extension MechanicReading {
  func moveFaults() -> [MechanicFault] {
    contacts.flatMap { contact in
      contact.rest.indices.flatMap { moveFaults(contact.rest[$0], in: contact, at: $0).compactMap(\.self) }
    }
  }

  private func moveFaults(_ step: ElaboratedStep, in contact: Contact, at index: Int) -> [MechanicFault?] {
    switch step.kind {
    case .move:
      [
        shortMoveFault(step), hurriedMoveFault(step, after: index > 0 ? contact.rest[index - 1] : nil),
        fastFault(step),
        // Fingers may move apart in an earlier move.
        contact.rest[..<index].contains(where: \.kind.isMove) ? nil : spanFault(step, contact.press),
      ]
    case .lift: [fastFault(step)]
    case .press, .wait: []
    }
  }

  /// The fault of a maximum distance within the slop, although the move has to leave the slop.
  private func shortMoveFault(_ move: ElaboratedStep) -> MechanicFault? {
    guard move.distance.low == nil, let most = move.distance.high, let slop = move.beyondSlop,
      Limits(low: slop, high: most).isEmpty
    else { return nil }
    let dimension = move.kind.distanceDimension
    return MechanicFault(
      message: "the move has to get \(slop.asLeast(dimension)) away, and may go \(most.asMost(dimension))",
      span: move.span, origins: [most.origin, slop.origin],
      help: ["state a least distance as well, such as `1pt..`, to have it count below the slop"])
  }

  /// The fault of a minimum distance that takes the fastest finger longer than the move may take.
  ///
  /// The time of a move after another one counts from where it passed its slop, so its distance in that time is unknown.
  private func hurriedMoveFault(
    _ move: ElaboratedStep, after earlier: ElaboratedStep?
  ) -> MechanicFault? {
    guard earlier?.kind.isMove != true, let time = move.duration.high, let least = travel(of: move),
      let speed = greatestSpeed(of: move), let needed = travelTime(of: move, after: earlier),
      needed > time.amount || (needed == time.amount && !least.isIncluded)
    else { return nil }
    return MechanicFault(
      message: "it would have to cover \(least.asLeast(.length)) in \(time.asMost(.time)), and "
        + "\(move.kind.isTranslation ? "a finger makes" : "two fingers make") "
        + "\(MeasureText.text(speed.amount, .velocity))\(speed.origin.suffix) at the most",
      span: move.span, origins: [least.origin, time.origin, speed.origin])
  }

  /// The fault of a minimum velocity above `max-fling-velocity`, the most that the velocity estimator reports. A finger's greatest speed is
  /// no limit here, since the estimate between samples may be higher.
  private func fastFault(_ step: ElaboratedStep) -> MechanicFault? {
    guard let least = step.velocity.low, let cap = metrics.limit(.maxFlingVelocity, isIncluded: true),
      Limits(low: least, high: cap).isEmpty
    else { return nil }
    return MechanicFault(
      message: "it would have to be \(least.asLeast(.velocity)) fast, and no finger is measured "
        + "beyond \(MeasureText.text(cap.amount, .velocity))\(cap.origin.suffix)",
      span: step.span, origins: [least.origin, cap.origin])
  }

  /// The fault of fingers that have to come closer by more than they can be apart.
  private func spanFault(_ move: ElaboratedStep, _ press: ElaboratedStep) -> MechanicFault? {
    // A finger that joins later may be at any distance.
    guard case .move(.spread(let senses)) = move.kind, !senses.contains(.outward),
      mechanic.fingers.count == 1,
      let least = leastDistance(of: move), let apart = press.apart, let remaining = move.minSpan
    else { return nil }
    // The span of more than two fingers is twice their mean distance from the center. It is greatest for fingers on a circle through the
    // corners of an equilateral triangle.
    let greatest = mechanic.fingers.upperBound == 2 ? apart.amount : apart.amount * 2 / 3.0.squareRoot()
    let needed = least.amount + remaining.amount
    guard needed > greatest || (needed == greatest && !least.isIncluded) else { return nil }
    return MechanicFault(
      message: "fingers that are \(apart.asMost(.length)) apart cannot come closer by "
        + "\(least.asLeast(.length)) and keep a span of \(MeasureText.text(remaining.amount, .length))",
      span: move.span, origins: [least.origin, apart.origin, remaining.origin])
  }
}
