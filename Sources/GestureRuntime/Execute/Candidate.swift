/// Where a candidate stands.
///
///     asleep ─► possible ─► claiming ─┬─► underWay ─► done, or rejoining ─► possible …
///                  │            ▲     │      └─► ending ─► done, or dead where another takes over
///                  │            │     ├─► done (discrete)
///                  ▼            │     └─► held ─► claiming
///                 dead ◄────── any
enum CandidateState: UInt8, Sendable {
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
  /// It has won and is over: kept while others that it meets are alive.
  case done
  /// It is over, and its place is free.
  case dead
}

/// A recognizer at work in the sequences of its target.
struct Candidate: Sendable {
  var recognizer = 0
  /// Where its recognizer's steps begin in `TableView.steps`.
  var firstStep = 0
  /// Index of the step that it waits for.
  var step = 0
  var serial: UInt32 = 0
  /// Finger slots of its present contact.
  var fingers: UInt16 = 0
  var state = CandidateState.dead

  // What it was told, side by side: a new one has all of it unsaid at once
  /// Whether a claim of it was admitted.
  var hasWon = false
  /// Whether it started in the middle of a touch: what keeps still does so from its base on.
  var isRevived = false
  /// Whether a finger of its present contact has lifted.
  var hasLifted = false
  /// Whether the present step's move was more than none.
  var hasPassedSlop = false
  /// Whether the direction, or another measure, lies just at the start of its range.
  var startsAtDirection = false
  var startsAtMeasure = false
  /// Whether it enters arbitration after having been held; just now, by the victory that is being settled.
  var isReleased = false
  var isFresh = false
  /// Whether its fingers lifted while it was held.
  var endedWhileHeld = false
  /// Along what the threshold was passed last, of length 1; zero before.
  var pastWay = Point.zero

  /// Contacts that it has taken in, past ones too.
  var contacts: UInt64 = 0
  /// Those whose lift it has taken in.
  var lifted: UInt64 = 0
  /// The contacts on which it has won, and at which of the engine's settlements.
  var won: UInt64 = 0
  var wonIn: UInt64 = 0

  // The present contact
  var presses = 0
  /// The most fingers that it had at once.
  var mostFingers = 0
  /// Sum and number of the last places of fingers that have lifted.
  var lifts = 0
  var liftSum = Point.zero
  var liftTime: Microseconds = 0
  var firstPress: Microseconds = 0
  /// Where it began: the centre of its fingers at the base, wherever other fingers have moved it since.
  var origin = Point.zero
  var baseTime: Microseconds = 0
  var basePlace = Point.zero
  var baseSpan = 0.0
  /// Degrees since the base, and since the claim.
  var turned = 0.0
  /// Turns that are missing in `turned`.
  var owed = OwedTurns()

  // The present step
  var startTime: Microseconds = 0
  var startPlace = Point.zero
  /// The place furthest from `startPlace` while the move held; where a next move starts.
  var furthest = Point.zero
  /// Likewise for spans and turns.
  var startSpan = 0.0
  var startTurn = 0.0
  var furthestSpan = 0.0
  var furthestTurn = 0.0
  /// When the step that follows a wait is too late.
  var nextBefore = Microseconds.max
  /// When a timer is due.
  var deadline = Microseconds.max

  // The claim
  /// The candidate that it is held for.
  var heldFor = -1
  var name = 0
  /// Translation and scale up to the last change of fingers.
  var carried = Point.zero
  var carriedScale = 1.0
  var valuePlace = Point.zero
  var valueSpan = 0.0
  /// What the host has taken from the values; progress and commit count on. Docs/Recognition.md, 5.5.
  var taken = TakenValues()

  /// Whether it may still win.
  var isAlive: Bool {
    switch state {
    case .asleep, .possible, .claiming, .held: true
    case .underWay, .ending, .rejoining, .done, .dead: false
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
  @usableFromInline var over: ElementID?
  @usableFromInline var isCommitted = false

  @usableFromInline
  init() {}
}

/// What an instant did to a candidate.
enum Verdict {
  case goesOn
  case claims
  case fails(FailureReason)

  static func fails(
    _ cause: FailureCause, _ measured: Double = 0, _ limit: Double = 0
  ) -> Verdict {
    .fails(FailureReason(cause, measured: measured, limit: limit))
  }
}
