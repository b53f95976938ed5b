/// Facts about all candidates that are not dead.
@usableFromInline
struct Living {
  /// The contacts that started candidates or whose lift may hold claims, and those of the waiting touch.
  @usableFromInline var needed: UInt64 = 0
  /// Contacts of candidates that may still win or go on.
  @usableFromInline var alive: UInt64 = 0
  @usableFromInline var deadline = Microseconds.max
  /// A bit for every state that occurs.
  @usableFromInline var states: UInt16 = 0

  @inlinable @inline(__always)
  init() {}

  @inlinable @inline(__always)
  func has(_ state: CandidateState) -> Bool { states & (1 &<< UInt16(state.rawValue)) != 0 }

  @inlinable @inline(__always)
  mutating func count(_ touch: WaitingTouch) {
    deadline = min(deadline, touch.due)
    needed |= touch.contacts
    alive |= touch.contacts
  }

  @inlinable @inline(__always)
  mutating func count(_ candidate: MutableRow<Candidate>) {
    let state = candidate.pointee.state
    states |= 1 &<< UInt16(state.rawValue)
    needed |= 1 &<< UInt64(candidate.pointee.home)
    if state == .possible { deadline = min(deadline, candidate.pointee.deadline) }
    if state != .underWay && state != .ending && state != .done {
      alive |= candidate.pointee.contacts
      needed |= candidate.pointee.lifted
    }
  }
}

/// How far fingers can go before a candidate reacts, collected over consecutive candidates with the same fingers.
@usableFromInline
struct Calm {
  @usableFromInline var fingers: UInt16 = 0
  @usableFromInline var most = Double.infinity

  @inlinable @inline(__always)
  init() {}

  @inlinable @inline(__always)
  mutating func limit(_ set: UInt16, to square: Double, _ tracker: inout TouchTracker) {
    if set != fingers {
      tracker.limitCalm(fingers, to: most)
      fingers = set
      most = .infinity
    }
    most = min(most, square)
  }

  @inlinable @inline(__always)
  func end(_ tracker: inout TouchTracker) {
    tracker.limitCalm(fingers, to: most)
    tracker.endCalm()
  }
}
