/// The limits of a movement or a lift, both ends included; open by default.
public struct ProgramLimits: Sendable, Equatable, BitwiseCopyable {
  /// In points; in degrees for an orbit.
  public var distanceLeast: Double
  public var distanceMost: Double
  /// In degrees.
  public var deviationLeast: Double
  public var deviationMost: Double
  /// In points a second.
  public var velocityLeast: Double
  public var velocityMost: Double
  /// In microseconds: at least `least`, less than `before`.
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

/// One step of a recognizer: a state that a candidate waits in.
///
/// Step numbers count through all recognizers. The steps of one recognizer are contiguous. Generated code has the properties that differ
/// from their defaults. They are in the order of the initializer's parameters.
public struct ProgramStep: Sendable, Equatable, BitwiseCopyable {
  public var kind: StepKind
  public var number: Int
  /// The kinds of the previous and the next step of the same recognizer.
  public var last: StepKind?
  public var next: StepKind?
  /// The number of the step that is the press of its contact.
  public var press: Int
  public var isClaim: Bool
  /// The edges at which a press must be; empty for anywhere.
  public var edges: ScreenEdges
  /// The senses of a spread or an orbit.
  public var senses: MoveSenses
  public var contactHasMove: Bool
  public var keepsStill: Bool
  public var slop: Double
  /// How far outside the target a lift still counts, in points; infinite if it may be anywhere.
  public var liftSlop: Double
  public var fingerSlop: Double
  public var minSpan: Double
  public var gapLeast: Microseconds
  public var gapBefore: Microseconds
  public var near: Double
  public var apart: Double
  /// Whether a translation is restricted to directions, see `GestureProgram.allows`.
  public var isDirected: Bool
  /// A length of movement that certainly breaks no limit; negative if no length is short enough.
  public var quiet: Double
  public var limits: ProgramLimits

  @inlinable @inline(__always)
  public init(
    _ kind: StepKind, _ number: Int, last: StepKind? = nil, next: StepKind? = nil, press: Int,
    isClaim: Bool = false, edges: ScreenEdges = .none, senses: MoveSenses = .none,
    contactHasMove: Bool = false, keepsStill: Bool = false, slop: Double = .infinity,
    liftSlop: Double = .infinity,
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
    self.edges = edges
    self.senses = senses
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

  /// Whether this press or lift accepts the same touches as another. `==` would be more code in an embedded program.
  func asks(theSameAs other: ProgramStep) -> Bool {
    kind == other.kind && edges == other.edges && slop == other.slop && liftSlop == other.liftSlop
      && gapLeast == other.gapLeast
      && gapBefore == other.gapBefore && near == other.near && apart == other.apart
      && limits == other.limits
  }

  /// Whether this press takes a finger wherever and whenever it lands.
  var takesAnyFinger: Bool { edges.isEmpty && limits.least == 0 }

  /// Whether this press can fail at a first finger that lands at its edges, so that no opening stands for it.
  ///
  /// - Parameter fingers: the least number of fingers.
  func mayRefuse(firstOf fingers: Int) -> Bool { fingers == 1 && limits.least > 0 }

  /// Whether its first timer makes it fail for lasting too long. Otherwise the timer means that it has lasted long enough.
  @inlinable public var failsAtFirstTimer: Bool { kind == .lift || (kind.isMove && limits.least == 0) }

  /// The time to its first timer if it began with the press of a second finger.
  @inlinable var dueOfPair: Microseconds {
    kind == .wait || (kind.isMove && limits.least > 0) ? limits.least : limits.before
  }

  /// The square of `quiet`, for comparisons without a square root; -1 if `quiet` is negative.
  public var quietSquare: Double { quiet < 0 ? -1 : quiet * quiet }
}
