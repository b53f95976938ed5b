/// Where a candidate of generated code stands: as `CandidateState`.
@usableFromInline
enum CodeStanding: UInt8, Sendable, BitwiseCopyable {
  case asleep, possible, claiming, held, underWay, ending, rejoining, done, dead
}

/// What an instant did to a candidate.
@usableFromInline
enum CodeVerdict: Sendable {
  case goesOn, claims, fails
}

/// A recognizer of generated code at work in the sequences of its target: as `Candidate`, whose words it has.
@usableFromInline
struct CodeCandidate: Sendable, BitwiseCopyable {
  @usableFromInline var recognizer = 0
  @usableFromInline var serial: UInt32 = 0
  @usableFromInline var state = CodeStanding.dead
  @usableFromInline var hasWon = false
  @usableFromInline var isRevived = false
  @usableFromInline var hasLifted = false
  @usableFromInline var hasPassedSlop = false
  @usableFromInline var startsAtDirection = false
  @usableFromInline var startsAtMeasure = false
  @usableFromInline var isReleased = false
  @usableFromInline var isFresh = false
  @usableFromInline var endedWhileHeld = false
  @usableFromInline var pastWay = Point.zero
  @usableFromInline var fingers: UInt16 = 0
  /// The number of the step that it waits for, among those of all recognizers.
  @usableFromInline var step = 0
  @usableFromInline var contacts: UInt64 = 0
  @usableFromInline var deadline = Microseconds.max
  /// What its recognizer's outcomes have in common, and whether a frame has to add something up for them.
  @usableFromInline var activity = 0
  @usableFromInline var mechanic = 0
  @usableFromInline var values: OutcomeValues = []
  @usableFromInline var isTurned = false
  /// Whether its frames need a closer look: a threshold that they may pass, or the element that they are over.
  @usableFromInline var isWatched = false
  /// Whether it has an orbit: turns are added up from the base on.
  @usableFromInline var hasOrbit = false
  @usableFromInline var turned = 0.0
  /// Turns that are missing in `turned`.
  @usableFromInline var owed = OwedTurns()
  @usableFromInline var startPlace = Point.zero
  @usableFromInline var startSpan = 0.0
  @usableFromInline var startTurn = 0.0
  @usableFromInline var startTime: Microseconds = 0
  @usableFromInline var carried = Point.zero
  @usableFromInline var valuePlace = Point.zero
  @usableFromInline var valueSpan = 0.0
  /// What the host has taken from the values.
  @usableFromInline var taken = TakenValues()
  @usableFromInline var carriedScale = 1.0
  @usableFromInline var wonIn: UInt64 = 0
  @usableFromInline var won: UInt64 = 0
  @usableFromInline var lifted: UInt64 = 0
  @usableFromInline var presses = 0
  @usableFromInline var mostFingers = 0
  @usableFromInline var firstPress: Microseconds = 0
  @usableFromInline var liftSum = Point.zero
  @usableFromInline var lifts = 0
  @usableFromInline var liftTime: Microseconds = 0
  @usableFromInline var origin = Point.zero
  @usableFromInline var basePlace = Point.zero
  @usableFromInline var baseTime: Microseconds = 0
  @usableFromInline var baseSpan = 0.0
  @usableFromInline var furthest = Point.zero
  @usableFromInline var furthestSpan = 0.0
  @usableFromInline var furthestTurn = 0.0
  @usableFromInline var nextBefore = Microseconds.max
  @usableFromInline var heldFor = -1
  @usableFromInline var name = 0

  @inlinable
  init() {}

  /// Whether it may still win.
  @inlinable var isAlive: Bool {
    switch state {
    case .asleep, .possible, .claiming, .held: true
    case .underWay, .ending, .rejoining, .done, .dead: false
    }
  }
}

/// A movement since its start.
@usableFromInline
struct CodeChange {
  @usableFromInline var kind: StepKind
  @usableFromInline var displacement: Point
  /// Points (translation, span) or degrees, with the sense as sign.
  @usableFromInline var amount: Double
  @usableFromInline var span: Double

  @inlinable @inline(__always)
  init(kind: StepKind, displacement: Point, amount: Double, span: Double = 0) {
    self.kind = kind
    self.displacement = displacement
    self.amount = amount
    self.span = span
  }

  @inlinable var size: Double { amount.magnitude.measured }
  @inlinable var direction: Double { Angle.direction(displacement) }
}
