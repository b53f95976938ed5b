/// A recognizer without names and source locations. Pairs of equal shapes have the same decision, which is kept by shape.
struct RecognizerShape: Sendable, Hashable {
  var fingers: ClosedRange<Int>
  var contacts: [ContactShape]
  /// Index of the claiming step in the last contact; -1 means the press that completes its fingers.
  var claimStep: Int
  var isContinuous: Bool

  /// Whether fingers lift before it claims, or when it does.
  var liftsBeforeClaim: Bool {
    contacts.count > 1 || (claimStep >= 0 && contacts[0].steps[...claimStep].contains { $0.kind == .lift })
  }

  /// Whether both shapes move twice in one contact, and this one's first move may hold where that of the other does not.
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

/// One press, and the steps after it up to the lift.
struct ContactShape: Sendable, Hashable {
  /// Edges at which the fingers may land.
  var edges: EdgeMask
  /// Time from the first press to the last.
  var window: Delay
  /// Time from the last lift to the press.
  var gap: Delay
  /// Largest distance from the place of the last lift, and between fingers, in points.
  var near: Double
  var apart: Double
  var steps: [StepShape]

  var hasMove: Bool { steps.contains { $0.kind.isMove } }

  /// The first move that is followed by another move.
  var moveBeforeMove: StepShape? {
    zip(steps, steps.dropFirst()).first { $0.kind.isMove && $1.kind.isMove }?.0
  }
}

/// A range of times in microseconds, from the least that is long enough up to, but excluding, the first that is too long.
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
  /// Still: largest distance of a finger from its press.
  var slop = Double.infinity
  /// Lift: largest distance outside the target at which it still counts; infinite if it may be anywhere.
  var liftSlop = Double.infinity
  /// Orbit: one finger must be further than this from its base.
  var fingerSlop = 0.0
  /// Spread: least span at which it claims.
  var minSpan = 0.0
  /// The greatest size that has not passed the slop, and the least that has passed it.
  var staysUpTo = Double.infinity
  var passesFrom = 0.0
  /// Sizes at which the move holds.
  var distance = Extent.notNegative
  /// Translations: directions in which the slop may be passed, and in which the move holds.
  var passDirections = AngleSet.all
  var holdDirections = AngleSet.all
  /// Translations: largest angle between a stroke and the movement, in degrees; 180 for any.
  var bendMost = 180.0
  /// Spreads and orbits: whether the change may be positive (outward, clockwise), and negative.
  var allowsPositive = true
  var allowsNegative = true
  /// Speeds at the deciding sample, in points per second.
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

  /// Whether a movement that passes the slop in the allowed directions holds at once, without further conditions.
  var holdsAtOnce: Bool {
    distance.low <= passesFrom && holdDirections == passDirections && time.least == 0
      && speed == .notNegative && minSpan == 0
  }
}

/// The metrics that limit hands in the analysis.
struct HandLimits: Sendable, Hashable {
  /// Least time from press to lift of a contact with movement, in microseconds.
  var strokeLeast: Int64
  /// Highest speed of a finger, in points per microsecond.
  var speed: Double
  /// Highest velocity estimate, in points per second.
  var fastestEstimate: Double
  var edgeWidth: Double
  /// Time without samples after which a finger counts as stopped, in microseconds.
  var stopGap: Int64

  /// Limits that allow any touch.
  static let unlimited = HandLimits(
    strokeLeast: 0, speed: .infinity, fastestEstimate: .infinity, edgeWidth: 20, stopGap: 40_000)
}
