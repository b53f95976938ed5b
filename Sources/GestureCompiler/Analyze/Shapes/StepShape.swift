import GestureRuntime

enum StepShapeKind: Sendable, Hashable {
  case wait
  case move(MoveKind)
  case lift

  static var translate: StepShapeKind { .move(.translate) }
  static var spread: StepShapeKind { .move(.spread) }
  static var orbit: StepShapeKind { .move(.orbit) }

  fileprivate static let all = [.wait] + MoveKind.allCases.map(StepShapeKind.move) + [.lift]

  var move: MoveKind? { if case .move(let move) = self { move } else { nil } }
  var isMove: Bool { move != nil }
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
      || other.holdDirections.covers(holdDirections)
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

extension StepShape: CodedForCache {
  init() { self.init(kind: .wait) }

  mutating func code(_ coder: inout some CacheCoder) {
    coder.code(&kind)
    coder.code(&time)
    coder.code(&slop)
    coder.code(&liftSlop)
    coder.code(&fingerSlop)
    coder.code(&minSpan)
    coder.code(&staysUpTo)
    coder.code(&passesFrom)
    coder.code(&distance)
    coder.code(&passDirections)
    coder.code(&holdDirections)
    coder.code(&bendMost)
    coder.code(&allowsPositive)
    coder.code(&allowsNegative)
    coder.code(&speed)
  }
}

extension StepShapeKind: CodedForCache {
  init() { self = .wait }

  mutating func code(_ coder: inout some CacheCoder) {
    let all = Self.all
    var number = all.firstIndex(of: self) ?? 0
    coder.code(&number)
    coder.check(all.indices.contains(number))
    if all.indices.contains(number) { self = all[number] }
  }
}
