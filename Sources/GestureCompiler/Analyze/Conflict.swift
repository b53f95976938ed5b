package import SpecParser

/// What was found out about two activities, as data: `Conflict+Report` says it in words.
package struct Conflict: Sendable {
  package enum Rule: String, Sendable, Hashable, CaseIterable {
    case ambiguous = "conflict/ambiguous"
    case specialCase = "conflict/special-case"
    case nested = "conflict/nested"
    case delayed = "conflict/delayed"
    case unreachable = "conflict/unreachable"
    case undecided = "conflict/undecided"
  }

  /// Why the rule applies.
  package enum Cause: Sendable, Hashable {
    /// Both claim at one instant.
    case sameInstant
    /// Each can be the earlier; what the hand must do for the first of the two to be, and for the second.
    case race(first: WayNeeds, second: WayNeeds)
    /// The earlier one claims by a hold during which the later one, a touch, would go on.
    case cutsHoldOff
    /// The winner (0 or 1 of the activities) has what the other lacks.
    case specialCase(winner: Int)
    /// The earlier claim wins; what the hand must do for both to claim.
    case earlier(winner: Int, needs: WayNeeds)
    /// The inner one (0 or 1 of the activities) claims where the outer one would; who of the two wins such touches.
    case inside(inner: Int, winners: Set<Int>)
    /// A claim of one (0 or 1) is held for the other.
    case waits(waiting: Int, isDeclared: Bool)
    /// The last activity, or the last ones, always win: in every state, or where a condition holds.
    case beaten(when: Guard?)
    /// All that it could come after fail it instead.
    case neverWoken(begins: Bool)
    /// The search came to its bound, or what it found could not be replayed.
    case bound
  }

  /// An order of the two claims in which the one wins that a sentence calls the loser.
  package struct Exception: Sendable, Hashable {
    /// Whether it claims first there; else both claim at one instant.
    package var isEarlier: Bool
    /// What the hand must do for it.
    package var needs: WayNeeds
    /// Whether the winner can claim the first of two touches, and so leave nothing for the second.
    package var isOverIfFirstIsClaimed = false
    /// Whether a touch shows that it wins there.
    package var isProved = true
    /// Of what no touch shows, whether it may also claim at the same instant.
    package var mayBeAtOnce = false
  }

  /// A claim that is held, so that the loser wins meanwhile. Indices into `Machine.activities`.
  package struct HeldClaim: Sendable, Hashable {
    /// The winner, or one beside which the winner wins.
    package var waiting: Int
    package var awaited: [Int]
    /// Whether a finger lands that fails the winner's claim alone.
    package var finger = Finger.none
    /// Whether the loser certainly wins meanwhile.
    package var isCertain = true

    package enum Finger: Sendable, Hashable {
      case none
      /// Where one lands, and where none does.
      case mayLand
      case lands
    }
  }

  package var rule: Rule
  package var severity: Severity
  package var cause: Cause
  /// Indices into `Machine.activities`.
  package var activities: [Int]
  /// The mechanics that meet: indices into `Machine.mechanics`, in the order of the activities.
  package var mechanics: [Int]
  /// The relation between the two claims, and where they meet.
  package var relation: ClaimRelation?
  /// Microseconds; `nil` with a rule other than `delayed`, or when it lasts as long as fingers stay down.
  package var delay: Int64?
  package var witness: Witness?
  /// Who is recognized when the whole product gets the witness: indices into `Machine.activities`, in order; `nil` where it was not played.
  package var recognized: [Int]?
  /// Of several conflicts with one cause: who competes, or who stands on either side; empty of a single one.
  package var sides: [[Int]] = []
  /// Where the one that the sentence does not name as winner wins after all.
  package var exceptions: [Exception] = []
  /// Whether the winner also wins where it does not claim first.
  package var winsLater = false
  /// Others after whose claim the loser wins: the winner cannot win beside them, the loser can. Indices into `Machine.activities`.
  package var unlessAfter: [Int] = []
  /// Others that can take a finger that the loser does not have, and with it the winner's touch. Indices into `Machine.activities`.
  package var unlessTaken: [Int] = []
  /// Others at whose claim the winner's is not tried at that instant, but the loser's. Indices into `Machine.activities`.
  package var unlessWith: [Int] = []
  /// What lets the loser win by being held for another, for which the loser's own claim is not held.
  package var unlessHeld: [HeldClaim] = []
  /// Whether an order of the claims was not decided in which another may win, or other ways of an order than the one that was played; of
  /// what is undecided itself, whether both can claim in some order.
  package var hasOpenOrder = false
  /// Whether only a finger that jumps from one sample to the next makes both claim in this way.
  package var isJump = false
}

extension Conflict {
  /// The same of activities with other numbers: every field above that has indices into `Machine.activities`.
  func renumbered(_ number: (Int) -> Int) -> Conflict {
    var result = self
    result.activities = activities.map(number)
    result.recognized = recognized?.map(number)
    result.sides = sides.map { $0.map(number) }
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

/// How the claims of two activities lie to each other where both claim.
package struct ClaimRelation: Sendable, Hashable {
  /// Which claims come first, in some trace each.
  package var orders: Set<ClaimOrder>
  /// From the earlier claim to the later, microseconds over all traces; the upper end is `nil` when it is open.
  package var gapLeast: Int64
  package var gapMost: Int64?
  /// What the hand must do for both to claim.
  package var needs: WayNeeds
  /// Whether the meeting has no extent in angle, distance, time or velocity.
  package var isBoundary: Bool
  /// Whether the earlier one is continuous, and so under way when the later one claims.
  package var isSteal: Bool
  package var region: MeetingRegion
}

/// Where two activities meet, each measure over the samples that decide. `nil` where it is not limited.
package struct MeetingRegion: Sendable, Hashable {
  package struct Range: Sendable, Hashable {
    package var low: Double
    package var high: Double
  }

  /// Degrees; ranges in 0 ... 360.
  package var directions: [Range]?
  /// Points of displacement, of change of span.
  package var distance: Range?
  package var span: Range?
  /// Degrees of turn.
  package var turn: Range?
  /// Points a second at the lift.
  package var velocity: Range?
  /// Microseconds from the first press to the later claim.
  package var duration: Range
}

/// A finding about activities, with its proof.
package struct ConflictFinding: Sendable {
  package var finding: Finding
  package var conflict: Conflict
  package var witness: Witness? { conflict.witness }
  /// Whole milliseconds, rounded up.
  package var delayMs: Int? { conflict.delay.map { Int(($0 + 999) / 1000) } }
}

/// Everything that the analysis has to say about a spec.
package struct ConflictReport: Sendable {
  /// In the order of the spec's places.
  package var findings: [ConflictFinding] = []
  /// Pairs of activities that can share a finger; of those, pairs of recognizer shapes that had to be decided.
  package var pairs = 0
  package var shapePairs = 0
  /// What is known of the pairs that `resolve` names, or that its lines imply; the smaller index first.
  package var related: [ActivityPair: RelatedPair] = [:]
  /// Pairs of activities that stayed undecided.
  package var undecidedPairs = 0
  /// Ways to meet that the search found and no replay confirmed: failures of the analysis, never shown as conflicts.
  package var failedReplays = 0
  /// Of those, overlaps of no extent, whose exact values floating-point numbers may not have.
  package var failedBoundaryReplays = 0
  /// Questions about two shapes that an earlier run had answered.
  package var cachedAnswers = 0
  package var profile = AnalysisProfile()
}
