/// A touch of one finger, or of two on one element, as long as no recognizer that starts with it has done anything but wait for what
/// comes next.
///
/// Its recognizers are bits, by their numbers: `GestureEngine.opened`. What follows from the spec (which of them fail at a lift, at a second
/// finger, beyond a slop; which lose to which) clears bits. One that has to remember something of its own becomes a candidate. The outcomes
/// do not depend on when that happens.
@usableFromInline
struct Opening: Sendable, BitwiseCopyable {
  /// Whether there is such a touch, with a bit at least.
  @usableFromInline var isOpen = false
  @usableFromInline var slot = 0
  @usableFromInline var element = -1
  /// When the first finger landed, and the number of its press: see `Candidate.birth`.
  @usableFromInline var time: Microseconds = 0
  @usableFromInline var birth: UInt32 = 0
  /// The contacts of its fingers.
  @usableFromInline var contacts: UInt64 = 0
  /// Both fingers, once there are two; 0 before.
  @usableFromInline var pair: UInt16 = 0
  /// Where and when the second finger made two of them.
  @usableFromInline var base = PairBase()

  @inlinable
  init() {}
}

/// Two fingers when the second of them landed, and what they can do before one of an opening's recognizers takes notice.
@usableFromInline
struct PairBase: Sendable, BitwiseCopyable {
  @usableFromInline var time: Microseconds = 0
  @usableFromInline var place = Point.zero
  @usableFromInline var span = 0.0
  @usableFromInline var line = Point.zero
  /// The second finger, and where the two were.
  @usableFromInline var second = 0
  @usableFromInline var firstPlace = Point.zero
  @usableFromInline var secondPlace = Point.zero
  /// Whether they have moved since: turns are owed then, see `OwedTurns`.
  @usableFromInline var hasMoved = false
  /// When the next timer is due.
  @usableFromInline var due = Microseconds.max
  /// The least of the bounds of all: see `FrameBounds`.
  @usableFromInline var still = Double.infinity
  @usableFromInline var square = Double.infinity
  @usableFromInline var change = Double.infinity
  @usableFromInline var tangent = Double.infinity
  /// Of turns that are too large for a tangent: the least, and the turns so far, in degrees.
  @usableFromInline var turn = Double.infinity
  @usableFromInline var turned = 0.0

  @inlinable
  init() {}
}

/// What came of an opening whose finger lifted: recognizers that wait for a next press, as bits (`GestureEngine.waiting`).
@usableFromInline
struct WaitingTouch: Sendable, BitwiseCopyable {
  /// Whether there is such a touch, with a bit at least.
  @usableFromInline var isOpen = false
  /// Of the opening that it was.
  @usableFromInline var slot = 0
  @usableFromInline var time: Microseconds = 0
  @usableFromInline var birth: UInt32 = 0
  @usableFromInline var contacts: UInt64 = 0
  /// Where its finger landed, and where it lifted.
  @usableFromInline var start = Point.zero
  @usableFromInline var liftPlace = Point.zero
  @usableFromInline var liftTime: Microseconds = 0
  /// When the first of them is too late.
  @usableFromInline var due = Microseconds.max

  @inlinable
  init() {}
}
