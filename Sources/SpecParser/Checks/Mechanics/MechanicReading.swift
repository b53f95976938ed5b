/// A mechanic with the metrics' defaults in place of what it leaves open, as `Docs/Recognition.md`, section 3, reads it.
struct MechanicReading {
  /// The steps from one press to the lift before the next.
  struct Contact {
    var press: PressStep
    var pressSpan: SourceSpan
    /// What follows the press and counts for the claim.
    var rest: [Step]
    /// Whether a lift of the fingers comes before this press.
    var followsLift: Bool
  }

  let mechanic: Mechanic
  let metrics: Metrics
  let contacts: [Contact]

  init(_ mechanic: Mechanic, metrics: Metrics) {
    self.mechanic = mechanic
    self.metrics = metrics
    var contacts: [Contact] = []
    for step in mechanic.steps {
      if case .press(let press) = step.action {
        let isFirst = contacts.isEmpty
        contacts.append(Contact(press: press, pressSpan: step.span, rest: [], followsLift: !isFirst))
      } else if !contacts.isEmpty {
        contacts[contacts.count - 1].rest.append(step)
      }
    }
    self.contacts = contacts.dropLast() + contacts.suffix(1).map { Self.upToClaim($0, mechanic) }
  }

  /// A continuous mechanic claims before the lifts at its end; a wait at the end claims as soon as it has lasted.
  private static func upToClaim(_ contact: Contact, _ mechanic: Mechanic) -> Contact {
    var contact = contact
    if mechanic.isContinuous {
      while case .lift? = contact.rest.last?.action { contact.rest.removeLast() }
    }
    if let last = contact.rest.indices.last, case .wait(var wait) = contact.rest[last].action {
      wait.duration?.high = nil
      contact.rest[last].action = .wait(wait)
    }
    return contact
  }

  /// The value of a metric as a limit; `nil` for `none`.
  func limit(_ metric: Metric, isIncluded: Bool) -> Limit? {
    let setting = metrics[metric]
    return setting.amount.map {
      Limit($0, isIncluded: isIncluded, origin: .metric(metric, setBy: setting.setBy))
    }
  }

  /// From the first press to the last of several, in microseconds.
  func pressWindow(_ press: PressStep) -> Limits {
    press.within ?? Limits(high: limit(.multiFingerPressWindow, isIncluded: false))
  }

  /// From the last lift to the next press, in microseconds.
  func pause(before press: PressStep) -> Limits {
    press.after
      ?? Limits(
        low: limit(.doubleTouchMinTime, isIncluded: true), high: limit(.doubleTouchTimeout, isIncluded: false)
      )
  }

  /// How long a `wait` lasts, in microseconds.
  func duration(of wait: WaitStep) -> Limits {
    Limits(
      low: wait.duration?.low ?? limit(.longPressTimeout, isIncluded: true), high: wait.duration?.high)
  }

  /// From the base to the last lift, in microseconds.
  ///
  /// - Parameter isDirect: whether the lift follows the press without anything between.
  func contactTime(of lift: LiftStep, isDirect: Bool) -> Limits {
    lift.within ?? Limits(high: isDirect ? limit(.touchMaxDuration, isIncluded: false) : nil)
  }

  /// How far a move goes at least before it can hold: in points, of an orbit in degrees.
  ///
  /// It passes its slop beyond the slop's value, or at a stated least that is shorter.
  func leastDistance(of move: MoveStep) -> Limit? {
    let slop = limit(slopMetric(of: move.path), isIncluded: false)
    return move.distance?.low ?? slop
  }

  func slopMetric(of path: MovePath) -> Metric {
    switch path {
    case .translation: .dragSlop
    case .spread: .scaleSlop
    case .orbit: .rotationSlop
    }
  }

  /// The fastest that a measure can change, in points a second: two fingers that part do so at twice one's speed.
  func greatestSpeed(of path: MovePath) -> Limit? {
    guard var limit = limit(.maxFingerVelocity, isIncluded: true) else { return nil }
    if case .spread = path { limit.amount *= 2 }
    return limit
  }

  /// The least time in which a move can hold, in microseconds: by its distance, or as it states.
  ///
  /// - Parameter isAfterWait: whether a wait comes directly before it.
  func leastTime(of move: MoveStep, isAfterWait: Bool) -> Double {
    max(travelTime(of: move, isAfterWait: isAfterWait) ?? 0, move.within?.low?.amount ?? 0)
  }

  /// The time that the least distance takes a finger at its fastest, in microseconds.
  ///
  /// A move after a wait is measured from where the wait began, and fingers may go up to the wait's slop meanwhile.
  func travelTime(of move: MoveStep, isAfterWait: Bool) -> Double? {
    guard let speed = greatestSpeed(of: move.path), let distance = travel(of: move) else { return nil }
    var way = distance.amount
    if isAfterWait {
      guard let slop = limit(.longPressSlop, isIncluded: true) else { return 0 }
      way -= slop.amount * (speed.amount > (limit(.maxFingerVelocity, isIncluded: true)?.amount ?? 0) ? 2 : 1)
    }
    if way <= 0 { return 0 }
    return speed.amount > 0 ? way / speed.amount * 1_000_000 : .infinity
  }

  /// How far a finger travels at least, in points. The turn of an orbit says little, as fingers may be close to each
  /// other, but one finger leaves the touch slop.
  func travel(of move: MoveStep) -> Limit? {
    switch move.path {
    case .translation, .spread: leastDistance(of: move)
    case .orbit: limit(.touchSlop, isIncluded: false)
    }
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
