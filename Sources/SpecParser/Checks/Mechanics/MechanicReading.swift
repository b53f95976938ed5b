/// A mechanic with every default in place, contact by contact, up to its claim: what a touch sequence has to do for it.
struct MechanicReading {
  /// The steps from one press to the lift before the next.
  struct Contact {
    var press: ElaboratedStep
    /// From the first press to the last of several, in microseconds. One finger has none, but may state one.
    var window: Limits
    /// What follows the press and counts for the claim.
    var rest: [ElaboratedStep]
  }

  let mechanic: Mechanic
  let metrics: Metrics
  let contacts: [Contact]

  init(_ elaborated: ElaboratedMechanic, metrics: Metrics) {
    mechanic = elaborated.mechanic
    self.metrics = metrics
    let windows: [Limits?] = elaborated.mechanic.steps.compactMap { step in
      if case .press(let press) = step.action { .some(press.within) } else { nil }
    }
    var contacts = zip(elaborated.contacts, windows).map { contact, window in
      Contact(press: contact.press, window: window ?? contact.press.duration, rest: contact.steps)
    }
    if let last = contacts.popLast() { contacts.append(Self.upToClaim(last, elaborated.mechanic)) }
    self.contacts = contacts
  }

  /// A continuous mechanic claims before the lifts at its end; a wait at the end claims as soon as it has lasted.
  private static func upToClaim(_ contact: Contact, _ mechanic: Mechanic) -> Contact {
    var contact = contact
    let claim = contact.rest.claimStep(isContinuous: mechanic.isContinuous)
    contact.rest.removeSubrange(((claim ?? -1) + 1)...)
    if let last = contact.rest.indices.last, contact.rest[last].kind == .wait {
      contact.rest[last].duration.high = nil
    }
    return contact
  }

  /// How far a move goes at least before it can hold: in points, of an orbit in degrees.
  ///
  /// It passes its slop beyond the slop's value, or at a stated least that is shorter.
  func leastDistance(of move: ElaboratedStep) -> Limit? { move.distance.low ?? move.beyondSlop }

  /// The fastest that a measure can change, in points a second: two fingers that part do so at twice one's speed.
  func greatestSpeed(of move: ElaboratedStep) -> Limit? {
    guard var limit = metrics.limit(.maxFingerVelocity, isIncluded: true) else { return nil }
    if move.kind.isSpread { limit.amount *= 2 }
    return limit
  }

  /// The least time in which a move can hold, in microseconds: by its distance, or as it states.
  ///
  /// - Parameter earlier: the step directly before it.
  func leastTime(of move: ElaboratedStep, after earlier: ElaboratedStep?) -> Double {
    max(travelTime(of: move, after: earlier) ?? 0, move.duration.low?.amount ?? 0)
  }

  /// The time that the least distance takes a finger at its fastest, in microseconds.
  ///
  /// A move after a wait is measured from where the wait began, and fingers may go up to the wait's slop meanwhile.
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

  /// How far a finger travels at least, in points. The turn of an orbit says little, as fingers may be close to each
  /// other, but one finger leaves the touch slop.
  func travel(of move: ElaboratedStep) -> Limit? {
    move.kind.isOrbit ? move.fingerSlop?.beyond : leastDistance(of: move)
  }
}

extension ElaboratedStep {
  /// The least distance that has passed the slop.
  var beyondSlop: Limit? { slop?.beyond }
}

extension Limit {
  /// The end of a range of what is greater than this.
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

  /// The origins of its ends.
  var origins: [Origin] { [low, high].compactMap { $0?.origin } }

  /// `at least 400 ms (long-press-timeout, material) and at most 300 ms`
  func text(_ dimension: Dimension) -> String {
    [low?.asLeast(dimension), high?.asMost(dimension)].compactMap { $0 }.joined(separator: " and ")
  }
}
