package import SpecParser

/// A conflict as data. `Conflict+Report` describes it in words.
package struct Conflict: Sendable {
  package enum Rule: String, Sendable, Hashable, CaseIterable {
    case ambiguous = "conflict/ambiguous"
    case specialCase = "conflict/special-case"
    case nested = "conflict/nested"
    case delayed = "conflict/delayed"
    case unreachable = "conflict/unreachable"
    case undecided = "conflict/undecided"
  }

  /// The reason why the rule applies.
  package enum Cause: Sendable, Hashable {
    /// Both claim at one instant.
    case sameInstant
    /// One (0 or 1 of the activities) claims first in the single value in which both claim.
    case first(Int)
    /// Each can claim first, with the needs of touches on which the first does, and on which the second does. `late` (0 or 1) is preferred
    /// and never claims first; it wins only some of the touches on which both claim at once.
    case race(first: WayNeeds, second: WayNeeds, late: Int?)
    /// The earlier claim is held for a third activity, an index into `Machine.activities`, and comes out at the instant of the other claim;
    /// or both are held for it, and come out together.
    case released(awaited: Int, areBothHeld: Bool)
    /// The earlier one claims by a hold, during which the later one, a touch, is still possible.
    case cutsHoldOff
    /// The winner (0 or 1 of the activities) is a special case of the other.
    case specialCase(winner: Int)
    /// The earlier claim wins, with the needs of touches on which both claim.
    case earlier(winner: Int, needs: WayNeeds)
    /// The winner (0 or 1) claims first, and one of its fingers lifts and ends it before the other, which is preferred to it, claims.
    case over(winner: Int)
    /// The second fails when the first takes the touch over from one of these, beside which it can win. They are indices into
    /// `Machine.activities`.
    case taken(from: [Int])
    /// One (0 or 1 of the activities) has the inner target. `winners` win touches that both claim.
    case inside(inner: Int, winners: Set<Int>)
    /// A claim of one (0 or 1) is held for the other.
    case waits(waiting: Int, isDeclared: Bool)
    /// The last activity or activities always win: in every state, or if a condition holds.
    case beaten(when: Guard?)
    /// Every activity that it could come after makes it fail instead.
    case neverWoken(begins: Bool)
    /// The search reached its limit, or no replay confirmed what it found.
    case bound
  }

  /// An order of the two claims in which the loser of the sentence wins, alone or with the winner.
  package struct Exception: Sendable, Hashable {
    /// Whether it claims first there; else both claim at one instant.
    package var isEarlier: Bool
    /// The needs of touches with this order.
    package var needs: WayNeeds
    /// Whether the winner can claim the first of two touches, so that the loser cannot win the second.
    package var isOverIfFirstIsClaimed = false
    /// Whether a touch shows that the loser wins.
    package var isProved = true
    /// Without such a touch, whether the loser may also claim at the same instant.
    package var mayBeAtOnce = false
    /// Whether the winner is recognized, too: the two are in one `together`.
    package var areBoth = false
    /// Activities for which the loser's claim may be held, indices into `Machine.activities`.
    package var heldFor: [Int] = []
  }

  /// A claim that is held, so that the loser wins meanwhile. Indices into `Machine.activities`.
  package struct HeldClaim: Sendable, Hashable {
    /// The winner, or an activity that must win first for the winner to win.
    package var waiting: Int
    package var awaited: [Int]
    /// Whether another finger lands, which makes only the winner fail.
    package var finger = Finger.none
    /// Whether the loser certainly wins meanwhile.
    package var isCertain = true

    package enum Finger: Sendable, Hashable {
      case none
      /// The loser wins with another finger and without one.
      case mayLand
      case lands
    }
  }

  /// Touches that an activity seems made for and never wins, although it wins others.
  package enum LostTouches: Sendable, Hashable {
    /// Those that move in one of these directions of its own.
    case toward([DirectionWord])
    /// Those whose fingers do not move before the last one has landed.
    case withoutDrift
  }

  package var rule: Rule
  package var severity: Severity
  package var cause: Cause
  /// The activities in conflict, as indices into `Machine.activities`.
  package var activities: [Int]
  /// The mechanics that meet, as indices into `Machine.mechanics`, in the order of the activities.
  package var mechanics: [Int]
  /// The relation between the two claims, and where they meet.
  package var relation: ClaimRelation?
  /// The delay of `delayed`, in microseconds; `nil` with another rule, or if it lasts as long as fingers stay down.
  package var delay: Int64?
  package var witness: Witness?
  /// The activities that the whole product recognizes in the witness, in order, as indices into `Machine.activities`; `nil` if it was not
  /// played.
  package var recognized: [Int]?
  /// One of these that wins over both, and the one of the two that claims at the same instant, so that only names decide. They are indices
  /// into `Machine.activities`.
  package var openTie: ActivityPair?
  /// Whether one of these does not exist in some state in which the two do.
  package var areThirdsPartly = false
  /// The activities of either side of a group of conflicts with one cause; all on the first side if they compete with one another. Empty for
  /// a single conflict.
  package var sides: [[Int]] = []
  /// The orders of claims in which the loser of the sentence wins, alone or with the winner.
  package var exceptions: [Exception] = []
  /// Activities for which the first of two claims may be held, if it loses the shown touch; indices into `Machine.activities`.
  package var heldFor: [Int] = []
  /// Whether the winner also wins without claiming first.
  package var winsLater = false
  /// Third activities after whose win the loser can win, and the winner cannot, as indices into `Machine.activities`.
  package var unlessAfter: [Int] = []
  /// Third activities that can win the winner's touch by a finger that the loser does not have, as indices into `Machine.activities`.
  package var unlessTaken: [Int] = []
  /// Third activities that claim at the same instant and have precedence over the winner, but not over the loser. They are indices into
  /// `Machine.activities`.
  package var unlessWith: [Int] = []
  /// The touches that an activity never wins; `nil` for all of them.
  package var lost: LostTouches?
  /// Whether an activity that can never win may win after all if the state changes between its presses.
  package var unlessStateChanges = false
  /// Held claims during which the loser can win.
  package var unlessHeld: [HeldClaim] = []
  /// Whether it is undecided that another can win in an order of the claims, or on other paths of the played order. With `undecided`:
  /// whether both can claim in some order.
  package var hasOpenOrder = false
  /// Whether the witness needs a finger that jumps from one sample to the next.
  package var isJump = false
}

extension Conflict {
  /// The same conflict with other indices of activities. It changes every field with indices into `Machine.activities`.
  func renumbered(_ number: (Int) -> Int) -> Conflict {
    var result = self
    if case .taken(let givers) = cause { result.cause = .taken(from: givers.map(number)) }
    if case .released(let awaited, let areBothHeld) = cause {
      result.cause = .released(awaited: number(awaited), areBothHeld: areBothHeld)
    }
    result.activities = activities.map(number)
    result.recognized = recognized?.map(number)
    result.openTie = openTie.map { ActivityPair(number($0.first), number($0.second)) }
    result.sides = sides.map { $0.map(number) }
    for index in exceptions.indices {
      result.exceptions[index].heldFor = exceptions[index].heldFor.map(number)
    }
    result.heldFor = heldFor.map(number)
    result.unlessAfter = unlessAfter.map(number)
    result.unlessTaken = unlessTaken.map(number)
    result.unlessWith = unlessWith.map(number)
    result.unlessHeld = unlessHeld.map { held in
      var held = held
      held.waiting = number(held.waiting)
      held.awaited = held.awaited.map(number)
      return held
    }
    return result
  }
}

/// The relation of two activities' claims, in touches that both claim.
package struct ClaimRelation: Sendable, Hashable {
  /// The orders in which the claims can come, each shown by some trace.
  package var orders: Set<ClaimOrder>
  /// Time from the earlier claim to the later over all traces, in microseconds; the upper end is `nil` if it is open.
  package var gapLeast: Int64
  package var gapMost: Int64?
  /// The needs of touches on which both claim.
  package var needs: WayNeeds
  /// Whether the overlap has no extent in angle, distance, time or velocity.
  package var isBoundary: Bool
  /// Whether the earlier one is continuous, and therefore active when the later one claims.
  package var isSteal: Bool
  package var region: MeetingRegion
}

/// The ranges of measures in which two activities meet, at the deciding samples; `nil` without a limit.
package struct MeetingRegion: Sendable, Hashable {
  package struct Range: Sendable, Hashable {
    package var low: Double
    package var high: Double
  }

  /// Directions in degrees, as ranges in 0 ... 360.
  package var directions: [Range]?
  /// Displacement and change of span, in points.
  package var distance: Range?
  package var span: Range?
  /// Turn in degrees.
  package var turn: Range?
  /// Velocity at the lift, in points per second.
  package var velocity: Range?
  /// Time from the first press to the later claim, in microseconds.
  package var duration: Range
}

/// A finding about activities, with its proof.
package struct ConflictFinding: Sendable {
  package var finding: Finding
  package var conflict: Conflict
  package var witness: Witness? { conflict.witness }
  /// The delay in milliseconds, as the message says it.
  package var delayMs: Double? { conflict.delay.map(MeasureText.milliseconds) }
}

/// The result of an analysis.
package struct ConflictReport: Sendable {
  /// The findings, sorted by their source locations.
  package var findings: [ConflictFinding] = []
  /// Recognizers that no touch makes claim.
  var impossible: Set<RecognizerPlace> = []
  /// Number of pairs of activities that can share a finger, and of pairs of shapes that were decided.
  package var pairs = 0
  package var shapePairs = 0
  /// The pairs that `resolve` names or implies, the smaller index first.
  package var related: [ActivityPair: RelatedPair] = [:]
  /// Number of undecided pairs of activities.
  package var undecidedPairs = 0
  /// Number of meetings that the search found and no replay confirmed. These failures of the analysis are never shown as conflicts.
  package var failedReplays = 0
  /// Number of failed replays of overlaps without extent, whose exact values floating-point numbers may not have.
  package var failedBoundaryReplays = 0
  /// Number of pairs of shapes that an earlier run had decided.
  package var cachedAnswers = 0
  package var profile = AnalysisProfile()
}
