/// The state of one recognizer on a path: what a candidate of the runtime remembers, with instants and events instead of times and places.
struct PathRunner: Sendable {
  let shape: RecognizerShape
  /// How deep its target is. It receives fingers that land at this depth or deeper.
  let level: Int
  /// Whether the first of its two moves may hold furthest at a place where the other recognizer's does not hold.
  var mayTurnLater = false
  /// Whether its candidate exists.
  var hasStarted = false
  /// The contact of the trace at which it started.
  var startContact = 0
  /// Index of the contact that it takes part in.
  var contact = 0
  /// Index of the step that it waits for, once the contact's fingers are complete; `steps.count` when they are done.
  var step = 0
  /// How many fingers have landed in the present contact, and which of its fingers are down.
  var presses = 0
  var fingers: FingerMask = 0
  /// The presses that it accepted: a bit for each, by `TouchPath.serial`.
  var contacts: UInt64 = 0
  /// Whether the present contact's fingers were all down.
  var isDown = false
  /// Whether a finger of the present contact has lifted: no other may land.
  var hasLifted = false
  /// Instants: the present contact's first press, the base, the start of the present step.
  var firstPress = 0
  var base = 0
  var start = 0
  /// The event of the base, and the one from whose places the present move or rest is measured.
  var baseEvent = 0
  var origin = 0
  /// The displacements before one of several fingers lifted.
  var prior: [Leg] = []
  var hasPassed = false
  /// Whether the present move has passed its slop and is judged again when it has lasted its least time.
  var isDue = false
  /// Whether the present rest has begun again.
  var hasRestarted = false
  /// The last event at which a rest began again.
  var lastRestart: Int?
  /// The latest time of the step after a wait, from an instant.
  var nextMost: (since: Int, most: Int64)?
  /// The latest time at which the next move begins, from an instant.
  var turnMost: (since: Int, most: Int64)?
  /// The event of the last sample since the base or the origin.
  var lastSample: Int?
  /// Index of the event at which it claims.
  var claim: Int?
  /// Index of the event at which it ended after its claim, since too few of its fingers were left.
  var end: Int?
  /// The instant of the last lift of the contact before.
  var lastLift: Int?
  /// Whether it has failed. Only searches that look for failures go on then.
  var isOut = false

  /// Whether its candidate is possible: neither claimed nor failed.
  var isAlive: Bool { hasStarted && claim == nil && !isOut }
  var contactShape: ContactShape { shape.contacts[min(contact, shape.contacts.count - 1)] }
  var isLastContact: Bool { contact == shape.contacts.count - 1 }
  /// The step that it waits for, while fingers are down.
  var current: StepShape? {
    guard isDown && claim == nil && !isOut else { return nil }
    let steps = contactShape.steps
    return steps.indices.contains(step) ? steps[step] : nil
  }
  /// Whether the present step is the one that claims.
  var isClaimStep: Bool { isLastContact && step == shape.claimStep }
  /// The step after the present one, and the one before.
  var next: StepShape? {
    let steps = contactShape.steps
    return steps.indices.contains(step + 1) ? steps[step + 1] : nil
  }
  var previous: StepShape? { step > 0 ? contactShape.steps[step - 1] : nil }
  /// Whether the present step demands that every finger is near its press, since no move came before in this contact.
  var isStill: Bool {
    guard let current, !current.kind.isMove else { return false }
    return !contactShape.steps[..<step].contains { $0.kind.isMove }
  }
  /// Whether it is as far as another one of an equal recognizer.
  func isInStep(with other: PathRunner) -> Bool {
    contact == other.contact && step == other.step && hasPassed == other.hasPassed && isDue == other.isDue
      && start == other.start && origin == other.origin && claim == other.claim && isOut == other.isOut
  }
  /// Whether it waits for a press, of the same contact or of the next one.
  var isPressing: Bool { isAlive && !isDown }
  /// Whether it waits for the first press of the next contact.
  var isBetween: Bool { isPressing && presses == 0 }
  /// Whether another runner measures the same fingers from the same places.
  func measuresLike(_ other: PathRunner) -> Bool {
    origin == other.origin && fingers == other.fingers && baseEvent == other.baseEvent && prior == other.prior
  }
  /// Whether enough fingers remain for the contact to go on.
  func isEnough(_ rest: FingerMask) -> Bool {
    rest != 0 && rest.nonzeroBitCount >= shape.fingers.lowerBound
  }
}

/// The effect of one sample on one runner.
struct SampleEffect: Sendable {
  enum Kind: Sendable, Hashable {
    /// Nothing; it goes on.
    case none
    /// The slop is passed, and the move does not hold yet, or need not.
    case passes
    /// The move holds: it claims, or the next step begins.
    case holds
    /// A rest begins again here.
    case restarts
    /// It fails.
    case fails
    /// It fails, since the step after a wait did not come in time.
    case expires
  }

  var kind: Kind
  var region: SampleRegion?
  /// How far every finger may be from its press.
  var still: Double?
  /// How far from its press some finger is at least.
  var leaves: Double?
  /// Time since the start of the step.
  var elapsed: Delay?
  var speed: Extent?

  init(
    _ kind: Kind, _ region: SampleRegion? = nil, still: Double? = nil, leaves: Double? = nil,
    elapsed: Delay? = nil, speed: Extent? = nil
  ) {
    self.kind = kind
    self.region = region
    self.still = still
    self.leaves = leaves
    self.elapsed = elapsed
    self.speed = speed
  }
}
