/// Limits of a movement or a lift, ends included; open unless they are given.
public struct ProgramLimits: Sendable, Equatable, BitwiseCopyable {
  /// Points, or degrees for an orbit.
  public var distanceLeast: Double
  public var distanceMost: Double
  /// Degrees.
  public var deviationLeast: Double
  public var deviationMost: Double
  /// Points a second.
  public var velocityLeast: Double
  public var velocityMost: Double
  /// Microseconds, from `least` to before `before`.
  public var least: Microseconds
  public var before: Microseconds

  @inlinable @inline(__always)
  public init(
    distanceLeast: Double = -.infinity, distanceMost: Double = .infinity, deviationLeast: Double = -.infinity,
    deviationMost: Double = .infinity, velocityLeast: Double = -.infinity, velocityMost: Double = .infinity,
    least: Microseconds = 0, before: Microseconds = .max
  ) {
    self.distanceLeast = distanceLeast
    self.distanceMost = distanceMost
    self.deviationLeast = deviationLeast
    self.deviationMost = deviationMost
    self.velocityLeast = velocityLeast
    self.velocityMost = velocityMost
    self.least = least
    self.before = before
  }
}

/// One step of a recognizer: a state that it may be in.
///
/// The step's number counts through all recognizers, those of one in a row.
public struct ProgramStep: Sendable, BitwiseCopyable {
  public var kind: StepKind
  public var number: Int
  /// The kinds of the steps before and behind it, in the same recognizer.
  public var last: StepKind?
  public var next: StepKind?
  /// The number of the press of its contact.
  public var press: Int
  public var isClaim: Bool
  /// Bits: senses of a spread or orbit; edges of a press.
  public var mask: UInt8
  public var contactHasMove: Bool
  public var keepsStill: Bool
  public var slop: Double
  /// How far outside its target a lift still counts, in points; infinite for one that may be anywhere.
  public var liftSlop: Double
  public var fingerSlop: Double
  public var minSpan: Double
  public var gapLeast: Microseconds
  public var gapBefore: Microseconds
  public var near: Double
  public var apart: Double
  /// Whether a translation has directions, see `GestureProgram.allows`.
  public var isDirected: Bool
  /// What surely breaks no limit; negative where nothing is short enough.
  public var quiet: Double
  public var limits: ProgramLimits

  @inlinable @inline(__always)
  public init(
    _ kind: StepKind, _ number: Int, last: StepKind? = nil, next: StepKind? = nil, press: Int,
    isClaim: Bool = false, mask: UInt8 = 0, contactHasMove: Bool = false,
    keepsStill: Bool = false, slop: Double = .infinity, liftSlop: Double = .infinity,
    fingerSlop: Double = 0, minSpan: Double = 0,
    gapLeast: Microseconds = 0, gapBefore: Microseconds = .max, near: Double = .infinity,
    apart: Double = .infinity, isDirected: Bool = false, quiet: Double = -1,
    limits: ProgramLimits = ProgramLimits()
  ) {
    self.kind = kind
    self.number = number
    self.last = last
    self.next = next
    self.press = press
    self.isClaim = isClaim
    self.mask = mask
    self.contactHasMove = contactHasMove
    self.keepsStill = keepsStill
    self.slop = slop
    self.liftSlop = liftSlop
    self.fingerSlop = fingerSlop
    self.minSpan = minSpan
    self.gapLeast = gapLeast
    self.gapBefore = gapBefore
    self.near = near
    self.apart = apart
    self.isDirected = isDirected
    self.quiet = quiet
    self.limits = limits
  }

  /// Whether its first timer says that it has lasted too long, rather than long enough.
  @inlinable public var failsAtFirstTimer: Bool { kind == .lift || (kind.isMove && limits.least == 0) }

  /// `quiet`, for lengths whose root need not be taken.
  public var quietSquare: Double { quiet < 0 ? -1 : quiet * quiet }
}
