/// A touch of one finger, or of two on one element, whose recognizers have only waited so far. It is a fast path without candidates.
///
/// Its recognizers are bits, by their numbers: `GestureEngine.opened`. What follows from the spec alone clears bits: failures at a lift, at
/// a second finger or beyond a slop, and losses to a winner. A recognizer that has to store something of its own becomes a candidate. The
/// outcomes do not depend on when that happens.
@usableFromInline
struct Opening: Sendable, BitwiseCopyable {
  /// Whether there is such a touch, with at least one bit.
  @usableFromInline @FastPathFlag var isOpen: Bool
  @usableFromInline var slot = 0
  @usableFromInline var element = -1
  /// When the first finger landed.
  @usableFromInline var time: Microseconds = 0
  /// The number of its press: see `Candidate.birth`.
  @usableFromInline var birth: UInt32 = 0
  /// The contacts of its fingers.
  @usableFromInline var contacts: UInt64 = 0
  /// The slots of both fingers as bits, once there are two; 0 before.
  @usableFromInline var pair: UInt16 = 0
  /// The two fingers at the time when the second landed.
  @usableFromInline var base = PairBase()

  @inlinable
  init() {}
}

/// Two fingers when the second landed.
@usableFromInline
struct PairBase: Sendable, BitwiseCopyable {
  @usableFromInline var time: Microseconds = 0
  @usableFromInline var place = Point.zero
  @usableFromInline var span = 0.0
  @usableFromInline var line = Point.zero
  /// The slot of the second finger.
  @usableFromInline var second = 0
  /// The places of the two fingers then.
  @usableFromInline var firstPlace = Point.zero
  @usableFromInline var secondPlace = Point.zero
  /// Whether they have moved since. Turns are owed then, see `OwedTurns`.
  @usableFromInline var hasMoved = false
  /// The bounds of all recognizers of the opening.
  @usableFromInline var bounds = PairBounds()
  /// The turn so far, in degrees.
  @usableFromInline var turned = 0.0

  @inlinable
  init() {}
}

/// A touch that was an opening until its finger lifted. Its recognizers wait for a next press, as bits (`GestureEngine.waiting`), and its claim
/// waits for them.
@usableFromInline
struct WaitingTouch: Sendable, BitwiseCopyable {
  /// Whether there is such a touch, with at least one bit or a claim.
  @usableFromInline @FastPathFlag var isOpen: Bool
  /// The finger slot of the opening. The next three are of the opening too.
  @usableFromInline var slot = 0
  @usableFromInline var time: Microseconds = 0
  @usableFromInline var birth: UInt32 = 0
  @usableFromInline var contacts: UInt64 = 0
  /// Where its finger landed.
  @usableFromInline var start = Point.zero
  /// Where its finger lifted.
  @usableFromInline var liftPlace = Point.zero
  @usableFromInline var liftTime: Microseconds = 0
  /// The earliest time from which a next press is too late, and the time from which it is too late for all.
  @usableFromInline var due = Microseconds.max
  @usableFromInline var lastDue = Microseconds.max
  /// Whether a claim of the lift is kept without a candidate, and its recognizer.
  @usableFromInline @KeptTouchFlag var hasClaim: Bool
  @usableFromInline var claim = 0
  /// Whether the next press has come and the finger has only rested since, see `takesNextPress`.
  @usableFromInline @KeptTouchFlag var isPressed: Bool
  /// The only recognizer then, the slot of the finger, and the time.
  @usableFromInline var next = 0
  @usableFromInline var nextSlot = 0
  @usableFromInline var nextTime: Microseconds = 0

  @inlinable
  init() {}
}

/// Whether a touch takes the fast path. Where the runtime is compiled for few bytes none does, and what depends on it is removed.
@usableFromInline @propertyWrapper
struct FastPathFlag: Sendable, BitwiseCopyable {
  #if FEW_BYTES
    @inlinable static var isCompiledIn: Bool { false }
  #else
    @inlinable static var isCompiledIn: Bool { true }
  #endif

  @usableFromInline var isSet = false

  @inlinable
  init() {}

  @inlinable var wrappedValue: Bool {
    get { Self.isCompiledIn && isSet }
    set { isSet = newValue }
  }
}

/// The same for a touch after its lift. Embedded programs have no room for that either.
@usableFromInline @propertyWrapper
struct KeptTouchFlag: Sendable, BitwiseCopyable {
  #if hasFeature(Embedded)
    @inlinable static var isCompiledIn: Bool { false }
  #else
    @inlinable static var isCompiledIn: Bool { FastPathFlag.isCompiledIn }
  #endif

  @usableFromInline var isSet = false

  @inlinable
  init() {}

  @inlinable var wrappedValue: Bool {
    get { Self.isCompiledIn && isSet }
    set { isSet = newValue }
  }
}
