/// A mechanic with all defaults filled in, by contacts and up to its claim: the demands on a touch sequence.
struct MechanicReading {
  /// The steps from one press to the lift before the next.
  struct Contact {
    var press: ElaboratedStep
    /// The time from the first press to the last of several, in microseconds. One finger needs none, but may state one.
    var window: Limits
    /// The steps after the press that count for the claim.
    var rest: [ElaboratedStep]
  }

  let mechanic: Mechanic
  let metrics: Metrics
  let contacts: [Contact]

  init(_ elaborated: ElaboratedMechanic, metrics: Metrics) {
    mechanic = elaborated.mechanic
    self.metrics = metrics
    // One finger has no window. A window that the spec states is still read, for its fault.
    let stated = elaborated.mechanic.steps.compactMap { step in
      if case .press(let press) = step.action { press.limits[.duration] } else { nil }
    }
    let isOne = mechanic.fingers.upperBound == 1
    var contacts = zip(elaborated.contacts, stated).map { contact, stated in
      Contact(press: contact.press, window: isOne ? stated : contact.press.duration, rest: contact.steps)
    }
    if let last = contacts.popLast() { contacts.append(Self.upToClaim(last, elaborated.mechanic)) }
    self.contacts = contacts
  }

  /// The steps of a contact up to the claim. A continuous mechanic claims before its last lifts. A wait at the end claims as soon as it has
  /// lasted.
  private static func upToClaim(_ contact: Contact, _ mechanic: Mechanic) -> Contact {
    var contact = contact
    let claim = contact.rest.claimStep(isContinuous: mechanic.isContinuous)
    contact.rest.removeSubrange(((claim ?? -1) + 1)...)
    if let last = contact.rest.indices.last, contact.rest[last].kind == .wait {
      contact.rest[last].duration.high = nil
    }
    return contact
  }

  /// The least distance of a move before it can hold: in points, for an orbit in degrees.
  ///
  /// A move has to get beyond its slop, or to a stated minimum, which may be shorter.
  func leastDistance(of move: ElaboratedStep) -> Limit? { move.distance.low ?? move.beyondSlop }

  /// The greatest speed of a move's measure, in points a second. The span of two fingers changes at twice the speed of one.
  func greatestSpeed(of move: ElaboratedStep) -> Limit? {
    guard var limit = metrics.limit(.maxFingerVelocity, isIncluded: true) else { return nil }
    if move.kind.isSpread { limit.amount *= 2 }
    return limit
  }

  /// The least time in which a move can hold, in microseconds: that of its distance, or its stated minimum if that is longer.
  ///
  /// - Parameter earlier: the step directly before it.
  func leastTime(of move: ElaboratedStep, after earlier: ElaboratedStep?) -> Double {
    max(travelTime(of: move, after: earlier) ?? 0, move.duration.low?.amount ?? 0)
  }

  /// The time for the least distance at a finger's greatest speed, in microseconds.
  ///
  /// A move after a wait is measured from where the wait began, and fingers may move by the wait's slop until then.
  func travelTime(of move: ElaboratedStep, after earlier: ElaboratedStep?) -> Double? {
    guard let speed = greatestSpeed(of: move), let distance = travel(of: move) else { return nil }
    var way = distance.amount
    if let earlier, earlier.kind == .wait {
      guard let slop = earlier.slop else { return 0 }
      way -= slop.amount * (move.kind.isSpread ? 2 : 1)
    }
    if way <= 0 { return 0 }
    return speed.amount > 0 ? way / speed.amount * 1_000_000 : .infinity
  }

  /// The least distance that a finger travels, in points. For an orbit it is the touch slop that one finger leaves: fingers may be close to
  /// each other, so the angle gives no distance.
  func travel(of move: ElaboratedStep) -> Limit? {
    move.kind.isOrbit ? move.fingerSlop?.beyond : leastDistance(of: move)
  }
}

extension ElaboratedStep {
  /// The least distance beyond the slop.
  var beyondSlop: Limit? { slop?.beyond }
}

extension Limit {
  /// The limit as the excluded lower end of a range.
  fileprivate var beyond: Limit {
    var limit = self
    limit.isIncluded = false
    return limit
  }
}

extension Limits {
  /// Whether no value lies in the range.
  var isEmpty: Bool {
    guard let low, let high else { return false }
    return low.amount > high.amount || (low.amount == high.amount && !(low.isIncluded && high.isIncluded))
  }

  /// The origins of both ends.
  var origins: [Origin] { ends.map(\.origin) }

  /// The range as text: `at least 400 ms (long-press-timeout, material) and at most 300 ms`.
  func text(_ dimension: Dimension) -> String {
    [low?.asLeast(dimension), high?.asMost(dimension)].compactMap { $0 }.joined(separator: " and ")
  }
}
