/// Where a candidate stands.
///
///     asleep ─► possible ─► claiming ─┬─► underWay ─► done, or rejoining ─► possible …
///                  │            ▲     │      └─► ending ─► done, or dead where another takes over
///                  │            │     ├─► done (discrete)
///                  ▼            │     └─► held ─► claiming
///                 dead ◄────── any
@usableFromInline
enum CandidateState: UInt8, Sendable, BitwiseCopyable {
  /// It sleeps until a mechanic that it may follow has claimed.
  case asleep
  /// It goes down its steps; also between presses.
  case possible
  /// It claims at this instant.
  case claiming
  /// Its claim waits for others to fail.
  case held
  /// It is continuous, has won and goes on.
  case underWay
  /// It is under way, and ends at this lift unless a claim made at the same lift takes over.
  case ending
  /// It was under way, lost a finger, and waits for its count to be complete again.
  case rejoining
  /// It has won and is over: kept while live candidates share a contact with it.
  case done
  /// It is over, and its place is free.
  case dead
}

/// A recognizer at work in the sequences of its target.
@usableFromInline
struct Candidate: Sendable, BitwiseCopyable {
  @usableFromInline var recognizer = 0
  @usableFromInline var serial: UInt32 = 0
  /// The number of the press with which it began.
  @usableFromInline var birth: UInt32 = 0
  @usableFromInline var state = CandidateState.dead
  /// The number of the contact that started it: it belongs to the instance of its target that this one is on.
  @usableFromInline var home: UInt8 = 0
  /// Whether a claim of it was admitted.
  @usableFromInline var hasWon = false
  /// Whether it started in the middle of a touch: what keeps still does so from its base on.
  @usableFromInline var isRevived = false
  /// Whether a finger of its present contact has lifted.
  @usableFromInline var hasLifted = false
  /// Whether the present step's move was more than none.
  @usableFromInline var hasPassedSlop = false
  /// Whether the direction, or another measure, lies just at the start of its range.
  @usableFromInline var startsAtDirection = false
  @usableFromInline var startsAtMeasure = false
  /// Whether it enters arbitration after having been held; just now, by the victory that is being settled.
  @usableFromInline var isReleased = false
  @usableFromInline var isFresh = false
  /// Whether its fingers lifted while it was held.
  @usableFromInline var endedWhileHeld = false
  /// Whether it was said to be possible, and has neither won nor failed since.
  @usableFromInline var isShown = false
  /// The end beyond which it took the touch over; none if it began by itself.
  @usableFromInline var camePast: ContentEnds = []
  /// The candidate that its claim is held for; -1 for those of the touch that waits.
  @usableFromInline var heldFor: Int32 = -1
  /// Finger slots of its present contact.
  @usableFromInline var fingers: UInt16 = 0
  /// How many fingers of its present contact have lifted, and the most that it had at once.
  @usableFromInline var lifts: UInt8 = 0
  @usableFromInline var mostFingers: UInt8 = 0
  /// Along what the threshold was passed last, of length 1; zero before.
  @usableFromInline var pastWay = Point.zero
  /// The number of the step that it waits for, among those of all recognizers.
  @usableFromInline var step = 0
  /// Contacts that it has taken in, past ones too.
  @usableFromInline var contacts: UInt64 = 0
  /// When a timer is due.
  @usableFromInline var deadline = Microseconds.max

  // What a frame asks of its recognizer
  /// What its recognizer's outcomes have in common, and whether a frame has to add something up for them.
  @usableFromInline var activity = 0
  @usableFromInline var mechanic = 0
  @usableFromInline var values: OutcomeValues = []
  @usableFromInline var isTurned = false
  /// Whether its frames need a closer look: a threshold that they may pass, the element that they are over, values along an axis, a
  /// scale of one finger.
  @usableFromInline var isWatched = false
  /// Whether strokes of its way are measured.
  @usableFromInline var followsWay = false
  /// What its translation keeps to.
  @usableFromInline var axis = ValueAxis.both
  /// Whether it has an orbit: turns are added up from the base on.
  @usableFromInline var hasOrbit = false

  // The present step
  /// Degrees since the base, and since the claim.
  @usableFromInline var turned = 0.0
  /// Turns that are missing in `turned`.
  @usableFromInline var owed = OwedTurns()
  @usableFromInline var startPlace = Point.zero
  @usableFromInline var startSpan = 0.0
  @usableFromInline var startTurn = 0.0
  @usableFromInline var startTime: Microseconds = 0
  /// Where the newest stroke of its way ended, and the greatest angle between a stroke and the way from the start to its end,
  /// in degrees.
  @usableFromInline var corner = Point.zero
  @usableFromInline var bend = 0.0

  // The claim
  /// Translation and scale up to the last change of fingers.
  @usableFromInline var carried = Point.zero
  @usableFromInline var valuePlace = Point.zero
  @usableFromInline var valueSpan = 0.0
  /// What the host has taken from the values; progress and commit count on. Docs/Recognition.md, 5.5.
  @usableFromInline var taken = TakenValues()
  @usableFromInline var carriedScale = 1.0
  /// The engine's settlement in which it has won, and the contacts on which it has.
  @usableFromInline var wonIn: UInt64 = 0
  @usableFromInline var won: UInt64 = 0
  /// Contacts whose lift it has taken in.
  @usableFromInline var lifted: UInt64 = 0

  // The present contact
  @usableFromInline var presses = 0
  @usableFromInline var firstPress: Microseconds = 0
  /// Sum of the last places of fingers that have lifted.
  @usableFromInline var liftSum = Point.zero
  @usableFromInline var liftTime: Microseconds = 0
  /// Where it began: the centre of its fingers at the base, wherever other fingers have moved it since.
  @usableFromInline var origin = Point.zero
  @usableFromInline var basePlace = Point.zero
  @usableFromInline var baseTime: Microseconds = 0
  @usableFromInline var baseSpan = 0.0
  /// The place furthest from `startPlace` while the move held; where a next move starts. Likewise for spans and turns.
  @usableFromInline var furthest = Point.zero
  @usableFromInline var furthestSpan = 0.0
  @usableFromInline var furthestTurn = 0.0
  /// When the step that follows a wait is too late.
  @usableFromInline var nextBefore = Microseconds.max
  @usableFromInline var name = 0

  @inlinable
  init() {}

  @inlinable @inline(__always)
  mutating func setHome(_ contact: UInt64) { home = UInt8(truncatingIfNeeded: contact.trailingZeroBitCount) }

  /// Whether it may still win.
  @inlinable var isAlive: Bool {
    switch state {
    case .asleep, .possible, .claiming, .held: true
    case .underWay, .ending, .rejoining, .done, .dead: false
    }
  }
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

/// What a candidate reports at its end: noted then, because its claim may come out late. Apart from the rest, which every
/// press writes anew.
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

/// What an instant did to a candidate. `GestureEngine.reason` says why it fails.
@usableFromInline
enum Verdict: Sendable {
  case goesOn, claims, fails
}
