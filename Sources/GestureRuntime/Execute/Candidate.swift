/// The state of a candidate.
///
///     asleep ─► possible ─► claiming ─┬─► underWay ─► done, or rejoining ─► possible …
///                  │            ▲     │      └─► ending ─► done, or dead where another takes over
///                  │            │     ├─► done (discrete)
///                  ▼            │     └─► held ─► claiming
///                 dead ◄────── any
@usableFromInline
enum CandidateState: UInt8, Sendable, BitwiseCopyable {
  /// Sleeps until a mechanic that it may follow has claimed.
  case asleep
  /// Goes through its steps, or is between presses.
  case possible
  /// Claims at this instant.
  case claiming
  /// Its claim waits for others to fail.
  case held
  /// Is continuous, has won and goes on.
  case underWay
  /// Is under way, and ends at this lift unless a claim made at the same lift takes over.
  case ending
  /// Was under way or asleep, and waits until it has the right number of fingers.
  case rejoining
  /// Has won and is over; kept while live candidates share a contact with it.
  case done
  /// Is over; the next `sweep` frees its place.
  case dead
}

/// The state of one recognizer in the sequences of its target.
@usableFromInline
struct Candidate: Sendable, BitwiseCopyable {
  @usableFromInline var recognizer = 0
  @usableFromInline var serial: UInt32 = 0
  /// The number of the press with which it began.
  @usableFromInline var birth: UInt32 = 0
  @usableFromInline var state = CandidateState.dead
  /// The number of the contact that started it. The candidate belongs to the instance of its target that this contact is on.
  @usableFromInline var home: UInt8 = 0
  /// Whether a claim of it was admitted.
  @usableFromInline var hasWon = false
  /// Whether it started in the middle of a touch. Slops then count from its base, not from the presses.
  @usableFromInline var isRevived = false
  /// Whether a finger of its present contact has lifted.
  @usableFromInline var hasLifted = false
  /// Whether the move of the present step has passed its slop.
  @usableFromInline var hasPassedSlop = false
  /// Whether the direction is exactly at the start of its range. Decides ties.
  @usableFromInline var startsAtDirection = false
  /// Whether another measure is exactly at the start of its range. Decides ties.
  @usableFromInline var startsAtMeasure = false
  /// Whether its fingers lifted while it was held.
  @usableFromInline var endedWhileHeld = false
  /// Whether it was reported as `possible`, and has neither won nor failed since.
  @usableFromInline var isShown = false
  /// Whether a refused hand-over of it was recorded.
  @usableFromInline var wasRefused = false
  /// The content end beyond which it took the touch over; empty if it began by itself.
  @usableFromInline var camePast: ContentEnds = []
  /// After how many wins of an arbitration it was released, counted from 1; 0 if it was not held.
  @usableFromInline var releasedAfter: UInt16 = 0
  /// The candidate that its claim is held for, -1 for the waiting touch, as `releaseHeld` has found it.
  @usableFromInline var heldFor: Int32 = -1
  /// Finger slots of its present contact.
  @usableFromInline var fingers: UInt16 = 0
  /// How many fingers of its present contact have lifted.
  @usableFromInline var lifts: UInt8 = 0
  /// The most fingers that its present contact had at once.
  @usableFromInline var mostFingers: UInt8 = 0
  /// The unit vector of the movement when it last was beyond the commit threshold; zero before.
  @usableFromInline var pastWay = Point.zero
  /// The number of the step that it waits for, among the steps of all recognizers.
  @usableFromInline var step = 0
  /// All its contacts, past ones too, as long as they may decide: see `isSpare`.
  @usableFromInline var contacts: UInt64 = 0
  /// The time of its next timer.
  @usableFromInline var deadline = Microseconds.max

  // Facts of its recognizer that frames need.
  /// The activity, mechanic and values of its outcomes under way.
  @usableFromInline var activity = 0
  @usableFromInline var mechanic = 0
  @usableFromInline var values: OutcomeValues = []
  /// Whether its outcomes have a rotation, for which frames add turns up.
  @usableFromInline var isTurned = false
  /// Whether its frames need the slow path. Reasons are a threshold, the element under the finger, values along an axis, a scale of one
  /// finger, or a hand-over.
  @usableFromInline var isWatched = false
  /// Whether the strokes of its movement are measured.
  @usableFromInline var followsWay = false
  /// The axes along which its translation counts.
  @usableFromInline var axis = ValueAxis.both
  /// Whether it has an orbit, so that turns are added up from the base on.
  @usableFromInline var hasOrbit = false

  // The present step
  /// Degrees turned since the base, or since the claim once its values start there.
  @usableFromInline var turned = 0.0
  /// Turns that are not yet added to `turned`.
  @usableFromInline var owed = OwedTurns()
  @usableFromInline var startPlace = Point.zero
  @usableFromInline var startSpan = 0.0
  @usableFromInline var startTurn = 0.0
  @usableFromInline var startTime: Microseconds = 0
  /// The end of the newest stroke.
  @usableFromInline var corner = Point.zero
  /// The greatest angle between a stroke and the displacement at the stroke's end, in degrees.
  @usableFromInline var bend = 0.0

  // The claim
  /// The translation up to the last change of fingers.
  @usableFromInline var carried = Point.zero
  @usableFromInline var valuePlace = Point.zero
  /// The span from which the scale goes on from `carriedScale`: at the base or the claim, or since the last change of fingers.
  @usableFromInline var valueSpan = 0.0
  /// What resets by the host take off the values. Progress and commit ignore it. Docs/Recognition.md, 5.5.
  @usableFromInline var taken = TakenValues()
  /// The scale up to the last change of fingers.
  @usableFromInline var carriedScale = 1.0
  /// The engine's `settlement` in which it won.
  @usableFromInline var wonIn: UInt64 = 0
  /// The contacts on which it won.
  @usableFromInline var won: UInt64 = 0
  /// The contacts whose lift it has processed.
  @usableFromInline var lifted: UInt64 = 0

  // The present contact
  @usableFromInline var presses = 0
  @usableFromInline var firstPress: Microseconds = 0
  /// Sum of the last places of fingers that have lifted.
  @usableFromInline var liftSum = Point.zero
  @usableFromInline var liftTime: Microseconds = 0
  /// The centroid of its fingers at the base. Unlike `basePlace`, it does not shift when fingers join or leave later.
  @usableFromInline var origin = Point.zero
  @usableFromInline var basePlace = Point.zero
  @usableFromInline var baseTime: Microseconds = 0
  /// The place furthest from `startPlace` while the move held: the start of a next move. `furthestSpan` and `furthestTurn` likewise.
  @usableFromInline var furthest = Point.zero
  @usableFromInline var furthestSpan = 0.0
  @usableFromInline var furthestTurn = 0.0
  /// The time from which the step that follows a wait is too late.
  @usableFromInline var nextBefore = Microseconds.max
  @usableFromInline var name = 0

  @inlinable
  init() {}

  /// Forgets what decides ties: they are about the contact with which it claims.
  @inlinable @inline(__always)
  mutating func forgetTies() {
    startsAtDirection = false
    startsAtMeasure = false
  }

  /// Starts a step: its measures count from this place, span and time, and from what has turned.
  @inlinable @inline(__always)
  mutating func startStep(at place: Point, span: Double, _ time: Microseconds) {
    startTime = time
    startPlace = place
    furthest = place
    startSpan = span
    furthestSpan = span
    startTurn = turned
    furthestTurn = turned
  }

  @inlinable @inline(__always)
  mutating func setHome(_ contact: UInt64) { home = UInt8(truncatingIfNeeded: contact.trailingZeroBitCount) }

  /// Whether it may still win.
  @inlinable var isAlive: Bool {
    switch state {
    case .asleep, .possible, .claiming, .held: true
    case .underWay, .ending, .rejoining, .done, .dead: false
    }
  }

  /// Whether it enters arbitration after having been held.
  @inlinable var isReleased: Bool { releasedAfter > 0 }

  /// Whether it is under way, also if this instant ends it or hands its touch over.
  @inlinable var isUnderWay: Bool { state == .underWay || state == .ending }
}

/// The axes of the screen along which the values of a candidate count.
@usableFromInline
enum ValueAxis: UInt8, Sendable, BitwiseCopyable {
  case both, horizontal, vertical

  /// The part of a movement that lies along it.
  @inlinable
  func part(of movement: Point) -> Point {
    switch self {
    case .both: movement
    case .horizontal: Point(x: movement.x, y: 0)
    case .vertical: Point(x: 0, y: movement.y)
    }
  }
}

/// What a candidate reports at its end. It is stored then, because a held claim is reported later. It is apart from `Candidate`, which
/// every press writes anew.
@usableFromInline
struct CandidateEnd: Sendable, BitwiseCopyable {
  @usableFromInline var place = Point.zero
  @usableFromInline var fingers = 0
  @usableFromInline var translation = Point.zero
  @usableFromInline var travel = Point.zero
  @usableFromInline var velocity = Point.zero
  @usableFromInline var scale = 1.0
  @usableFromInline var progress = 0.0
  @usableFromInline var over = ElementUnder.none
  @usableFromInline var isCommitted = false
  @usableFromInline var detent: UInt8 = 0

  @usableFromInline
  init() {}
}

/// The effect of an instant on a candidate. `GestureEngine.reason` has the reason of a failure.
@usableFromInline
enum Verdict: Sendable {
  case goesOn, claims, fails
}
