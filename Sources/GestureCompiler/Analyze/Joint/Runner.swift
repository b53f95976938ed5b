/// One of the two recognizers on its way down its steps, over abstract samples.
struct Runner: Sendable {
  let shape: RecognizerShape
  /// Index of the contact that it takes part in.
  var contact = 0
  /// Index of the step that it waits for; `steps.count` when the contact's steps are done.
  var step = 0
  /// Instants: the base, and the start of the present step.
  var base = 0
  var start = 0
  /// The event from whose place the present move is measured; `nil` is the base.
  var origin: Int?
  var hasPassed = false
  /// The move that has passed its slop is judged again when it has lasted its least time.
  var isDue = false
  /// The present rest has begun again.
  var hasRestarted = false
  /// The step after a wait comes at most so long after an instant.
  var nextMost: (since: Int, most: Int64)?
  /// The move that held ends at most so long after an instant: the next one begins by then.
  var turnMost: (since: Int, most: Int64)?
  /// Index of the event at which it claims.
  var claim: Int?
  /// The instant of the last lift of the contact before.
  var lastLift: Int?
  /// Whether the present contact's fingers are all down.
  var isDown = false
  /// It cannot claim any more; only where that is what is looked for.
  var isOut = false

  init(_ shape: RecognizerShape) { self.shape = shape }

  var contactShape: ContactShape { shape.contacts[min(contact, shape.contacts.count - 1)] }
  var isLastContact: Bool { contact == shape.contacts.count - 1 }
  /// The step that it waits for, while fingers are down.
  var current: StepShape? {
    let steps = contactShape.steps
    return isDown && claim == nil && !isOut && steps.indices.contains(step) ? steps[step] : nil
  }
  /// Whether the present step is the one that claims.
  var isClaimStep: Bool { isLastContact && step == shape.claimStep }
  /// Whether fingers must still be where they were pressed.
  var isStill: Bool {
    guard let current else { return false }
    return current.kind == .wait || current.kind == .lift
  }
  /// The step after the present one.
  var next: StepShape? {
    let steps = contactShape.steps
    return steps.indices.contains(step + 1) ? steps[step + 1] : nil
  }
}

/// What one sample does to one runner.
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
    /// It fails, since what follows a wait did not come in time.
    case expires
  }

  var kind: Kind
  var region: SampleRegion?
  /// Time since the start of the step.
  var elapsed: Delay?
  var speed: Extent?

  init(_ kind: Kind, _ region: SampleRegion? = nil, elapsed: Delay? = nil, speed: Extent? = nil) {
    self.kind = kind
    self.region = region
    self.elapsed = elapsed
    self.speed = speed
  }
}
