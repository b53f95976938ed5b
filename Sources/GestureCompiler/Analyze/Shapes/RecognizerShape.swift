/// A recognizer without names and places. Pairs of equal shapes have the same decision, which is kept by shape.
struct RecognizerShape: Sendable, Hashable {
  var fingers: ClosedRange<Int>
  var contacts: [ContactShape]
  /// Index of the step that claims, in the last contact; -1: the press that completes its fingers.
  var claimStep: Int
  var isContinuous: Bool

  /// Whether fingers lift before it claims, or when it does.
  var liftsBeforeClaim: Bool {
    contacts.count > 1 || (claimStep >= 0 && contacts[0].steps[...claimStep].contains { $0.kind == .lift })
  }

  /// Whether both shapes move twice in one contact, and the first move of this one may hold furthest where that of the other does not hold.
  func mayTurnLater(than other: RecognizerShape) -> Bool {
    contacts.contains { own in
      guard let first = own.moveBeforeMove else { return false }
      return other.contacts.contains { theirs in
        guard let second = theirs.moveBeforeMove else { return false }
        return fingers != other.fingers || first.mayHold(beside: second)
      }
    }
  }
}

/// One press, and what follows it up to the lift.
struct ContactShape: Sendable, Hashable {
  /// Edges that the fingers may land at.
  var edges: EdgeMask
  /// From the first press to the last.
  var window: Delay
  /// From the last lift.
  var gap: Delay
  /// From the place of the last lift; between fingers. Points.
  var near: Double
  var apart: Double
  var steps: [StepShape]

  var hasMove: Bool { steps.contains { $0.kind.isMove } }

  /// The first move that another one follows.
  var moveBeforeMove: StepShape? {
    zip(steps, steps.dropFirst()).first { $0.kind.isMove && $1.kind.isMove }?.0
  }
}

/// A range of times in microseconds: from the least that is long enough to before the first that is too long.
struct Delay: Sendable, Hashable {
  var least: Int64 = 0
  var before: Int64 = DifferenceBounds.none

  var most: Int64 { before >= DifferenceBounds.none ? DifferenceBounds.none : before - 1 }
  var isLimited: Bool { before < DifferenceBounds.none }
}

enum StepShapeKind: Sendable, Hashable {
  case wait, translate, spread, orbit, lift

  var isMove: Bool { self == .translate || self == .spread || self == .orbit }
}

struct StepShape: Sendable, Hashable {
  var kind: StepShapeKind
  var time = Delay()
  /// Still: how far a finger may be from its press.
  var slop = Double.infinity
  /// Lift: how far outside the target it still counts; infinite for one that may be anywhere.
  var liftSlop = Double.infinity
  /// Orbit: one finger must be further than this from its base.
  var fingerSlop = 0.0
  /// Spread: it claims nothing at a smaller span.
  var minSpan = 0.0
  /// The greatest size that has not passed the slop, and the least that has.
  var staysUpTo = Double.infinity
  var passesFrom = 0.0
  /// Size while the move holds.
  var distance = Extent.notNegative
  /// Where the slop may be passed, and where the move holds. Translations only.
  var passDirections = AngleSet.all
  var holdDirections = AngleSet.all
  /// Translations: how far its strokes may turn from the way, in degrees; 180 for any.
  var bendMost = 180.0
  /// Senses of spreads and orbits: whether the change may be positive (outward, clockwise), negative.
  var allowsPositive = true
  var allowsNegative = true
  /// Points a second, at the sample that decides.
  var speed = Extent.notNegative

  /// Whether it may hold at a sample at which another move does not.
  func mayHold(beside other: StepShape) -> Bool {
    guard kind == other.kind else { return true }
    let isNarrower =
      holdDirections == other.holdDirections
      || holdDirections.intersection(other.holdDirections) == holdDirections
    return !isNarrower || distance.intersection(other.distance) != distance
      || speed.intersection(other.speed) != speed || bendMost > other.bendMost || minSpan < other.minSpan
      || passesFrom < other.passesFrom || time != other.time
      || (allowsPositive && !other.allowsPositive) || (allowsNegative && !other.allowsNegative)
  }

  /// Whether a movement that passes the slop within the directions holds at once, whatever else is true of it.
  var holdsAtOnce: Bool {
    distance.low <= passesFrom && holdDirections == passDirections && time.least == 0
      && speed == .notNegative && minSpan == 0
  }
}

/// The metrics that limit hands in the analysis.
struct HandLimits: Sendable, Hashable {
  /// Microseconds from press to lift of a contact with movement.
  var strokeLeast: Int64
  /// Points a microsecond.
  var speed: Double
  /// Points a second: no estimate is faster.
  var fastestEstimate: Double
  var edgeWidth: Double
  /// Microseconds: without samples for so long a finger had stopped.
  var stopGap: Int64

  /// Any touch at all.
  static let unlimited = HandLimits(
    strokeLeast: 0, speed: .infinity, fastestEstimate: .infinity, edgeWidth: 20, stopGap: 40_000)
}
